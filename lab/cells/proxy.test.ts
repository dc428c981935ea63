import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../server/test/server-process.ts';
import { hasNginx } from '../cluster/nginx.ts';
import { proxyOf } from './proxy.ts';
import { openTable } from './table.ts';

/** Starts a server that answers everything with its name, as an app that is healthy. */
async function answering(name: string): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () =>
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${name.length}\r\n\r\n${name}`),
    );
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Returns the name of the server that answers for a host; undefined if none does. */
async function whoIs(port: number, host: string): Promise<string | undefined> {
  return await new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, agent: false, headers: { host } });
    call.on('error', () => resolve(undefined));
    call.on('response', (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (part: string) => (answer += part));
      response.on('end', () => resolve(answer));
    });
    call.end();
  });
}

// CELLS-4
test.skipIf(!hasNginx)('each host name leads only to its own cell', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reslife-proxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o711);
  const table = openTable(folder);
  chmodSync(folder, 0o711);
  const port = await freePort();
  const proxy = proxyOf(table, port);
  onTestFinished(proxy.stop);
  const add = async (name: string) =>
    table.write(name, {
      PORT: String(await answering(name)),
      PUBLIC_URL: `https://oncall.${name}.edu`,
      DATA_DIR: join(folder, name),
    });
  await add('north');
  await proxy.start();
  await proxy.lead(await add('south'));
  const hosts = ['oncall.north.edu', 'oncall.south.edu', 'oncall.east.edu'];
  const answers = async () => await Promise.all(hosts.map(async (host) => await whoIs(port, host)));
  expect(await answers()).toEqual(['north', 'south', undefined]);

  // Its file is removed, and requests for the others notice nothing.
  const over = new AbortController();
  const asking = (async () => {
    const heard = new Set<string | undefined>();
    while (!over.signal.aborted) heard.add(await whoIs(port, 'oncall.north.edu'));
    return heard;
  })();
  await proxy.leave('south');
  expect(await answers()).toEqual(['north', undefined, undefined]);
  await proxy.lead(table.write('south', { PORT: String(await answering('moved')) }));
  expect(await answers()).toEqual(['north', 'moved', undefined]);
  over.abort();
  expect(await asking).toEqual(new Set(['north']));
});
