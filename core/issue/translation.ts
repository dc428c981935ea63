import type { ProcedureLanguage } from '../base/procedure-languages.ts';
import type { Details, MembersOf } from './details.ts';
import { detailOf, detailOfText, membersOf, textOfDetail } from './typed-details.ts';
import { mapTexts, textsOf, type StepText } from '../step/step-texts.ts';
import type { SavedStep } from '../step/step.ts';

export type TranslatedMember = MembersOf<'inLanguages'>;

/** The place of a text in an issue: a detail, or a text of a step. For a text of a step it is the step's id and the field in `textsOf`. */
export type TextPlace = TranslatedMember | `step/${string}/${StepText['field']}`;

/** A text in another language, and the original from which it was made. A list of phrases is joined by commas. */
export type TranslatedText = { readonly text: string; readonly of: string };

export type TranslatedTexts = { readonly [P in TextPlace]?: TranslatedText };

/** The texts of an issue in one language. `isPublished` says that advisors get it with the issue (TRANSLATE-5). */
export type Translation = { readonly isPublished: boolean; readonly texts: TranslatedTexts };

/** The translations of an issue by language. */
export type Translations = { readonly [L in ProcedureLanguage]?: Translation };

/** The parts of an issue that are translated. */
export type Original = Pick<Details, TranslatedMember> & { readonly steps: readonly SavedStep[] };

/** A text of the original. It is '' for phrases that may be translated although the original has none. */
export type OriginalText = { readonly place: TextPlace; readonly text: string };

const textsOfStep = (step: SavedStep): OriginalText[] =>
  textsOf(step).map(({ field, text }) => ({ place: `step/${step._id}/${field}`, text }));

/** Returns the step and field of a place; undefined for a detail. */
export function stepOfPlace(place: string): { step: string; field: string } | undefined {
  const [, step, field] = /^step\/(.*)\/([^/]*)$/.exec(place) ?? [];
  return step === undefined || field === undefined ? undefined : { step, field };
}

function detailTexts(original: Original): (OriginalText & { place: TranslatedMember })[] {
  return membersOf('inLanguages').flatMap((place) => {
    const text = textOfDetail(place, original[place]) ?? '';
    return text === '' && detailOf(place).kind !== 'phrases' ? [] : [{ place, text }];
  });
}

/** Lists the texts of an issue that can be translated, in reading order (TRANSLATE-2). */
export function originalTexts(original: Original): OriginalText[] {
  return [...detailTexts(original), ...original.steps.flatMap(textsOfStep)];
}

/** The states of a text's translation. It is 'stale' if it was made from a former original. */
export type TextState = 'current' | 'stale' | 'missing';

/** Returns the state of a text in a language (TRANSLATE-3). */
export function stateOf({ place, text }: OriginalText, texts: TranslatedTexts): TextState {
  const translated = texts[place];
  if (!translated) return text === '' ? 'current' : 'missing';
  return translated.of === text ? 'current' : 'stale';
}

export function progressOf(
  original: Original,
  { texts }: Pick<Translation, 'texts'>,
): { readonly [S in TextState]: number } {
  const counts = { current: 0, stale: 0, missing: 0 };
  for (const one of originalTexts(original)) {
    if (one.text !== '' || texts[one.place]) counts[stateOf(one, texts)] += 1;
  }
  return counts;
}

export type TextsOfStep = { readonly [F in StepText['field']]?: string };

/** The parts of an issue that are shown in a language: current details, and the steps of which every text is current (TRANSLATE-6). */
export type ShownTexts = { readonly [M in TranslatedMember]?: Details[M] } & {
  readonly steps: Readonly<Record<string, TextsOfStep>>;
};

/** Returns what is shown of a translation. The rest is shown in the original, each step as a whole (TRANSLATE-6). */
export function shownTexts(original: Original, { texts }: Pick<Translation, 'texts'>): ShownTexts {
  const isCurrent = (one: OriginalText) => stateOf(one, texts) === 'current';
  const details = detailTexts(original).flatMap((one) => {
    const { text } = texts[one.place] ?? {};
    if (text === undefined || !isCurrent(one)) return [];
    return [[one.place, detailOfText(one.place, text)]];
  });
  const steps = original.steps.flatMap((step) => {
    const own = textsOfStep(step);
    if (own.length === 0 || !own.every(isCurrent)) return [];
    const inIt = own.map(({ place }) => [stepOfPlace(place)?.field, texts[place]?.text]);
    return [[step._id, Object.fromEntries(inIt) as TextsOfStep] as const];
  });
  return { ...Object.fromEntries(details), steps: Object.fromEntries(steps) } as ShownTexts;
}

/** Returns the steps as advisors read them in a language, some of them in the original (TRANSLATE-6). */
export function shownSteps(
  original: Original,
  translation: Pick<Translation, 'texts'>,
): readonly SavedStep[] {
  const { steps } = shownTexts(original, translation);
  return original.steps.map((step) => {
    const own = Object.hasOwn(steps, step._id) ? steps[step._id] : undefined;
    return own ? mapTexts(step, ({ field, text }) => own[field] ?? text) : step;
  });
}
