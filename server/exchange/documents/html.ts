import { lineBlock, type Aside, type SourceBlock } from '#core/import/source.ts';
import { splitBlock } from '#core/import/text-blocks.ts';
import { decoded } from './entities.ts';
import { declared, pageStyles, pointsIn } from './html-styles.ts';
import { addressOf } from './base/links.ts';
import { Refused } from './base/refused.ts';
import { tableBlocks, type TableRow } from './base/tables.ts';
import { drawnNumber, NUMBER_TYPES } from './word-numbers.ts';

/** Elements without words of the document. */
const PASSED = new Set([
  'script',
  'style',
  'head',
  'template',
  'svg',
  'noscript',
  'select',
  'math',
]);
/** Elements that end a paragraph, where they begin and where they end. */
const BLOCKS =
  /^(?:address|article|aside|blockquote|body|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|label|legend|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;
const BESIDE: Readonly<Record<string, Aside>> = {
  nav: 'contents',
  footer: 'footer',
  del: 'struck',
  s: 'struck',
  strike: 'struck',
};
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements inside each other: a page has some twenty. */
const DEEPEST = 300;

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>|<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</g;

const valueOf = (attributes: string, name: string): string => {
  const [, double, single, bare] =
    new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(attributes) ?? [];
  return decoded(double ?? single ?? bare ?? '');
};
const isHidden = (attributes: string): boolean =>
  /\shidden(?:\s|=|$)/i.test(attributes) ||
  /display\s*:\s*none|mso-hide\s*:\s*all/i.test(valueOf(attributes, 'style'));

type Open = {
  readonly name: string;
  readonly aside: Aside | undefined;
  readonly isBold: boolean;
  readonly isLabel: boolean;
  readonly size: number | undefined;
};
type List = { readonly format: string | undefined; readonly level: number; next: number };
type Row = { readonly cells: string[][] };

/** Returns blocks with the sizes of those alone that are larger than most letters. */
function withLargeSizes(blocks: readonly SourceBlock[]): readonly SourceBlock[] {
  const letters = new Map<number, number>();
  for (const { size = 0, text } of blocks)
    letters.set(size, (letters.get(size) ?? 0) + text.length);
  const [usual = 0] = [...letters].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return blocks.map(({ size, ...block }) =>
    size !== undefined && size > Math.max(usual, 11) ? { ...block, size } : block,
  );
}

/** Reads a page of HTML: headings, lists, tables and links as they are, without scripts, styles and addresses of pictures. */
export function htmlBlocks(html: string): readonly SourceBlock[] {
  const blocks: SourceBlock[] = [];
  const stylesOf = pageStyles(html);
  const open: Open[] = [];
  const lists: List[] = [];
  const tables: { readonly number: number; readonly rows: TableRow[]; row?: Row | undefined }[] =
    [];
  let begun = 0;
  let text = '';
  let bold = 0;
  let size = 0;
  let beside: { aside: Aside; text: string } | undefined;
  let heading: number | undefined;
  let item:
    | { readonly label: string; readonly kind: 'numbered' | 'bullet'; readonly level: number }
    | undefined;
  let link: { readonly from: number; readonly address: string } | undefined;
  let passed = '';
  /** Returns words as a page shows them: line breaks are blanks but in what is set as it is written. */
  const spaced = (said: string): string =>
    open.some(({ name }) => name === 'pre') ? said : said.replaceAll(/[\r\n\t]+/g, ' ');
  const asideNow = (): Aside | undefined => open.findLast(({ aside }) => aside)?.aside;
  const flush = (): void => {
    const said = text
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .trim();
    const isBold = said !== '' && bold >= said.replaceAll(/\s/g, '').length;
    const cell = tables.at(-1)?.row?.cells.at(-1);
    if (said !== '' && cell) cell.push([item?.label ?? '', said].filter(Boolean).join(' '));
    else if (said !== '') {
      const aside = asideNow();
      const more = { isApart: true, isBold, ...(size > 0 && { size }), ...(aside && { aside }) };
      if (heading !== undefined)
        blocks.push(lineBlock(said, { ...more, kind: 'heading', level: heading }));
      else blocks.push(lineBlock(said, { ...more, ...item }));
      item = undefined;
    }
    if (beside && beside.text.trim() !== '') {
      blocks.push(lineBlock(beside.text.trim(), { isApart: true, aside: beside.aside }));
    }
    [text, bold, size, beside] = ['', 0, 0, undefined];
  };
  const add = (said: string): void => {
    const struck = open.findLast(({ aside }) => aside === 'struck' || aside === 'hidden')?.aside;
    if (item && open.some(({ isLabel }) => isLabel)) {
      const label = said.trim();
      if (/[\p{L}\p{N}]/u.test(label) && label !== 'o') item = { ...item, kind: 'numbered', label };
    } else if (struck) beside = { aside: struck, text: (beside?.text ?? '') + said };
    else {
      text += said;
      if (said.trim() !== '') size = Math.max(size, open.findLast((one) => one.size)?.size ?? 0);
      if (open.some(({ isBold }) => isBold)) bold += said.replaceAll(/\s/g, '').length;
    }
  };
  const endLink = (): void => {
    if (!link) return;
    const words = text.slice(link.from);
    const address = addressOf(link.address, words);
    if (words.trim() !== '' && address !== undefined) text += ` (${address})`;
    link = undefined;
  };
  const begin = (name: string, attributes: string): void => {
    if (BLOCKS.test(name)) flush();
    if (/^h[1-6]$/.test(name)) heading = Number(name[1]);
    else if (name === 'br') text += '\n';
    else if (name === 'ol' || name === 'ul') {
      const start = Number(valueOf(attributes, 'start')) || 1;
      const format = NUMBER_TYPES[valueOf(attributes, 'type')] ?? 'decimal';
      // Google Docs writes a list in a list behind it, and says its level.
      const [, depth] = /\blst-\S+-(\d)\b/.exec(valueOf(attributes, 'class')) ?? [];
      const level = depth === undefined ? lists.length : Number(depth);
      lists.push({ format: name === 'ol' ? format : undefined, level, next: start });
    } else if (name === 'li') {
      const list = lists.at(-1);
      const level = list?.level ?? 0;
      const [, own] = /list-style-type\s*:\s*([\w-]+)/i.exec(valueOf(attributes, 'style')) ?? [];
      const format = list?.format && (NUMBER_TYPES[own ?? ''] ?? list.format);
      if (list) list.next = Number(valueOf(attributes, 'value')) || list.next;
      const label = list && format ? `${drawnNumber(list.next, format)}.` : '';
      if (list) list.next += 1;
      item = { kind: label === '' ? 'bullet' : 'numbered', level, label };
    } else if (name === 'table') {
      tables.push({ number: begun, rows: [] });
      begun += 1;
    } else if (name === 'tr') {
      const table = tables.at(-1);
      if (table) table.row = { cells: [] };
    } else if (name === 'td' || name === 'th') tables.at(-1)?.row?.cells.push([]);
    else if (name === 'a') link = { from: text.length, address: valueOf(attributes, 'href') };
    else if (name === 'img') add(valueOf(attributes, 'alt'));
    if (VOID.test(name)) return;
    if (open.length > DEEPEST) throw new Refused('TOO_DEEP');
    const own = valueOf(attributes, 'style');
    const style = `${stylesOf(name, valueOf(attributes, 'class'))};${own}`;
    const struck = /line-through/i.test(declared(style, 'text-decoration(?:-line)?'));
    const aside = isHidden(attributes)
      ? 'hidden'
      : (BESIDE[name] ?? (struck ? 'struck' : undefined));
    // Word writes an item as a paragraph, and its number or sign as words that are passed over in lists.
    const [, depth] = /mso-list\s*:\s*l\d+\s+level(\d)/i.exec(own) ?? [];
    if (name === 'p' && depth !== undefined)
      item = { kind: 'bullet', level: Number(depth) - 1, label: '' };
    const isLabel = /mso-list\s*:\s*ignore/i.test(own);
    const weight = declared(style, 'font-weight');
    const isBold =
      /^(?:bold|[6-9]00)/i.test(weight) || (weight === '' && /^(?:b|strong)$/.test(name));
    const size = pointsIn(declared(style, 'font-size'));
    open.push({ name, aside, isBold, isLabel, size });
  };
  const end = (name: string): void => {
    if (BLOCKS.test(name)) flush();
    if (/^h[1-6]$/.test(name)) heading = undefined;
    else if (name === 'ol' || name === 'ul') lists.pop();
    else if (name === 'a') endLink();
    else if (name === 'tr') {
      const table = tables.at(-1);
      const cells = table?.row?.cells.map((cell) => cell.join('\n')) ?? [];
      const more = { isApart: true, ...(cells.length > 1 && { table: table?.number ?? 0 }) };
      if (table && cells.some(Boolean)) {
        table.rows.push({ cells, block: lineBlock(cells.filter(Boolean).join(' | '), more) });
      }
      if (table) table.row = undefined;
    } else if (name === 'table') {
      const made = tableBlocks(tables.pop()?.rows ?? []);
      const cell = tables.at(-1)?.row?.cells.at(-1);
      if (cell) cell.push(...made.map((block) => block.text));
      else blocks.push(...made);
    }
    const at = open.findLastIndex((one) => one.name === name);
    if (at >= 0) open.splice(at);
  };
  for (const [token, slash, named, attributes = ''] of html.matchAll(TOKEN)) {
    const name = named?.toLowerCase() ?? '';
    if (passed !== '') {
      if (slash === '/' && name === passed) passed = '';
    } else if (name === '') {
      if (!/^<[!?]/.test(token)) add(spaced(decoded(token)));
    } else if (slash === '/') end(name);
    else if (PASSED.has(name)) passed = attributes.endsWith('/') ? '' : name;
    else begin(name, attributes);
  }
  flush();
  while (tables.length > 0) end('table');
  return withLargeSizes(blocks).flatMap(splitBlock);
}

/** Tells whether a text is a page of HTML, whatever it is called. */
export const isHtml = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype html|html|body|meta|div|p|table|h[1-6]|ol|ul|span|b|font)\b/i.test(
    text.slice(0, 4_000),
  );
