import { lineBlock, type Aside, type SourceBlock } from '#core/import/paragraphs/source.ts';
import { splitBlock } from '#core/import/paragraphs/text-blocks.ts';
import { addBeside, besideBlocks, type Beside } from './base/beside.ts';
import { lookOf, pageStyles, pointsIn } from './html-styles.ts';
import { htmlTokens, numberOf, valueOf } from './html-tokens.ts';
import { leadOf, type Led } from './base/leads.ts';
import { addressOf } from './base/links.ts';
import { Refused } from './base/refused.ts';
import { tableBlocks, tableRow, type TableRow } from './base/tables.ts';
import { drawnNumber, NUMBER_TYPES } from './word-numbers.ts';

/** Elements that end the paragraph before them, both at their start and at their end. */
const BLOCKS =
  /^(?:address|article|aside|blockquote|body|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|label|legend|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;
/** Elements whose end tag may be left out: the next such element ends one, unless an element `around` begins between the two. */
const ENDED: Readonly<Record<string, readonly [ended: RegExp, around: RegExp]>> = {
  li: [/^li$/, /^(?:ol|ul|t[dh]|table)$/],
  dt: [/^d[dt]$/, /^(?:dl|t[dh]|table)$/],
  dd: [/^d[dt]$/, /^(?:dl|t[dh]|table)$/],
  td: [/^t[dh]$/, /^(?:tr|table)$/],
  th: [/^t[dh]$/, /^(?:tr|table)$/],
  tr: [/^(?:t[rdh]|caption)$/, /^(?:t(?:body|head|foot)|table)$/],
  tbody: [/^(?:t(?:body|head|foot|[rdh])|caption)$/, /^table$/],
  thead: [/^(?:t(?:body|head|foot|[rdh])|caption)$/, /^table$/],
  tfoot: [/^(?:t(?:body|head|foot|[rdh])|caption)$/, /^table$/],
  option: [/^option$/, /^select$/],
};
/** The paragraph, which the next block element ends, unless one of these elements begins between the two. */
const PARAGRAPH = [/^p$/, /^(?:t[dh]|caption|table|button|object)$/] as const;
/** Elements that format text. If a paragraph ends inside one, the format goes on in the next paragraph. */
const LOOKS = /^(?:b|strong|i|em|u|s|strike|del|font|small|big)$/;
const BESIDE: Readonly<Record<string, Aside>> = {
  nav: 'contents',
  footer: 'footer',
  del: 'struck',
  s: 'struck',
  strike: 'struck',
  select: 'hidden',
  datalist: 'hidden',
  noscript: 'hidden',
  svg: 'drawing',
};
/** The kinds of text that may occur inside a paragraph and are kept apart from it. */
const INLINE: ReadonlySet<Aside | undefined> = new Set(['struck', 'hidden', 'drawing']);
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** The deepest nesting of elements that is read. An ordinary page has about twenty levels. */
const DEEPEST = 300;

const isHidden = (attributes: string): boolean =>
  /\shidden(?:\s|=|$)/i.test(attributes) ||
  /display\s*:\s*none|mso-hide\s*:\s*all/i.test(valueOf(attributes, 'style'));

/** Tells whether a page shows an element as a thing of its own. A span counts only if it has no attributes, since with attributes it formats a part of a sentence. */
const isPlaced = (name: string, attributes: string): boolean =>
  name === 'a' || name === 'button' || (name === 'span' && attributes.trim() === '');

type Open = {
  readonly name: string;
  readonly isPlaced: boolean;
  readonly aside: Aside | undefined;
  readonly isBold: boolean;
  readonly isLabel: boolean;
  readonly size: number | undefined;
};
type List = { readonly format: string | undefined; readonly level: number; next: number };
type Row = { readonly cells: string[][] };

/** Returns blocks in which only letters larger than the usual size keep their size. */
function withLargeSizes(blocks: readonly SourceBlock[]): readonly SourceBlock[] {
  const letters = new Map<number, number>();
  for (const { size = 0, text } of blocks)
    letters.set(size, (letters.get(size) ?? 0) + text.length);
  const [usual = 0] = [...letters].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return blocks.map(({ size, ...block }) =>
    size !== undefined && size > Math.max(usual, 11) ? { ...block, size } : block,
  );
}

/** The mark at the end of a heading that a wiki adds for its readers, such as '[edit]' or '¶'. */
const TAIL = /\s*(?:\[[^\]]{1,20}\]|[¶#§🔗])$/u;

const tailOf = ({ kind, text }: SourceBlock): string | undefined =>
  kind === 'heading' ? TAIL.exec(text)?.[0] : undefined;

/** Removes from the headings the mark at the end that most of them have. */
function withoutTails(blocks: readonly SourceBlock[]): readonly SourceBlock[] {
  const count = (tail: string): number => blocks.filter((one) => tailOf(one) === tail).length;
  const most = blocks.filter(({ kind }) => kind === 'heading').length / 2;
  return blocks.map((block) => {
    const tail = tailOf(block);
    const isCommon = tail !== undefined && count(tail) > Math.max(1, most);
    return isCommon ? { ...block, text: block.text.slice(0, -tail.length) } : block;
  });
}

/** Returns a text in which each run of blanks is a single blank. */
const spacedOf = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();

/** Reads an HTML page: its headings, lists, tables and links, without scripts, styles and the addresses of images. */
export function htmlBlocks(html: string): readonly SourceBlock[] {
  const blocks: Led[] = [];
  const stylesOf = pageStyles(html);
  const open: Open[] = [];
  const lists: List[] = [];
  const tables: { readonly number: number; readonly rows: TableRow[]; row?: Row | undefined }[] =
    [];
  let begun = 0;
  let text = '';
  let bold = 0;
  let lead = '';
  let size = 0;
  let beside: Beside[] = [];
  let heading: number | undefined;
  let item:
    | { readonly label: string; readonly kind: 'numbered' | 'bullet'; readonly level: number }
    | undefined;
  let link: { readonly from: number; readonly address: string } | undefined;
  /** Returns text as a page shows it: line breaks are blanks, except in preformatted text. */
  const spaced = (said: string): string =>
    open.some(({ name }) => name === 'pre') ? said : said.replaceAll(/[\r\n\t]+/g, ' ');
  const asideNow = (): Aside | undefined => open.findLast(({ aside }) => aside)?.aside;
  const endLink = (): void => {
    if (!link) return;
    const words = text.slice(link.from);
    const address = addressOf(link.address, words);
    if (words.trim() !== '' && address !== undefined) text += ` (${address})`;
    link = undefined;
  };
  const flush = (): void => {
    // If a link spans several paragraphs, its address follows the first of them.
    if (link && text.slice(link.from).trim() !== '') endLink();
    if (link) link = { ...link, from: 0 };
    const said = spacedOf(text);
    const isBold = said !== '' && bold >= said.replaceAll(/\s/g, '').length;
    const cell = tables.at(-1)?.row?.cells.at(-1);
    if (said !== '' && cell) cell.push([item?.label ?? '', said].filter(Boolean).join(' '));
    else if (said !== '') {
      const aside = asideNow();
      const more = { isApart: true, isBold, ...(size > 0 && { size }), ...(aside && { aside }) };
      if (heading !== undefined)
        blocks.push(lineBlock(said, { ...more, kind: 'heading', level: heading }));
      else if (item) blocks.push(lineBlock(said, { ...more, ...item }));
      else blocks.push({ ...lineBlock(said, more), ...(!isBold && { lead: spacedOf(lead) }) });
    }
    if (said !== '') item = undefined;
    blocks.push(...besideBlocks(beside));
    [text, bold, lead, size, beside] = ['', 0, '', 0, []];
  };
  const add = (said: string): void => {
    const aside = open.findLast((one) => INLINE.has(one.aside))?.aside;
    if (item && open.some(({ isLabel }) => isLabel)) {
      const label = said.trim();
      if (/[\p{L}\p{N}]/u.test(label) && label !== 'o') item = { ...item, kind: 'numbered', label };
    } else if (aside) addBeside(beside, aside, said);
    else {
      const isStrong = open.some(({ isBold }) => isBold);
      lead = leadOf(lead, text, said, isStrong);
      text += said;
      if (said.trim() !== '') size = Math.max(size, open.findLast((one) => one.size)?.size ?? 0);
      if (isStrong) bold += said.replaceAll(/\s/g, '').length;
    }
  };
  const endRow = (): void => {
    const table = tables.at(-1);
    const cells = table?.row?.cells.map((cell) => cell.join('\n')) ?? [];
    if (table && cells.some(Boolean)) table.rows.push(tableRow(cells, table.number));
    if (table) table.row = undefined;
  };
  const end = (name: string): void => {
    if (BLOCKS.test(name)) flush();
    if (/^h[1-6]$/.test(name)) heading = undefined;
    else if (name === 'ol' || name === 'ul') lists.pop();
    else if (name === 'a') endLink();
    else if (name === 'tr') endRow();
    else if (name === 'table') {
      endRow();
      const rows = tables.pop()?.rows ?? [];
      const cell = tables.at(-1)?.row?.cells.at(-1);
      if (cell) cell.push(...rows.map(({ block }) => block.text));
      else blocks.push(...tableBlocks(rows, blocks.at(-1)));
    }
    const at = open.findLastIndex((one) => one.name === name);
    if (at >= 0 && open.splice(at).some((one) => one.name === 'li')) item = undefined;
  };
  /** Ends the elements that this start tag ends without an end tag of their own. */
  const endOpen = (ended: RegExp, around: RegExp): void => {
    const from = open.findLastIndex(({ name }) => around.test(name));
    const at = open.findIndex(({ name }, place) => place > from && ended.test(name));
    if (at < 0) return;
    const going = open.slice(at).filter(({ name }) => LOOKS.test(name));
    while (open.length > at) end(open.at(-1)?.name ?? '');
    for (const one of going) if (!open.some(({ name }) => name === one.name)) open.push(one);
  };
  const begin = (name: string, attributes: string): void => {
    if (BLOCKS.test(name)) {
      flush();
      if (name !== 'body') endOpen(...PARAGRAPH);
    }
    const brothers = ENDED[name];
    if (brothers) endOpen(...brothers);
    if (/^h[1-6]$/.test(name)) heading = Number(name[1]);
    else if (name === 'br') text += '\n';
    else if (name === 'ol' || name === 'ul') {
      const start = numberOf(attributes, 'start', 1);
      const format = NUMBER_TYPES[valueOf(attributes, 'type')] ?? 'decimal';
      // Google Docs writes a nested list after the outer list, and names its level in a class.
      const [, depth] = /\blst-\S+-(\d)\b/.exec(valueOf(attributes, 'class')) ?? [];
      const level = depth === undefined ? lists.length : Number(depth);
      lists.push({ format: name === 'ol' ? format : undefined, level, next: start });
    } else if (name === 'li') {
      const list = lists.at(-1);
      const level = list?.level ?? 0;
      const [, own] = /list-style-type\s*:\s*([\w-]+)/i.exec(valueOf(attributes, 'style')) ?? [];
      const format = list?.format && (NUMBER_TYPES[own ?? ''] ?? list.format);
      if (list) list.next = numberOf(attributes, 'value', list.next);
      const label = list && format ? `${drawnNumber(list.next, format)}.` : '';
      if (list) list.next += 1;
      item = { kind: label === '' ? 'bullet' : 'numbered', level, label };
    } else if (name === 'table') {
      tables.push({ number: begun, rows: [] });
      begun += 1;
    } else if (/^t(?:r|body|head|foot)$/.test(name)) endRow();
    else if (name === 'td' || name === 'th') {
      const table = tables.at(-1);
      if (table) table.row ??= { cells: [] };
      table?.row?.cells.push([]);
    } else if (name === 'a') {
      endLink();
      if (open.some((around) => around.name === 'nav')) add(' ');
      link = { from: text.length, address: valueOf(attributes, 'href') };
    } else if (name === 'text' || name === 'option') add(' ');
    const inline = BESIDE[name];
    if (inline === 'hidden' || inline === 'drawing') addBeside(beside, inline, ' ');
    if (VOID.test(name)) return;
    if (open.length > DEEPEST) throw new Refused('TOO_DEEP');
    const own = valueOf(attributes, 'style');
    const look = { ...stylesOf(name, valueOf(attributes, 'class')), ...lookOf(own) };
    const struck = /line-through/i.test(look['text-decoration'] ?? '');
    const aside = isHidden(attributes)
      ? 'hidden'
      : (BESIDE[name] ?? (struck ? 'struck' : undefined));
    // Word writes a list item as a paragraph. Its number or bullet is text, which is skipped because lists have their own.
    const [, depth] = /mso-list\s*:\s*l\d+\s+level(\d)/i.exec(own) ?? [];
    if (name === 'p' && depth !== undefined)
      item = { kind: 'bullet', level: Number(depth) - 1, label: '' };
    const isLabel = /mso-list\s*:\s*ignore/i.test(own);
    const weight = look['font-weight'] ?? '';
    const isBold =
      /^(?:bold|[6-9]00)/i.test(weight) || (weight === '' && /^(?:b|strong)$/.test(name));
    const size = pointsIn(look['font-size'] ?? '');
    open.push({ name, isPlaced: isPlaced(name, attributes), aside, isBold, isLabel, size });
  };
  // Two links or buttons with no blank between them look separate on the page, so a blank is added.
  let isBehind = false;
  let isBeside = false;
  for (const token of htmlTokens(html)) {
    if (token.kind === 'words') {
      if (isBeside && /^[\p{Lu}\p{N}]/u.test(token.words)) add(' ');
      add(spaced(token.words));
      [isBehind, isBeside] = [false, false];
    } else if (token.kind === 'end') {
      isBehind = open.findLast(({ name }) => name === token.name)?.isPlaced === true;
      end(token.name);
    } else {
      isBeside ||= isBehind && isPlaced(token.name, token.attributes);
      begin(token.name, token.attributes);
    }
  }
  flush();
  while (tables.length > 0) end('table');
  return withoutTails(withLargeSizes(blocks)).flatMap(splitBlock);
}

/** Returns the name of the element with which a text begins; '' if it begins with none. */
const firstElement = (text: string): string =>
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(!doctype html|[a-z][a-z\d]*)\b/i
    .exec(text.slice(0, 4_000))?.[1]
    ?.toLowerCase() ?? '';

/** Tells whether a text is an HTML page, whatever the name of its file. */
export const isPage = (text: string): boolean =>
  /^(?:!doctype html|html|head|body|meta)$/.test(firstElement(text));

/** Tells whether a text may be part of an HTML page. Text in Markdown may begin with a tag too. */
export const isPieceOfPage = (text: string): boolean => {
  const name = firstElement(text);
  return BLOCKS.test(name) || LOOKS.test(name) || /^(?:a|span|center|style|title)$/.test(name);
};
