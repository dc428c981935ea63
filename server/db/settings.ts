import { formatJson, parseJson, type Json } from './columns/json.ts';
import type { Db } from './tables/database.ts';

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

export async function removeSetting(db: Db, name: string): Promise<void> {
  await db.deleteFrom('setting').where('name', '=', name).execute();
}

/** Stores `to` in place of `from`. Returns false if somebody else stored another value meanwhile. */
export async function replaceSetting(
  db: Db,
  name: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const replaced = db.updateTable('setting').set({ value: to }).where('name', '=', name);
  const { numUpdatedRows } = await replaced.where('value', '=', from).executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A setting of several members, which a page saves as a whole. */
export interface SettingOf<Value> {
  /** Returns the current value, or the initial one if nobody has set it. */
  read: (db: Db) => Promise<Value>;
  /** Returns the value for a transaction that depends on it. Until that transaction ends, no other one changes the value or relies on it. */
  hold: (tx: Db) => Promise<Value>;
  write: (tx: Db, value: Value) => Promise<void>;
  /** Holds the value, stores a new one made from it, and returns the new one. */
  change: (tx: Db, to: (value: Value) => Value) => Promise<Value>;
}

/** Returns the setting with this name. Its values have the shape of the first one. */
export function settingOf<Value extends object>(name: string, first: Value): SettingOf<Value> {
  const setting: SettingOf<Value> = {
    read: async (db) => {
      const value = await readSetting(db, name);
      return value === undefined ? first : parseJson(value as Json<Value>);
    },
    hold: async (tx) => {
      const { value } = await tx
        .insertInto('setting')
        .values({ name, value: formatJson(first) })
        // Writing a row locks it on both databases.
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet((row) => ({ value: row.ref('setting.value') })),
        )
        .returning('value')
        .executeTakeFirstOrThrow();
      return parseJson(value as Json<Value>);
    },
    write: async (tx, value) => await writeSetting(tx, name, formatJson(value)),
    change: async (tx, to) => {
      const value = to(await setting.hold(tx));
      await setting.write(tx, value);
      return value;
    },
  };
  return setting;
}
