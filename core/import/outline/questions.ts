import { readAnswers } from '../phrases/answers.ts';
import type { Paragraph } from '../paragraphs/labels.ts';
import { plainWords, type Heading, type HeadingUse } from './heading-tree.ts';
import { TOLD } from '../phrases/usual-headings.ts';
import type { BlockUse } from './outline.ts';
import type { ReadingName } from './readings.ts';

/** The most questions that are asked of a document. */
export const MOST = 5;

/** The choices for a part: left out; a step for each paragraph; one step; words of the step before or of the next. */
type PartChoice = 'out' | 'steps' | 'step' | 'before' | 'above';

/** The choices for all that a question is about: those for a part, numbers that are called or that count something, a reading by its name. */
export type DocumentChoice = PartChoice | 'called' | 'counted' | ReadingName;

/** A question about all of a document, whose readings are near each other (IMPORT-19). */
export type DocumentQuestion = {
  readonly id: string;
  /** TITLES are those of all procedures, REPEATED_PART is a part that comes back below several titles, SHORT_NUMBERS those that may be no telephone numbers. */
  readonly kind: 'TITLES' | 'REPEATED_PART' | 'SHORT_NUMBERS';
  /** The words of the document that it is about. */
  readonly phrase: string;
  readonly count: number;
  /** The places of paragraphs that show it. */
  readonly examples: readonly number[];
  readonly choices: readonly DocumentChoice[];
  /** The choice that holds until somebody answers. */
  readonly preset: DocumentChoice;
  /** The places of the titles that each choice makes, those that others lack first. */
  readonly titles?: Readonly<Partial<Record<DocumentChoice, readonly number[]>>>;
};

/** The answers of somebody, by the ids of questions. */
export type DocumentAnswers = ReadonlyMap<string, DocumentChoice>;

/** Returns the answer if it is one of the choices, otherwise the preset. */
export const chosenOf = (
  { id, choices, preset }: DocumentQuestion,
  answers: DocumentAnswers,
): DocumentChoice => {
  const said = answers.get(id);
  return said !== undefined && choices.includes(said) ? said : preset;
};

/** Returns the questions about parts, the most frequent first. */
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

/** A part without a list that comes back below several titles: what it is to each is one choice for all. */
export type RepeatedPart = {
  readonly id: string;
  readonly phrase: string;
  /** The heading and the paragraphs below it, of each time. */
  readonly places: readonly (readonly number[])[];
  readonly choices: readonly DocumentChoice[];
  readonly preset: DocumentChoice;
};

/** The least times that a part comes back before anything is asked about it. */
const OFTEN = 3;

/** Tells whether a part is read in one go: it has only lines and bullets without answers. */
export const isReadOnly = ({ body }: Heading, seen: readonly Paragraph[]): boolean =>
  body.every((place) => {
    const one = seen[place];
    return one && ['line', 'bullet'].includes(one.kind) && !readAnswers(one.block.text);
  });

/** Tells whether the heading below a part is one of the same procedure. */
const leadsOn = (next: Heading | undefined, uses: ReadonlyMap<number, HeadingUse>): boolean =>
  next !== undefined && uses.get(next.place) === 'section';

/** Finds the parts that come back, in the order of the document. */
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

/** Returns the uses of the paragraphs of a part by what was chosen for it; none for the choice that the outline makes itself. */
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
