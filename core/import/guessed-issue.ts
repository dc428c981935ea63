import type { IssueCategory } from '../base/category.ts';
import { LIMITS } from '../base/limits.ts';
import type { Campus } from '../campus/setting.ts';
import { categoryNamed, guessCategory } from './guessed-category.ts';
import { guessedSteps, type GuessedStep } from './guessed-steps.ts';
import type { Callees } from './named-callees.ts';
import { whole, type Opened, type Unit } from './opened-issues.ts';
import type { PlacedPictures } from './placed-pictures.ts';
import { readGroup } from './read-group.ts';
import { wordsOfGroup, type Line, type ReadStep, type Source } from './read-step.ts';
import { readRow, wordsOfRow } from './read-row.ts';
import { textOf, type Piece, type SourceBlock } from './source.ts';
import type { NewCallees } from './step-marks.ts';

/** An issue made of a document. Nothing of it is stored before somebody has looked at it (IMPORT-2). */
export type GuessedIssue = {
  /** The place of its first block, by which it is called. */
  readonly key: number;
  readonly title: string;
  /** True if its title is not in the document. */
  readonly isUntitled: boolean;
  readonly category: IssueCategory;
  /** Nothing in the document says its category outright. */
  readonly isCategoryGuessed: boolean;
  /** The title's pieces, the chapter above it, and the cells that say its category. */
  readonly pieces: readonly Piece[];
  readonly steps: readonly GuessedStep[];
};

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the title's words: of cells that repeat it, the first. */
function titleOf(blocks: readonly SourceBlock[], title: readonly Piece[]): string {
  const texts = title.map((piece) => inOneLine(textOf(blocks, piece)));
  const isRow = (title[0]?.cell ?? -1) >= 0;
  return (isRow ? (texts[0] ?? '') : texts.join(' ')).slice(0, LIMITS.title).toWellFormed();
}

/** The most steps that are read for an issue: each may bring two more, for the tasks of its answers. */
const UNITS = Math.floor(LIMITS.steps / 3);

function inParts(units: readonly Unit[]): readonly (readonly Unit[])[] {
  const parts = Array.from({ length: Math.max(1, Math.ceil(units.length / UNITS)) }, (_, part) =>
    units.slice(part * UNITS, (part + 1) * UNITS),
  );
  return parts;
}

/** The facts by which the issues of a document are guessed. */
export type About = {
  /** The name of the file, for an issue without a title in the document. */
  readonly name: string;
  /** The campus, with the contacts that are taken over from the document. */
  readonly campus: Callees & Pick<Campus, 'synonyms'>;
  readonly news: NewCallees;
};

/** A document with the use of each block, and the places of its pictures. */
export type Document = Source & { readonly pictures: PlacedPictures };

const NO_LABELS: ReadonlySet<string> = new Set();

/** A unit as a step, as far as it is plain, or as nothing but its words; `labels` are those of the steps of its issue. */
function readUnit(
  source: Source,
  unit: Unit,
  { labels, isWords }: { labels: ReadonlySet<string>; isWords: boolean },
): ReadStep {
  const { blocks, outlined } = source;
  const [place = 0] = unit.places;
  const block = blocks[place];
  const { kind, use } = outlined[place] ?? {};
  const onlyWords = isWords || use === 'words';
  if (block && kind === 'row') {
    return onlyWords ? wordsOfRow({ place, block }) : readRow({ place, block }, labels);
  }
  const read = onlyWords ? wordsOfGroup(source, unit) : readGroup(source, unit);
  const sections = unit.sections.map((at): Line => ({
    before: '',
    pieces: [whole(at, blocks[at]?.text ?? '', 'words')],
  }));
  return { ...read, lines: [...sections, ...read.lines] };
}

function stepsOf(
  units: readonly Unit[],
  document: Document,
  { campus, news }: About,
): readonly GuessedStep[] {
  const { blocks, outlined, pictures } = document;
  const labels = new Set(
    units.map(({ places: [place = 0] }) => {
      const first = { places: [place], sections: [] };
      return readUnit(document, first, { labels: NO_LABELS, isWords: true }).label;
    }),
  );
  const byBlock = new Map(units.map((unit) => [unit.places[0] ?? 0, unit]));
  const reads = units.map((unit) => readUnit(document, unit, { labels, isWords: false }));
  return guessedSteps(reads, {
    blocks,
    callees: campus,
    news,
    picturesOf: (block) => pictures.byStep.get(block) ?? [],
    isPlain: (block) => outlined[block]?.use === 'words',
    wordsOf: (read) => {
      const unit = byBlock.get(read.block);
      return unit ? readUnit(document, unit, { labels, isWords: true }) : read;
    },
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
      category: named ?? guessCategory({ title, chapter, steps: said }, about.campus.synonyms),
      isCategoryGuessed: named === undefined,
      pieces: part === 0 ? pieces : [],
      steps,
    };
  });
}
