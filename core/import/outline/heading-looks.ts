import { ROLE, SECTION } from '../phrases/usual-headings.ts';
import type { Paragraph } from '../paragraphs/labels.ts';
import type { SourceBlock } from '../paragraphs/source.ts';

/** The most lines named like parts that prove nothing about other lines of the same look. */
const FEW = 3;

/** Tells whether a line has nothing of a heading except that it is short and stands apart. */
const isWeak = (look: string | undefined): boolean => /^\d+ [346]$/.test(look ?? '');

/** Returns the part of a look that sorts by size, the largest first. */
const sizeIn = (look = ''): string => look.slice(0, 5);

/** Finds the looks in which most lines are named like parts, or repeat each other. They rank below all other looks of their size. */
function looksOfParts(
  looks: readonly (string | undefined)[],
  seen: readonly Paragraph[],
): ReadonlySet<string> {
  const names = Map.groupBy(
    looks.flatMap((look, place) => (look === undefined ? [] : [{ look, place }])),
    ({ look }) => look,
  );
  return new Set(
    [...names].flatMap(([look, all]) => {
      const words = all.map(({ place }) => seen[place]?.words.toLowerCase() ?? '');
      const counts = Map.groupBy(words, (name) => name);
      const parts = words.filter(
        (name) =>
          (counts.get(name)?.length ?? 0) > 1 || [SECTION, ROLE].some((usual) => usual.test(name)),
      );
      return parts.length > FEW && parts.length > all.length / 2 ? [look] : [];
    }),
  );
}

/** Tells whether each line of a look has at most one weak line below it. A chapter would have several. */
function areSubtitles(look: string, looks: readonly (string | undefined)[]): boolean {
  let weak = 0;
  let most = 0;
  for (const one of looks) {
    if (one === look) weak = 0;
    else if (isWeak(one)) weak += 1;
    most = Math.max(most, weak);
  }
  return most < 2 && looks.filter((one) => one === look).length > 1;
}

/** Drops weak lines that stand right below a real heading. If most headings of that look have one, the headings are chapters and the lines stay. */
export function dropNotes(
  looks: (string | undefined)[],
  following: readonly (number | undefined)[],
): void {
  const behind: (string | undefined)[] = [];
  for (let at = looks.length - 2; at >= 0; at -= 1) behind[at] = looks[at + 1] ?? behind[at + 1];
  const below = new Map<string, (number | undefined)[]>();
  const overParts = new Set<string>();
  for (const [index, look] of looks.entries()) {
    if (look === undefined || isWeak(look)) continue;
    const next = following[index] ?? -1;
    const [line, part = line] = [looks[next], behind[next]];
    const all = below.get(look) ?? [];
    all.push(isWeak(line) ? next : undefined);
    below.set(look, all);
    const isLarger = part !== look && sizeIn(part) < sizeIn(line);
    if (isWeak(line) && isLarger) overParts.add(look);
  }
  // If a document has only one weak line, it describes the heading above it. So does a weak line with larger parts below it.
  const isOnly = looks.filter(isWeak).length === 1;
  for (const [look, all] of below) {
    const weak = all.flatMap((place) => place ?? []);
    const areNotes =
      isOnly || overParts.has(look) || weak.length <= all.length / 2 || areSubtitles(look, looks);
    if (areNotes) for (const place of weak) looks[place] = undefined;
  }
}

/** Returns the looks of a document in rank order: the largest first, then the earliest, and the looks of parts last. */
export function rankedLooks(
  looks: readonly (string | undefined)[],
  seen: readonly Paragraph[],
): readonly string[] {
  const order = [...new Set(looks.filter((look) => look !== undefined))];
  const ofParts = looksOfParts(looks, seen);
  const keyOf = (look: string): string => `${sizeIn(look)} ${ofParts.has(look) ? 1 : 0}`;
  return order.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

/** The size in points above which letters are larger than ordinary text. */
const LARGE = 12;
/** Tells whether the letters of a line are bold or large. */
export const hasLook = ({ isBold, size = 0, text }: SourceBlock): boolean =>
  isBold || (size >= LARGE && !/^\s*["“]/.test(text));

/** A line such as 'Service owner: Card Services', whose first words name a fact. */
const FACT = /^(?<name>\p{L}[\p{L} ]{2,30}):\s+\S/u;

/** Finds the lines that state a fact about the heading above them. They follow a heading that stands out, or another fact, and come as often as the others with the same name. */
export function factsIn(seen: readonly Paragraph[]): ReadonlySet<number> {
  const found: (readonly [string, number])[] = [];
  let above: Paragraph | undefined;
  let isBelow = false;
  for (const [place, one] of seen.entries()) {
    if (!one.isText) continue;
    const name = one.kind === 'line' ? FACT.exec(one.block.text)?.groups?.['name'] : undefined;
    const isHead = above !== undefined && (above.kind === 'heading' || hasLook(above.block));
    isBelow = name !== undefined && !hasLook(one.block) && (isHead || isBelow);
    if (isBelow && name !== undefined) found.push([name.toLowerCase(), place]);
    above = one;
  }
  const names = Map.groupBy(found, ([name]) => name);
  return new Set(
    [...names.values()].filter((all) => all.length > 2).flatMap((all) => all.map(([, at]) => at)),
  );
}
