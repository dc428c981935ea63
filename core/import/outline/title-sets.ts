import { isStyledHeading } from './headings.ts';
import type { Paragraph } from '../paragraphs/labels.ts';

/** A set of lines that may be the titles of all procedures in a document, by what they have in common. */
export type TitleSet = {
  readonly name: string;
  readonly places: readonly number[];
  readonly isAboveLists: boolean;
};

/** The most characters of a title. */
const LONG = 80;

/** Describes how a line stands out apart from its number: by its style, its size, bold letters or capitals. */
function standOf({ block, kind, level, words, isTold }: Paragraph): string | undefined {
  const { size = 0, isBold, table } = block;
  if (kind === 'row' || words.length > LONG || isTold) return undefined;
  if (kind === 'heading') return `heading ${level}`;
  const isUpper = /\p{Lu}{3}/u.test(words) && !/\p{Ll}/u.test(words);
  return table === undefined && (size > 0 || isBold || isUpper)
    ? `line ${size}${isBold ? ' bold' : ''}${isUpper ? ' upper' : ''}`
    : undefined;
}

/** Tells whether a number or a letter is the first of a list. */
const isFirst = ({ kind, label, level }: Paragraph): boolean =>
  kind === 'numbered' && level < 2 && /^(?:1|a)$/.test(label);

/** Lists the sets of lines that look alike, and the sets of lines above each new list: the nearest line, or the first behind the list before. */
export function titleSets(
  seen: readonly Paragraph[],
  following: readonly (number | undefined)[],
): readonly TitleSet[] {
  const texts = [...seen.keys()].filter((place) => seen[place]?.isText);
  const alike = Map.groupBy(texts, (place) => (seen[place] ? standOf(seen[place]) : undefined));
  const nearest: number[] = [];
  const behind: number[] = [];
  let run: number[] = [];
  let top = Number.POSITIVE_INFINITY;
  for (const place of texts) {
    const one = seen[place];
    if (!one) continue;
    const isLine =
      (one.kind === 'line' || one.kind === 'heading') &&
      one.block.table === undefined &&
      !one.isTold;
    const isTop = isFirst(one) && one.level <= top;
    if (isTop && run.length > 0) {
      top = one.level;
      nearest.push(run.at(-1) ?? place);
      const apart = run.find((at) => seen[at]?.block.isApart);
      behind.push(apart ?? run[0] ?? place);
    }
    if (isLine) run.push(place);
    else if (!one.isTold) run = [];
  }
  const sets: TitleSet[] = [
    ...[...alike].flatMap(([name, places]) =>
      name === undefined ? [] : [{ name, places, isAboveLists: false }],
    ),
    { name: 'nearest', places: nearest, isAboveLists: true },
    { name: 'behind', places: behind, isAboveLists: true },
  ];
  const isOver = (place: number): boolean => {
    const [one, next] = [seen[place], seen[following[place] ?? -1]];
    return one !== undefined && next !== undefined && !isStyledHeading(next);
  };
  return sets.filter(
    ({ places }) =>
      places.length > 1 && 3 * places.length <= texts.length && places.filter(isOver).length > 1,
  );
}
