import type { Paragraph } from '../paragraphs/labels.ts';
import {
  headingTree,
  headingUses,
  plainWords,
  type Heading,
  type HeadingUse,
} from './heading-tree.ts';
import {
  headingLevels,
  LOOKS_LIKE,
  isStyledHeading,
  plainTitlesIn,
  signOf,
  type HeadingLooks,
} from './headings.ts';
import { CONDITIONAL, FRONT, OWN_TITLE, SECTION } from '../phrases/usual-headings.ts';
import { COMMAND } from '../phrases/sayings.ts';
import { titleSets, type TitleSet } from './title-sets.ts';

/** The name of a reading, by which somebody chooses it. It stays the same if paragraphs of the document are split. */
export type ReadingName = `reading ${string}`;

/** A reading of a document, with the headings that it has. */
export type ReadHeadings = {
  readonly name: ReadingName;
  /** True if its titles are the lines above lists. */
  readonly isAboveLists: boolean;
  readonly reading: HeadingLooks;
  readonly levels: readonly (number | undefined)[];
  readonly headings: readonly Heading[];
  /** The uses of the headings before any correction. */
  readonly uses: ReadonlyMap<number, HeadingUse>;
  /** The uses that define this reading, so they are not guessed. */
  readonly said: ReadonlyMap<number, HeadingUse>;
  /** The number by which readings are sorted: the oddity, and a surcharge if the reading is not the usual one. */
  readonly cost: number;
  /** A measure of how odd its procedures look, or 0 if nothing is odd. */
  readonly oddity: number;
};

/** The costs of oddities in a procedure, compared with 1 for a procedure without steps. */
const COSTS = {
  noStep: 1,
  generic: 1,
  /** A title that names a whole document. */
  book: 0.6,
  repeated: 0.8,
  startsLate: 0.8,
  restarts: 0.4,
  command: 0.4,
  sentence: 0.3,
  conditional: 0.3,
  long: 0.2,
  many: 0.5,
  /** A part with steps whose name appears only once, so that it may be a procedure. */
  ownPart: 0.25,
  /** A paragraph that would be a heading in another reading. */
  buried: 0.15,
  /** A name with text below it, among others. Five of them are enough to prefer another reading. */
  leads: 0.08,
} as const;

/** The amount by which an unusual reading must be better than the usual one. */
const UNUSUAL = 0.3;

/** The level that is lower than that of any heading. */
const LAST = Number.POSITIVE_INFINITY;

/** The most steps of a procedure that do not look odd. */
const MANY = 40;

const SENTENCE = /[.!:;,]$/;
const isOdd = (words: string): boolean => SENTENCE.test(words) || CONDITIONAL.test(words);

/** A procedure in a reading: its title, and the places of everything below it. */
type Found = { readonly title: Heading; readonly body: number[]; parts: Heading[] };

/** Tells whether words could be the name of a procedure. */
const isOwnName = (words: string): boolean =>
  ![SECTION, COMMAND, CONDITIONAL].some((usual) => usual.test(words));

/** Words that name a whole document rather than one procedure. */
const PLURAL =
  /\b(?:procedures|protocols|instructions|situations|scenarios|calls|cards|scripts|sheets|notes|list)\b/i;

/** The most characters of a name that do not look odd. */
const LONG = 60;

/** The sign of a plain line, or of one whose only sign is a question mark. */
const PLAIN_SIGN = /^(?:line (?:\?|\d+)?|heading \d+)$/;

/** The fewest names with text below them that may be procedures. */
const LEADS = 3;

/** Tells whether a paragraph belongs below a name: it is deeper, of another kind, or a sentence. */
const isBelow = (below: Paragraph, one: Paragraph): boolean =>
  below.level > one.level ||
  (below.kind === 'line'
    ? signOf(below) !== signOf(one) && /[.!:]["”’)]*$/.test(below.words)
    : below.kind !== one.kind);

/** Counts the list items, or the lines with the same sign, that are names rather than acts and have text below them. */
function leadsIn(body: readonly number[], seen: readonly Paragraph[]): number {
  const items = body.flatMap((place, at) => {
    const [one, below] = [seen[place], seen[body[at + 1] ?? -1]];
    return one && !PLAIN_SIGN.test(signOf(one)) ? [{ one, below, sign: signOf(one) }] : [];
  });
  const counts = [...Map.groupBy(items, ({ sign }) => sign).values()].map((all) => {
    const leads = all.filter(
      ({ one, below }) =>
        below &&
        isBelow(below, one) &&
        isOwnName(one.words) &&
        (one.kind === 'line' || !/[.:;,?!]$/.test(one.words)),
    );
    return leads.length >= LEADS && leads.length >= 0.7 * all.length ? leads.length : 0;
  });
  return Math.max(0, ...counts);
}

/** Returns a cost that says how odd a whole document looks in a reading. */
function costOfAll(
  { headings, uses }: Pick<ReadHeadings, 'headings' | 'uses'>,
  seen: readonly Paragraph[],
  maybe: ReadonlySet<number>,
): number {
  const found: Found[] = [];
  let left = 0;
  let all = 0;
  let chapters = 0;
  let isOut = true;
  const byPlace = new Map(headings.map((one) => [one.place, one]));
  for (const [place, { block, isText }] of seen.entries()) {
    if (!isText) continue;
    const heading = byPlace.get(place);
    const use = uses.get(place);
    const length = block.text.length;
    all += length;
    // Nothing below a heading such as 'About this manual' is imported.
    if (heading && use === 'title' && FRONT.test(heading.words)) isOut = true;
    else if (heading && use === 'title') {
      found.push({ title: heading, body: [], parts: [] });
      isOut = false;
    } else if (use === 'chapter') {
      if (found.length > 0) chapters += 1;
      isOut = true;
    } else if (heading) found.at(-1)?.parts.push(heading);
    else if (isOut) left += length;
    else found.at(-1)?.body.push(place);
  }
  if (found.length === 0) return 2;
  const odd = found.filter(({ title }) => isOdd(title.words)).length;
  // If most titles are sentences or conditions, this is how the document names its procedures.
  const areAlike = found.length > 2 && odd > 0.6 * found.length;
  const names = new Set<string>();
  const costOf = ({ title: { words, level }, body, parts }: Found): number => {
    const name = plainWords(words);
    const isRepeated = names.has(name);
    names.add(name);
    const firsts = new Set(parts.flatMap((part) => part.body[0] ?? []));
    const numbered = body.filter((place) => {
      const one = seen[place];
      return one?.kind === 'numbered' && one.level === 0 && one.label !== '';
    });
    const labelAt = (place: number | undefined): string => seen[place ?? -1]?.label ?? '';
    const restarts = numbered
      .slice(1)
      .filter((place) => labelAt(place) === '1' && !firsts.has(place));
    const leads = leadsIn(body, seen);
    const odd: readonly (readonly [keyof typeof COSTS, boolean | number])[] = [
      ['noStep', body.length === 0],
      ['generic', SECTION.test(words)],
      ['book', parts.length > 0 && (level === 0 || OWN_TITLE.test(words))],
      ['book', leads > 0 && PLURAL.test(words)],
      ['leads', leads],
      ['repeated', isRepeated],
      ['startsLate', /^(?:[2-9]|\d\d|[b-h])$/.test(labelAt(numbered[0]))],
      ['restarts', Math.min(2, restarts.length)],
      ['command', COMMAND.test(words)],
      ['sentence', !areAlike && SENTENCE.test(words)],
      ['conditional', !areAlike && CONDITIONAL.test(words)],
      ['long', words.length > LONG],
      ['many', body.length > MANY],
      ['buried', body.filter((place) => maybe.has(place)).length],
      ['ownPart', parts.filter((part) => part.body.length > 0 && isOwnName(part.words)).length],
    ];
    return odd.reduce((sum, [name, times]) => sum + COSTS[name] * Number(times), 0);
  };
  const average = found.reduce((sum, one) => sum + costOf(one), 0) / found.length;
  // A book has more procedures than chapters.
  return average + left / Math.max(1, all) + (chapters > found.length ? COSTS.book : 0);
}

/** Lists the readings of a document worth trying, the usual one first. */
function readingsOf(
  seen: readonly Paragraph[],
  following: readonly (number | undefined)[],
): HeadingLooks[] {
  const isStyled = seen.some((one) => one.isText && isStyledHeading(one));
  const arePlain = plainTitlesIn(seen, following) > 1;
  const listed = seen.filter(({ isText, kind }) => isText && /^(?:numbered|bullet)$/.test(kind));
  const signs = [...new Set(listed.map(signOf))].slice(0, 3);
  const short = seen.filter(
    ({ isText, kind, words }) => isText && kind === 'line' && words.length <= LONG,
  );
  const around = [...Map.groupBy(short, signOf)]
    .filter(([sign, all]) => all.length > 1 && !PLAIN_SIGN.test(sign))
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, 2);
  const usual = { arePlain, signs: new Set<string>(), areLinesTitles: false };
  const bases: Omit<HeadingLooks, 'lowest'>[] = [
    usual,
    ...(arePlain ? [{ ...usual, arePlain: false }] : []),
    ...(isStyled
      ? [{ ...usual, areLinesTitles: true }]
      : signs.map((_, at) => ({ ...usual, signs: new Set(signs.slice(0, at + 1)) }))),
    ...around.map(([sign]) => ({ ...usual, signs: new Set([sign]) })),
  ];
  return bases.flatMap((base) => {
    const all = { ...base, lowest: LAST };
    const levels = headingLevels(seen, following, all).filter((level) => level !== undefined);
    const own = [...new Set(levels)].toSorted((a, b) => b - a);
    return [all, ...own.slice(1, 5).map((lowest) => ({ ...base, lowest }))];
  });
}

/** The heading levels of a reading, and the uses that it sets whatever the headings look like. */
type Leveled = {
  readonly reading: HeadingLooks;
  readonly levels: readonly (number | undefined)[];
  readonly said: ReadonlyMap<number, HeadingUse>;
};

/** Reads the given lines as the only titles. A line above the first title, or with a look above theirs, is a chapter, and other headings are parts. */
function readingOfSet({ places }: TitleSet, usual: readonly (number | undefined)[]): Leveled {
  const titles = new Set(places);
  const highest = Math.min(...places.flatMap((place) => usual[place] ?? []));
  const said = new Map<number, HeadingUse>();
  const levels = usual.map((level, place) => {
    if (titles.has(place)) said.set(place, 'title');
    else if (level === undefined) return undefined;
    else said.set(place, place < (places[0] ?? 0) || level < highest ? 'chapter' : 'section');
    const use = said.get(place);
    return use === 'chapter' ? 0 : use === 'title' ? LOOKS_LIKE : LOOKS_LIKE + 1 + (level ?? 0);
  });
  const reading = { arePlain: false, areLinesTitles: true, signs: new Set<string>(), lowest: LAST };
  return { reading, levels, said };
}

/** Reads a document in each way worth trying, the likeliest first. The readings with sets of possible titles come last. */
export function readHeadings(
  seen: readonly Paragraph[],
  following: readonly (number | undefined)[],
): readonly ReadHeadings[] {
  const most = { arePlain: true, areLinesTitles: true, signs: new Set<string>() };
  const all = headingLevels(seen, following, { ...most, lowest: LAST });
  const maybe = new Set(seen.flatMap((_, place) => (all[place] === undefined ? [] : [place])));
  const readAs = ({ reading, levels, said }: Leveled) => {
    const headings = headingTree(seen, levels);
    const found = headingUses(headings, seen, (place) => said.get(place), reading);
    const uses = new Map([...found.uses, ...said]);
    return {
      reading,
      levels,
      said,
      headings,
      uses,
      oddity: costOfAll({ headings, uses }, seen, maybe),
    };
  };
  const read = readingsOf(seen, following).map((reading, index): ReadHeadings => {
    const levels = headingLevels(seen, following, reading);
    const one = readAs({ reading, levels, said: new Map() });
    const cost = one.oddity + (index === 0 ? 0 : UNUSUAL);
    return { ...one, name: `reading ${index}`, isAboveLists: false, cost };
  });
  const [usual] = read;
  const sets = usual ? titleSets(seen, following) : [];
  const others = sets.map((set): ReadHeadings => {
    const one = readAs(readingOfSet(set, usual?.levels ?? []));
    const { isAboveLists, name } = set;
    return { ...one, name: `reading ${name}`, isAboveLists, cost: Number.POSITIVE_INFINITY };
  });
  return [...read.toSorted((a, b) => a.cost - b.cost), ...others];
}
