import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stopOnSignals } from './stop.ts';
import { emptyPlace, hasPlace, testFolder } from '../test/places.ts';
import { freePort, isHealthy, startServerProcess } from '../test/server-process.ts';

async function started(env: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-stop-'));
  const port = await freePort();
  const server = startServerProcess(dataDir, port, env);
  onTestFinished(() => {
    server.child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  await expect.poll(() => isHealthy(server.url), { timeout: 30_000, interval: 10 }).toBe(true);
  return { ...server, port };
}

const body = JSON.stringify({ data: { advisor: 'Sam', rating: 4 } });
const head =
  'POST /api/feedback HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
  `Content-Length: ${body.length}\r\n\r\n`;

/** Returns the server's words on a connection until they contain `end` or the connection closes. */
async function heard(socket: Socket, end?: string): Promise<string> {
  let text = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (end !== undefined && text.includes(end)) break;
  }
  return text;
}

async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Waits until the server has read what was written to it: it accepts in one turn and reads in the next. */
async function hasRead(port: number): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await fetch(`http://127.0.0.1:${port}/api/health`);
}

async function isRefused(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return await new Promise((resolve) => {
    socket.once('connect', () => resolve(false));
    socket.once('error', () => resolve(true));
  });
}

/** Tells whether the server itself answers: before it does, its start has tried the port for a moment. */
const isAnswered = async (port: number): Promise<boolean> =>
  await fetch(`http://127.0.0.1:${port}/api/health`).then(
    () => true,
    () => false,
  );

// START-8
test('a stop finishes open requests, accepts no new ones and exits with 0', async () => {
  const { child, port, ended } = await started();
  const socket = await opened(port);
  socket.write(head + body.slice(0, 10));
  await hasRead(port);
  child.kill('SIGTERM');
  child.kill('SIGINT');
  await expect.poll(() => isRefused(port), { timeout: 30_000, interval: 10 }).toBe(true);
  socket.write(body.slice(10));
  const answer = await heard(socket);
  expect(answer).toContain('HTTP/1.1 200');
  expect(answer).toMatch(/connection: close/i);
  expect(await ended).toBe('0');
}, 60_000);

// START-8
test.skipIf(!hasPlace('postgres'))(
  'a stop at the moment of the first answer exits with 0',
  async () => {
    const { databaseUrl = '' } = await emptyPlace('postgres');
    for (let time = 0; time < 3; time += 1) {
      const port = await freePort();
      const server = startServerProcess(testFolder(), port, { DATABASE_URL: databaseUrl });
      while (!(await isAnswered(port))) await setTimeout(1);
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe('0');
    }
  },
  60_000,
);

// API-7
test('a further request on an open connection gets 503 while draining', async () => {
  const { child, port, ended } = await started();
  const busy = await opened(port);
  busy.write(head + body.slice(0, 10));
  const second = await opened(port);
  second.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n');
  await hasRead(port);
  child.kill('SIGTERM');
  await expect.poll(() => isRefused(port), { timeout: 30_000, interval: 10 }).toBe(true);
  second.write('\r\n');
  expect(await heard(second)).toContain('HTTP/1.1 503');
  busy.write(body.slice(10));
  expect(await heard(busy)).toContain('HTTP/1.1 200');
  expect(await ended).toBe('0');
}, 60_000);

// CLUSTER-7
test('with a drain, health reports it first, then no new connection is accepted, and no request meets a closed connection', async () => {
  const { child, port, url, ended } = await started({ DRAIN_SECONDS: '1' });
  const idle = await opened(port);
  const get = 'GET /api/campus HTTP/1.1\r\nHost: localhost\r\n\r\n';
  idle.write(get);
  expect(await heard(idle, '}}')).toContain('HTTP/1.1 200');
  child.kill('SIGTERM');
  await expect.poll(() => isHealthy(url), { timeout: 30_000, interval: 10 }).toBe(false);
  const answer = await fetch(`${url}/api/campus`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'keep-alive']);
  await expect.poll(() => isRefused(port), { timeout: 30_000, interval: 10 }).toBe(true);
  // The proxy's next request over it is answered, and is its last.
  idle.write(get);
  const last = await heard(idle);
  expect(last).toContain('HTTP/1.1 200');
  expect(last).toMatch(/connection: close/i);
  expect(await ended).toBe('0');
}, 60_000);

// START-8
test('a blocked stop still ends the process within ten seconds', () => {
  vi.useFakeTimers();
  const handlers = new Map<string | symbol, () => void>();
  const on = vi.spyOn(process, 'on').mockImplementation((event, handler) => {
    handlers.set(event, handler);
    return process;
  });
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as () => never);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const log = pino({ level: 'silent' });
  stopOnSignals(async () => await new Promise(() => undefined), { log }, { drainSeconds: 0 });
  on.mockRestore();
  handlers.get('SIGTERM')?.();
  vi.advanceTimersByTime(7_000);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  expect(exit).toHaveBeenCalledExactlyOnceWith(0);
});
