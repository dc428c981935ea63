import { Type } from 'typebox';
import { parseJson } from '../../../server/test/parse-json.ts';

/** The answer of a driver. */
const ANSWER = Type.Object({ value: Type.Unknown() });

/** An element in the page of a driven browser. */
export type ElementId = string;

/** The member of an answer that has an element's id, by the protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A refusal of the driver, by the protocol's word for it, such as 'stale element reference'. */
class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** Sends one command of the WebDriver protocol; returns the value that it is answered with. */
async function send(
  url: string,
  method: string,
  body?: object,
  timeout = 30_000,
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    // Shorter than a test: a driver that hangs is reported by name.
    signal: AbortSignal.timeout(timeout),
  });
  const { value } = parseJson(ANSWER, await response.text());
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Refused(error, message);
}

/** A browser under a driver, by the commands of the WebDriver protocol that the tests use. */
export class DrivenBrowser {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  /** Opens a browser at the driver of that address, which takes a few seconds at most. */
  static async open(driver: string, capabilities: object): Promise<DrivenBrowser> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const session = await send(`${driver}/session`, 'POST', body, 12_000);
    const { sessionId } = session as { sessionId: string };
    return new DrivenBrowser(`${driver}/session/${sessionId}`);
  }

  async #get(path: string): Promise<unknown> {
    return await send(this.#url + path, 'GET');
  }

  async #post(path: string, body: object = {}): Promise<unknown> {
    return await send(this.#url + path, 'POST', body);
  }

  async close(): Promise<void> {
    await send(this.#url, 'DELETE');
  }

  async goTo(url: string): Promise<void> {
    await this.#post('/url', { url });
  }

  /** Opens a page of its own in place of the one that is open. */
  async renew(): Promise<void> {
    const { handle } = (await this.#post('/window/new', { type: 'window' })) as { handle: string };
    await send(`${this.#url}/window`, 'DELETE');
    await this.#post('/window', { handle });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#post('/window/rect', { width, height });
  }

  /** The page as it looks, as a PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from((await this.#get('/screenshot')) as string, 'base64');
  }

  /** Runs a script as a function in the page, and returns its value. */
  async run(script: string, ...args: unknown[]): Promise<unknown> {
    return await this.#post('/execute/sync', { script, args });
  }

  /** The elements that a script returns. */
  async elements(script: string, ...args: unknown[]): Promise<ElementId[]> {
    const found = (await this.run(script, ...args)) as Record<string, ElementId>[];
    return found.map(({ [ELEMENT]: id = '' }) => id);
  }

  /** Returns the role for screen readers. */
  async roleOf(id: ElementId): Promise<string> {
    return (await this.#get(`/element/${id}/computedrole`)) as string;
  }

  /** Returns the name that a screen reader reads; undefined if it does not get the element. */
  async nameOf(id: ElementId): Promise<string | undefined> {
    try {
      return (await this.#get(`/element/${id}/computedlabel`)) as string;
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
  }

  async click(id: ElementId): Promise<void> {
    await this.#post(`/element/${id}/click`);
  }

  /** Presses at the element, moves by a number of px and lets go. */
  async drag(id: ElementId, x: number, y: number): Promise<void> {
    const start = { type: 'pointerMove', origin: asArgument(id), x: 0, y: 0 };
    const actions = [
      start,
      { type: 'pointerDown', button: 0 },
      // In two moves, as a hand would.
      { type: 'pointerMove', origin: 'pointer', x: x / 2, y: y / 2, duration: 100 },
      { type: 'pointerMove', origin: 'pointer', x: x / 2, y: y / 2, duration: 100 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  async clear(id: ElementId): Promise<void> {
    await this.#post(`/element/${id}/clear`);
  }

  async sendKeys(id: ElementId, text: string): Promise<void> {
    await this.#post(`/element/${id}/value`, { text });
  }
}

/** Returns an element as an argument of a script. */
export const asArgument = (id: ElementId): Record<string, ElementId> => ({ [ELEMENT]: id });
