import { isLanguage, ORIGINAL, type Language } from '#core/base/language.ts';
import { writtenIn } from '#core/issue/written-in.ts';
import type { Db } from '../db/tables/database.ts';
import { readCampus } from './campus.ts';

/** Returns the language of the campus, for people who have chosen none (LANG-10). */
export async function campusLanguage(db: Db): Promise<Language> {
  const { language } = (await readCampus(db)).campus;
  return isLanguage(language) ? language : ORIGINAL;
}

/** Returns the language in which somebody reads email: the one that their account has chosen, or else the campus's (LANG-10). */
export async function languageOfReader(db: Db, email: string): Promise<Language> {
  const account = await db
    .selectFrom('admin')
    .select('language')
    .where('email', '=', email)
    .executeTakeFirst();
  return isLanguage(account?.language) ? account.language : await campusLanguage(db);
}

/** Returns the language in which an issue is written, or the campus's if the issue is gone (TRANSLATE-20). */
export async function languageOfIssue(db: Db, id: string): Promise<Language> {
  const issue = await db
    .selectFrom('issue')
    .select('is_starter')
    .where('id', '=', id)
    .executeTakeFirst();
  return writtenIn({ isStarter: issue?.is_starter === 1 }, (await readCampus(db)).campus);
}
