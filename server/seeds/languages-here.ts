import type { StarterLanguage } from '#core/exchange/exchange-schema.ts';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { Issue } from '#core/issue/issue.ts';
import {
  entriesOf,
  languagesOf,
  withTextsOf,
  type WithTranslations,
} from '#core/issue/translations.ts';
import { readAlone } from '../domain/campus.ts';
import { readSetting, writeSetting } from '../db/settings.ts';
import type { Db } from '../db/tables/database.ts';
import { awaitReview } from '../issues/rows/translation-reviews.sql.ts';
import { listOrigins, type StarterTexts } from './changed-starters.ts';
import {
  broughtTexts,
  languagePrint,
  publishedWhole,
  STARTER_LANGUAGES,
} from './starter-languages.ts';

const settingOf = (language: ProcedureLanguage): string => `starterLanguage.${language}`;

const missing = (issue: Issue, title: string, language: ProcedureLanguage): WithTranslations =>
  broughtTexts(issue, { title, languages: [language], states: ['missing'] });

const countOf = (brought: WithTranslations): number =>
  languagesOf(brought).reduce((sum, [, { texts }]) => sum + entriesOf(texts).length, 0);

/** Lists the languages in which procedures here lack texts of the library, unless the campus left those out (TRANSLATE-45). */
export async function listLanguages(db: Db, texts: StarterTexts): Promise<StarterLanguage[]> {
  const left = await Promise.all(
    STARTER_LANGUAGES.map(async (language) => {
      const text = languagePrint(language);
      return (await readSetting(db, settingOf(language))) === text ? [] : [{ language, text }];
    }),
  );
  const open = left.flat();
  const here = open.length > 0 ? await listOrigins(db, texts) : [];
  return open.flatMap((one) => {
    const counts = here
      .map(({ issue, title }) => countOf(missing(issue, title, one.language)))
      .filter((count) => count > 0);
    const all = counts.reduce((sum, count) => sum + count, 0);
    return all === 0 ? [] : [{ ...one, procedures: counts.length, texts: all }];
  });
}

/** Lists the issues that lack texts in a language, and how each gets them. A published issue whose texts are then complete is published in that language, unless this needs a second person (TRANSLATE-45). */
export async function listLacking(db: Db, texts: StarterTexts, language: ProcedureLanguage) {
  const { secondPerson } = await readAlone(db);
  return (await listOrigins(db, texts)).flatMap(({ issue, title }) => {
    if (countOf(missing(issue, title, language)) === 0) return [];
    const withTexts = (before: Issue): WithTranslations => {
      const whole = withTextsOf(before, missing(before, title, language));
      return before.publish && !secondPerson
        ? publishedWhole({ ...before, ...whole }, language)
        : whole;
    };
    return [{ issue, withTexts }];
  });
}

/** Notes that the campus does not want the present texts of a language. */
export async function leaveLanguage(tx: Db, language: ProcedureLanguage): Promise<void> {
  await writeSetting(tx, settingOf(language), languagePrint(language));
}

/** Notes that the texts that came with a procedure wait for a review, for each language (TRANSLATE-42). */
export async function awaitReviews(
  tx: Db,
  issueId: string,
  brought: WithTranslations,
): Promise<void> {
  for (const [language] of languagesOf(brought)) await awaitReview(tx, { issueId, language });
}
