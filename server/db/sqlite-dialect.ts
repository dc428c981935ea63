import { SqliteDialect, type DatabaseConnection, type Driver } from 'kysely';
import { whileBusy } from './busy.ts';
import { openSqlite } from './sqlite.ts';

/** Kysely on one SQLite file, where a statement that finds it locked waits its turn (DATA-1). */
export class WaitingSqliteDialect extends SqliteDialect {
  constructor(file: string, readonly: boolean) {
    super({ database: openSqlite(file, readonly) });
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
    driver.acquireConnection = async () => (only ??= waiting(await acquire()));
    return driver;
  }
}
