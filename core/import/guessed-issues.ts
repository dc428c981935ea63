import type { FrontPart } from './outline/front-matter.ts';
import { guessIssue, type About, type GuessedIssue } from './guessed-issue.ts';
import { namesEmergency } from './phrases/guessed-category.ts';
import { NUMBERS, SECTION, TOLD } from './phrases/usual-headings.ts';
import { uncounted } from './phrases/title-labels.ts';
import { knownTables, shortNumbers } from './outline/listed-contacts.ts';
import { openIssues, type Opened } from './steps/opened-issues.ts';
import { outlineOf } from './outline/near-readings.ts';
import type { BlockUse, Corrections, OutlinedBlock } from './outline/outline.ts';
import { COMMAND, sayingOf } from './phrases/sayings.ts';
import { placePictures, type PlacedPictures } from './placed-pictures.ts';
import { MOST, type DocumentAnswers, type DocumentQuestion } from './outline/questions.ts';
import type { Piece, SourceBlock } from './paragraphs/source.ts';
import type { NewCallees } from './steps/step-marks.ts';
import { LIST } from './paragraphs/text-blocks.ts';

/** The issues of a document and the parts that are left out: lines without words, and parts that somebody left out. */
export type Guessed = {
  readonly issues: readonly GuessedIssue[];
  readonly left: readonly Piece[];
  /** The places of the blocks whose pictures are left out. */
  readonly leftPictures: readonly number[];
  /** The parts left out because they are not procedures. A correction of a part's first block counts for the whole part. */
  readonly fronts: readonly FrontPart[];
  /** The parts left out because the campus has them as contacts. */
  readonly listed: readonly FrontPart[];
  /** The questions about the whole document, the most important first. Each answer, or else its preset, has been applied already. */
  readonly questions: readonly DocumentQuestion[];
  /** The use that was found for each block. */
  readonly uses: readonly BlockUse[];
};

const NO_NEWS: NewCallees = { added: new Set(), numbered: new Set(), doubtful: new Set() };

type DocumentIssues = About & {
  /** The issues that were made, by the JSON of everything that they were made from. */
  readonly issues: ReadonlyMap<string, readonly GuessedIssue[]>;
};

/** The issues last made from a document, so that a correction remakes only the issues that it changes. */
const madeOf = new WeakMap<readonly SourceBlock[], DocumentIssues>();

/** Returns everything that an issue is made from, except the blocks and the facts about the campus. */
function keyOf(issue: Opened, outlined: readonly OutlinedBlock[], { byStep }: PlacedPictures) {
  const places = issue.units.flatMap((unit) => unit.places);
  const uses = places.map((place) => [outlined[place]?.use, outlined[place]?.maybeTitle]);
  return JSON.stringify([issue, uses, places.map((place) => byStep.get(place))]);
}

/** A title of questions about the whole document, or of records for all of it. */
const OF_WHOLE = /^(?:faqs?|records?|who\b.{0,30}\?)$|\bquestions\b/i;

const isOfPart = (title: string): boolean =>
  sayingOf(title) === 'paper' ||
  [TOLD, SECTION, NUMBERS, OF_WHOLE].some((usual) => usual.test(uncounted(title)));

/** The smallest share of procedures that must be alike before one that differs looks odd. */
const ALIKE = 0.6;
/** The most steps that the only procedure of a document may have without looking odd. */
const LONG = 20;
/** The fewest procedures among which one can look odd. */
const SEVERAL = 3;

const asks = ({ steps }: GuessedIssue): boolean =>
  steps.some(({ step }) => step.answerType === 'Yes or No');
const commands = ({ steps }: GuessedIssue): boolean =>
  steps.some(({ step }) => COMMAND.test(step.question?.trim() ?? ''));

/** Tells whether a procedure neither asks nor orders, though its name is of no emergency, whose steps may be a few words each. */
const isIdle = (issue: GuessedIssue): boolean =>
  !asks(issue) && !commands(issue) && !namesEmergency(issue.title);

/** Returns the most frequent value, or '' if too few have it. */
function mostOf(all: readonly string[]): string {
  const groups = [...Map.groupBy(all, (one) => one)];
  const [one, same = []] = groups.toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return same.length < ALIKE * all.length ? '' : (one ?? '');
}

/**
 * Marks the titles that may not name a procedure: the words name a part, or the procedure differs from the others in
 * its look, has few steps, or stands at an end of the document without a command or a question (IMPORT-26, IMPORT-36 to
 * IMPORT-38).
 */
function doubtTitles(
  issues: readonly GuessedIssue[],
  blocks: readonly SourceBlock[],
  corrections: Corrections,
): readonly GuessedIssue[] {
  const lengths = issues.map(({ steps }) => steps.length).toSorted((a, b) => a - b);
  const usual = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const lookOf = ({ key, pieces }: GuessedIssue): string => {
    const { kind, level, isBold, size } = blocks[key] ?? {};
    const isCounted = pieces.some((one) => one.use === 'label' || one.from > 0);
    return [kind, level, isBold, size, isCounted].join(' ');
  };
  const isListed = ({ steps }: GuessedIssue): boolean =>
    steps.some(({ block }) => blocks[block]?.kind !== 'line' || LIST.test(blocks[block].text));
  /** Tells whether a procedure has so few steps, none or one, that it and its neighbor may be one procedure. */
  const isShort = ({ steps }: GuessedIssue): boolean => steps.length < Math.min(2, usual);
  const look = mostOf(issues.map(lookOf));
  const areActive = mostOf(issues.map((issue) => String(isIdle(issue)))) === 'false';
  const areListed = mostOf(issues.map((issue) => String(isListed(issue)))) === 'true';
  const titles = issues.map(({ title }) => title);
  const firstListed = issues.findIndex(isListed);
  const lastListed = issues.findLastIndex(isListed);
  return issues.map((issue, at) => {
    const { key, title, steps, pieces } = issue;
    // A sheet has a column for titles, so these are certain.
    const isSure = pieces.some(({ use, cell }) => use === 'title' && cell >= 0);
    if (isSure || corrections.has(key)) return issue;
    // A whole document that became one long procedure may hold several, and so may a procedure whose title still has
    // its number.
    const isCounted = /^\d/.test(title) || uncounted(title) !== title;
    if (issues.length < 2)
      return steps.length > LONG || isCounted ? { ...issue, isTitleGuessed: true } : issue;
    const isEnd = at === 0 || at === issues.length - 1;
    const isOutside = areListed && (at < firstListed || at > lastListed);
    const isOdd =
      steps.length < usual / 2 ||
      (areActive && isIdle(issue)) ||
      (isIdle(issue) && steps.length <= usual / 2) ||
      (look !== '' && lookOf(issue) !== look) ||
      isOutside ||
      (isEnd && isIdle(issue));
    const isDoubtful =
      (issues.length >= SEVERAL ? isOdd : isShort(issue) || (at > 0 && issues.some(isShort))) ||
      /^\p{Ll}/u.test(title) ||
      isCounted ||
      titles.indexOf(title) !== titles.lastIndexOf(title) ||
      isOfPart(title);
    return isDoubtful ? { ...issue, isTitleGuessed: true } : issue;
  });
}

/** Returns the issues that a document seems to have, changed as `corrections` say. The function is pure, so each correction shows at once (IMPORT-3 to IMPORT-6). */
export function guessIssues(
  blocks: readonly SourceBlock[],
  { name, campus, news = NO_NEWS }: Omit<About, 'news'> & Partial<Pick<About, 'news'>>,
  corrections: Corrections = new Map(),
  answers: DocumentAnswers = new Map(),
): Guessed {
  const known = knownTables(blocks, campus);
  const { outlined, fronts, listed, questions } = outlineOf(blocks, corrections, known, answers);
  const { opened, left } = openIssues(outlined);
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
    issues: doubtTitles([...made.values()].flat(), blocks, corrections),
    left,
    leftPictures: pictures.left,
    fronts,
    listed,
    questions: [...questions, ...shortNumbers(blocks)].slice(0, MOST),
    uses,
  };
}
