import { expect, test } from 'vitest';
import { hasPostgres } from '../../server/test/postgres-server.ts';
import { freePort } from '../../server/test/server-process.ts';
import { startCluster } from './cluster.ts';
import { hasNginx } from './nginx.ts';
import { rollUnderLoad } from './roll.ts';

// CLUSTER-8
test.skipIf(!hasNginx || !hasPostgres)(
  'no request fails while processes behind nginx are restarted one after the other',
  async () => {
    const cluster = await startCluster({
      count: 2,
      port: await freePort(),
    });
    expect(await rollUnderLoad(cluster)).toBe(true);
  },
  180_000,
);
