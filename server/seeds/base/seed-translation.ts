import { createHash } from 'node:crypto';
import { assert } from '#core/base/assert.ts';
import type { SeedIssue, SeedStep } from './seed-shape.ts';

/** The texts of a step in another language; answers only where the original has its own. */
type StepTexts = {
  readonly question: string;
  readonly confirmationText?: string;
  readonly yes?: string;
  readonly no?: string;
};

/** A starter procedure in another language, its steps by their keys. */
export type SeedTranslation = {
  /** The print of the original that it was made from, by `originalPrint`: another one asks to read it again. */
  readonly of: string;
  readonly title: string;
  readonly firstAct?: string;
  /** Names that people who speak the language search by, as many as it needs. */
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

/** The texts of a step, or of several by their keys, in another language: for texts that several procedures share. */
export type StepTranslation<Steps extends SeedStep | readonly SeedStep[]> =
  Steps extends readonly SeedStep[]
    ? { readonly [Step in Steps[number] as Step['key']]: StepTranslation<Step> }
    : { readonly question: string } & AnswerTexts<Steps>;

/**
 * A procedure, or a list of them, in another language: each by its title, with every text of its original and no other,
 * so that a missing or left-over one does not compile.
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

/** Returns each text of a seed with its translation, in reading order; phrases are joined by ', ' as in `originalTexts`. */
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
