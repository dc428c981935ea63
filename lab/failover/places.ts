// Where everything listens: ports that the system gives to nobody by itself, counted from the first one.

export const NODES = ['one', 'two', 'three'] as const;
export type NodeName = (typeof NODES)[number];

/** The ports of a run. */
export type Ports = ReturnType<typeof portsFrom>;

/** The ports of all programs, of which the first is `base`. */
export function portsFrom(base: number) {
  const at = (offset: number) => (node: NodeName) => base + offset + NODES.indexOf(node);
  return {
    etcdClient: at(0),
    etcdPeer: at(3),
    /** Where PostgreSQL and Patroni themselves listen. */
    postgres: at(6),
    rest: at(9),
    /** Where others reach them: lines that can be cut. */
    postgresLine: at(12),
    restLine: at(15),
    /** Where a node reaches a member of etcd. */
    etcdLine: (node: NodeName, member: NodeName) =>
      base + 18 + 3 * NODES.indexOf(node) + NODES.indexOf(member),
    primary: base + 27,
    replica: base + 28,
    pool: base + 29,
    apps: [base + 30, base + 31],
  };
}
