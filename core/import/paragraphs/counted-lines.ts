import type { Paragraph } from './labels.ts';

/** A number before the words of a line, by itself or behind the letter of its list: '3 Ring the desk.', 'B2 Ring the desk.' */
const COUNT = /^\s*(?<series>\p{Lu}?)(?<count>\d{1,2})\s+(?=[\p{Lu}"“])/u;
/** The fewest lines that make a count, and the most lines between two of them. */
const FEWEST = 3;
const APART = 12;

type Counted = { readonly place: number; readonly count: number; readonly length: number };

/** Lists the runs of lines in one series that count up from 1, each line close behind the one before. */
function runsOf(all: readonly Counted[]): readonly (readonly Counted[])[] {
  const runs: Counted[][] = [];
  for (const one of all) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext = last?.count === one.count - 1 && one.place - last.place <= APART;
    if (run && isNext) run.push(one);
    else if (one.count === 1) runs.push([one]);
  }
  return runs.filter((run) => run.length >= FEWEST);
}

/** Numbers the lines that begin with a number but no sign. They are a list if their numbers count up. */
export function withCounts(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const found = new Map<string, Counted[]>();
  for (const [place, { kind, isText, block }] of paragraphs.entries()) {
    const { 0: all = '', groups } = COUNT.exec(block.text) ?? {};
    const isLine = kind === 'line' && isText && block.table === undefined && !block.isBold;
    if (!isLine || !groups || !/[.?!:;)"”]\s*$/.test(block.text)) continue;
    const series = groups['series'] ?? '';
    const same = found.get(series) ?? [];
    same.push({ place, count: Number(groups['count']), length: all.length });
    found.set(series, same);
  }
  const labels = new Map(
    [...found].flatMap(([series, all]) =>
      runsOf(all).flatMap((run) =>
        run.map(({ place, count, length }) => {
          return [place, { label: `${series}${count}`.toLowerCase(), from: length }] as const;
        }),
      ),
    ),
  );
  return paragraphs.map((one, place): Paragraph => {
    const counted = labels.get(place);
    if (!counted) return one;
    const words = one.block.text.slice(counted.from).trim();
    return { ...one, ...counted, kind: 'numbered', words };
  });
}

/** A title's number without the title: '3', 'Card 4', 'IV.' */
const BARE =
  /^\W*(?:(?:card|protocol|procedure|scenario|section|chapter|sheet|sop|no)\.?\s*#?\s*)?(?:\d{1,2}(?:\.\d{1,2})*|[IVX]{1,4})\W*$/i;

/** Tells whether a line is only the number of a title, which is on the next line. */
const isBare = ({ kind, block, isText }: Paragraph): boolean =>
  isText && BARE.test(block.text) && (kind === 'heading' || block.isBold || (block.size ?? 0) > 12);

/** Gives each title whose number is on a line of its own the look of that line. */
export function withWholeTitles(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const bare = [...paragraphs.keys()].filter((place) => {
    const [one, next] = [paragraphs[place], paragraphs[place + 1]];
    const isName = next?.isText === true && next.kind === 'line' && !/[.!?:,;]$/.test(next.words);
    return one !== undefined && isBare(one) && isName && next.words.length <= 80;
  });
  if (bare.length < 2) return paragraphs;
  const isBareAt = new Set(bare);
  return paragraphs.map((one, place): Paragraph => {
    if (isBareAt.has(place)) return { ...one, isText: false };
    const above = isBareAt.has(place - 1) ? paragraphs[place - 1] : undefined;
    if (!above) return one;
    const { isBold, size } = above.block;
    const block = { ...one.block, isBold, isApart: true, ...(size !== undefined && { size }) };
    return {
      ...one,
      block,
      kind: above.kind === 'heading' ? 'heading' : 'line',
      level: above.level,
    };
  });
}
