import { FOR_EVER, type Terms } from '#core/privacy/retention.ts';
import { formatJson, parseJson, type Json } from '../db/columns/json.ts';
import type { Db } from '../db/database.ts';
import { writeSetting } from '../db/settings.ts';

/** `version` counts every save and guards against lost updates. */
export type StoredTerms = { readonly terms: Terms; readonly version: number };

const NAME = 'privacy';

/** The settings as they are where the terms are meant: their row alone holds one. */
type TermsSetting = { setting: { name: string; value: Json<StoredTerms> } };

const FIRST: StoredTerms = { terms: FOR_EVER, version: 1 };

/** For how many days what is kept. */
export async function readTerms(db: Db): Promise<StoredTerms> {
  const row = await db
    .withTables<TermsSetting>()
    .selectFrom('setting')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row ? parseJson(row.value) : FIRST;
}

/** The same for a transaction that changes them: until its end no other one does. */
export async function holdTerms(tx: Db): Promise<StoredTerms> {
  const { value } = await tx
    .withTables<TermsSetting>()
    .insertInto('setting')
    .values({ name: NAME, value: formatJson(FIRST) })
    // A row that is written is a row that is locked, on both databases.
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ value: row.ref('setting.value') })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return parseJson(value);
}

export async function writeTerms(tx: Db, stored: StoredTerms): Promise<void> {
  await writeSetting(tx, NAME, formatJson(stored));
}
