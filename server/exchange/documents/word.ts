import { lineBlock, type SourceBlock } from '#core/import/source.ts';
import { isOn, wordStyles } from './word-styles.ts';
import { wordNumbers } from './word-numbers.ts';
import { readXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** A paragraph while it is read. */
type Paragraph = {
  style: string;
  list: string | undefined;
  listLevel: number | undefined;
  outline: number | undefined;
  text: string;
  bold: number;
  pictures: number;
};

/** Cells of a row while it is read, each with the texts of its paragraphs. */
type Row = string[][];

/** What stands for elements that are a sign. */
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
};
/** What is not read: what was deleted or moved away, and what stands twice for older programs. */
const PASSED = new Set(['del', 'moveFrom', 'Fallback', 'instrText', 'delText']);

type Reading = {
  readonly blocks: SourceBlock[];
  readonly styleOf: ReturnType<typeof wordStyles>;
  readonly markOf: ReturnType<typeof wordNumbers>;
};

function blockOf(paragraph: Paragraph, { styleOf, markOf }: Reading): SourceBlock {
  const { text, pictures } = paragraph;
  const style = styleOf(paragraph.style);
  const list = paragraph.list ?? style.list;
  const listLevel = paragraph.listLevel ?? style.listLevel;
  const mark = list === undefined || list === '0' ? undefined : markOf(list, listLevel);
  const { outline } = paragraph;
  const level = outline !== undefined && outline < 9 ? outline + 1 : style.level;
  const letters = text.replaceAll(/\s/g, '').length;
  const isBold = letters > 0 && paragraph.bold >= letters;
  const common = { isApart: true, pictures, isBold, label: mark?.label ?? '' };
  if (level !== undefined) return lineBlock(text, { ...common, kind: 'heading', level });
  return lineBlock(text, mark ? { ...common, kind: mark.kind, level: listLevel } : common);
}

/** Reads one part of the document, in which paragraphs stand inside tables and text boxes too. */
function readPart(bytes: Buffer, reading: Reading): void {
  const paragraphs: Paragraph[] = [];
  const rows: Row[] = [];
  let passed = 0;
  let isRun = false;
  let isBold = false;
  let isText = false;
  const current = (): Paragraph | undefined => paragraphs.at(-1);
  const add = (text: string): void => {
    const paragraph = current();
    if (!paragraph) return;
    paragraph.text += text;
    if (isBold) paragraph.bold += text.replaceAll(/\s/g, '').length;
  };
  const endParagraph = (): void => {
    const paragraph = paragraphs.pop();
    if (!paragraph) return;
    const block = blockOf(paragraph, reading);
    const cell = rows.at(-1)?.at(-1);
    // Of a table each row is one block.
    if (cell) cell.push([block.label, block.text.trim()].filter(Boolean).join(' '));
    else if (block.text.trim() !== '' || block.pictures > 0) reading.blocks.push(block);
  };
  const endRow = (): void => {
    const cells = (rows.pop() ?? []).map((texts) => texts.filter(Boolean).join('\n'));
    const text = cells.filter(Boolean).join(' | ');
    const around = rows.at(-1)?.at(-1);
    if (around) around.push(text);
    else if (text !== '') reading.blocks.push(lineBlock(text, { isApart: true }));
  };
  readXml(bytes, {
    open: (name, { val, type }) => {
      if (passed > 0 || PASSED.has(name)) {
        passed += 1;
        return;
      }
      const paragraph = current();
      if (name === 'p') {
        paragraphs.push({
          style: '',
          list: undefined,
          listLevel: undefined,
          outline: undefined,
          text: '',
          bold: 0,
          pictures: 0,
        });
      } else if (name === 'tr') rows.push([]);
      else if (name === 'tc') rows.at(-1)?.push([]);
      else if (name === 'r') {
        isRun = true;
        isBold = reading.styleOf(paragraph?.style ?? '').isBold;
      } else if (name === 't') isText = true;
      else if (name === 'b' && isRun) isBold = isOn(val);
      else if (paragraph && name === 'pStyle') paragraph.style = val ?? '';
      else if (paragraph && name === 'numId') paragraph.list = val;
      else if (paragraph && name === 'ilvl') paragraph.listLevel = Number(val);
      else if (paragraph && name === 'outlineLvl') paragraph.outline = Number(val);
      else if (paragraph && (name === 'blip' || name === 'imagedata')) paragraph.pictures += 1;
      else if (isRun && name in SIGNS && !(name === 'br' && type === 'page'))
        add(SIGNS[name] ?? '');
    },
    text: (text) => {
      if (passed === 0 && isText) add(text);
    },
    close: (name) => {
      if (passed > 0) passed -= 1;
      else if (name === 't') isText = false;
      else if (name === 'r') isRun = false;
      else if (name === 'p') endParagraph();
      else if (name === 'tr') endRow();
    },
  });
}

/** The paragraphs of a Word document in order, its numbers as Word draws them, its footnotes last. */
export function wordBlocks(zip: Zip): readonly SourceBlock[] {
  const reading: Reading = {
    blocks: [],
    styleOf: wordStyles(zip.part('word/styles.xml')),
    markOf: wordNumbers(zip.part('word/numbering.xml')),
  };
  const body = zip.part('word/document.xml');
  if (body) readPart(body, reading);
  const footnotes = zip.part('word/footnotes.xml');
  if (footnotes) readPart(footnotes, reading);
  return reading.blocks;
}
