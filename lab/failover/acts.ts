import { setTimeout as pause } from 'node:timers/promises';
import { assert } from '#core/base/assert.ts';
import type { Chance } from './chance.ts';
import { until, type Cluster } from './cluster.ts';
import { NODES, type NodeName } from './places.ts';
import type { Program } from './programs.ts';
import type { Counter } from './tally.ts';

/** The installation on which acts are played. */
export type Stage = {
  readonly cluster: Cluster;
  readonly apps: readonly Program[];
  readonly counter: Counter;
  readonly chance: Chance;
};

export type Act = {
  readonly name: string;
  /** True if it removes the primary, so that another one must be found. */
  readonly isOfPrimary: boolean;
  readonly play: (stage: Stage) => Promise<void>;
};

/** The time that a frozen program stays frozen, and a killed one stays down, in ms. */
const FROZEN_MS = 8_000;
const DOWN_MS = 2_000;

/** Seconds within which writes must be back. */
const BACK = 120;

/** Resolves once a write was acknowledged that was asked for after the fault. */
async function writesAreBack({ counter }: Stage): Promise<void> {
  await pause(3_000);
  const since = performance.now();
  await until('a write', BACK, async () => counter.lastWrite() > since);
}

async function theNode(find: () => Promise<NodeName | undefined>): Promise<NodeName> {
  let found: NodeName | undefined;
  await until('a node of that role', 60, async () => (found = await find()) !== undefined);
  assert(found, 'it was found');
  return found;
}

async function killed(program: Program): Promise<void> {
  await program.kill();
  await pause(DOWN_MS);
  program.start();
}

async function frozen(program: Program): Promise<void> {
  program.signal('SIGSTOP');
  await pause(FROZEN_MS);
  program.signal('SIGCONT');
}

const one = <T>({ chance }: Stage, all: readonly T[]): T => {
  const chosen = all[chance.upTo(all.length)];
  assert(chosen !== undefined, 'there is one');
  return chosen;
};

const act = (name: string, play: Act['play'], isOfPrimary = false): Act => ({
  name,
  isOfPrimary,
  play: async (stage) => {
    await play(stage);
    await writesAreBack(stage);
  },
});

/** Acts on the node of a role, which is put right once writes are back. */
const actOn = (
  name: string,
  role: 'primary' | 'synced',
  harm: (cluster: Cluster, node: NodeName) => Promise<void> | void,
  mend: (cluster: Cluster, node: NodeName) => void,
): Act => ({
  name,
  isOfPrimary: role === 'primary',
  play: async (stage) => {
    const { cluster } = stage;
    const node = await theNode(cluster[role]);
    await harm(cluster, node);
    await writesAreBack(stage);
    mend(cluster, node);
  },
});

/** Every act, each once. */
export const ACTS: readonly Act[] = [
  actOn(
    'kill the primary',
    'primary',
    async (cluster, node) => await cluster.killNode(node),
    (cluster, node) => cluster.startNode(node),
  ),
  actOn(
    "kill the primary's PostgreSQL alone",
    'primary',
    (cluster, node) => cluster.killServer(node),
    () => undefined,
  ),
  actOn(
    'freeze the primary',
    'primary',
    (cluster, node) => cluster.freezeNode(node),
    (cluster, node) => cluster.thawNode(node),
  ),
  actOn(
    'cut the primary off',
    'primary',
    (cluster, node) => cluster.cut(node),
    (cluster, node) => cluster.heal(node),
  ),
  actOn(
    'kill the standby in step',
    'synced',
    async (cluster, node) => await cluster.killNode(node),
    (cluster, node) => cluster.startNode(node),
  ),
  actOn(
    'freeze the standby in step',
    'synced',
    (cluster, node) => cluster.freezeNode(node),
    (cluster, node) => cluster.thawNode(node),
  ),
  act('switch over by hand', async ({ cluster }) => {
    const [from, to] = [await theNode(cluster.primary), await theNode(cluster.synced)];
    await cluster.ctl('switchover', 'reslife', '--leader', from, '--candidate', to, '--force');
  }),
  act('fail over by hand', async ({ cluster }) => {
    const to = await theNode(cluster.synced);
    await cluster.ctl('failover', 'reslife', '--candidate', to, '--force');
  }),
  act('kill a server of the app', async (stage) => await killed(one(stage, stage.apps))),
  act('freeze a server of the app', async (stage) => await frozen(one(stage, stage.apps))),
  act('kill haproxy', async ({ cluster }) => await killed(cluster.haproxy)),
  act('freeze haproxy', async ({ cluster }) => await frozen(cluster.haproxy)),
  act('kill pgbouncer', async ({ cluster }) => await killed(cluster.pgbouncer)),
  act('freeze pgbouncer', async ({ cluster }) => await frozen(cluster.pgbouncer)),
  act('kill a member of etcd', async (stage) => {
    await killed(stage.cluster.etcd[one(stage, NODES)]);
  }),
  act('freeze a member of etcd', async (stage) => {
    await frozen(stage.cluster.etcd[one(stage, NODES)]);
  }),
];
