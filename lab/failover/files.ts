import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODES, type NodeName, type Ports } from './places.ts';

export const DEPLOYED = join(import.meta.dirname, '../../deploy/failover');

/** The values that an operator writes in place of a name between two @. */
type Values = Readonly<Record<string, string>>;

/** Returns the text of a file of deploy/failover with its values filled in. Throws for a name without one. */
function filled(name: string, values: Values): string {
  const text = readFileSync(join(DEPLOYED, name), 'utf8');
  return text.replaceAll(/@([A-Z_]+)@/g, (_, word: string) => {
    const value = values[word];
    if (value === undefined) throw new Error(`${name} asks for ${word}.`);
    return value;
  });
}

const here = (port: number) => `127.0.0.1:${port}`;

export const PASSWORD = 'a-password-of-tests';

function valuesOf(node: NodeName, ports: Ports, data: string, programs: string): Values {
  return {
    NODE: node,
    DATA: data,
    NETWORK: '127.0.0.0/8',
    ETCD_CLIENT: here(ports.etcdClient(node)),
    ETCD_PEER: here(ports.etcdPeer(node)),
    ETCD_CLUSTER: NODES.map((one) => `${one}=http://${here(ports.etcdPeer(one))}`).join(','),
    ETCD_HOSTS: NODES.map((member) => here(ports.etcdLine(node, member))).join(','),
    REST_LISTEN: here(ports.rest(node)),
    REST_ADDRESS: here(ports.restLine(node)),
    POSTGRES_LISTEN: here(ports.postgres(node)),
    POSTGRES_ADDRESS: here(ports.postgresLine(node)),
    POSTGRES_BIN: programs,
    SUPERUSER_PASSWORD: PASSWORD,
    REPLICATION_PASSWORD: PASSWORD,
    REWIND_PASSWORD: PASSWORD,
  };
}

function proxyValues(ports: Ports, data: string): Values {
  const ofNodes = NODES.flatMap((node) => {
    const name = node.toUpperCase();
    return [
      [`POSTGRES_${name}`, here(ports.postgresLine(node))],
      [`HOST_${name}`, '127.0.0.1'],
      [`REST_PORT_${name}`, String(ports.restLine(node))],
    ] as const;
  });
  return {
    DATA: data,
    PASSWORD,
    PRIMARY: here(ports.primary),
    PRIMARY_HOST: '127.0.0.1',
    PRIMARY_PORT: String(ports.primary),
    POOL_HOST: '127.0.0.1',
    POOL_PORT: String(ports.pool),
    ...Object.fromEntries(ofNodes),
  };
}

type Owner = { uid?: number; gid?: number };

function writeOwned(file: string, text: string, { uid, gid }: Owner): void {
  writeFileSync(file, text);
  chmodSync(file, 0o600);
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
}

/** Makes a folder that belongs to the user whose program runs in it. */
export function ownedFolder(folder: string, { uid, gid }: Owner): string {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** Writes files of the proxies into a folder. */
export function filledFor(
  root: string,
  ports: Ports,
  owner: Owner,
  names: readonly string[],
): void {
  const values = proxyValues(ports, root);
  for (const name of names) writeOwned(join(root, name), filled(name, values), owner);
}

/** Writes an operator's files for three machines into a folder each, and beside them the proxies' files. */
export function writeFiles(
  root: string,
  ports: Ports,
  { owner, programs }: { owner: Owner; programs: string },
): void {
  for (const node of NODES) {
    const folder = ownedFolder(join(root, node), owner);
    const values = valuesOf(node, ports, folder, programs);
    for (const name of ['etcd.yml', 'patroni.yml'])
      writeOwned(join(folder, name), filled(name, values), owner);
  }
  filledFor(root, ports, owner, ['haproxy.cfg', 'pgbouncer.ini', 'users.txt']);
}
