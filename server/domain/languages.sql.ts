import { isLanguage, ORIGINAL, type Language } from '#core/base/language.ts';
import type { Db } from '../db/tables/database.ts';
import { readCampus } from './campus.ts';

/** Returns the language of the campus, for whoever has chosen none (LANG-10). */
export async function campusLanguage(db: Db): Promise<Language> {
  const { language } = (await readCampus(db)).campus;
  return isLanguage(language) ? language : ORIGINAL;
}

/** Returns the language in which somebody reads mail: the one they chose, if they have an account, else the campus's (LANG-10). */
export async function languageOfReader(db: Db, email: string): Promise<Language> {
  const account = await db
    .selectFrom('admin')
    .select('language')
    .where('email', '=', email)
    .executeTakeFirst();
  return isLanguage(account?.language) ? account.language : await campusLanguage(db);
}
