import { readAnswers } from './phrases/answers.ts';
import type { Paragraph } from './labels.ts';
import { plainWords, type Heading, type HeadingUse } from './heading-tree.ts';
import { signOf } from './headings.ts';
import { TOLD } from './phrases/usual-headings.ts';
import type { BlockUse } from './outline.ts';
import type { ReadHeadings } from './readings.ts';

/** The most questions that are asked of a document. */
export const MOST = 5;

/**
 * The choices for all that a question is about: left out; a step for each paragraph; one step; words of the step before or
 * of the next; titles of procedures, of their parts, or of chapters; numbers that are called, or that count something.
 */
export type DocumentChoice =
  | 'out'
  | 'steps'
  | 'step'
  | 'before'
  | 'above'
  | 'procedures'
  | 'parts'
  | 'chapters'
  | 'called'
  | 'counted';

/** A question about all of a document, whose readings are near each other (IMPORT-19). */
export type DocumentQuestion = {
  readonly id: string;
  /** REPEATED_PART is a part that comes back below several titles, HEADINGS are those of one look, SHORT_NUMBERS those that may be no telephone numbers. */
  readonly kind: 'REPEATED_PART' | 'HEADINGS' | 'SHORT_NUMBERS';
  /** The words of the document that it is about. */
  readonly phrase: string;
  readonly count: number;
  /** The places of paragraphs that show it. */
  readonly examples: readonly number[];
  readonly choices: readonly DocumentChoice[];
  /** The choice that holds until somebody answers. */
  readonly preset: DocumentChoice;
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

/** Lists the questions of a document: of its headings, then of each part that comes back, the most frequent first. */
export function questionsOf(
  ofHeadings: readonly DocumentQuestion[],
  parts: readonly RepeatedPart[],
): readonly DocumentQuestion[] {
  const ofParts = parts
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
  return [...ofHeadings, ...ofParts].slice(0, MOST);
}

/** Readings whose costs are as near as this are asked about. */
const NEAR = 0.3;

const CHOICES: Readonly<Record<HeadingUse, DocumentChoice>> = {
  title: 'procedures',
  section: 'parts',
  chapter: 'chapters',
};

/** Describes how a paragraph looks, whatever the reading. */
function lookOf(one: Paragraph): string {
  const { block, kind, level } = one;
  if (kind === 'heading') return `heading ${level}`;
  if (kind !== 'line') return signOf(one);
  const isUpper = !/\p{Ll}/u.test(block.text);
  return `line ${block.size ?? 0} ${block.isBold ? 'bold' : ''} ${isUpper ? 'upper' : ''}`.trimEnd();
}

/** Returns what most paragraphs of each look are in a reading, with those that look so. */
function rolesOf({ headings, uses }: ReadHeadings, seen: readonly Paragraph[]) {
  const counts = new Map<string, Map<DocumentChoice, number[]>>();
  for (const { place } of headings) {
    const one = seen[place];
    const use = uses.get(place);
    if (!one || !use) continue;
    const look = lookOf(one);
    const roles = counts.get(look) ?? new Map<DocumentChoice, number[]>();
    roles.set(CHOICES[use], [...(roles.get(CHOICES[use]) ?? []), place]);
    counts.set(look, roles);
  }
  return new Map(
    [...counts].map(([look, roles]) => {
      const [most] = [...roles].toSorted(([, a], [, b]) => b.length - a.length);
      return [look, { use: most?.[0] ?? 'steps', places: [...roles.values()].flat() }] as const;
    }),
  );
}

/** The reading of a document's headings, and the questions whose answers would make it another. */
export type ChosenReading = {
  readonly read: ReadHeadings | undefined;
  readonly questions: readonly DocumentQuestion[];
  /** The places of headings about which nobody has answered. */
  readonly open: ReadonlySet<number>;
};

/** Chooses the likeliest reading that agrees with the answers; asks of the looks that others as likely read otherwise. */
export function chosenReading(
  readings: readonly ReadHeadings[],
  seen: readonly Paragraph[],
  answers: DocumentAnswers,
): ChosenReading {
  const [best] = readings;
  if (!best) return { read: undefined, questions: [], open: new Set() };
  const near = readings.filter(({ cost }) => cost <= best.cost + NEAR);
  const all = new Map(near.map((one) => [one, rolesOf(one, seen)]));
  const own = all.get(best);
  const roleIn = (read: ReadHeadings, look: string): DocumentChoice =>
    (all.get(read) ?? rolesOf(read, seen)).get(look)?.use ?? 'steps';
  const looks = new Set([...all.values()].flatMap((roles) => [...roles.keys()]));
  const asked = [...looks].flatMap((look): (DocumentQuestion & { places: readonly number[] })[] => {
    const choices = [...new Set(near.map((read) => roleIn(read, look)))];
    const places = [...all.values()].flatMap((roles) => roles.get(look)?.places ?? []);
    const distinct = [...new Set(places)].toSorted((a, b) => a - b);
    const [first] = distinct;
    if (choices.length < 2 || distinct.length < 2 || first === undefined) return [];
    return [
      {
        id: `HEADINGS ${look}`,
        kind: 'HEADINGS',
        phrase: seen[first]?.block.text.trim() ?? '',
        count: distinct.length,
        examples: distinct.slice(0, 3),
        choices,
        preset: own?.get(look)?.use ?? 'steps',
        places: distinct,
      },
    ];
  });
  // The look of most headings decides the others.
  const [question] = asked.toSorted((a, b) => b.count - a.count);
  if (!question) return { read: best, questions: [], open: new Set() };
  const { places, ...plain } = question;
  const said = chosenOf(plain, answers);
  const look = plain.id.slice('HEADINGS '.length);
  return {
    read: near.find((one) => roleIn(one, look) === said) ?? best,
    questions: [plain],
    open: answers.has(plain.id) ? new Set() : new Set(places),
  };
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
