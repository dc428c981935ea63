import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { Translations } from '#core/issue/translation.ts';
import type { SavedTranslation, TranslationChange } from '#core/issue/translation-schema.ts';
import { adminCall } from './admin-api.ts';

/** The texts of an issue in other languages, and the version of the issue to which they belong. */
export type ListedTranslations = {
  readonly version: number;
  readonly translations: Translations;
  /** The languages whose texts came with the starter library and were not reviewed (TRANSLATE-42). */
  readonly notReviewed: readonly ProcedureLanguage[];
};

/** Returns the translations of an issue, either as its authors edit them or as advisors have them (TRANSLATE-4). */
export async function listTranslations(
  id: string,
  words?: 'published',
): Promise<ListedTranslations> {
  const { version, translations } = await adminCall('GET /api/issue/{id}/translations', {
    params: { id },
    query: words ? { words } : {},
  });
  const byLanguage = translations.map(({ language, isPublished, texts }) => [
    language,
    { isPublished, texts },
  ]);
  const notReviewed = translations.flatMap((one) => (one.notReviewed ? [one.language] : []));
  return { version, notReviewed, translations: Object.fromEntries(byLanguage) as Translations };
}

export const useTranslations = (
  { _id, version }: Pick<Issue, '_id' | 'version'>,
  enabled: boolean,
) =>
  useQuery({
    queryKey: ['translations', _id, version],
    queryFn: async () => await listTranslations(_id),
    enabled,
    gcTime: 0,
    // A save changes the version: the former translations stay until the new ones are loaded.
    placeholderData: keepPreviousData,
  });

/** Saves texts of an issue in a language, or the choice if advisors get that language (TRANSLATE-4, TRANSLATE-5). */
export async function saveTranslation(
  id: string,
  language: ProcedureLanguage,
  body: TranslationChange,
): Promise<SavedTranslation> {
  return await adminCall('PUT /api/issue/{id}/translations/{language}', {
    params: { id, language },
    body,
  });
}
