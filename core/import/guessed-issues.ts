import type { IssueCategory } from '../base/category.ts';
import { LIMITS } from '../base/limits.ts';
import type { Campus } from '../campus/campus-schema.ts';
import { categoryNamed, guessCategory } from './guessed-category.ts';
import { guessedSteps, type GuessedStep } from './guessed-steps.ts';
import { openIssues, whole, type Unit } from './opened-issues.ts';
import { outlineOf, type BlockUse, type Corrections } from './outline.ts';
import { placePictures } from './placed-pictures.ts';
import { readGroup } from './read-group.ts';
import { wordsOfGroup, type Line, type ReadStep } from './read-step.ts';
import { readRow, wordsOfRow } from './read-row.ts';
import { textOf, type Piece, type SourceBlock } from './source.ts';
import type { NewCallees } from './step-marks.ts';

/** An issue made of a document. Nothing of it is stored before somebody has looked at it (IMPORT-2). */
export type GuessedIssue = {
  /** The place of its first block, by which it is called. */
  readonly key: number;
  readonly title: string;
  /** Its title does not stand in the document. */
  readonly isUntitled: boolean;
  readonly category: IssueCategory;
  /** Nothing in the document says its category outright. */
  readonly isCategoryGuessed: boolean;
  /** The title's pieces, the chapter above it, and the cells that say its category. */
  readonly pieces: readonly Piece[];
  readonly steps: readonly GuessedStep[];
};

/** A document's issues, and what of it is left out: lines without words, and what somebody said to leave out. */
export type Guessed = {
  readonly issues: readonly GuessedIssue[];
  readonly left: readonly Piece[];
  /** The places of blocks whose pictures are left out. */
  readonly leftPictures: readonly number[];
  /** What each block was taken for. */
  readonly uses: readonly BlockUse[];
};

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The title's words: of cells that repeat it, the first. */
function titleOf(blocks: readonly SourceBlock[], title: readonly Piece[]): string {
  const texts = title.map((piece) => inOneLine(textOf(blocks, piece)));
  const isRow = (title[0]?.cell ?? -1) >= 0;
  return (isRow ? (texts[0] ?? '') : texts.join(' ')).slice(0, LIMITS.title).toWellFormed();
}

/** At most so many steps as an issue may have: each may bring two more, for what its answers say to do. */
const UNITS = Math.floor(LIMITS.steps / 3);

function inParts(units: readonly Unit[]): readonly (readonly Unit[])[] {
  const parts = Array.from({ length: Math.max(1, Math.ceil(units.length / UNITS)) }, (_, part) =>
    units.slice(part * UNITS, (part + 1) * UNITS),
  );
  return parts;
}

type About = {
  /** What an issue is called that the document gives no title: the name of the file. */
  readonly name: string;
  /** With the contacts that somebody takes from the document. */
  readonly campus: Pick<Campus, 'contacts' | 'emergency' | 'synonyms'>;
  readonly news?: NewCallees;
};

const NO_NEWS: NewCallees = { added: new Set(), doubtful: new Set() };

/** The issues of a document as they look, or as `corrections` have it: pure, so that each correction is seen at once (IMPORT-3 to IMPORT-6). */
export function guessIssues(
  blocks: readonly SourceBlock[],
  { name, campus, news = NO_NEWS }: About,
  corrections: Corrections = new Map(),
): Guessed {
  const outlined = outlineOf(blocks, corrections);
  const source = { blocks, outlined };
  const { opened, left } = openIssues(blocks, outlined);
  const pictures = placePictures(blocks, outlined, opened);

  const sectionLines = ({ sections }: Unit): readonly Line[] =>
    sections.map((place) => ({
      before: '',
      pieces: [whole(place, blocks[place]?.text ?? '', 'words')],
    }));
  const readUnit = (unit: Unit, labels: ReadonlySet<string>, isWords: boolean): ReadStep => {
    const [place = 0] = unit.places;
    const block = blocks[place];
    const { kind, use } = outlined[place] ?? {};
    const onlyWords = isWords || use === 'words';
    if (block && kind === 'row') {
      return onlyWords ? wordsOfRow({ place, block }) : readRow({ place, block }, labels);
    }
    const read = onlyWords ? wordsOfGroup(source, unit) : readGroup(source, unit);
    return { ...read, lines: [...sectionLines(unit), ...read.lines] };
  };

  const issues = opened.flatMap((issue): GuessedIssue[] =>
    inParts(issue.units).map((units, part) => {
      const labels = new Set(
        units.map(
          ({ places: [place = 0] }) =>
            readUnit({ places: [place], sections: [] }, new Set(), true).label,
        ),
      );
      const byBlock = new Map(units.map((unit) => [unit.places[0] ?? 0, unit]));
      const steps = guessedSteps(
        units.map((unit) => readUnit(unit, labels, false)),
        {
          blocks,
          callees: campus,
          news,
          picturesOf: (block) => pictures.byStep.get(block) ?? [],
          isPlain: (block) => outlined[block]?.use === 'words',
          wordsOf: (read) => {
            const unit = byBlock.get(read.block);
            return unit ? readUnit(unit, labels, true) : read;
          },
        },
      );
      const own = titleOf(blocks, issue.title);
      const title = own === '' ? name.slice(0, LIMITS.title) : own;
      const said = issue.category.map((piece) => categoryNamed(textOf(blocks, piece)));
      const named = said[0];
      const guessed = guessCategory(
        {
          title,
          chapter: [...issue.chapter, ...issue.category]
            .map((piece) => textOf(blocks, piece))
            .join(' '),
          steps: steps.map(({ step }) => step.question ?? '').join(' '),
        },
        campus.synonyms,
      );
      const pieces = [...issue.title, ...issue.chapter, ...issue.category, ...issue.taken];
      return {
        key: part === 0 ? issue.key : (units[0]?.places[0] ?? issue.key),
        title: part === 0 ? title : `${title.slice(0, LIMITS.title - 10)} (${part + 1})`,
        isUntitled: own === '' || part > 0,
        category: named ?? guessed,
        isCategoryGuessed: named === undefined,
        pieces: part === 0 ? pieces : [],
        steps,
      };
    }),
  );
  const uses = outlined.map(({ use }) => use);
  return { issues, left, leftPictures: pictures.left, uses };
}
