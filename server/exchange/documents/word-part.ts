import { lineBlock, type Aside, type SourceBlock } from '#core/import/source.ts';
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
import { tableBlocks, type TableRow } from './base/tables.ts';
import { isOn } from './word-styles.ts';
import { readXml } from './xml.ts';

/** A row while it is read: its cells, each with the texts of its paragraphs. */
type Row = Pictured & { readonly cells: string[][] };

/** The characters for elements that are read as one. */
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
};
/** Arrows and boxes that Word draws from fonts of its own. */
const DRAWN: Readonly<Record<string, string>> = {
  F0E0: '→',
  F0E8: '→',
  F0A8: '☐',
  F0FE: '☑',
  F0B7: '• ',
  F0A7: '▪ ',
  F0D8: '➢ ',
};
/** Elements of runs whose words nobody is meant to read. */
const BESIDE: Readonly<Record<string, Aside>> = {
  strike: 'struck',
  dstrike: 'struck',
  vanish: 'hidden',
};
/** Elements with words that somebody deleted or moved away, and kept track of. */
const REMOVED = new Set(['del', 'moveFrom']);

/** The content of a part: its blocks, or notes by the ids by which paragraphs name them. */
export type ReadPart = {
  readonly blocks: readonly SourceBlock[];
  readonly notes: ReadonlyMap<string, readonly SourceBlock[]>;
};

/** One part of a document, which has paragraphs inside tables and text boxes too. */
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
  /** The instruction of a field while it is read. */
  let field: string | undefined;
  let beside: Aside | undefined;
  const current = (): Paragraph | undefined => paragraphs.at(-1);
  const add = (text: string): void => {
    const paragraph = current();
    if (!paragraph) return;
    if (beside) {
      const last = paragraph.beside.at(-1);
      if (last?.aside === beside) last.text += text;
      else paragraph.beside.push({ aside: beside, text });
      return;
    }
    paragraph.text += text;
    if (isBold) paragraph.bold += text.replaceAll(/\s/g, '').length;
  };
  const give = (block: SourceBlock): void => void (current()?.boxed ?? blocks).push(block);
  const endParagraph = (): void => {
    const paragraph = paragraphs.pop();
    if (!paragraph) return;
    const isBoxed = current()?.depth === rows.length;
    const row = rows.at(-1);
    const cell = row?.cells.at(-1);
    for (const { aside, text } of paragraph.beside) {
      if (text.trim() !== '') blocks.push(lineBlock(text, { isApart: true, aside }));
    }
    for (const block of joined(paragraph, reading)) {
      // Each row of a table is one block.
      if (row && cell && !isBoxed) {
        cell.push(shown(block));
        row.pictures.push(...block.pictures);
        row.lost += block.lost;
      } else give(block);
    }
  };
  const endRow = (): void => {
    const { cells, pictures, lost } = rows.pop() ?? { cells: [], pictures: [], lost: 0 };
    const texts = cells.map((cell) => cell.filter(Boolean).join('\n'));
    const table = texts.length > 1 ? tables.at(-1)?.number : undefined;
    const block = lineBlock(texts.filter(Boolean).join(' | '), {
      isApart: true,
      pictures,
      lost,
      ...(table !== undefined && { table }),
    });
    const around = rows.at(-1);
    const isBoxed = current()?.depth === rows.length;
    if (around && !isBoxed) {
      around.cells.at(-1)?.push(block.text);
      around.pictures.push(...pictures);
      around.lost += lost;
    } else if (isFull(block)) tables.at(-1)?.rows.push({ cells: texts, block });
  };
  const endTable = (): void => {
    for (const block of tableBlocks(tables.pop()?.rows ?? [])) give(block);
  };
  const addPicture = (id: string): void => {
    const part = relations.get(id)?.part;
    const hash = part === undefined ? undefined : reading.pictureOf(part);
    const paragraph = current();
    if (hash !== undefined) paragraph?.pictures.push(hash);
    else if (paragraph) paragraph.lost += 1;
  };
  const beginLink = (instruction = ''): void => {
    const paragraph = current();
    const [, address = ''] = /^\s*HYPERLINK\s+"([^"]*)"/i.exec(instruction) ?? [];
    if (paragraph && address !== '') paragraph.link = { from: paragraph.text.length, address };
  };
  const endLink = (): void => {
    const paragraph = current();
    if (!paragraph?.link) return;
    const { from, address } = paragraph.link;
    const plain = addressOf(address, paragraph.text.slice(from));
    paragraph.link = undefined;
    if (plain !== undefined && paragraph.text.slice(from).trim() !== '') add(` (${plain})`);
  };
  readXml(bytes, {
    open: (name, attributes) => {
      // It is a copy for older programs.
      if (passed > 0 || name === 'Fallback') {
        passed += 1;
        return;
      }
      const { val, type, id = '', embed = '', char = '' } = attributes;
      const paragraph = current();
      if (name === 'p') paragraphs.push(newParagraph(rows.length));
      else if (name === 'tbl') {
        tables.push({ number: begun, rows: [] });
        begun += 1;
      } else if (name === 'tr') rows.push({ cells: [], pictures: [], lost: 0 });
      else if (name === 'tc') rows.at(-1)?.cells.push([]);
      else if (name === 'r') {
        runs += 1;
        isBold = reading.styleOf(paragraph?.style ?? '').isBold;
        beside = removed > 0 ? 'struck' : undefined;
      } else if (name === 't' || name === 'delText') isText = true;
      else if (REMOVED.has(name)) removed += 1;
      else if (name === 'b' && runs > 0) isBold = isOn(val);
      else if (name in BESIDE && runs > 0) {
        if (isOn(val)) beside = BESIDE[name];
      } else if (name === 'sz' && runs > 0 && paragraph)
        paragraph.size = Math.max(paragraph.size, Number(val) / 2);
      else if (name === 'instrText') field = field ?? '';
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
      else if (name === 'fldChar') {
        if (attributes.fldCharType === 'separate') beginLink(field);
        else endLink();
        field = attributes.fldCharType === 'begin' ? '' : undefined;
      } else if (name === 'hyperlink') {
        const { address = '' } = relations.get(id) ?? {};
        paragraph.link = { from: paragraph.text.length, address };
      } else if (runs > 0 && name in SIGNS && !(name === 'br' && type === 'page'))
        add(SIGNS[name] ?? '');
    },
    text: (text) => {
      if (passed === 0 && isText) add(text);
      else if (passed === 0 && field !== undefined) field += text;
    },
    close: (name) => {
      if (passed > 0) passed -= 1;
      else if (name === 't' || name === 'delText') isText = false;
      else if (REMOVED.has(name)) removed -= 1;
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
