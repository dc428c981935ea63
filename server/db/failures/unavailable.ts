// SQLite: locked, full, unreadable. PostgreSQL: connection (08), read-only as a standby is (25006), who we are (28),
// a database that is gone (3D), rights (42501), resources (53), time-out (57014), shutdown (57P), a broken server (XX).
// Node: the connection itself.
const GONE =
  /^(SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB)|08|25006|28|3D|42501|53|57014|57P|XX|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)/;
const GONE_WORDS =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|is not queryable/i;

/** Whether an error means that the database is unavailable, and not that the query is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return GONE.test(code) || GONE_WORDS.test(error.message);
}

/** The server stops: whoever still waits for what was being read is not answered, and that is no fault. */
export class Stopped extends Error {
  constructor() {
    super('The server stops.');
  }
}
