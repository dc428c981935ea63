import { sql } from 'kysely';
import type { Database } from '../db/tables/database.ts';

export async function describeDatabase({
  dialect,
  read,
}: Pick<Database, 'dialect' | 'read'>): Promise<{ version: string; bytes: number }> {
  const described =
    dialect === 'sqlite'
      ? sql<{ version: string; bytes: number }>`select sqlite_version() as version,
          (select page_count from pragma_page_count) * (select page_size from pragma_page_size) as bytes`
      : sql<{ version: string; bytes: string }>`select current_setting('server_version') as version,
          pg_database_size(current_database()) as bytes`;
  const { rows } = await described.execute(read);
  return { version: rows[0]?.version ?? '', bytes: Number(rows[0]?.bytes ?? 0) };
}
