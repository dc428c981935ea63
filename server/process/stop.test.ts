import { connect } from 'node:net';
import { fastify } from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Deps } from '../base/deps.ts';
import { route } from '../http/endpoint.ts';
import { seenRequests } from '../test/seen-requests.ts';
import { gracefulShutdown } from './stop.ts';

// START-8
test('the database closes only after the work for a client that hung up', async () => {
  const order: string[] = [];
  const { promise: written, resolve: write } = Promise.withResolvers<void>();
  const app = fastify();
  route(app, API.health, async () => {
    await written;
    order.push('written');
    return { status: 'ok' as const };
  });
  const db = { close: async () => void order.push('closed') };
  const log = pino({ level: 'silent' });
  const stop = gracefulShutdown(app, { db, log } as unknown as Deps, { drainSeconds: 0 });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const seen = seenRequests(app);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${API.health.path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await expect.poll(seen.begun).toBe(1);
  socket.destroy();
  await expect.poll(seen.over).toBe(1);
  const stopped = stop();
  setTimeout(write, 50);
  await stopped;
  expect(order).toEqual(['written', 'closed']);
});
