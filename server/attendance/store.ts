import type { Step } from '#core/step.ts';
import type { Db } from '../db/database.ts';
import type { RevisionRow } from '../db/schema.ts';

/** The words an advisor saw: one revision of an issue. */
export type Wording = { revision: number; title: string; category: string; steps: Step[] };

/** Finds the wording of that number, else the newest; undefined for an issue never published. */
export type FindWording = (
  issueId: string,
  revision: number | undefined,
) => Promise<Wording | undefined>;

/** More than a campus has in use. */
const KEPT = 500;

function wordingOf({ number, title, category, steps }: RevisionRow): Wording {
  return { revision: number, title, category, steps: JSON.parse(steps) as Step[] };
}

/** Looks wordings up and remembers those asked for by number: a revision never changes. */
export function wordingsIn(db: Db): FindWording {
  const known = new Map<string, Wording>();
  const revisionsOf = (issueId: string) =>
    db.selectFrom('revision').selectAll().where('issue_id', '=', issueId);

  const numbered = async (issueId: string, number: number) => {
    const name = `${number} ${issueId}`;
    const remembered = known.get(name);
    if (remembered) return remembered;
    const row = await revisionsOf(issueId).where('number', '=', number).executeTakeFirst();
    const wording = row && wordingOf(row);
    if (wording) known.set(name, wording);
    if (known.size > KEPT) known.delete(known.keys().next().value ?? '');
    return wording;
  };
  const newest = async (issueId: string) => {
    const row = await revisionsOf(issueId).orderBy('number', 'desc').limit(1).executeTakeFirst();
    return row && wordingOf(row);
  };
  return async (issueId, revision) =>
    (revision !== undefined && (await numbered(issueId, revision))) || (await newest(issueId));
}
