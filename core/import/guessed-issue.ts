import type { IssueCategory } from '../base/category.ts';
import { LIMITS } from '../base/limits.ts';
import { exchangedIssue } from '../exchange/exchange.ts';
import { translationsByLines, type TranslatedLines } from '../exchange/translated-lines.ts';
import type { ExchangedIssue } from '../exchange/exchange-schema.ts';
import type { Campus } from '../campus/setting.ts';
import { categoryNamed, guessCategory } from './phrases/guessed-category.ts';
import { begunStep, guessedSteps, type GuessedStep } from './steps/guessed-steps.ts';
import type { Callees } from './phrases/named-callees.ts';
import type { Opened, Unit } from './steps/opened-issues.ts';
import type { PlacedPictures } from './placed-pictures.ts';
import { wordsOfRow } from './steps/read-row.ts';
import type { Source } from './steps/read-step.ts';
import { readSteps } from './steps/read-steps.ts';
import { ledNowhere } from './steps/targets.ts';
import { textOf, type Piece, type SourceBlock } from './paragraphs/source.ts';
import type { NewCallees } from './steps/step-marks.ts';

/** An issue made of a document. Nothing of it is stored before somebody has looked at it (IMPORT-2). */
export type GuessedIssue = {
  /** The place of its first block, which identifies it. */
  readonly key: number;
  readonly title: string;
  /** True if the document has no title for it. */
  readonly isUntitled: boolean;
  /** True if its title may really be the name of a part, or of several procedures. */
  readonly isTitleGuessed: boolean;
  readonly category: IssueCategory;
  /** True if the document does not name its category outright. */
  readonly isCategoryGuessed: boolean;
  /** The title's pieces, the chapter above it, and the cells that say its category. */
  readonly pieces: readonly Piece[];
  readonly steps: readonly GuessedStep[];
};

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the words of the title. If several cells repeat it, the first one counts. */
function titleOf(blocks: readonly SourceBlock[], title: readonly Piece[]): string {
  const texts = title.map((piece) => inOneLine(textOf(blocks, piece)));
  const isRow = (title[0]?.cell ?? -1) >= 0;
  return (isRow ? (texts[0] ?? '') : texts.join(' ')).slice(0, LIMITS.title).toWellFormed();
}

/** The most steps that are read for an issue. Each may turn into three, since its two answers may have tasks. */
const UNITS = Math.floor(LIMITS.steps / 3);

function inParts(units: readonly Unit[]): readonly (readonly Unit[])[] {
  const parts = Array.from({ length: Math.max(1, Math.ceil(units.length / UNITS)) }, (_, part) =>
    units.slice(part * UNITS, (part + 1) * UNITS),
  );
  return parts;
}

/** The facts that help to guess the issues of a document. */
export type About = {
  /** The name of the file, which becomes the title of an issue that has none in the document. */
  readonly name: string;
  /** The campus, with the contacts that come from the document. */
  readonly campus: Callees & Pick<Campus, 'synonyms'>;
  readonly news: NewCallees;
};

/** A document with the use of each block and the places of its pictures. */
export type Document = {
  readonly blocks: readonly SourceBlock[];
  readonly outlined: Source;
  readonly pictures: PlacedPictures;
};

/** The most times that an issue is read until every way in it leads to a step. */
const READINGS = 4;

/** Reads the steps of an issue. A step that is not plain, or that leads nowhere, is read again as words only (IMPORT-4). */
function readPlain(units: readonly Unit[], document: Document) {
  const rows = units.flatMap(({ places: [place = 0] }) => {
    const block = document.blocks[place];
    return block?.kind === 'row' ? [wordsOfRow({ place, block }).label] : [];
  });
  const labels = new Set(rows);
  const plain = new Set<number>();
  const unled = new Set<number>();
  for (let reading = 1; ; reading += 1) {
    if (reading === READINGS)
      for (const { places } of units) for (const one of places) plain.add(one);
    const { steps, unclear } = readSteps(document.outlined, units, { plain, labels });
    const lost = ledNowhere(steps);
    const found = [...lost, ...unclear].filter((block) => !plain.has(block));
    if (found.length === 0) return { steps, unled };
    for (const block of found) plain.add(block);
    for (const block of lost) unled.add(block);
  }
}

function stepsOf(
  units: readonly Unit[],
  document: Document,
  { campus, news }: About,
): readonly GuessedStep[] {
  const { blocks, outlined, pictures } = document;
  const { steps, unled } = readPlain(units, document);
  const pictured = units.flatMap(({ places: [owner = 0] }) =>
    (pictures.byStep.get(owner) ?? []).map((place) => ({ place, owner })),
  );
  return guessedSteps(steps, {
    blocks,
    callees: campus,
    news,
    unled,
    pictured,
    isPlain: (block) => outlined[block]?.use === 'words',
    maybeTitle: (block) => outlined[block]?.maybeTitle === true,
  });
}

/** Returns the issue that was opened, or several if it has more steps than one may have (IMPORT-3 to IMPORT-6). */
export function guessIssue(
  issue: Opened,
  document: Document,
  about: About,
): readonly GuessedIssue[] {
  const textsOf = (pieces: readonly Piece[]): readonly string[] =>
    pieces.map((piece) => textOf(document.blocks, piece));
  const own = titleOf(document.blocks, issue.title);
  const title = own === '' ? about.name.slice(0, LIMITS.title) : own;
  const named = textsOf(issue.category).map(categoryNamed)[0];
  const chapter = textsOf([...issue.chapter, ...issue.category]).join(' ');
  const pieces = [...issue.title, ...issue.chapter, ...issue.category, ...issue.taken];
  return inParts(issue.units).map((units, part) => {
    const steps = stepsOf(units, document, about);
    const said = steps.map(({ step }) => step.question ?? '').join(' ');
    return {
      key: part === 0 ? issue.key : (units[0]?.places[0] ?? issue.key),
      title: part === 0 ? title : `${title.slice(0, LIMITS.title - 10)} (${part + 1})`,
      isUntitled: own === '' || part > 0,
      isTitleGuessed: issue.isTitleGuessed || own === '' || part > 0,
      category: named ?? guessCategory({ title, chapter, steps: said }, about.campus.synonyms),
      isCategoryGuessed: named === undefined,
      pieces: part === 0 ? pieces : [],
      steps,
    };
  });
}

/** Returns a guessed issue in the form of an exported file, so that it is imported like any other, with its texts in the document's other languages. `_id` is its id here. */
export function exchangedGuess(
  _id: string,
  { title, category, steps }: Pick<GuessedIssue, 'title' | 'category' | 'steps'>,
  translated: TranslatedLines = {},
): ExchangedIssue {
  const words = {
    title,
    category,
    firstAct: null,
    alsoCalled: null,
    situations: null,
    place: null,
    reviewBy: null,
    steps: steps.map(begunStep),
  };
  const translations = translationsByLines(words, translated);
  return exchangedIssue({ _id, isStarter: false, ...words, ...translations });
}
