import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { Type } from 'typebox';
import { parseJson } from '../../server/test/parse-json.ts';
import { ownUser } from '../../server/test/postgres-server.ts';
import { PASSWORD, writeFiles } from './files.ts';
import { openSilentLine, type SilentLine } from './line.ts';
import { NODES, portsFrom, type NodeName } from './places.ts';
import { familyOf, programOf, signalThese, type ProgramPaths, type Program } from './programs.ts';

/** The role of each member, as Patroni names it. */
type Member = { name: string; role: string; state: string; timeline?: number | undefined };

const Members = Type.Object({
  members: Type.Array(
    Type.Object({
      name: Type.String(),
      role: Type.String(),
      state: Type.String(),
      timeline: Type.Optional(Type.Integer()),
    }),
  ),
});

const byNode = <T>(make: (node: NodeName) => T): Record<NodeName, T> => ({
  one: make('one'),
  two: make('two'),
  three: make('three'),
});

const urlOf = (role: string, port: number, database = 'reslife') =>
  `postgres://${role}:${PASSWORD}@127.0.0.1:${port}/${database}`;

/** Resolves once it is so; throws after `seconds`. */
export async function until(
  what: string,
  seconds: number,
  isSo: () => Promise<boolean>,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} s`);
    await pause(200);
  }
}

function nodeIn(members: readonly Member[], ...roles: string[]): NodeName | undefined {
  const found = members.find(({ role }) => roles.includes(role))?.name;
  return NODES.find((node) => node === found);
}

/** Starts three nodes with etcd and Patroni, and the proxies before them, by the files of deploy/failover. */
export async function openCluster(root: string, base: number, found: ProgramPaths) {
  const ports = portsFrom(base);
  const user = ownUser();
  writeFiles(root, ports, { owner: user, programs: found.postgres });
  const launch = (name: keyof ProgramPaths, folder: string, ...args: string[]): Program =>
    programOf({ program: found[name], args, folder, log: join(root, `${name}.log`), user });
  const folderOf = (node: NodeName) => join(root, node);
  const etcd = byNode((node) => launch('etcd', folderOf(node), '--config-file', 'etcd.yml'));
  const patroni = byNode((node) => launch('patroni', folderOf(node), 'patroni.yml'));
  const haproxy = launch('haproxy', root, '-db', '-f', 'haproxy.cfg');
  const pgbouncer = launch('pgbouncer', root, 'pgbouncer.ini');

  const lines: Record<NodeName, SilentLine[]> = byNode(() => []);
  for (const node of NODES) {
    const { postgresLine, postgres, restLine, rest, etcdLine, etcdClient } = ports;
    lines[node].push(await openSilentLine(postgresLine(node), postgres(node)));
    lines[node].push(await openSilentLine(restLine(node), rest(node)));
    for (const member of NODES)
      lines[node].push(await openSilentLine(etcdLine(node, member), etcdClient(member)));
  }

  /** Lists the processes of PostgreSQL on a node, which leaves the family of the Patroni that started it. */
  const serversOf = (node: NodeName): number[] => {
    try {
      const file = join(folderOf(node), 'postgres/postmaster.pid');
      return familyOf(Number(readFileSync(file, 'utf8').split('\n')[0]));
    } catch {
      return [];
    }
  };
  process.once('exit', () => {
    for (const node of NODES) signalThese(serversOf(node), 'SIGKILL');
  });

  const members = async (): Promise<Member[]> => {
    for (const node of NODES) {
      const address = `http://127.0.0.1:${ports.rest(node)}/cluster`;
      const answer = await fetch(address, { signal: AbortSignal.timeout(1_000) }).then(
        async (response) => await response.text(),
        () => undefined,
      );
      if (answer !== undefined) return parseJson(Members, answer).members;
    }
    return [];
  };
  const primary = async () => nodeIn(await members(), 'leader');
  const isWhole = async () => {
    const all = await members();
    const leader = all.find(({ role }) => role === 'leader');
    const following = all.filter(
      ({ state, timeline }) =>
        ['running', 'streaming'].includes(state) && timeline === leader?.timeline,
    );
    return following.length === NODES.length && nodeIn(all, 'sync_standby') !== undefined;
  };
  const order = async (...statements: string[]) => {
    const connectionString = urlOf('postgres', ports.primary, 'postgres');
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  return {
    ports,
    etcd,
    haproxy,
    pgbouncer,
    primary,
    isWhole,
    /** The settings of the app's processes. */
    settings: {
      DATABASE_URL: urlOf('reslife', ports.pool),
      DATABASE_OWNER_URL: urlOf('reslife_owner', ports.primary),
    },
    synced: async () => nodeIn(await members(), 'sync_standby'),
    start: async () => {
      for (const node of NODES) etcd[node].start();
      for (const node of NODES) patroni[node].start();
      haproxy.start();
      pgbouncer.start();
      await until('three nodes, one of them in step', 120, isWhole);
      await until('the proxy leads to the primary', 30, async () =>
        order('select 1').then(
          () => true,
          () => false,
        ),
      );
      await order(
        `create role reslife login password '${PASSWORD}'`,
        `create role reslife_owner login password '${PASSWORD}'`,
        'create database reslife owner reslife_owner',
      );
    },
    /** A machine that loses its power. */
    killNode: async (node: NodeName) => {
      const servers = serversOf(node);
      await patroni[node].kill();
      signalThese(servers, 'SIGKILL');
    },
    startNode: (node: NodeName) => patroni[node].start(),
    killServer: (node: NodeName) => signalThese(serversOf(node).slice(0, 1), 'SIGKILL'),
    /** A machine that hangs. */
    freezeNode: (node: NodeName) => {
      patroni[node].signal('SIGSTOP');
      signalThese(serversOf(node), 'SIGSTOP');
    },
    thawNode: (node: NodeName) => {
      signalThese(serversOf(node), 'SIGCONT');
      patroni[node].signal('SIGCONT');
    },
    cut: (node: NodeName) => {
      for (const line of lines[node]) line.cut();
    },
    heal: (node: NodeName) => {
      for (const line of lines[node]) line.heal();
    },
    /** An order by hand. */
    ctl: async (...args: string[]) => {
      const config = join(folderOf('one'), 'patroni.yml');
      await promisify(execFile)(found.patronictl, ['-c', config, ...args], { timeout: 60_000 });
    },
    stop: async () => {
      for (const node of NODES) {
        const servers = serversOf(node);
        await patroni[node].kill();
        signalThese(servers, 'SIGKILL');
        await etcd[node].kill();
        for (const line of lines[node]) line.close();
      }
      await haproxy.kill();
      await pgbouncer.kill();
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof openCluster>>;
