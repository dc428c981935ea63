// The ports of all programs: the system gives them to nobody by itself, counted from the first one.

export const NODES = ['one', 'two', 'three'] as const;
export type NodeName = (typeof NODES)[number];

/** The ports of a run. */
export type Ports = ReturnType<typeof portsFrom>;

/** Returns the ports of all programs, of which the first is `base`. */
export function portsFrom(base: number) {
  const at = (offset: number) => (node: NodeName) => base + offset + NODES.indexOf(node);
  return {
    etcdClient: at(0),
    etcdPeer: at(3),
    /** The ports of PostgreSQL and Patroni themselves. */
    postgres: at(6),
    rest: at(9),
    /** The ports at which others reach them: lines that can be cut. */
    postgresLine: at(12),
    restLine: at(15),
    etcdLine: (node: NodeName, member: NodeName) =>
      base + 18 + 3 * NODES.indexOf(node) + NODES.indexOf(member),
    primary: base + 27,
    pool: base + 28,
    apps: [base + 29, base + 30],
  };
}
