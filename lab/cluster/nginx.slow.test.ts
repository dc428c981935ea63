import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../server/test/server-process.ts';
import { hasNginx, nginxIn, serversBehind } from './nginx.ts';

// OPERATIONS-6
test.skipIf(!hasNginx)(
  'nginx passes on its own facts about a client, and nothing that the client claims',
  async () => {
    const behind = createServer(({ headers }, response) => {
      response.end(JSON.stringify(headers));
    }).listen(0, '127.0.0.1');
    await once(behind, 'listening');
    const folder = mkdtempSync(join(tmpdir(), 'reslife-nginx-'));
    const port = await freePort();
    const nginx = nginxIn(folder);
    nginx.configure(serversBehind(port, [(behind.address() as AddressInfo).port]));
    await nginx.start();
    onTestFinished(async () => {
      await nginx.stop();
      behind.closeAllConnections();
      behind.close();
      rmSync(folder, { recursive: true });
    });
    const asked = async () =>
      await fetch(`http://127.0.0.1:${port}/`, {
        headers: {
          traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
          'x-forwarded-for': '203.0.113.7',
        },
      }).then(
        (response) => response.json(),
        () => undefined,
      );
    await expect.poll(asked).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
    expect(await asked()).not.toHaveProperty('traceparent');
  },
);
