import { SqliteDialect, type DatabaseConnection, type Driver } from 'kysely';
import { whileBusy } from './busy.ts';
import { openSqlite } from './sqlite.ts';
import type { Turns } from './turns.ts';

/** Kysely on one SQLite file, waiting while it is locked (DATA-1); without the `turns` of writing connections it only reads. */
export class WaitingSqliteDialect extends SqliteDialect {
  readonly #turns: Turns | undefined;

  constructor(file: string, turns?: Turns) {
    // One that reads is opened by its first question: unused, it would not be closed, and the log stay beside the file.
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
    // SQLite has one connection for all.
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
