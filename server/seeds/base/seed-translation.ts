import { createHash } from 'node:crypto';
import { assert } from '#core/base/assert.ts';
import type { SeedIssue, SeedStep } from './seed-shape.ts';

/** The texts of a step in another language. Answers are there only if the original has custom ones. */
type StepTexts = {
  readonly question: string;
  readonly confirmationText?: string;
  readonly yes?: string;
  readonly no?: string;
};

/** A starter procedure in another language, with its steps by their keys. */
export type SeedTranslation = {
  /** The print of the original that was translated, by `originalPrint`. If it differs, somebody must read the translation again. */
  readonly of: string;
  readonly title: string;
  readonly firstAct?: string;
  /** The names by which people who speak the language search, as many as are needed. */
  readonly alsoCalled: readonly string[];
  readonly steps: Readonly<Record<string, StepTexts>>;
};

type AnswerTexts<Step> = Step extends { readonly confirmationText: string }
  ? { readonly confirmationText: string }
  : Step extends { readonly yes: { readonly text?: infer Text } }
    ? [Text] extends [string]
      ? { readonly yes: string; readonly no: string }
      : unknown
    : never;

type StepsIn<Seed extends SeedIssue> = {
  readonly [Step in Seed['steps'][number] as Step['key']]: {
    readonly question: string;
  } & AnswerTexts<Step>;
};

type TranslationOf<Seed extends SeedIssue> = Omit<SeedTranslation, 'steps' | 'firstAct'> & {
  readonly steps: StepsIn<Seed>;
} & (Seed extends { readonly firstAct: string } ? { readonly firstAct: string } : unknown);

/** The texts of a step, or of several steps by their keys, in another language, for texts that several procedures share. */
export type StepTranslation<Steps extends SeedStep | readonly SeedStep[]> =
  Steps extends readonly SeedStep[]
    ? { readonly [Step in Steps[number] as Step['key']]: StepTranslation<Step> }
    : { readonly question: string } & AnswerTexts<Steps>;

/**
 * One or several procedures in another language by title. Each has every text of its original and no other, so that a
 * missing or left-over text does not compile.
 */
export type TranslationsOf<Seeds extends SeedIssue | readonly SeedIssue[]> =
  Seeds extends readonly SeedIssue[]
    ? { readonly [Seed in Seeds[number] as Seed['title']]: TranslationOf<Seed> }
    : Seeds extends SeedIssue
      ? { readonly [Title in Seeds['title']]: TranslationOf<Seeds> }
      : never;

type Pair = readonly [original: string, translated: string];

function pairsOfStep(step: SeedStep, texts: StepTexts | undefined): Pair[] {
  assert(texts, `the step ${step.key} has no translation`);
  const pairs = [
    [step.question, texts.question],
    'yes' in step ? [step.yes.text, texts.yes] : [step.confirmationText, texts.confirmationText],
    'yes' in step ? [step.no.text, texts.no] : [],
  ] as const;
  return pairs.flatMap(([original, text]) =>
    original === undefined || text === undefined ? [] : [[original, text] as const],
  );
}

/** Returns each text of a seed with its translation, in reading order. Phrases are joined by ', ', as in `originalTexts`. */
export function translatedPairs(seed: SeedIssue, to: SeedTranslation): Pair[] {
  const { title, firstAct, alsoCalled = [] } = seed;
  return [
    [title, to.title],
    ...(firstAct !== undefined && to.firstAct !== undefined
      ? [[firstAct, to.firstAct] as const]
      : []),
    [alsoCalled.join(', '), to.alsoCalled.join(', ')],
    ...seed.steps.flatMap((step) => pairsOfStep(step, to.steps[step.key])),
  ];
}

/** Returns 16 hex characters that are the same for the same texts. */
export function originalPrint({ title, firstAct, alsoCalled, steps }: SeedIssue): string {
  const texts = steps.map((step) => [
    step.question,
    'yes' in step ? [step.yes.text, step.no.text] : step.confirmationText,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([title, firstAct, alsoCalled, texts]))
    .digest('hex')
    .slice(0, 16);
}
