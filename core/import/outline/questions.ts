import { readAnswers } from '../phrases/answers.ts';
import type { Paragraph } from '../paragraphs/labels.ts';
import { plainWords, type Heading, type HeadingUse } from './heading-tree.ts';
import { TOLD } from '../phrases/usual-headings.ts';
import type { BlockUse } from './outline.ts';
import type { ReadingName } from './readings.ts';

/** The most questions that are asked about a document. */
export const MOST = 5;

/** The choices for a part: leave it out, make each paragraph a step, make one step of it, or add its words to the step before or to the next. */
type PartChoice = 'out' | 'steps' | 'step' | 'before' | 'above';

/** The choices for every kind of question: those for a part, numbers that are called or that count something, and the names of readings. */
export type DocumentChoice = PartChoice | 'called' | 'counted' | ReadingName;

/** A question about a whole document that can be read in several likely ways (IMPORT-19). */
export type DocumentQuestion = {
  readonly id: string;
  /** TITLES asks which lines are the titles, REPEATED_PART asks about a part that repeats below several titles, and SHORT_NUMBERS asks about numbers that may not be telephone numbers. */
  readonly kind: 'TITLES' | 'REPEATED_PART' | 'SHORT_NUMBERS';
  /** The words of the document that the question is about. */
  readonly phrase: string;
  readonly count: number;
  /** The places of paragraphs that serve as examples. */
  readonly examples: readonly number[];
  readonly choices: readonly DocumentChoice[];
  /** The choice that applies until somebody answers. */
  readonly preset: DocumentChoice;
  /** The places of the titles that each choice makes, beginning with those that other choices lack. */
  readonly titles?: Readonly<Partial<Record<DocumentChoice, readonly number[]>>>;
};

/** The answers that somebody gave, by the ids of the questions. */
export type DocumentAnswers = ReadonlyMap<string, DocumentChoice>;

/** Returns the answer if it is one of the choices, otherwise the preset. */
export const chosenOf = (
  { id, choices, preset }: DocumentQuestion,
  answers: DocumentAnswers,
): DocumentChoice => {
  const said = answers.get(id);
  return said !== undefined && choices.includes(said) ? said : preset;
};

/** Returns the questions about repeated parts, the most frequent part first. */
export function partQuestions(parts: readonly RepeatedPart[]): readonly DocumentQuestion[] {
  return parts
    .map(({ id, phrase, places, choices, preset }): DocumentQuestion => ({
      id,
      kind: 'REPEATED_PART',
      phrase,
      count: places.length,
      examples: (places[0] ?? []).slice(0, 3),
      choices,
      preset,
    }))
    .toSorted((a, b) => b.count - a.count);
}

/** A part without a list that repeats below several titles. One choice decides what it is below all of them. */
export type RepeatedPart = {
  readonly id: string;
  readonly phrase: string;
  /** The heading and the paragraphs below it, for each time that the part appears. */
  readonly places: readonly (readonly number[])[];
  readonly choices: readonly DocumentChoice[];
  readonly preset: DocumentChoice;
};

/** The fewest times that a part must repeat before a question is asked about it. */
const OFTEN = 3;

/** Tells whether a part is only read: it has lines and bullets without answers. */
export const isReadOnly = ({ body }: Heading, seen: readonly Paragraph[]): boolean =>
  body.every((place) => {
    const one = seen[place];
    return one && ['line', 'bullet'].includes(one.kind) && !readAnswers(one.block.text);
  });

/** Tells whether the next heading belongs to the same procedure as the part. */
const leadsOn = (next: Heading | undefined, uses: ReadonlyMap<number, HeadingUse>): boolean =>
  next !== undefined && uses.get(next.place) === 'section';

/** Finds the parts that repeat, in the order of the document. */
export function repeatedParts(
  headings: readonly Heading[],
  uses: ReadonlyMap<number, HeadingUse>,
  seen: readonly Paragraph[],
): readonly RepeatedPart[] {
  const byName = new Map<string, { all: Heading[]; before: number }>();
  for (const [index, one] of headings.entries()) {
    const isPart = uses.get(one.place) === 'section' && one.below.length === 0;
    if (!isPart || one.body.length === 0 || !isReadOnly(one, seen)) continue;
    const name = plainWords(one.words);
    const same = byName.get(name) ?? { all: [], before: 0 };
    same.all.push(one);
    if (leadsOn(headings[index + 1], uses)) same.before += 1;
    byName.set(name, same);
  }
  return [...byName].flatMap(([name, { all, before }]): RepeatedPart[] => {
    const [first] = all;
    if (!first || all.length < OFTEN) return [];
    const beside: DocumentChoice = before > all.length / 2 ? 'above' : 'before';
    const isTold = TOLD.test(first.words);
    return [
      {
        id: `REPEATED_PART ${name}`,
        phrase: first.words,
        places: all.map(({ place, body }) => [place, ...body]),
        choices: ['out', 'steps', 'step', beside],
        preset: isTold ? (beside === 'above' ? 'above' : 'step') : 'steps',
      },
    ];
  });
}

/** Returns the uses of a part's paragraphs for a choice. There are none if the outline would make this choice itself. */
export function usesBy(
  { places }: RepeatedPart,
  choice: DocumentChoice,
): readonly (readonly [number, BlockUse])[] {
  const used: Partial<Record<DocumentChoice, readonly [BlockUse, BlockUse]>> = {
    out: ['out', 'out'],
    steps: ['section', 'step'],
    step: ['step', 'part'],
    before: ['part', 'part'],
    above: ['section', 'section'],
  };
  const [ofHeading, ofOthers] = used[choice] ?? [];
  if (!ofHeading || !ofOthers) return [];
  return places.flatMap((part) =>
    part.map((place, at): readonly [number, BlockUse] => [place, at === 0 ? ofHeading : ofOthers]),
  );
}
