// Usage: node lab/failover/steps.ts [--escalations 1000] [--kills 30] [--port 22000]
// Tells of escalations in steps by four processes that are killed and whose clocks jump, and kills the primary in the middle; exits with 1 if a step is missed, told twice or late, or an answer is lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ladder } from '../../e2e/faults/ladder.ts';
import { tableOf, violationsIn } from '../../e2e/faults/tally.ts';
import { ownUser } from '../../server/test/postgres-server.ts';
import { openCluster, until } from './cluster.ts';
import { ownedFolder } from './files.ts';
import { findPrograms } from './programs.ts';

const { values } = parseArgs({
  options: {
    escalations: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '30' },
    port: { type: 'string', default: '22000' },
  },
});
process.setMaxListeners(40);
const { found, missing } = findPrograms();
if (!found) {
  process.stderr.write(`This machine lacks ${missing.join(', ')}.\n`);
  process.exit(2);
}
const root = ownedFolder(mkdtempSync(join(tmpdir(), 'reslife-steps-')), ownUser());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const cluster = await openCluster(root, Number(values.port), found);
await cluster.start();
const failOver = async () => {
  const node = await cluster.primary();
  if (!node) throw new Error('there is no primary');
  await cluster.killNode(node);
  await until('another primary', 120, async () => {
    const now = await cluster.primary();
    return now !== undefined && now !== node;
  });
  await pause(5_000);
  cluster.startNode(node);
};
const tally = await ladder(
  {
    postgres: undefined,
    rounds: Number(values.kills),
    submissions: Number(values.escalations),
  },
  { settings: cluster.settings, failOver },
);
process.stdout.write(`${tableOf({ ladder: tally })}\n`);
await cluster.stop();
const holds = violationsIn(tally) === 0;
if (holds) rmSync(root, { recursive: true, force: true });
process.exit(holds ? 0 : 1);
