import { lineBlock, type Aside, type SourceBlock } from '#core/import/paragraphs/source.ts';
import { addBeside, besideBlocks, type Beside } from './base/beside.ts';
import { withBoxes } from './base/boxes.ts';
import { addressOf } from './base/links.ts';
import { tableBlocks, tableRow, type TableRow } from './base/tables.ts';
import { drawnNumber, NUMBER_TYPES } from './word-numbers.ts';
import { readXml, type XmlReader } from './xml.ts';

/** The look that a style gives to text. If the style does not say, the style named in `above` counts. */
type Style = { isBold?: boolean; aside?: Aside | undefined; above?: string };
type List = { readonly style: string; count: number };
type Table = { readonly number: number; readonly rows: TableRow[]; cells: string[][] };
type Paragraph = {
  readonly kind: 'heading' | 'line';
  readonly level: number;
  readonly style: string;
  text: string;
  bold: number;
  readonly beside: Beside[];
  /** The blocks of the text boxes and comments anchored in the paragraph. */
  readonly boxed: SourceBlock[];
  link?: { readonly from: number; readonly address: string } | undefined;
};
/** The state of reading the main text or a text box. After a box, the paragraph around it goes on. */
type Flow = {
  readonly blocks: SourceBlock[];
  readonly lists: List[];
  readonly spans: string[];
  readonly tables: Table[];
  notes: number;
  item: number;
  paragraph?: Paragraph | undefined;
  last?: List | undefined;
};
const newFlow = (): Flow => ({ blocks: [], lists: [], spans: [], tables: [], notes: 0, item: 0 });

/** The page headers and footers, including those of the first and of left pages. */
const RUNNING = /^(?:header|footer)(?:-left|-first)?$/;
/** Drawn elements that may have text, and comments. */
const BOX =
  /^(?:text-box|custom-shape|rect|ellipse|circle|polygon|polyline|regular-polygon|path|line|connector|caption|annotation)$/;

/** Elements whose text is not part of the document. A name has its prefix here only if a text element has the same name. */
const PASSED = /^(?:change-info|forms|sequence-decls|note-citation|desc|svg:title)$/;

/** Reads the text of an OpenDocument: headings, lists, tables, notes and text boxes in their places, and page headers and footers apart from it. */
export function openDocumentBlocks(content: Buffer, shared?: Buffer): readonly SourceBlock[] {
  const styles = new Map<string, Style>();
  const numbered = new Map<string, string>();
  const around: Flow[] = [];
  let now = newFlow();
  const hidden: boolean[] = [];
  let [begun, passed, removed, contents, style] = [0, 0, 0, 0, ''];
  let running: Aside | undefined;
  const styleOf = (name: string, depth = 0): Style => {
    const own = styles.get(name) ?? {};
    return own.above === undefined || depth > 20
      ? own
      : { ...styleOf(own.above, depth + 1), ...own };
  };
  const add = (said: string): void => {
    const { paragraph } = now;
    if (!paragraph) return;
    const looks = [paragraph.style, ...now.spans].map((name) => styleOf(name));
    const look = hidden.includes(true) ? 'hidden' : looks.findLast((one) => one.aside)?.aside;
    // The file keeps deleted text in front of the text itself.
    const beside = removed > 0 ? 'struck' : look;
    if (beside) addBeside(paragraph.beside, beside, said);
    else {
      paragraph.text += said;
      if (looks.some(({ isBold }) => isBold)) paragraph.bold += said.replaceAll(/\s/g, '').length;
    }
  };
  const asideNow = (): Aside | undefined => running ?? (contents > 0 ? 'contents' : undefined);
  const endParagraph = (): void => {
    const { paragraph, lists, blocks } = now;
    if (!paragraph) return;
    const lineText = paragraph.text.trim();
    const list = lists.at(-1);
    const format = list && numbered.get(`${list.style} ${lists.length}`);
    const isItem = now.item === 1;
    const label =
      lineText !== '' && list && format && isItem ? `${drawnNumber(list.count, format)}.` : '';
    const isHeading = paragraph.kind === 'heading';
    const beside = asideNow();
    const own = lineBlock(lineText, {
      isApart: true,
      isBold: lineText !== '' && paragraph.bold >= lineText.replaceAll(/\s/g, '').length,
      ...(beside && { aside: beside }),
      kind: isHeading ? 'heading' : !isItem ? 'line' : format === undefined ? 'bullet' : 'numbered',
      level: isHeading ? paragraph.level : Math.max(0, lists.length - 1),
      label: isHeading ? '' : label,
    });
    const cell = now.tables.at(-1)?.cells.at(-1);
    for (const block of withBoxes(own, paragraph.boxed)) {
      const words = [block.label, block.text].filter(Boolean).join(' ');
      if (cell && words !== '' && block.aside === beside) cell.push(words);
      else if (words !== '' || block.kind === 'row') blocks.push(block);
    }
    blocks.push(...besideBlocks(paragraph.beside));
    if (lineText !== '') now.item = 2;
    now.paragraph = undefined;
  };
  const endTable = (): void => {
    const rows = now.tables.pop()?.rows ?? [];
    const cell = now.tables.at(-1)?.cells.at(-1);
    const beside = asideNow();
    if (cell) cell.push(...rows.map(({ block }) => block.text));
    else if (beside) now.blocks.push(...rows.map(({ block }) => ({ ...block, aside: beside })));
    else now.blocks.push(...tableBlocks(rows, now.blocks.at(-1)));
  };
  const endBox = (name: string): void => {
    const { blocks } = now;
    now = around.pop() ?? now;
    const isRemark = name === 'annotation';
    const own = blocks.map((block) => (isRemark ? { ...block, aside: 'comment' as const } : block));
    (now.paragraph?.boxed ?? now.blocks).push(...own);
  };
  const reader: XmlReader = {
    open: (name, attributes, written) => {
      if (passed > 0 || PASSED.test(name) || PASSED.test(written)) {
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
        const weight = attributes['font-weight'];
        const through = attributes['text-line-through-style'];
        if (look && weight !== undefined) look.isBold = weight === 'bold';
        if (look && through !== undefined) look.aside = through === 'none' ? undefined : 'struck';
        if (look && attributes['display'] === 'none') look.aside = 'hidden';
      } else if (name === 'list-level-style-number') {
        const type = attributes['num-format'] ?? '';
        if (type !== '')
          numbered.set(`${style} ${attributes['level'] ?? '1'}`, NUMBER_TYPES[type] ?? 'decimal');
      } else if (name === 'list') {
        const { lists, last } = now;
        const named = own === '' ? (lists.at(-1)?.style ?? '') : own;
        const isOn =
          attributes['continue-numbering'] === 'true' || attributes['continue-list'] !== undefined;
        lists.push({
          style: named,
          count: isOn && last?.style === named && lists.length === 0 ? last.count : 0,
        });
      } else if (name === 'list-item') {
        const list = now.lists.at(-1);
        if (list) list.count += 1;
        now.item = 1;
      } else if (BOX.test(name)) {
        around.push(now);
        now = newFlow();
      } else if (name === 'h' || name === 'p') {
        if (now.notes > 0) add(' (');
        else {
          endParagraph();
          const level = /^Title$/.test(own) ? 0 : Number(attributes['outline-level'] ?? 1);
          const kind = name === 'h' ? 'heading' : 'line';
          now.paragraph = { kind, level, style: own, text: '', bold: 0, beside: [], boxed: [] };
        }
      } else if (name === 'span') now.spans.push(own);
      else if (name === 's')
        add(' '.repeat(Math.max(0, Math.min(20, Number(attributes['c'] ?? 1)))));
      else if (name === 'tab') add('\t');
      else if (name === 'line-break') add('\n');
      else if (name === 'a' && now.paragraph)
        now.paragraph.link = {
          from: now.paragraph.text.length,
          address: attributes['href'] ?? '',
        };
      else if (RUNNING.test(name)) running = name.startsWith('header') ? 'header' : 'footer';
      else if (name === 'section') hidden.push(attributes['display'] === 'none');
      else if (name === 'deletion') removed += 1;
      else if (name === 'note') now.notes += 1;
      else if (name === 'table-of-content') contents += 1;
      else if (name === 'table') {
        now.tables.push({ number: begun, rows: [], cells: [] });
        begun += 1;
      } else if (name === 'table-cell') now.tables.at(-1)?.cells.push([]);
    },
    text: (said) => {
      if (passed === 0) add(said.replaceAll(/[\r\n]+/g, ' '));
    },
    close: (name) => {
      if (passed > 0) {
        passed -= 1;
        return;
      }
      const { paragraph } = now;
      if (name === 'h' || name === 'p') {
        if (now.notes > 0) add(')');
        else endParagraph();
      } else if (name === 'list') now.last = now.lists.pop();
      else if (name === 'span') now.spans.pop();
      else if (BOX.test(name)) endBox(name);
      else if (RUNNING.test(name)) running = undefined;
      else if (name === 'section') hidden.pop();
      else if (name === 'deletion') removed -= 1;
      else if (name === 'note') now.notes -= 1;
      else if (name === 'table-of-content') contents -= 1;
      else if (name === 'a' && paragraph?.link) {
        const { from, address } = paragraph.link;
        const plain = addressOf(address, paragraph.text.slice(from));
        if (plain !== undefined) add(` (${plain})`);
        paragraph.link = undefined;
      } else if (name === 'table-row') {
        const table = now.tables.at(-1);
        const cells = table?.cells.map((cell) => cell.join('\n')) ?? [];
        if (table && cells.some(Boolean)) table.rows.push(tableRow(cells, table.number));
        if (table) table.cells = [];
      } else if (name === 'table') endTable();
    },
  };
  // Page headers and footers are in the file of shared styles.
  if (shared) readXml(shared, reader);
  const atEdges = now.blocks.splice(0);
  readXml(content, reader);
  return [...now.blocks, ...atEdges];
}
