import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import type { Config } from '../../base/config.ts';
import { networkOf, parseAddress } from './address.ts';

/** The limits of connections, in total and for each client. A body has `bodyMs` to arrive, which is checked every `lookMs`. */
export type Shares = { total: number; each: number; bodyMs: number; lookMs: number };

/** The usual limits. One address may have a third of all connections, as 300 phones of a campus may share it. A record has 20 s to arrive, even from a basement. */
const SHARES: Shares = { total: 3_000, each: 1_000, bodyMs: 20_000, lookMs: 2_000 };

/** The number of oldest connections among which the server looks for one to close. Searching all of them would help a flood. */
const LOOKED_AT = 16;

type OpenConnection = {
  socket: Socket;
  client: string;
  exchange?: { request: IncomingMessage; response: ServerResponse; since: number };
};

const patient = new WeakSet<IncomingMessage>();

/** Lets the body of this request take as long as the server waits for any body: somebody who is signed in uploads a file. */
export function allowSlowBody(request: IncomingMessage): void {
  patient.add(request);
}

function isIdle({ exchange }: OpenConnection): boolean {
  return !exchange || (exchange.request.complete && exchange.response.writableFinished);
}

function isSending({ exchange }: OpenConnection): boolean {
  return exchange !== undefined && !exchange.request.complete;
}

/** Returns the client of a connection: the network of its address, and '' for a proxy in TRUST_PROXY. */
export function clientOf({ trustProxy }: Pick<Config, 'trustProxy'>): (socket: Socket) => string {
  const proxies = new BlockList();
  for (const range of trustProxy) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return ({ remoteAddress = '' }) => {
    const address = parseAddress(remoteAddress);
    const isProxy = address !== undefined && proxies.check(address.toString(), address.kind());
    return isProxy ? '' : (networkOf(remoteAddress) ?? remoteAddress);
  };
}

/** Limits the connections so that no address shuts out others (ACCESS-14). To make room it closes the oldest idle connection, or else one whose body has not arrived. */
export function shareConnections(
  server: Server,
  client: (socket: Socket) => string,
  cut: (socket: Socket, response: ServerResponse) => void,
  { total, each, bodyMs, lookMs }: Shares = SHARES,
): void {
  const held = new Map<Socket, OpenConnection>();
  // The connections of each client in the order in which they came.
  const shares = new Map<string, Set<OpenConnection>>();

  const release = (one: OpenConnection) => {
    held.delete(one.socket);
    const share = shares.get(one.client);
    share?.delete(one);
    if (share?.size === 0) shares.delete(one.client);
  };
  const closeOneOf = (share: Set<OpenConnection>): boolean => {
    const oldest = share.values().take(LOOKED_AT).toArray();
    const one = oldest.find(isIdle) ?? oldest.find(isSending);
    if (!one) return false;
    release(one);
    one.socket.destroy();
    return true;
  };
  const largest = () => {
    let found = new Set<OpenConnection>();
    for (const [name, share] of shares) if (name !== '' && share.size > found.size) found = share;
    return found;
  };
  const hasRoom = (own: Set<OpenConnection>, isOfMany: boolean): boolean => {
    if (!isOfMany && own.size >= each) return closeOneOf(own);
    if (held.size < total) return true;
    const most = largest();
    return most.size > (isOfMany ? 0 : own.size) && closeOneOf(most);
  };

  server.on('connection', (socket: Socket) => {
    const name = client(socket);
    const own = shares.get(name) ?? new Set<OpenConnection>();
    if (!hasRoom(own, name === '')) {
      socket.destroy();
      return;
    }
    const one: OpenConnection = { socket, client: name };
    held.set(socket, one);
    own.add(one);
    shares.set(name, own);
    socket.once('close', () => release(one));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const one = held.get(request.socket);
    if (one) one.exchange = { request, response, since: performance.now() };
  });

  const timer = setInterval(() => {
    const latest = performance.now() - bodyMs;
    for (const one of held.values()) {
      const { exchange } = one;
      const isSlow = exchange && isSending(one) && exchange.since < latest;
      if (isSlow && !patient.has(exchange.request)) cut(one.socket, exchange.response);
    }
  }, lookMs);
  timer.unref();
  server.on('close', () => clearInterval(timer));
}
