import { lookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import type { AddressGuard } from './outgoing-addresses.ts';

class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED';
}

/** A function that looks up a host name; tests use their own. */
export type Resolve = (
  hostname: string,
  options: { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

// The connection goes only to the addresses that were checked, because a second lookup of the name may return others.
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

/** A request to an address that somebody typed. Without a body it is a GET. */
export type OutgoingRequest = {
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
};

/** The check that every address of a request must pass, the signal that aborts the request, and the lookup of host names. */
export type GuardOptions = { isAllowed: AddressGuard; signal: AbortSignal; resolve?: Resolve };

/** Sends a request once, on a connection of its own, to an address that was checked (NOTIFICATIONS-8). It follows no redirects, and rejects when `signal` aborts. */
export async function sendGuarded(
  { url, headers, body }: OutgoingRequest,
  { isAllowed, signal, resolve = lookup }: GuardOptions,
): Promise<IncomingMessage> {
  const { protocol, hostname } = new URL(url);
  // A host that already is an IP address is not looked up, so it is checked here.
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) > 0 && !isAllowed(literal)) throw new AddressRefused();
  // The code for https takes 3 MB of memory, so a server without webhooks does not load it.
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
