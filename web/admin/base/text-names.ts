import { languageName, languageNames } from '#core/base/language-name.ts';
import { marks } from '#core/base/mark-messages.ts';
import type { TextInLanguage } from '#core/issue/issue-parts.ts';
import type { LanguageProgress } from '#core/issue/translation-schema.ts';
import { stepOfPlace, type TranslatedMember } from '#core/issue/translation.ts';
import type { SavedStep } from '#core/step/step.ts';
import type { StepText } from '#core/step/step-texts.ts';
import { detailMessages } from './detail-messages.ts';
import { fieldMessages, textMessages as words } from './text-messages.ts';

export function labelOfPlace(place: string): string {
  const { field } = stepOfPlace(place) ?? {};
  if (field !== undefined) return fieldMessages[field as StepText['field']];
  const { label, name } = detailMessages[place as TranslatedMember];
  return label ?? name;
}

/** Returns the name of a text in a language, for use in a sentence: 'Spanish: the question of step 3' (REVIEW-15, TRANSLATE-30). */
export function nameOfText(
  { language, place }: TextInLanguage,
  steps: readonly SavedStep[],
): string {
  const { step, field } = stepOfPlace(place) ?? {};
  const at = steps.findIndex(({ _id }) => _id === step);
  const ofStep = at < 0 ? words.ofRemoved : words.inSentence[field as StepText['field']](at + 1);
  const name = step === undefined ? marks.quoted(labelOfPlace(place)) : ofStep;
  return `${languageName(language)}${marks.colon} ${name}`;
}

/** Returns the languages of an issue that lack texts, either published or unpublished ones, and the number of missing texts; undefined if none lacks any (LIST-25). */
export function lackingLanguages(
  languages: readonly LanguageProgress[] = [],
  isPublished: boolean,
): string | undefined {
  const lacking = languages.filter(
    (one) => one.isPublished === isPublished && one.missing + one.stale > 0,
  );
  if (lacking.length === 0) return undefined;
  const left = (state: 'missing' | 'stale') => lacking.reduce((all, one) => all + one[state], 0);
  const names = languageNames(lacking.map(({ language }) => language));
  return `${names}${marks.colon} ${words.left(left('missing'), left('stale'))}`;
}
