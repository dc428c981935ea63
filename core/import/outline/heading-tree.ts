import { readAnswers } from '../phrases/answers.ts';
import { conditionRows, type Paragraph } from '../paragraphs/labels.ts';
import { APART } from '../paragraphs/source.ts';
import { COMMAND, isSentence } from '../phrases/sayings.ts';
import { LOOKS_LIKE, type HeadingLooks } from './headings.ts';
import { CONDITIONAL, FRONT, ROLE, SECTION, TELEPHONE, TOLD } from '../phrases/usual-headings.ts';

/** A heading with what is below it: the text before the next heading, and the headings of lower levels. */
export type Heading = {
  readonly place: number;
  readonly level: number;
  readonly words: string;
  readonly above: Heading | undefined;
  readonly body: number[];
  readonly below: Heading[];
};

/** The role of a heading for the procedures of its document. */
export type HeadingUse = 'title' | 'chapter' | 'section';

export type HeadingUses = {
  readonly uses: ReadonlyMap<number, HeadingUse>;
  /** The titles that may really name parts. */
  readonly guessed: ReadonlySet<number>;
};

/** The most rows of 'If' and 'Then' that count as questions of one procedure. More rows are a list of procedures. */
const QUESTIONS = 4;

/** Returns words in small letters and without punctuation, so that they can be compared. */
export const plainWords = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Arranges the headings of a document into a tree. `levels` has the level of each. */
export function headingTree(
  seen: readonly Paragraph[],
  levels: readonly (number | undefined)[],
): readonly Heading[] {
  const all: Heading[] = [];
  let open: Heading[] = [];
  for (const [place, { words, isText }] of seen.entries()) {
    const level = levels[place];
    if (!isText) continue;
    if (level === undefined) {
      open.at(-1)?.body.push(place);
      continue;
    }
    open = open.filter((one) => one.level < level);
    const above = open.at(-1);
    const heading: Heading = { place, level, words, above, body: [], below: [] };
    above?.below.push(heading);
    all.push(heading);
    // A heading such as 'Contents' cannot have text below it if it only looks like a heading.
    if (level < LOOKS_LIKE || !FRONT.test(words)) open.push(heading);
  }
  return all;
}

/** Tells whether some of these paragraphs are steps: list items, rows or answers. */
function hasSteps(seen: readonly Paragraph[], places: readonly number[]): boolean {
  const body = places.flatMap((place) => seen[place] ?? []);
  const hasNumbers = body.some(({ block }) => TELEPHONE.test(block.text));
  // A row of two cells may describe the document, and one with numbers may be a contact.
  return body.some(
    ({ kind, block: { text } }) =>
      kind !== 'line' ||
      (!hasNumbers && text.split(APART).length > 2) ||
      readAnswers(text) !== undefined,
  );
}

/** Tells whether a heading has the usual name of a part in any of its languages, such as 'PROCEDURE / MARCHE À SUIVRE'. */
const isUsualPart = ({ words }: Heading): boolean =>
  words.split(/\s+\/\s+/).some((each) => SECTION.test(each));

/** Finds the names that repeat below several headings, or each time after a heading with its own name. */
function repeatedNames(headings: readonly Heading[]): ReadonlySet<string> {
  const names = headings.map(({ words }) => plainWords(words));
  const places = Map.groupBy(names.keys(), (at) => names[at] ?? '');
  const own = names.map((name) => places.get(name)?.length === 1);
  return new Set(
    [...places].flatMap(([name, all]) => {
      if (all.length === 1) return [];
      const above = new Set(all.map((at) => headings[at]?.above));
      const isBehind = all.every((at, index) =>
        headings
          .slice((all[index - 1] ?? -1) + 1, at)
          .some(
            ({ level }, from) =>
              own[(all[index - 1] ?? -1) + 1 + from] && level <= (headings[at]?.level ?? 0),
          ),
      );
      const isBelow = !above.has(undefined) && above.size > 1;
      return isBelow || isBehind ? [name] : [];
    }),
  );
}

/**
 * Gives each heading its use by comparing all of them. A name that repeats below other headings is that of a part, and
 * a heading with procedures below it is a chapter (IMPORT-3). `saidOf` returns the correction of a heading.
 */
export function headingUses(
  headings: readonly Heading[],
  seen: readonly Paragraph[],
  saidOf: (place: number) => string | undefined,
  { lowest, areLinesTitles }: Pick<HeadingLooks, 'lowest' | 'areLinesTitles'>,
): HeadingUses {
  const repeated = repeatedNames(headings);
  const styled = headings.filter(({ level }) => level < LOOKS_LIKE);
  const uses = new Map<number, HeadingUse>();
  const guessed = new Set<number>();
  const rows = conditionRows(seen.map(({ block }) => block));
  /** Tells whether a row of 'If' and 'Then' is one of a few questions of its procedure, which stands beside other procedures. */
  const isCondition = ({ place, above }: Heading): boolean =>
    rows.has(place) &&
    above !== undefined &&
    above.below.length <= QUESTIONS &&
    headings.some(
      (each) => each !== above && each.above === above.above && each.level === above.level,
    );
  const roles = headings.filter(({ words }) => ROLE.test(words));
  const areRoles = ({ words }: Heading): boolean => roles.length > 1 && ROLE.test(words);
  const often = new Map<number, number>();
  for (const { level } of headings) often.set(level, (often.get(level) ?? 0) + 1);
  const at = new Map(headings.map(({ place }, index) => [place, index]));
  /** Tells whether only lines of a cover are above a heading, each the only one of its level. */
  const isBelowCover = ({ above }: Heading): boolean =>
    above === undefined || (often.get(above.level) === 1 && isBelowCover(above));
  /** Tells whether a heading is named like a part but has several named procedures below it, such as 'Procedures' above a whole document. */
  const isChapter = (one: Heading): boolean => {
    const isTop = isBelowCover(one);
    const own = one.below.filter(
      ({ words, body }) =>
        ![SECTION, CONDITIONAL, ROLE].some((usual) => usual.test(words)) && hasSteps(seen, body),
    );
    return isTop && own.length > 1 && !repeated.has(plainWords(one.words));
  };
  const isPart = (one: Heading): boolean => {
    const said = saidOf(one.place);
    if (said !== undefined) return said === 'section';
    if (isCondition(one)) return true;
    if (isChapter(one)) return false;
    if (isUsualPart(one) || areRoles(one) || one.level > lowest) return true;
    if (repeated.has(plainWords(one.words))) return true;
    // A bold line below real headings is a part, unless the only real heading is the document's title.
    return (
      styled.length > 0 &&
      !areLinesTitles &&
      seen[one.place]?.kind === 'line' &&
      (styled.length > 2 || (one.above !== undefined && hasSteps(seen, one.above.body)))
    );
  };
  const named = new Set(headings.filter(isPart));
  /** The levels at which most headings are parts or conditions, below several headings. All headings of such a level are parts. */
  const levels = new Set(
    [...Map.groupBy(headings, ({ level }) => level)].flatMap(([level, beside]) => {
      const all = beside.filter((each) => named.has(each) || CONDITIONAL.test(each.words));
      const areParts =
        all.length > beside.length / 2 &&
        all.filter((each) => named.has(each)).length > 1 &&
        new Set(all.map(({ above }) => above)).size > 1;
      return areParts ? [level] : [];
    }),
  );
  const isAmong = ({ place, level, above, body }: Heading): boolean => {
    const next = headings[(at.get(place) ?? -1) + 1];
    // A name right above a part of the same level is the name of a procedure.
    const isOver = body.length === 0 && next?.level === level && named.has(next);
    return (
      saidOf(place) === undefined && above?.above !== undefined && levels.has(level) && !isOver
    );
  };
  const parts = new Set(headings.filter((one) => named.has(one) || isAmong(one)));
  const isBelowPart = (one: Heading): boolean =>
    one.above !== undefined && (parts.has(one.above) || isBelowPart(one.above));
  /** The headings that are one procedure each: all their steps are in parts, and the rest only describes. */
  const ofParts = new Set(
    headings.filter(
      ({ below }) =>
        below.some(
          (each) => parts.has(each) && !TOLD.test(each.words) && hasSteps(seen, each.body),
        ) &&
        below.every(
          (each) =>
            parts.has(each) ||
            FRONT.test(each.words) ||
            (each.below.length === 0 && !hasSteps(seen, each.body)),
        ),
    ),
  );
  const acts = (body: readonly number[]): boolean =>
    hasSteps(seen, body) ||
    body.filter((place) => COMMAND.test(seen[place]?.words ?? '')).length > 1;
  let hasTitle = false;
  for (const [index, one] of headings.entries()) {
    const others = one.below.filter((each) => !parts.has(each));
    const isConditional = (each: Heading): boolean =>
      CONDITIONAL.test(each.words) && saidOf(each.place) === undefined;
    // A single heading above all others belongs to the document, so procedures below it may be called 'When …'.
    const isAlone =
      one.level === 0 || headings.every((each) => each === one || each.level > one.level);
    // All procedures may be called 'When …' if they are most of the headings.
    const areMost = others.length > 2 && others.length > headings.length / 2;
    const areConditions = others.length > 0 && !isAlone && !areMost && others.every(isConditional);
    const isUnderTitle =
      one.above !== undefined &&
      uses.get(one.above.place) === 'title' &&
      (CONDITIONAL.test(one.words) || ofParts.has(one.above));
    if (hasTitle && (parts.has(one) || isBelowPart(one) || isUnderTitle)) {
      uses.set(one.place, 'section');
      continue;
    }
    const next = headings[index + 1];
    const isEmpty = one.body.length === 0 && one.below.length === 0 && next !== undefined;
    // A sentence such as 'If in doubt, call 911' above the first procedure is not a chapter, since nobody would then
    // see it.
    const isLoose = one.body.length === 0 && one.level >= LOOKS_LIKE && isSentence(one.words);
    const isAbove =
      (others.length > 0 && !areConditions && !ofParts.has(one) && !acts(one.body)) ||
      (isEmpty && !parts.has(next) && (one.level === 0 || one.level >= LOOKS_LIKE));
    if (isLoose) guessed.add(one.place);
    uses.set(one.place, isAbove && !isLoose ? 'chapter' : 'title');
    if (!isAbove) hasTitle = true;
    if (!isAbove && others.length > 0) for (const each of [one, ...others]) guessed.add(each.place);
  }
  return { uses, guessed };
}
