import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { Adoption } from '#core/issue/path-check-schema.ts';
import { wordsAt, wordsIn } from '../../domain/adoptions.sql.ts';
import type { Db } from '../../db/tables/database.ts';
import type { PathLanguage } from './fingerprints.ts';

type Named = { readonly issueId: string; readonly language: ProcedureLanguage };

/** Notes that a translation got texts from the starter library, so that it needs a review, even if it had one before (TRANSLATE-42). */
export async function awaitReview(tx: Db, { issueId, language }: Named): Promise<void> {
  const waiting = { reviewed_at: null, reviewed_by: null, reviewed_words: null };
  await tx
    .insertInto('translation_review')
    .values({ issue_id: issueId, language, ...waiting })
    .onConflict((conflict) => conflict.columns(['issue_id', 'language']).doUpdateSet(waiting))
    .execute();
}

/** Notes that somebody reviewed a translation for the campus: who, when, and which texts (TRANSLATE-43). */
export async function noteReviewed(
  tx: Db,
  { issueId, language }: Named,
  { at, who, words }: { at: string; who: string; words: string },
): Promise<void> {
  const reviewed = { reviewed_at: at, reviewed_by: who, reviewed_words: wordsAt(at, words) };
  await tx
    .insertInto('translation_review')
    .values({ issue_id: issueId, language, ...reviewed })
    .onConflict((conflict) => conflict.columns(['issue_id', 'language']).doUpdateSet(reviewed))
    .execute();
}

/** Finds the review of a translation; null if it still needs one. Undefined for a translation that did not come from the starter library and needs none. */
export async function findReview(
  db: Db,
  { issueId, language }: Named,
): Promise<Adoption | undefined> {
  const row = await db
    .selectFrom('translation_review')
    .leftJoin('admin', 'admin.id', 'translation_review.reviewed_by')
    .select(['translation_review.reviewed_at as at', 'admin.name', 'admin.email'])
    .where('translation_review.issue_id', '=', issueId)
    .where('translation_review.language', '=', language)
    .executeTakeFirst();
  if (!row) return undefined;
  return row.at === null ? null : { at: row.at, by: row.name || row.email };
}

/** Returns the fingerprint of the text that was last reviewed in that language (PATHS-7); null if an earlier release noted the review. */
export async function findReviewedWords(
  db: Db,
  { issueId, language }: { issueId: string; language: PathLanguage },
): Promise<string | null> {
  const row =
    language === undefined
      ? await db
          .selectFrom('issue')
          .select(['reviewed_at', 'reviewed_words'])
          .where('id', '=', issueId)
          .executeTakeFirst()
      : await db
          .selectFrom('translation_review')
          .select(['reviewed_at', 'reviewed_words'])
          .where('issue_id', '=', issueId)
          .where('language', '=', language)
          .executeTakeFirst();
  return wordsIn(row);
}

export type Unreviewed = {
  /** Returns the mark of an unreviewed translation, which the caller spreads into the answer; empty for any other. */
  readonly mark: (issueId: string, language: ProcedureLanguage) => { notReviewed?: true };
};

/** Returns the translations from the starter library that nobody has reviewed for the campus, either of one issue or of all. */
export async function listUnreviewed(db: Db, issueId?: string): Promise<Unreviewed> {
  const all = db.selectFrom('translation_review').where('reviewed_at', 'is', null);
  const rows = await (issueId === undefined ? all : all.where('issue_id', '=', issueId))
    .select(['issue_id', 'language'])
    .execute();
  const waiting = new Set(rows.map((row) => `${row.issue_id} ${row.language}`));
  return {
    mark: (id, language) => (waiting.has(`${id} ${language}`) ? { notReviewed: true } : {}),
  };
}
