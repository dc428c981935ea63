import type { Db } from './database.ts';

export async function readSetting(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/** Stores the value unless the setting has one, and returns the value it has now. */
export async function getOrCreateSetting(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readSetting(db, name)) ?? value;
}

export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
