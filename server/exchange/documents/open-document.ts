import { lineBlock, type Aside, type SourceBlock } from '#core/import/source.ts';
import { addressOf } from './base/links.ts';
import { tableBlocks, type TableRow } from './base/tables.ts';
import { drawnNumber, NUMBER_TYPES } from './word-numbers.ts';
import { readXml, type XmlReader } from './xml.ts';

/** The look of a style, its own or that of the one above it. */
type Style = { isBold?: boolean; aside?: Aside; list?: string; above?: string };
type List = { readonly style: string; count: number };

/** The heads and feet of pages, the first and left ones too. */
const RUNNING = /^(?:header|footer)(?:-left|-first)?$/;

/** Elements without words of the text. */
const PASSED = new Set(['change-info', 'annotation', 'forms', 'sequence-decls', 'desc', 'title']);

/** Reads the text of an OpenDocument: headings, lists, tables, notes where they stand; its heads and feet beside it. */
export function openDocumentBlocks(content: Buffer, shared?: Buffer): readonly SourceBlock[] {
  const styles = new Map<string, Style>();
  const numbered = new Map<string, string>();
  const blocks: SourceBlock[] = [];
  const lists: List[] = [];
  const spans: string[] = [];
  const tables: { readonly number: number; readonly rows: TableRow[]; cells: string[][] }[] = [];
  let [begun, passed, removed, notes, item, level] = [0, 0, 0, 0, 0, 0];
  let [style, text, struck, contents] = ['', '', '', 0];
  let bold = 0;
  let aside: Aside = 'struck';
  let running: Aside | undefined;
  let paragraph:
    | { readonly kind: 'heading' | 'line'; readonly level: number; readonly style: string }
    | undefined;
  let link: { readonly from: number; readonly address: string } | undefined;
  let last: List | undefined;
  const styleOf = (name: string, depth = 0): Style => {
    const own = styles.get(name) ?? {};
    return own.above === undefined || depth > 20
      ? own
      : { ...styleOf(own.above, depth + 1), ...own };
  };
  const add = (said: string): void => {
    if (!paragraph) return;
    const looks = [paragraph.style, ...spans].map((name) => styleOf(name));
    // Deleted words are kept above the text.
    const beside = removed > 0 ? 'struck' : looks.findLast((one) => one.aside)?.aside;
    if (beside) [struck, aside] = [struck + said, beside];
    else {
      text += said;
      if (looks.some(({ isBold }) => isBold)) bold += said.replaceAll(/\s/g, '').length;
    }
  };
  const endParagraph = (): void => {
    const said = text.trim();
    const list = lists.at(-1);
    const format = list && numbered.get(`${list.style} ${lists.length}`);
    const label = list && format && item === 1 ? `${drawnNumber(list.count, format)}.` : '';
    const cell = tables.at(-1)?.cells.at(-1);
    if (said !== '' && cell) cell.push([label, said].filter(Boolean).join(' '));
    else if (said !== '' && paragraph) {
      const isBold = bold >= said.replaceAll(/\s/g, '').length;
      const beside = running ?? (contents > 0 ? 'contents' : undefined);
      const more = { isApart: true, isBold, ...(beside && { aside: beside }) };
      const kind =
        paragraph.kind === 'heading'
          ? 'heading'
          : item === 1
            ? format !== undefined
              ? 'numbered'
              : 'bullet'
            : 'line';
      const depth = kind === 'heading' ? paragraph.level : Math.max(0, lists.length - 1);
      blocks.push(
        lineBlock(said, { ...more, kind, level: depth, label: kind === 'heading' ? '' : label }),
      );
    }
    if (struck.trim() !== '') blocks.push(lineBlock(struck.trim(), { isApart: true, aside }));
    if (said !== '') item = 2;
    [text, struck, bold, paragraph] = ['', '', 0, undefined];
  };
  const reader: XmlReader = {
    open: (name, attributes) => {
      if (passed > 0 || PASSED.has(name)) {
        passed += 1;
        return;
      }
      const own = attributes['style-name'] ?? '';
      if (name === 'style' || name === 'list-style') {
        style = attributes['name'] ?? '';
        const above = attributes['parent-style-name'];
        styles.set(style, above === undefined ? {} : { above });
      } else if (name === 'text-properties') {
        const look = styles.get(style);
        if (look && attributes['font-weight'] === 'bold') look.isBold = true;
        if (look && (attributes['text-line-through-style'] ?? 'none') !== 'none')
          look.aside = 'struck';
        if (look && attributes['display'] === 'none') look.aside = 'hidden';
      } else if (name === 'list-level-style-number') {
        const type = attributes['num-format'] ?? '';
        if (type !== '')
          numbered.set(`${style} ${attributes['level'] ?? '1'}`, NUMBER_TYPES[type] ?? 'decimal');
      } else if (name === 'list') {
        const named = own === '' ? (lists.at(-1)?.style ?? '') : own;
        const isOn =
          attributes['continue-numbering'] === 'true' || attributes['continue-list'] !== undefined;
        lists.push({
          style: named,
          count: isOn && last?.style === named && lists.length === 0 ? last.count : 0,
        });
      } else if (name === 'list-item') {
        const list = lists.at(-1);
        if (list) list.count += 1;
        item = 1;
      } else if (name === 'h' || name === 'p') {
        if (notes > 0) add(' (');
        else {
          level = Number(attributes['outline-level'] ?? 1);
          paragraph = {
            kind: name === 'h' ? 'heading' : 'line',
            level: /^Title$/.test(own) ? 0 : level,
            style: own,
          };
        }
      } else if (name === 'span') spans.push(own);
      else if (name === 's') add(' '.repeat(Math.min(20, Number(attributes['c'] ?? 1))));
      else if (name === 'tab') add('\t');
      else if (name === 'line-break') add('\n');
      else if (name === 'a') link = { from: text.length, address: attributes['href'] ?? '' };
      else if (RUNNING.test(name)) running = name.startsWith('header') ? 'header' : 'footer';
      else if (name === 'deletion') removed += 1;
      else if (name === 'note') notes += 1;
      else if (name === 'note-citation') passed += 1;
      else if (name === 'table-of-content') contents += 1;
      else if (name === 'table') {
        tables.push({ number: begun, rows: [], cells: [] });
        begun += 1;
      } else if (name === 'table-cell') tables.at(-1)?.cells.push([]);
    },
    text: (said) => {
      if (passed === 0) add(said.replaceAll(/[\r\n]+/g, ' '));
    },
    close: (name) => {
      if (passed > 0) {
        passed -= 1;
        return;
      }
      if (name === 'h' || name === 'p') {
        if (notes > 0) add(')');
        else endParagraph();
      } else if (name === 'list') last = lists.pop();
      else if (name === 'span') spans.pop();
      else if (RUNNING.test(name)) running = undefined;
      else if (name === 'deletion') removed -= 1;
      else if (name === 'note') notes -= 1;
      else if (name === 'table-of-content') contents -= 1;
      else if (name === 'a' && link) {
        const address = addressOf(link.address, text.slice(link.from));
        if (address !== undefined) add(` (${address})`);
        link = undefined;
      } else if (name === 'table-row') {
        const table = tables.at(-1);
        const cells = table?.cells.map((cell) => cell.join('\n')) ?? [];
        const more = { isApart: true, ...(cells.length > 1 && { table: table?.number ?? 0 }) };
        if (table && cells.some(Boolean)) {
          table.rows.push({ cells, block: lineBlock(cells.filter(Boolean).join(' | '), more) });
        }
        if (table) table.cells = [];
      } else if (name === 'table') {
        const made = tableBlocks(tables.pop()?.rows ?? []);
        const cell = tables.at(-1)?.cells.at(-1);
        if (cell) cell.push(...made.map((block) => block.text));
        else blocks.push(...made);
      }
    },
  };
  // The heads and feet of pages are among the styles that parts share.
  if (shared) readXml(shared, reader);
  const atEdges = blocks.splice(0);
  readXml(content, reader);
  return [...blocks, ...atEdges];
}
