import { formatJson, parseJson, type Json } from '../db/columns/json.ts';
import { writeSetting } from '../db/settings.ts';
import type { Db } from '../db/tables/database.ts';

/** The text of a starter procedure that a campus settled on: it took the text, or kept its own words. */
export type SettledStarter = {
  /** The print of that text, by `textPrint`. */
  readonly text: string;
  /** The issue that has it, or that has other words in its place; null if the campus does without. */
  readonly issue: string | null;
  /** The campus read the text and did not take it. */
  readonly isKept: boolean;
};

const PREFIX = 'starter.';

type Setting = { setting: { name: string; value: Json<SettledStarter> } };

/** Settles a procedure in a row of its own, so that two who settle different ones at once do not undo each other. */
export async function settleStarter(tx: Db, title: string, settled: SettledStarter): Promise<void> {
  await writeSetting(tx, PREFIX + title, formatJson(settled));
}

/** Returns all that is settled, by the title of the procedure. */
export async function listSettled(db: Db): Promise<ReadonlyMap<string, SettledStarter>> {
  const rows = await db
    .withTables<Setting>()
    .selectFrom('setting')
    .select(['name', 'value'])
    .where('name', 'like', `${PREFIX}%`)
    .execute();
  return new Map(rows.map(({ name, value }) => [name.slice(PREFIX.length), parseJson(value)]));
}
