import { SqliteDialect, type DatabaseConnection, type Driver } from 'kysely';
import { whileBusy } from './busy.ts';
import { openSqlite } from './sqlite.ts';
import type { Turns } from './turns.ts';

/** A Kysely dialect on one SQLite file that waits while the file is locked (DATA-1). Without the `turns` of writing connections, it only reads. */
export class WaitingSqliteDialect extends SqliteDialect {
  readonly #turns: Turns | undefined;

  constructor(file: string, turns?: Turns) {
    // A reading connection is opened by its first question. Unused and open, it would never be closed, and the log would stay beside the file.
    super({ database: turns ? openSqlite(file, false) : async () => openSqlite(file, true) });
    this.#turns = turns;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const again = whileBusy();
    const waiting = (connection: DatabaseConnection): DatabaseConnection => ({
      executeQuery: async (query) => await again(() => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    });
    // SQLite has a single connection for everybody.
    let only: DatabaseConnection | undefined;
    const acquire = driver.acquireConnection.bind(driver);
    let endTurn: (() => void) | undefined;
    driver.acquireConnection = async () => {
      endTurn = await this.#turns?.take();
      return (only ??= waiting(await acquire()));
    };
    driver.releaseConnection = async () => endTurn?.();
    return driver;
  }
}
