/** The servers that `DATABASE_URL` names, in the order in which they are tried. */
export type Servers = {
  /** The address of each server. */
  readonly urls: readonly [string, ...string[]];
  /** True if the server must accept writes. */
  readonly areToTakeWrites: boolean;
};

const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^]*)$/;
const WRITES = /[?&]target_session_attrs=(read-write|primary)(&|$)/;

/** Lists the servers of an address, which may name several separated by commas, as libpq reads it (FAILOVER-1). */
export function serversOf(url: string): Servers {
  const [, before = '', hosts = '', after = ''] = ADDRESS.exec(url) ?? [];
  const [first = '', ...others] = hosts.split(',').map((host) => `${before}${host}${after}`);
  return {
    urls: [first || url, ...others],
    areToTakeWrites: others.length > 0 || WRITES.test(after),
  };
}

/** Returns the role that an address names, or '' if it names none. */
export function roleIn(url: string): string {
  const [, role = ''] = /:\/\/([^:@/?#]*)(?::[^@/?#]*)?@/.exec(url) ?? [];
  return decodeURIComponent(role);
}
