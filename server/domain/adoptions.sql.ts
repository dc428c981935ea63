import type { Adoption } from '#core/issue/path-check-schema.ts';
import type { Db } from '../db/tables/database.ts';
import type { IssueAction } from './audit.sql.ts';

/** The act by which somebody adopts an issue for the campus, in the word of the audit chain. */
export const ADOPTED = 'issue.review' satisfies IssueAction;

/** Returns what is stored of the words that were reviewed: their fingerprint behind the time, since a server of the release before notes its reviews without words (CLUSTER-9). */
export const wordsAt = (at: string, words: string): string => `${at} ${words}`;

type ReviewedWords = { reviewed_at: string | null; reviewed_words: string | null };

/** Returns the fingerprint of the words that were reviewed; null if the last review was noted without them. */
export function wordsIn(row: ReviewedWords | undefined): string | null {
  const [at, words] = row?.reviewed_words?.split(' ') ?? [];
  return words !== undefined && at === row?.reviewed_at ? words : null;
}

/** Notes who reviewed which words of an issue and when; it no longer waits for anybody (PATHS-7). */
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

/** Notes that an issue was imported, and is still to be reviewed (SETUP-5). */
export async function noteImported(tx: Db, issueId: string): Promise<void> {
  await tx.updateTable('issue').set({ awaits_review: 1 }).where('id', '=', issueId).execute();
}

/** Returns issues with who reviewed them: `by` is null for an account that is gone. */
export const withAdopter = (db: Db) =>
  db
    .selectFrom('issue')
    .leftJoin('admin', 'admin.id', 'issue.reviewed_by')
    .select(['issue.reviewed_at', 'admin.name', 'admin.email']);

type AdopterRow = { reviewed_at: string | null; name: string | null; email: string | null };

/** Returns who reviewed it and when, from a row of `withAdopter`. */
export const adoptionIn = ({ reviewed_at: at, name, email }: AdopterRow): Adoption =>
  at === null ? null : { at, by: name || email };
