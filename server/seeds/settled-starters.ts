import { formatJson, parseJson, type Json } from '../db/columns/json.ts';
import { writeSetting } from '../db/settings.ts';
import type { Db } from '../db/tables/database.ts';

/** The text of a starter procedure about which a campus has decided: it took the text, or kept its own. */
export type SettledStarter = {
  /** The print of that text, by `textPrint`. */
  readonly text: string;
  /** The issue that has the text, or has another one in its place. It is null if the campus has no such issue. */
  readonly issue: string | null;
  /** True if the campus read the text and did not take it. */
  readonly isKept: boolean;
};

const PREFIX = 'starter.';

type Setting = { setting: { name: string; value: Json<SettledStarter> } };

/** Stores the decision about a procedure in its own row, so that two people who decide about different ones at once do not undo each other's. */
export async function settleStarter(tx: Db, title: string, settled: SettledStarter): Promise<void> {
  await writeSetting(tx, PREFIX + title, formatJson(settled));
}

/** Returns all decisions, by the title of the procedure. */
export async function listSettled(db: Db): Promise<ReadonlyMap<string, SettledStarter>> {
  const rows = await db
    .withTables<Setting>()
    .selectFrom('setting')
    .select(['name', 'value'])
    .where('name', 'like', `${PREFIX}%`)
    .execute();
  return new Map(rows.map(({ name, value }) => [name.slice(PREFIX.length), parseJson(value)]));
}
