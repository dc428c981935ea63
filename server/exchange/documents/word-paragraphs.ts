import { lineBlock, type SourceBlock } from '#core/import/paragraphs/source.ts';
import type { Beside } from './base/beside.ts';
import { withBoxes } from './base/boxes.ts';
import type { Led } from './base/leads.ts';
import type { wordStyles } from './word-styles.ts';
import type { wordNumbers } from './word-numbers.ts';

export type Reading = {
  readonly styleOf: ReturnType<typeof wordStyles>;
  readonly markOf: ReturnType<typeof wordNumbers>;
  /** Returns the name of the picture in a part of the file; undefined if no step can have it. */
  readonly pictureOf: (part: string) => string | undefined;
  readonly noteOf: (id: string) => readonly SourceBlock[];
};

/** Pictures of a paragraph or a row while it is read. */
export type Pictured = { readonly pictures: string[]; lost: number };

/** A paragraph while it is read. */
export type Paragraph = Pictured & {
  style: string;
  list?: string | undefined;
  listLevel?: number;
  outline?: number;
  text: string;
  bold: number;
  /** The words in bold with which it begins. */
  lead: string;
  /** The height of its highest letters in points; 0 if it does not say. */
  size: number;
  /** Words that are struck out or hidden. */
  readonly beside: Beside[];
  /** Notes that it names, in their order. */
  readonly notes: string[];
  /** The blocks of text boxes anchored in it. */
  readonly boxed: SourceBlock[];
  /** The number of rows around it, which tells a table in a text box from one around the box. */
  readonly depth: number;
  /** The start of a link's words, and its address. */
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
  // A paragraph all of which is struck out or deleted has no number.
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

/** Returns a block in a line, with the number that is drawn before it. */
export const shown = ({ label, text }: SourceBlock): string =>
  [label, text.trim()].filter(Boolean).join(' ');

/** Returns a paragraph with its notes and text boxes: a single line of words joins it, more follow it. */
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
