import type { ProcedureLanguage } from '../base/procedure-languages.ts';
import {
  stepOfPlace,
  type TextPlace,
  type TranslatedText,
  type TranslatedTexts,
  type Translation,
  type Translations,
} from './translation.ts';

type Entry = [ProcedureLanguage, Translation];

/** An issue with its translations. The member is absent if there are none. */
export type WithTranslations = { readonly translations?: Translations };

export const languagesOf = ({ translations = {} }: WithTranslations): Entry[] =>
  Object.entries(translations) as Entry[];

/** Returns translations in their stored form, in a fixed order, so that equal ones are equal text. It returns no member if there are none. */
export function translationsOf(entries: readonly Entry[]): WithTranslations {
  const kept = entries.filter(
    ([, { isPublished, texts }]) => isPublished || Object.keys(texts).length > 0,
  );
  if (kept.length === 0) return {};
  const sorted = kept.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { translations: Object.fromEntries(sorted) };
}

export const entriesOf = (texts: TranslatedTexts): [TextPlace, TranslatedText][] =>
  Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)) as [TextPlace, TranslatedText][];

/** Returns the translations that advisors get with the issue (TRANSLATE-5). */
export const publishedIn = (issue: WithTranslations): WithTranslations =>
  translationsOf(languagesOf(issue).filter(([, { isPublished }]) => isPublished));

/** Returns the issue with these translations in place of its own. */
export function withTranslations<I extends WithTranslations>(
  { translations: _, ...issue }: I,
  other: WithTranslations,
): Omit<I, 'translations'> & WithTranslations {
  const { translations } = other;
  return translations ? { ...issue, translations } : issue;
}

/** Returns the translations with `map` applied to each text and the original that it was made from. */
export function mapTranslations(
  issue: WithTranslations,
  map: (entry: [TextPlace, TranslatedText]) => readonly [TextPlace, TranslatedText][],
): WithTranslations {
  return translationsOf(
    languagesOf(issue).map(([language, { texts, ...state }]) => [
      language,
      { ...state, texts: Object.fromEntries(entriesOf(texts).flatMap(map)) },
    ]),
  );
}

/** Returns the translations with other contacts in the texts and in their originals, so that the change makes none of them outdated. */
export function mapNamingTranslations(
  issue: WithTranslations,
  map: (text: string) => string,
): WithTranslations {
  return mapTranslations(issue, ([place, { text, of }]) => [
    [place, { text: map(text), of: map(of) }],
  ]);
}

/** Returns the translations for a copy, whose steps have new ids. Texts of steps that the copy lacks are left out. */
export function withStepIds(
  issue: WithTranslations,
  ids: ReadonlyMap<string, string>,
): WithTranslations {
  return mapTranslations(issue, ([place, text]) => {
    const { step, field } = stepOfPlace(place) ?? {};
    if (step === undefined) return [[place, text]];
    const own = ids.get(step);
    return own === undefined ? [] : [[`step/${own}/${field}` as TextPlace, text]];
  });
}

/** Returns the translations that a file, a copy or a starter brings to a draft. None of them is published (TRANSLATE-9). */
export const unpublished = (issue: WithTranslations): WithTranslations =>
  translationsOf(
    languagesOf(issue).map(([language, { texts }]) => [language, { isPublished: false, texts }]),
  );

/** Returns the translations of `before` with the texts that `brought` has. The languages that are published stay published. */
export function withTextsOf(before: WithTranslations, brought: WithTranslations): WithTranslations {
  const all = new Map<ProcedureLanguage, Translation>(languagesOf(before));
  for (const [language, { texts }] of languagesOf(brought)) {
    const { isPublished = false, texts: here = {} } = all.get(language) ?? {};
    const both = Object.fromEntries(entriesOf({ ...here, ...texts })) as TranslatedTexts;
    all.set(language, { isPublished, texts: both });
  }
  return translationsOf([...all]);
}

/** Returns the translations that advisors get while changes wait: a language that is published in both states keeps its texts, and one that was withdrawn goes at once (TRANSLATE-8). */
export function liveTranslations(
  live: WithTranslations,
  changed: WithTranslations,
): WithTranslations {
  const before = new Map<ProcedureLanguage, Translation>(languagesOf(live));
  const after = new Map<ProcedureLanguage, Translation>(languagesOf(changed));
  return translationsOf(
    [...new Set([...before.keys(), ...after.keys()])].flatMap((language): Entry[] => {
      const [was, is] = [before.get(language), after.get(language)];
      const kept = is?.isPublished ? was : is;
      return kept ? [[language, kept]] : [];
    }),
  );
}

const sameText = (a: TranslatedText | undefined, b: TranslatedText | undefined): boolean =>
  a?.text === b?.text && a?.of === b?.of;

export function changedTexts(
  before: WithTranslations,
  after: WithTranslations,
): { language: ProcedureLanguage; place: TextPlace }[] {
  if (before.translations === after.translations) return [];
  const [a, b] = [before.translations ?? {}, after.translations ?? {}];
  const languages = new Set([...languagesOf(before), ...languagesOf(after)].map(([one]) => one));
  return [...languages].flatMap((language) => {
    const [was, is] = [a[language]?.texts ?? {}, b[language]?.texts ?? {}];
    const places = new Set([...entriesOf(was), ...entriesOf(is)].map(([place]) => place));
    return [...places]
      .filter((place) => !sameText(was[place], is[place]))
      .map((place) => ({ language, place }));
  });
}

/** Merges the changes of two authors text by text: theirs if mine is unchanged, otherwise mine. It also names the texts that both changed (REVIEW-13). */
export function mergedTranslations({
  base,
  mine,
  theirs,
}: {
  readonly base: WithTranslations;
  readonly mine: WithTranslations;
  readonly theirs: WithTranslations;
}): { merged: WithTranslations; disputed: { language: ProcedureLanguage; place: TextPlace }[] } {
  const disputed: { language: ProcedureLanguage; place: TextPlace }[] = [];
  const languages = new Set([base, mine, theirs].flatMap(languagesOf).map(([one]) => one));
  const merged = [...languages].map((language): Entry => {
    const [was, is, there] = [base, mine, theirs].map((one) => one.translations?.[language]);
    const texts = [was, is, there].map((one) => one?.texts ?? {});
    const places = new Set(texts.flatMap(entriesOf).map(([place]) => place));
    const taken = [...places].flatMap((place) => {
      const [one, own, other] = texts.map((side) => side[place]);
      const isMine = !sameText(own, one);
      if (isMine && !sameText(other, one) && !sameText(other, own)) {
        disputed.push({ language, place });
      }
      const text = isMine ? own : other;
      return text ? [[place, text] as const] : [];
    });
    const isMine = (is?.isPublished ?? false) !== (was?.isPublished ?? false);
    const isPublished = (isMine ? is : there)?.isPublished ?? false;
    return [language, { isPublished, texts: Object.fromEntries(taken) }];
  });
  return { merged: translationsOf(merged), disputed };
}
