import type { Adoption } from '#core/issue/path-check-schema.ts';
import type { Db } from '../db/tables/database.ts';
import type { IssueAction } from './audit.sql.ts';

/** The act by which somebody reviews an issue for the campus, by its name in the audit. */
export const ADOPTED = 'issue.review' satisfies IssueAction;

/** Returns the stored form of the reviewed text: its fingerprint after the time, since a server of the previous release notes reviews without it (CLUSTER-9). */
export const wordsAt = (at: string, words: string): string => `${at} ${words}`;

type ReviewedWords = { reviewed_at: string | null; reviewed_words: string | null };

/** Returns the fingerprint of the reviewed text, or null if the last review was noted without it. */
export function wordsIn(row: ReviewedWords | undefined): string | null {
  const [at, words] = row?.reviewed_words?.split(' ') ?? [];
  return words !== undefined && at === row?.reviewed_at ? words : null;
}

/** Notes who reviewed which text of an issue and when. The issue then waits for no review (PATHS-7). */
export async function noteAdopted(
  tx: Db,
  issueId: string,
  { at, who, words }: { at: string; who: string; words: string },
): Promise<void> {
  await tx
    .updateTable('issue')
    .set({
      reviewed_at: at,
      reviewed_by: who,
      reviewed_words: wordsAt(at, words),
      awaits_review: null,
    })
    .where('id', '=', issueId)
    .execute();
}

/** Notes that an issue was imported and still needs a review (SETUP-5). */
export async function noteImported(tx: Db, issueId: string): Promise<void> {
  await tx.updateTable('issue').set({ awaits_review: 1 }).where('id', '=', issueId).execute();
}

/** Returns the issues with the person who reviewed each. `by` is null if that account is gone. */
export const withAdopter = (db: Db) =>
  db
    .selectFrom('issue')
    .leftJoin('admin', 'admin.id', 'issue.reviewed_by')
    .select(['issue.reviewed_at', 'admin.name', 'admin.email']);

type AdopterRow = { reviewed_at: string | null; name: string | null; email: string | null };

/** Returns the person and the time of a review, from a row of `withAdopter`. */
export const adoptionIn = ({ reviewed_at: at, name, email }: AdopterRow): Adoption =>
  at === null ? null : { at, by: name || email };
