import type { Aside, SourceBlock } from '#core/import/paragraphs/source.ts';
import { addBeside, besideBlocks } from './base/beside.ts';
import { leadOf } from './base/leads.ts';
import { addressOf } from './base/links.ts';
import type { Relation } from './relations.ts';
import {
  isFull,
  joined,
  newParagraph,
  shown,
  type Paragraph,
  type Pictured,
  type Reading,
} from './word-paragraphs.ts';
import { tableBlocks, tableRow, type TableRow } from './base/tables.ts';
import { ASIDES, FORMER, isOn } from './word-styles.ts';
import { readXml } from './xml.ts';

/** A table row that is being read: its cells, each with the texts of its paragraphs. */
type Row = Pictured & {
  readonly cells: string[][];
  /** True if somebody deleted the row while Word tracked changes. */
  isGone: boolean;
  /** The number, from 1, of the last cell of this row that somebody deleted. */
  goneCell: number;
};
/** A field that is being read. The text after its instruction is the text that it shows. */
type Field = { instruction: string; isShown: boolean; isLink: boolean };

const newRow = (): Row => ({ cells: [], pictures: [], lost: 0, isGone: false, goneCell: -1 });

/** The characters that stand for an element, such as a tab. */
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
};
/** Arrows and boxes that Word draws with its own fonts. */
const DRAWN: Readonly<Record<string, string>> = {
  F0E0: '→',
  F0E8: '→',
  F0A8: '☐',
  F0FE: '☑',
  F0B7: '• ',
  F0A7: '▪ ',
  F0D8: '➢ ',
};
/** Elements whose text was deleted or moved away while Word tracked changes. */
const REMOVED = new Set(['del', 'moveFrom']);

/** The content of a part: its blocks, and its notes by the ids that paragraphs use for them. */
export type ReadPart = {
  readonly blocks: readonly SourceBlock[];
  readonly notes: ReadonlyMap<string, readonly SourceBlock[]>;
};

/** Reads one part of a document. Its tables and text boxes may contain paragraphs too. */
export function readPart(
  bytes: Buffer,
  reading: Reading,
  relations: ReadonlyMap<string, Relation>,
): ReadPart {
  const blocks: SourceBlock[] = [];
  const notes = new Map<string, readonly SourceBlock[]>();
  const paragraphs: Paragraph[] = [];
  const rows: Row[] = [];
  const tables: { readonly number: number; readonly rows: TableRow[] }[] = [];
  let begun = 0;
  let note: { readonly id: string; readonly from: number } | undefined;
  let passed = 0;
  let removed = 0;
  let runs = 0;
  let isBold = false;
  let isText = false;
  let isRowLook = false;
  /** The fields that are open at this point of the text. */
  let fields: Field[] = [];
  let beside: Aside | undefined;
  const current = (): Paragraph | undefined => paragraphs.at(-1);
  const add = (text: string): void => {
    const paragraph = current();
    if (!paragraph) return;
    if (beside) {
      addBeside(paragraph.beside, beside, text);
      return;
    }
    paragraph.lead = leadOf(paragraph.lead, paragraph.text, text, isBold);
    paragraph.text += text;
    if (isBold) paragraph.bold += text.replaceAll(/\s/g, '').length;
  };
  const isGone = (): boolean =>
    removed > 0 || rows.some((row) => row.isGone || row.goneCell === row.cells.length);
  const given = () => current()?.boxed ?? blocks;
  const give = (block: SourceBlock): void => void given().push(block);
  const endParagraph = (): void => {
    const paragraph = paragraphs.pop();
    if (!paragraph) return;
    // A damaged file may lack the end of a field.
    if (paragraphs.length === 0) fields = fields.filter(({ isShown }) => isShown);
    const isBoxed = current()?.depth === rows.length;
    const row = rows.at(-1);
    const cell = row?.cells.at(-1);
    blocks.push(...besideBlocks(paragraph.beside));
    for (const block of joined(paragraph, reading)) {
      // Each row of a table becomes one block.
      if (row && cell && !isBoxed) {
        cell.push(shown(block));
        row.pictures.push(...block.pictures);
        row.lost += block.lost;
      } else give(block);
    }
  };
  const endRow = (): void => {
    const { cells, pictures, lost } = rows.pop() ?? newRow();
    const texts = cells.map((cell) => cell.filter(Boolean).join('\n'));
    const table = tables.at(-1);
    const row = tableRow(texts, table?.number ?? 0, { pictures, lost });
    const around = rows.at(-1);
    const isBoxed = current()?.depth === rows.length;
    if (around && !isBoxed) {
      around.cells.at(-1)?.push(row.block.text);
      around.pictures.push(...pictures);
      around.lost += lost;
    } else if (isFull(row.block)) table?.rows.push(row);
  };
  const endTable = (): void => {
    for (const block of tableBlocks(tables.pop()?.rows ?? [], given().at(-1))) give(block);
  };
  const addPicture = (id: string): void => {
    const part = relations.get(id)?.part;
    const hash = part === undefined ? undefined : reading.pictureOf(part);
    const paragraph = current();
    if (hash !== undefined) paragraph?.pictures.push(hash);
    else if (paragraph) paragraph.lost += 1;
  };
  const beginLink = (instruction = ''): boolean => {
    const paragraph = current();
    const [, address = ''] = /^\s*HYPERLINK\s+"([^"]*)"/i.exec(instruction) ?? [];
    if (!paragraph || address === '') return false;
    paragraph.link = { from: paragraph.text.length, address };
    return true;
  };
  const endLink = (): void => {
    const paragraph = current();
    if (!paragraph?.link) return;
    const { from, address } = paragraph.link;
    const plain = addressOf(address, paragraph.text.slice(from));
    paragraph.link = undefined;
    if (plain !== undefined && paragraph.text.slice(from).trim() !== '') add(` (${plain})`);
  };
  const readField = (type: string | undefined): void => {
    const field = fields.at(-1);
    if (type === 'begin') fields.push({ instruction: '', isShown: false, isLink: false });
    else if (type === 'separate' && field) {
      field.isShown = true;
      field.isLink = beginLink(field.instruction);
    } else if (type === 'end' && fields.pop()?.isLink) endLink();
  };
  readXml(bytes, {
    open: (name, attributes) => {
      // The fallback is a copy of a drawing for older programs, so it is skipped.
      if (passed > 0 || name === 'Fallback' || FORMER.test(name)) {
        passed += 1;
        return;
      }
      const { val, type, id = '', embed = '', char = '' } = attributes;
      const paragraph = current();
      const row = rows.at(-1);
      if (name === 'p') paragraphs.push(newParagraph(rows.length));
      else if (name === 'tbl') {
        tables.push({ number: begun, rows: [] });
        begun += 1;
      } else if (name === 'tr') rows.push(newRow());
      else if (name === 'tc') row?.cells.push([]);
      else if (name === 'r') {
        runs += 1;
        const style = reading.styleOf(paragraph?.style ?? '');
        isBold = style.isBold;
        beside = isGone() ? 'struck' : style.aside;
      } else if (name === 't' || name === 'delText') isText = true;
      else if (REMOVED.has(name)) {
        removed += 1;
        if (isRowLook && row) row.isGone = true;
      } else if (name === 'trPr') isRowLook = true;
      else if (name === 'cellDel' && row) row.goneCell = row.cells.length;
      else if (name === 'rStyle' && runs > 0) {
        const style = reading.styleOf(val ?? '');
        isBold ||= style.isBold;
        beside ??= style.aside;
      } else if (name === 'b' && runs > 0) isBold = isOn(val);
      else if (name in ASIDES && runs > 0) {
        if (isOn(val)) beside = ASIDES[name];
        else if (beside === ASIDES[name] && !isGone()) beside = undefined;
      } else if (name === 'sz' && runs > 0 && paragraph)
        paragraph.size = Math.max(paragraph.size, Number(val) / 2);
      else if (name === 'footnote' || name === 'endnote') note = { id, from: blocks.length };
      else if (!paragraph) return;
      else if (name === 'pStyle') paragraph.style = val ?? '';
      else if (name === 'numId') paragraph.list = val;
      else if (name === 'ilvl') paragraph.listLevel = Number(val);
      else if (name === 'outlineLvl') paragraph.outline = Number(val);
      else if (name === 'blip') addPicture(embed);
      else if (name === 'imagedata') addPicture(id);
      else if (name === 'footnoteReference') paragraph.notes.push(`footnote ${id}`);
      else if (name === 'endnoteReference') paragraph.notes.push(`endnote ${id}`);
      else if (name === 'sym') add(DRAWN[char.toUpperCase()] ?? '');
      else if (name === 'fldSimple') beginLink(attributes.instr);
      else if (name === 'fldChar') readField(attributes.fldCharType);
      else if (name === 'hyperlink') {
        const { address = '' } = relations.get(id) ?? {};
        paragraph.link = { from: paragraph.text.length, address };
      } else if (runs > 0 && name in SIGNS && !(name === 'br' && type === 'page'))
        add(SIGNS[name] ?? '');
    },
    text: (text) => {
      const field = fields.find(({ isShown }) => !isShown);
      if (passed > 0) return;
      if (field) field.instruction += text;
      else if (isText) add(text);
    },
    close: (name) => {
      if (passed > 0) passed -= 1;
      else if (name === 't' || name === 'delText') isText = false;
      else if (REMOVED.has(name)) removed -= 1;
      else if (name === 'trPr') isRowLook = false;
      else if (name === 'r') runs -= 1;
      else if (name === 'p') endParagraph();
      else if (name === 'tr') endRow();
      else if (name === 'tbl') endTable();
      else if (name === 'hyperlink' || name === 'fldSimple') endLink();
      else if (note && (name === 'footnote' || name === 'endnote')) {
        notes.set(`${name} ${note.id}`, blocks.splice(note.from));
        note = undefined;
      }
    },
  });
  return { blocks, notes };
}
