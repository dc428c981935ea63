import { lookup, type LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { inSpan } from '../base/spans.ts';
import type { AddressGuard } from './addresses.ts';

/** The bytes of a response that are taken before the connection is cut: only its status counts. */
const RESPONSE_LIMIT = 64 * 1024;

class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED';
}

/** Looks a name up; tests give their own answers. */
export type Resolve = (
  hostname: string,
  options: { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

// Only addresses that were checked are connected to: a name may lead elsewhere when it is looked up again.
function checkedLookup(isAllowed: AddressGuard, resolve: Resolve): LookupFunction {
  return (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const allowed = addresses.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) return done(new AddressRefused(), []);
      if (options.all) return done(null, allowed);
      return done(null, first.address, first.family);
    });
}

export type WebhookPost = { url: string; headers: Readonly<Record<string, string>>; body: string };

/** Posts once on its own connection, to a checked address (NOTIFICATIONS-8), without redirects; rejects when `signal` aborts. */
async function post(
  { url, headers, body }: WebhookPost,
  { isAllowed, signal, resolve = lookup }: PostOptions,
): Promise<number> {
  const { protocol, hostname } = new URL(url);
  // An address that is not a name is not looked up.
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) > 0 && !isAllowed(literal)) throw new AddressRefused();
  // The code that encrypts is 3 MB, which a server without webhooks does not load.
  const open = protocol === 'https:' ? (await import('node:https')).request : httpRequest;
  return await new Promise((answered, failed) => {
    const request = open(url, {
      method: 'POST',
      agent: false,
      signal,
      lookup: checkedLookup(isAllowed, resolve),
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    });
    request.on('error', failed);
    request.on('socket', (socket) => {
      const send = () => {
        if (isAllowed(socket.remoteAddress ?? '')) request.end(body);
        else request.destroy(new AddressRefused());
      };
      if (socket.connecting) socket.once('connect', send);
      else send();
    });
    request.on('response', (response) => {
      let taken = 0;
      response.on('error', () => undefined);
      response.on('data', (chunk: Buffer) => {
        taken += chunk.length;
        if (taken > RESPONSE_LIMIT) response.destroy();
      });
      answered(response.statusCode ?? 0);
    });
  });
}

/** The addresses that a webhook may go to, and the signal that gives it up. */
export type PostOptions = { isAllowed: AddressGuard; signal: AbortSignal; resolve?: Resolve };

/** The end of an attempt; `answer` is a word and, behind a space, its details. */
export type Attempt = { isDelivered: boolean; answer: string };

function failureOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ADDRESS_REFUSED') return 'private';
  if (code === 'ABORT_ERR') return 'timeout';
  if (/^(ENOTFOUND|EAI_)/.test(code)) return `name ${code}`;
  if (/CERT|SELF_SIGNED|VERIFY|ALTNAME/.test(code)) return `certificate ${code}`;
  return `unreachable ${code}`.trim();
}

async function attemptPost(sent: WebhookPost, options: PostOptions): Promise<Attempt> {
  const begun = performance.now();
  try {
    const status = await post(sent, options);
    const isDelivered = status >= 200 && status < 300;
    const word = status >= 300 && status < 400 ? 'redirect' : 'status';
    return { isDelivered, answer: `${word} ${status} ${Math.round(performance.now() - begun)}` };
  } catch (error) {
    return { isDelivered: false, answer: failureOf(error) };
  }
}

/** Posts once; a status of 200 to 299 is a delivery (NOTIFICATIONS-4). */
export async function postWebhook(sent: WebhookPost, options: PostOptions): Promise<Attempt> {
  return await inSpan(
    { name: 'webhook', kind: 'client', attributes: { 'http.request.method': 'POST' } },
    async () => await attemptPost(sent, options),
    ({ isDelivered, answer }) => {
      const [word = '', status] = answer.split(' ');
      const isStatus = word === 'status' || word === 'redirect';
      return {
        isFailed: !isDelivered,
        attributes: isStatus
          ? { 'http.response.status_code': Number(status) }
          : { 'error.type': word },
      };
    },
  );
}
