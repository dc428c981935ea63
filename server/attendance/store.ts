import type { SavedStep } from '#core/step.ts';
import type { Db } from '../db/database.ts';
import type { RevisionRow } from '../db/schema.ts';

/** The words an advisor saw: one revision of an issue, as far as a record needs it. */
export type IssueRevision = {
  revision: number;
  title: string;
  category: string;
  steps: readonly Pick<SavedStep, '_id' | 'question'>[];
};

/** Finds the revision of that number, else the newest; undefined for an issue never published. */
export type FindRevision = (
  issueId: string,
  revision: number | undefined,
) => Promise<IssueRevision | undefined>;

/** More than a campus has in use. */
const CACHE_SIZE = 500;

function revisionOf({ number, title, category, steps }: RevisionRow): IssueRevision {
  return { revision: number, title, category, steps: JSON.parse(steps) as SavedStep[] };
}

/** Looks revisions up and remembers those asked for by number: a revision never changes. */
export function revisionsIn(db: Db): FindRevision {
  const known = new Map<string, IssueRevision>();
  const revisionsOf = (issueId: string) =>
    db.selectFrom('revision').selectAll().where('issue_id', '=', issueId);

  const numbered = async (issueId: string, number: number) => {
    const name = `${number} ${issueId}`;
    const remembered = known.get(name);
    if (remembered) return remembered;
    const row = await revisionsOf(issueId).where('number', '=', number).executeTakeFirst();
    const revision = row && revisionOf(row);
    if (revision) known.set(name, revision);
    if (known.size > CACHE_SIZE) known.delete(known.keys().next().value ?? '');
    return revision;
  };
  const newest = async (issueId: string) => {
    const row = await revisionsOf(issueId).orderBy('number', 'desc').limit(1).executeTakeFirst();
    return row && revisionOf(row);
  };
  return async (issueId, revision) =>
    (revision !== undefined && (await numbered(issueId, revision))) || (await newest(issueId));
}
