import { lineBlock, type SourceBlock } from '#core/import/paragraphs/source.ts';
import type { Beside } from './base/beside.ts';
import { withBoxes } from './base/boxes.ts';
import type { Led } from './base/leads.ts';
import type { wordStyles } from './word-styles.ts';
import type { wordNumbers } from './word-numbers.ts';

export type Reading = {
  readonly styleOf: ReturnType<typeof wordStyles>;
  readonly markOf: ReturnType<typeof wordNumbers>;
  /** Returns the name of the image in a part of the file; undefined if no step can show that kind of image. */
  readonly pictureOf: (part: string) => string | undefined;
  readonly noteOf: (id: string) => readonly SourceBlock[];
};

/** The images of a paragraph or a row that is being read, and the number of those that no step can show. */
export type Pictured = { readonly pictures: string[]; lost: number };

/** A paragraph that is being read. */
export type Paragraph = Pictured & {
  style: string;
  list?: string | undefined;
  listLevel?: number;
  outline?: number;
  text: string;
  bold: number;
  /** The bold words with which the paragraph begins. */
  lead: string;
  /** The size of the largest letters in points; 0 if the file does not say. */
  size: number;
  /** Text that is struck out or hidden. */
  readonly beside: Beside[];
  /** The notes to which the paragraph refers, in order. */
  readonly notes: string[];
  /** The blocks of the text boxes anchored in the paragraph. */
  readonly boxed: SourceBlock[];
  /** The number of table rows around the paragraph, which tells a table inside a text box from a table around it. */
  readonly depth: number;
  /** The place where the words of a link begin, and the address of the link. */
  link?: { readonly from: number; readonly address: string } | undefined;
};

export const newParagraph = (depth: number): Paragraph => ({
  style: '',
  text: '',
  bold: 0,
  lead: '',
  size: 0,
  beside: [],
  pictures: [],
  lost: 0,
  notes: [],
  boxed: [],
  depth,
});

export const isFull = ({ text, pictures, lost }: SourceBlock): boolean =>
  text.trim() !== '' || pictures.length + lost > 0;

function blockOf(paragraph: Paragraph, { styleOf, markOf }: Reading): Led {
  const { text, pictures, lost, outline } = paragraph;
  const style = styleOf(paragraph.style);
  const list = paragraph.list ?? style.list;
  const listLevel = paragraph.listLevel ?? style.listLevel;
  // A paragraph has no list number if all of its text was struck out or deleted.
  const isGone = text.trim() === '' && paragraph.beside.length > 0;
  const mark = list === undefined || list === '0' || isGone ? undefined : markOf(list, listLevel);
  const level = outline !== undefined && outline < 9 ? outline + 1 : style.level;
  const letters = text.replaceAll(/\s/g, '').length;
  const isBold = letters > 0 && paragraph.bold >= letters;
  const { size } = paragraph;
  const common = {
    isApart: true,
    pictures,
    lost,
    isBold,
    label: mark?.label ?? '',
    ...(size > 0 && { size }),
  };
  if (style.isContents) return lineBlock(text, { ...common, aside: 'contents' });
  if (level !== undefined) return lineBlock(text, { ...common, kind: 'heading', level });
  if (mark) {
    return lineBlock(text, { ...common, kind: mark.kind, level: listLevel || style.depth });
  }
  return { ...lineBlock(text, common), ...(!isBold && { lead: paragraph.lead }) };
}

/** Returns the text of a block, after the number that Word shows before it. */
export const shown = ({ label, text }: SourceBlock): string =>
  [label, text.trim()].filter(Boolean).join(' ');

/** Returns a paragraph with its notes and text boxes. A box of a single line joins the paragraph, and longer boxes follow it. */
export function joined(paragraph: Paragraph, reading: Reading): readonly SourceBlock[] {
  const block = blockOf(paragraph, reading);
  const notes = paragraph.notes.flatMap(reading.noteOf);
  const { boxed } = paragraph;
  if (block.kind === 'heading' || block.text.trim() === '')
    return [block, ...notes, ...boxed].filter(isFull);
  const parts = [block, ...notes];
  const noted = [block.text.trimEnd(), ...notes.map((note) => `(${shown(note)})`)].join(' ');
  const whole = {
    ...block,
    text: notes.length > 0 ? noted : block.text,
    pictures: parts.flatMap(({ pictures }) => pictures),
    lost: parts.reduce((sum, { lost }) => sum + lost, 0),
  };
  return withBoxes(whole, boxed);
}
