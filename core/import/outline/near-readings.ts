import type { Heading } from './heading-tree.ts';
import type { Paragraph } from '../paragraphs/labels.ts';
import type { KnownTable } from './listed-contacts.ts';
import { lookAt } from './looked.ts';
import { readAnswers } from '../phrases/answers.ts';
import { FRONT, NUMBERS, OWN_TITLE } from '../phrases/usual-headings.ts';
import { outlineAs, type ChosenReading, type Corrections, type Outline } from './outline.ts';
import { saysToDo } from '../phrases/sayings.ts';
import { chosenOf, type DocumentAnswers, type DocumentQuestion } from './questions.ts';
import type { ReadHeadings, ReadingName } from './readings.ts';
import type { SourceBlock } from '../paragraphs/source.ts';

/** A reading of a document, with the places of its final titles. */
type TitledReading = { readonly read: ReadHeadings; readonly titles: readonly number[] };

/** The most by which a reading may look odder than the likeliest one and still be offered as a choice. */
const NEAR = 0.25;

/** The most readings that are outlined, and the most that somebody can choose from. */
const TRIED = 6;
const SHOWN = 4;

/** The largest share of titles above lists that the likeliest reading may also have. With a larger share, the reading is the same with fewer titles. */
const SHARED = 0.5;

const named = ({ headings, uses }: ReadHeadings): readonly number[] =>
  headings.flatMap(({ place }) => (uses.get(place) === 'title' ? [place] : []));

/** Lists the likeliest reading, and those that are nearly as likely but have other titles. `titlesOf` outlines a reading. */
function nearReadings(
  readings: readonly ReadHeadings[],
  titlesOf: (read: ReadHeadings) => readonly number[],
  seen: readonly Paragraph[],
): readonly TitledReading[] {
  const [best] = readings;
  if (!best) return [];
  const own = new Set(named(best));
  const isOther = (read: ReadHeadings): boolean => {
    const titles = named(read);
    return (
      !read.isAboveLists ||
      titles.filter((place) => own.has(place)).length <= SHARED * titles.length
    );
  };
  const near = readings
    .filter((read) => read.oddity <= best.oddity + NEAR && isOther(read))
    .toSorted((a, b) => a.oddity - b.oddity);
  const tried = Map.groupBy([best, ...near], (read) => named(read).join(' '));
  const titled = [...tried.values()].slice(0, TRIED).flatMap(([read]) => read ?? []);
  const all = titled.map((read) => ({ read, titles: titlesOf(read) }));
  const likely = all[0]?.titles ?? [];
  /** Tells whether a heading is not a procedure: it has a usual name of other parts, or no list, answer or command below it. */
  const isBeside = ({ words, body }: Heading): boolean =>
    [FRONT, NUMBERS, OWN_TITLE].some((usual) => usual.test(words)) ||
    body.every((place) => {
      const { kind, block } = seen[place] ?? {};
      return kind === 'line' && !readAnswers(block?.text ?? '') && !saysToDo(block?.text ?? '');
    });
  /** Tells whether a reading only adds titles of covers, of their pages and of a document's end. */
  const isLonger = ({ read, titles }: TitledReading): boolean => {
    if (!` ${titles.join(' ')} `.includes(` ${likely.join(' ')} `)) return false;
    const expected = new Set(likely);
    const added = new Set(titles.filter((one) => !expected.has(one)));
    return read.headings.every((one) => !added.has(one.place) || isBeside(one));
  };
  const distinct = Map.groupBy(all, ({ titles }) => titles.join(' '));
  return [...distinct.values()]
    .flatMap(([one]) => one ?? [])
    .filter((one) => one.read === best || (one.titles.length > 0 && !isLonger(one)))
    .slice(0, SHOWN);
}

/** Chooses one of the near readings. If there are several, it asks which lines are the titles (IMPORT-19). */
function chosenReading(near: readonly TitledReading[], answers: DocumentAnswers): ChosenReading {
  const [best] = near;
  if (!best || near.length < 2) return { read: best?.read, questions: [], open: new Set() };
  const sets = near.map(({ titles }) => new Set(titles));
  const isShared = (place: number): boolean => sets.every((titles) => titles.has(place));
  const question: DocumentQuestion = {
    id: 'TITLES',
    kind: 'TITLES',
    phrase: '',
    count: near.length,
    examples: [],
    choices: near.map(({ read }) => read.name),
    preset: best.read.name,
    titles: Object.fromEntries(
      near.map(({ read, titles }): [ReadingName, readonly number[]] => [
        read.name,
        titles.toSorted((a, b) => Number(isShared(a)) - Number(isShared(b)) || a - b),
      ]),
    ),
  };
  const said = chosenOf(question, answers);
  return {
    read: near.find(({ read }) => read.name === said)?.read,
    questions: [question],
    open: new Set(answers.has(question.id) ? [] : best.titles.filter((one) => !isShared(one))),
  };
}

/** The near readings of each document, kept because a correction does not change them. */
const nearOf = new WeakMap<readonly SourceBlock[], readonly TitledReading[]>();

/** Outlines a document in the likeliest reading of its headings, or in the one that somebody chose (IMPORT-19). */
export function outlineOf(
  blocks: readonly SourceBlock[],
  corrections: Corrections,
  known: readonly KnownTable[],
  answers: DocumentAnswers,
): Outline {
  const titlesOf = (read: ReadHeadings): readonly number[] => {
    const chosen = { read, questions: [], open: new Set<number>() };
    const { outlined } = outlineAs({ blocks, chosen, corrections: new Map(), known }, new Map());
    return outlined.flatMap(({ use }, place) => (use === 'title' ? [place] : []));
  };
  const { readings, seen } = lookAt(blocks);
  const near = nearOf.get(blocks) ?? nearReadings(readings, titlesOf, seen);
  nearOf.set(blocks, near);
  return outlineAs({ blocks, chosen: chosenReading(near, answers), corrections, known }, answers);
}
