import type { Aside } from '#core/import/paragraphs/source.ts';
import { addressOf } from '../base/links.ts';
import { isItem, type PdfElement, type PdfPage, type PdfRemark } from './pdf-page.ts';
import type { Rule } from './pdf-rules.ts';

/** A piece of text on a page: where it begins and ends from the left, its height above the foot of the page, and its size. */
export type Run = {
  readonly text: string;
  readonly x: number;
  readonly end: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  /** The part of the file's structure to which the piece belongs. */
  readonly part?: string;
};

/** A page as its pieces of text are placed, and text that is not part of it: comments, and text that was struck out or turned. */
export type Page = {
  readonly runs: readonly Run[];
  readonly beside: readonly { readonly aside: Aside; readonly text: string }[];
  readonly rules: readonly Rule[];
  readonly structure: PdfElement | undefined;
};

type Words = Pick<Page, 'runs' | 'beside'>;

/** Returns the smallest area that holds all of these points. */
const areaOf = (points: readonly (readonly [number, number])[]): Rule => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  foot: Math.min(...points.map(([, y]) => y)),
  top: Math.max(...points.map(([, y]) => y)),
});

/** Returns the approximate width of letters in most fonts. */
const widthOf = (letters: string): number =>
  letters.length -
  0.5 * (letters.match(/[iljtfr.,:;'| ]/g)?.length ?? 0) +
  0.3 * (letters.match(/[mw\p{Lu}]/gu)?.length ?? 0);

/** Returns where the whole words of a run that lie in an area begin and end; undefined if none lies there. */
function wordsIn(
  { text, x, end, y, size }: Run,
  area: Rule,
): readonly [number, number] | undefined {
  const middle = y + 0.3 * size;
  if (middle < area.foot || middle > area.top || end <= x) return undefined;
  const unit = (end - x) / widthOf(text);
  const inside = [...text.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
    const center = x + (widthOf(text.slice(0, index)) + widthOf(word) / 2) * unit;
    return center > area.left && center < area.right;
  });
  const [first, last] = [inside[0], inside.at(-1)];
  return first && last ? [first.index, last.index + last[0].length] : undefined;
}

/** Splits a run between its words at the lines that cross it. */
export function splitRun(run: Run, edges: readonly number[]): readonly Run[] {
  const edge = edges.find((one) => one > run.x + 2 && one < run.end - 2);
  if (edge === undefined) return [run];
  const [, to = 0] =
    wordsIn(run, { left: run.x - 1, right: edge, foot: run.y, top: run.y + run.size }) ?? [];
  const [before, after] = [run.text.slice(0, to), run.text.slice(to)];
  const first = { ...run, text: before, end: Math.min(edge, run.end) };
  if (after.trim() === '') return [first];
  const rest = splitRun({ ...run, text: after, x: edge }, edges);
  return before.trim() === '' ? rest : [first, ...rest];
}

type Placed = (x: number, y: number) => readonly [number, number];

/** Returns the areas of a comment or link, one for each line of text. */
function areasOf({ rect = [], quadPoints }: PdfRemark, placed: Placed): readonly Rule[] {
  const numbers = Array.from(quadPoints ?? rect);
  const size = quadPoints ? 8 : 4;
  return Array.from({ length: Math.floor(numbers.length / size) }, (_, index) => {
    const own = numbers.slice(index * size, (index + 1) * size);
    return areaOf(own.flatMap((x, at) => (at % 2 === 0 ? [placed(x, own[at + 1] ?? 0)] : [])));
  });
}

/** Removes the words in these areas from the text of a page, and keeps them apart from it. */
function struckOut({ runs, beside }: Words, areas: readonly Rule[]): Words {
  const struck: Words['beside'][number][] = [];
  const left = runs.map((run) =>
    areas.reduce((one, area) => {
      const isOwn = area.left > one.x - 4 && area.right < one.end + 4;
      const [from, to = 0] = (isOwn && wordsIn(one, area)) || [];
      if (from === undefined) return one;
      struck.push({ aside: 'struck', text: one.text.slice(from, to) });
      return { ...one, text: one.text.slice(0, from) + one.text.slice(to) };
    }, run),
  );
  return { runs: left.filter(({ text }) => text.trim() !== ''), beside: [...beside, ...struck] };
}

/** Adds the address of each link after its words, and removes the words that an annotation strikes out. */
function remarked({ runs, beside }: Words, remarks: readonly PdfRemark[], placed: Placed): Words {
  let linked = runs;
  const said: Words['beside'][number][] = [];
  for (const [index, remark] of remarks.entries()) {
    const { subtype, url = '', contentsObj: { str = '' } = {} } = remark;
    if (subtype !== 'Link' && str.trim() !== '') said.push({ aside: 'comment', text: str });
    // A link over several lines is several links in the file, so only the last gets the address.
    if (subtype !== 'Link' || url === '' || remarks[index + 1]?.url === url) continue;
    for (const area of areasOf(remark, placed)) {
      linked = linked.map((run) => {
        const [from = 0, to = 0] = wordsIn(run, area) ?? [];
        const address = to > 0 ? addressOf(url, run.text.slice(from, to)) : undefined;
        if (address === undefined) return run;
        return { ...run, text: `${run.text.slice(0, to)} (${address})${run.text.slice(to)}` };
      });
    }
  }
  const strikes = remarks.filter(({ subtype }) => subtype === 'StrikeOut');
  const areas = strikes.flatMap((remark) => areasOf(remark, placed));
  return struckOut({ runs: linked, beside: [...beside, ...said] }, areas);
}

/** Returns the text of an item. The library adds a space after a hyphen that is hidden within a word, and this removes it. */
function lettersOf(items: PdfPage['items'], at: number, text: string): string {
  const [word, begin, end] = items.slice(Math.max(0, at - 3), at);
  const isEmpty = begin && end && !isItem(begin) && !isItem(end) && end.type === 'endMarkedContent';
  const isCut = isEmpty && begin.type !== end.type && word && isItem(word);
  return isCut && /\p{Ll}$/u.test(word.str) ? text.replace(/^ (?=\p{Ll})/u, '') : text;
}

/** Returns the text of a page as a reader sees it: upright, and with its links and comments applied. */
export function placedPage({ height, turned, ...page }: PdfPage): Page {
  const { items, remarks, bold, structure } = page;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = turned;
  const placed: Placed = (x, y) => [a * x + c * y + e, height - (b * x + d * y + f)];
  const runs: Run[] = [];
  const beside: Page['beside'][number][] = [];
  const parts: (string | undefined)[] = [];
  const seen = new Set<string>();
  for (const [at, one] of items.entries()) {
    if (!isItem(one)) {
      if (one.type === 'endMarkedContent') parts.pop();
      else parts.push(one.id ?? (one.tag === 'Artifact' ? '' : parts.at(-1)));
      continue;
    }
    const { width, transform, fontName } = one;
    const text = lettersOf(items, at, one.str);
    const [along, up, , , left, foot] = transform;
    const isUpright = a * along + c * up > Math.abs(b * along + d * up);
    if (text.trim() === '') continue;
    if (!isUpright) {
      beside.push({ aside: 'drawing', text });
      continue;
    }
    const [x, y] = placed(left, foot);
    const size = Math.hypot(transform[2], transform[3]);
    // Some programs draw bold letters twice, so the second time is skipped.
    const place = [text, Math.round(x / 2), Math.round(y / 2)].join(' ');
    if (seen.has(place)) continue;
    seen.add(place);
    const part = parts.at(-1);
    const run = { text, x, end: x + width, y, size, isBold: bold.has(fontName) };
    runs.push(part === undefined ? run : { ...run, part });
  }
  const rules = page.rules.map(({ left, right, foot, top }) =>
    areaOf([placed(left, foot), placed(right, top)]),
  );
  const strokes = rules.flatMap((rule) =>
    rule.top - rule.foot < 1 ? [{ ...rule, foot: rule.foot - 1.5, top: rule.top + 1.5 }] : [],
  );
  return { ...struckOut(remarked({ runs, beside }, remarks, placed), strokes), rules, structure };
}
