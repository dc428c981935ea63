import { setTimeout as pause } from 'node:timers/promises';
import { API, type AnswerOf } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { pathOf } from '#core/base/api-path.ts';
import { newMark } from '../../e2e/faults/ledger.ts';
import { parseAnswer } from '../../server/test/parse-json.ts';
import type { Chance } from './chance.ts';
import type { Counter } from './tally.ts';

/** A save that the server acknowledged: a title that nothing else has. */
export type Save = { readonly issueId: string; readonly title: string };

const TRY_MS = 20_000;

type AuthorCall = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
};

/** The answer: its status, undefined if there was none, and its data if it is 200. */
export type Heard<E extends Endpoint> = {
  readonly status: number | undefined;
  readonly data?: AnswerOf<E>;
};

/** Calls a server with a session. Never throws if there is no answer. */
export function caller(cookie: string) {
  return async <E extends Endpoint>(
    port: number,
    endpoint: E,
    { params = {}, query = {}, body }: AuthorCall = {},
  ): Promise<Heard<E>> => {
    try {
      const address = `${pathOf(endpoint.path, params)}?${new URLSearchParams(query).toString()}`;
      const response = await fetch(`http://127.0.0.1:${port}${address}`, {
        method: endpoint.method,
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        body: body ? JSON.stringify({ data: body }) : null,
        signal: AbortSignal.timeout(TRY_MS),
      });
      const text = await response.text();
      const { status } = response;
      return status === 200 ? { status, data: parseAnswer(endpoint, text) } : { status };
    } catch {
      return { status: undefined };
    }
  };
}

export type Caller = ReturnType<typeof caller>;

/** Plays an author who saves one title after another, each on the version read before. */
async function keepSaving(
  issueId: string,
  { ports, call }: { ports: readonly number[]; call: Caller },
  { chance, counter, saves }: { chance: Chance; counter: Counter; saves: Save[] },
  isOver: () => boolean,
): Promise<void> {
  let asked = 0;
  const port = () => ports[(asked += 1) % ports.length] ?? 0;
  const params = { id: issueId };
  while (!isOver()) {
    const read = await call(port(), API.getIssue, { params });
    counter.note(read.status, false);
    if (read.data && 'version' in read.data) {
      const title = `Title ${newMark()}`;
      const body = { title, basedOn: read.data.version };
      const saved = await call(port(), API.updateIssue, { params, body });
      counter.note(saved.status);
      if (saved.status === 200) saves.push({ issueId, title });
    }
    await pause(200 + chance.upTo(600));
  }
}

export function startAuthors(
  issues: readonly string[],
  where: { ports: readonly number[]; call: Caller },
  means: { chance: Chance; counter: Counter },
) {
  const saves: Save[] = [];
  let isOver = false;
  const authors = issues.map(async (id) =>
    keepSaving(id, where, { ...means, saves }, () => isOver),
  );
  return {
    saves: saves as readonly Save[],
    end: async () => {
      isOver = true;
      await Promise.all(authors);
    },
  };
}
