// SQLite's locked, full, unreadable; PostgreSQL's connection, standby, identity, database, rights, resources, time-outs; Node's connection.
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
