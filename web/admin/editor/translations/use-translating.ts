import { useQuery } from '@tanstack/react-query';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { Translation, Translations } from '#core/issue/translation.ts';
import type { SavedTranslation } from '#core/issue/translation-schema.ts';
import { getIssue } from '../../base/issues-api.ts';
import { queryClient, renewIssues } from '../../base/queries.ts';
import { listTranslations } from '../../base/translations-api.ts';

/** An issue with its texts in other languages, both as authors edit them and as advisors have them. */
export type Translating = {
  readonly issue: Issue;
  readonly version: number;
  readonly translations: Translations;
  readonly published: Translations;
  readonly notReviewed: readonly ProcedureLanguage[];
};

const keyOf = (id: string) => ['translating', id];

async function load(id: string): Promise<Translating> {
  const [issue, own] = await Promise.all([getIssue(id), listTranslations(id)]);
  // Only if changes wait does the text of the authors differ from the one that advisors have.
  const published = issue.pending ? await listTranslations(id, 'published') : own;
  return { issue, ...own, published: published.translations };
}

/** Loads the issue of the page, and loads it again whenever its window gets the focus. */
export const useTranslating = (id: string) =>
  useQuery({ queryKey: keyOf(id), queryFn: async () => await load(id), gcTime: 0 });

const NOTHING: Translation = { isPublished: false, texts: {} };

export const translationOf = (
  translations: Translations,
  language: ProcedureLanguage,
): Translation => translations[language] ?? NOTHING;

/** Returns the newest known state of the issue, for work that began earlier. */
export const knownTranslating = (id: string): Translating | undefined =>
  queryClient.getQueryData(keyOf(id));

/** Loads the issue again. Throws if that fails. */
export const loadAgain = async (id: string): Promise<void> =>
  void (await queryClient.fetchQuery({
    queryKey: keyOf(id),
    queryFn: async () => await load(id),
    staleTime: 0,
  }));

/** Takes in the answer of a save, and loads what others saved before it. */
export function takeIn(id: string, { language, isPublished, texts, version }: SavedTranslation) {
  queryClient.setQueryData(keyOf(id), (known: Translating | undefined) => {
    if (!known) return known;
    const translations = { ...known.translations, [language]: { isPublished, texts } };
    // If a version is missing in between, the older one stays: the next save is then checked against the changes that this page has not seen.
    const isNext = version <= known.version + 1;
    return { ...known, translations, ...(isNext && { version }) };
  });
  void queryClient.invalidateQueries({ queryKey: keyOf(id) });
  void renewIssues();
}
