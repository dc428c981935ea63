import { lookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import type { AddressGuard } from './outgoing-addresses.ts';

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

/** A request to an address that somebody typed; without a body it is a GET. */
export type OutgoingRequest = {
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
};

/** The addresses that a request may go to, and the signal that gives it up. */
export type GuardOptions = { isAllowed: AddressGuard; signal: AbortSignal; resolve?: Resolve };

/** Sends once on its own connection, to a checked address (NOTIFICATIONS-8), without redirects; rejects when `signal` aborts. */
export async function sendGuarded(
  { url, headers, body }: OutgoingRequest,
  { isAllowed, signal, resolve = lookup }: GuardOptions,
): Promise<IncomingMessage> {
  const { protocol, hostname } = new URL(url);
  // An address that is not a name is not looked up.
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) > 0 && !isAllowed(literal)) throw new AddressRefused();
  // The code that encrypts is 3 MB, which a server without webhooks does not load.
  const open = protocol === 'https:' ? (await import('node:https')).request : httpRequest;
  return await new Promise((answered, failed) => {
    const request = open(url, {
      method: body === undefined ? 'GET' : 'POST',
      agent: false,
      signal,
      lookup: checkedLookup(isAllowed, resolve),
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      },
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
    request.on('response', answered);
  });
}
