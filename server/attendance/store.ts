import type { Step } from '#core/step.ts';
import type { Db } from '../db/database.ts';

/** The words an advisor saw: one revision of an issue. */
export type Wording = { revision: number; title: string; category: string; steps: Step[] };

/** The revision of that number, else the newest; undefined for an issue never published. */
export async function findWording(
  db: Db,
  issueId: string,
  revision: number | undefined,
): Promise<Wording | undefined> {
  const of = db.selectFrom('revision').selectAll().where('issue_id', '=', issueId);
  const named =
    revision === undefined ? undefined : await of.where('number', '=', revision).executeTakeFirst();
  const row = named ?? (await of.orderBy('number', 'desc').limit(1).executeTakeFirst());
  if (!row) return undefined;
  const { number, title, category } = row;
  return { revision: number, title, category, steps: JSON.parse(row.steps) as Step[] };
}
