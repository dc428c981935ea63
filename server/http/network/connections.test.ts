import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { allowSlowBody, clientOf, shareConnections } from './connections.ts';

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const POST = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx';

const cut = (socket: Socket) => void socket.end('cut');

/** A connection, what was heard on it, and whether the server closes it. */
type Line = { socket: Socket; heard: string; isClosed: () => boolean };

async function listening(
  shares: { total: number; each: number; bodyMs?: number },
  onPost: (request: Parameters<typeof allowSlowBody>[0]) => void = () => undefined,
) {
  const names: string[] = [];
  const begun = new Set<number | undefined>();
  const server: Server = createServer((request, response) => {
    begun.add(request.socket.remotePort);
    if (request.method === 'POST') onPost(request);
    if (request.method === 'GET') response.end('ok');
    else request.resume();
  });
  // Noted first, and decided on before anybody can ask.
  const held = new Map<number | undefined, Socket>();
  server.on('connection', (socket: Socket) => held.set(socket.remotePort, socket));
  const whole = { bodyMs: 60_000, lookMs: 10, ...shares };
  shareConnections(server, () => names.shift() ?? '', cut, whole);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  /** A connection of this client, which has sent this. */
  return async (client: string, sent = ''): Promise<Line> => {
    names.push(client);
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const line = { socket, heard: '', isClosed: () => false };
    socket.on('data', (chunk: Buffer) => (line.heard += chunk.toString()));
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const { localPort } = socket;
    await expect.poll(() => held.has(localPort)).toBe(true);
    line.isClosed = () => {
      const other = held.get(localPort);
      return other === undefined || other.destroyed || other.writableEnded;
    };
    socket.write(sent);
    if (sent === GET)
      await expect.poll(() => line.heard + String(line.isClosed())).toMatch(/ok|true/);
    else if (sent !== '')
      await expect.poll(() => begun.has(localPort) || line.isClosed()).toBe(true);
    return line;
  };
}

/** Returns which of them the server closes. */
const closed = (...lines: Line[]): boolean[] => lines.map(({ isClosed }) => isClosed());

// ACCESS-14
test('one address has a share; its oldest idle connection makes room for its next one', async () => {
  const open = await listening({ total: 9, each: 3 });
  const mine = [await open('a', POST), await open('a', GET), await open('a', GET)];
  const other = await open('b', GET);
  const next = await open('a', GET);
  expect(closed(...mine, other, next)).toEqual([false, true, false, false, false]);
  await expect.poll(() => next.heard).toContain('ok');
});

// ACCESS-14
test('if all have too many, the address with the most makes room for the others', async () => {
  const open = await listening({ total: 4, each: 3 });
  const many = [await open('a', POST), await open('a', POST), await open('a', POST)];
  const one = await open('b', GET);
  const next = await open('c', GET);
  expect(closed(...many, one, next)).toEqual([true, false, false, false, false]);
  // A client that has its share already gets no more.
  const [second] = [await open('b', GET)];
  expect(closed(...many, one, second)).toEqual([true, true, false, false, false]);
  const third = await open('b');
  expect(closed(third, one, second)).toEqual([true, false, false]);
});

// ACCESS-14
test('connections from a proxy do not count against any address', async () => {
  const open = await listening({ total: 5, each: 2 });
  const proxied = [await open('', GET), await open('', GET), await open('', GET)];
  const own = [await open('a', POST), await open('a', POST)];
  const next = await open('', GET);
  expect(closed(...proxied, next, ...own)).toEqual([...Array(4).fill(false), true, false]);
});

// ACCESS-15
test('a request body that takes too long is cut off, unless the server allows it to be slow', async () => {
  const patience = [false, true];
  const open = await listening({ total: 9, each: 9, bodyMs: 40 }, (request) => {
    if (patience.shift()) allowSlowBody(request);
  });
  const [slow, allowed, idle] = [
    await open('a', POST),
    await open('a', POST),
    await open('a', GET),
  ];
  await expect.poll(() => slow.heard).toBe('cut');
  expect(closed(allowed, idle)).toEqual([false, false]);
});

// ACCESS-14
test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['10.1.2.3', ''],
  ['::ffff:10.1.2.3', ''],
  ['127.0.0.1', ''],
  ['2001:db8::1', ''],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
])('%s is counted as %s', (remoteAddress, client) => {
  const trustProxy = ['127.0.0.1', '10.0.0.0/8', '2001:db8::/64'];
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  expect(clientOf({ trustProxy })(socket)).toBe(client);
});
