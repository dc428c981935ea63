// These are the codes of SQLite for a locked, full or unreadable file, of PostgreSQL for trouble with the connection, a standby, the identity, the database, a failed serialization, rights, resources, time-outs or the system, and of Node for trouble with the connection, handles, threads or memory.
const GONE =
  /^(SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|NOMEM)|08|25006|28|3D|40001|42501|53|57014|57P|58|XX|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EMFILE|ENFILE|EAGAIN|ENOMEM|ERR_WORKER_(INIT_FAILED|OUT_OF_MEMORY))/;
const GONE_WORDS =
  /timeout exceeded when trying to connect|timeout expired|query read timeout|connection terminated|is not queryable|too many open files/i;

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Tells whether an error means that the database, or a handle, a thread or memory for the work, is not available, and not that the query is wrong (FAILOVER-2, DATA-13). */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return GONE.test(codeOf(error)) || GONE_WORDS.test(error.message);
}

/** Tells whether PostgreSQL rolled back a whole transaction because of another one at the same time, so that a second try may succeed (FAILOVER-11). */
export function isTakenBack(error: unknown): boolean {
  return error instanceof Error && /^(40P01|40001)$/.test(codeOf(error));
}

const TROUBLES: readonly [RegExp, string][] = [
  [/^(25006|SQLITE_READONLY)/, 'The database does not accept changes.'],
  [/^(53100|SQLITE_FULL)/, 'The database disk is full.'],
  [/^(28|3D|42501|53|57P)/, 'The database refuses connections.'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'The database is damaged. Restore it from a backup.'],
  [/^SQLITE_(BUSY|LOCKED)/, 'Another program has locked the database.'],
  [/^SQLITE_(IOERR|CANTOPEN)/, 'The database file cannot be read or written.'],
  [
    /^(EMFILE|ENFILE|EAGAIN|ENOMEM|SQLITE_NOMEM|ERR_WORKER_)/,
    'The server is out of files, threads or memory.',
  ],
  [/^(08|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|EHOST|ENET)/, 'The database cannot be reached.'],
];

/** Returns a sentence, without secrets, about why a database failed with this error (DATA-8). */
export function troubleOf(error: unknown): string {
  const code = error instanceof Error ? codeOf(error) : '';
  const known = TROUBLES.find(([codes]) => codes.test(code))?.[1];
  return known ?? 'The database does not respond or accept changes.';
}

/** An error that ends reads because the server stops. Requests that still wait get no answer, and that is no fault. */
export class Stopped extends Error {
  constructor() {
    super('The server is stopping.');
  }
}
