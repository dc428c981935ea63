import type { FrontPart } from './front-matter.ts';
import { guessIssue, type About, type GuessedIssue } from './guessed-issue.ts';
import { knownTables, shortNumbers } from './listed-contacts.ts';
import { doubtTitles, openIssues, type Opened } from './opened-issues.ts';
import { outlineOf, type BlockUse, type Corrections, type OutlinedBlock } from './outline.ts';
import { placePictures, type PlacedPictures } from './placed-pictures.ts';
import { MOST, type DocumentAnswers, type DocumentQuestion } from './questions.ts';
import type { Piece, SourceBlock } from './source.ts';
import type { NewCallees } from './step-marks.ts';

/** A document's issues and the parts left out: lines without words, and parts that somebody chose to leave out. */
export type Guessed = {
  readonly issues: readonly GuessedIssue[];
  readonly left: readonly Piece[];
  /** The places of blocks whose pictures are left out. */
  readonly leftPictures: readonly number[];
  /** The parts left out because they are not procedures: a correction of a part's first block counts for all of it. */
  readonly fronts: readonly FrontPart[];
  /** The parts left out because the campus has them as contacts. */
  readonly listed: readonly FrontPart[];
  /** The questions about all of the document, the weightiest first; each has been read as its answer or its preset says. */
  readonly questions: readonly DocumentQuestion[];
  /** The use that was found for each block. */
  readonly uses: readonly BlockUse[];
};

const NO_NEWS: NewCallees = { added: new Set(), numbered: new Set(), doubtful: new Set() };

type Made = About & {
  /** The issues by the JSON of all that they were made of. */
  readonly issues: ReadonlyMap<string, readonly GuessedIssue[]>;
};

/** The last issues made of a document, so that a correction remakes only the issues that it changes. */
const madeOf = new WeakMap<readonly SourceBlock[], Made>();

/** Returns all that an issue is made of beside the blocks and what is known of the campus. */
function keyOf(issue: Opened, outlined: readonly OutlinedBlock[], { byStep }: PlacedPictures) {
  const places = issue.units.flatMap((unit) => unit.places);
  const uses = places.map((place) => [outlined[place]?.use, outlined[place]?.maybeTitle]);
  return JSON.stringify([issue, uses, places.map((place) => byStep.get(place))]);
}

/** Returns the issues of a document as they look, or as `corrections` have it: pure, so that each correction is seen at once (IMPORT-3 to IMPORT-6). */
export function guessIssues(
  blocks: readonly SourceBlock[],
  { name, campus, news = NO_NEWS }: Omit<About, 'news'> & Partial<Pick<About, 'news'>>,
  corrections: Corrections = new Map(),
  answers: DocumentAnswers = new Map(),
): Guessed {
  const known = knownTables(blocks, campus);
  const { outlined, fronts, listed, questions } = outlineOf(blocks, corrections, known, answers);
  const { opened, left } = openIssues(outlined);
  doubtTitles(opened, outlined, corrections);
  const pictures = placePictures(outlined, opened);
  const last = madeOf.get(blocks);
  const isSame = last?.name === name && last.campus === campus && last.news === news;
  const made = new Map<string, readonly GuessedIssue[]>();
  for (const issue of opened) {
    const key = keyOf(issue, outlined, pictures);
    const known = isSame ? last.issues.get(key) : undefined;
    const document = { blocks, outlined, pictures };
    made.set(key, known ?? guessIssue(issue, document, { name, campus, news }));
  }
  madeOf.set(blocks, { name, campus, news, issues: made });
  const uses = outlined.map(({ use }) => use);
  return {
    issues: [...made.values()].flat(),
    left,
    leftPictures: pictures.left,
    fronts,
    listed,
    questions: [...questions, ...shortNumbers(blocks)].slice(0, MOST),
    uses,
  };
}
