import { Type, type Static } from 'typebox';
import { closedObject } from '../../base/schema.ts';
import type { TranslatedLines } from '../../exchange/translated-lines.ts';

/** The columns of a sheet of steps (IMPORT-10). 'condition' is a rule that a form has in words, and 'other' is a column with an unknown name. */
export const SHEET_COLUMNS = [
  'issue',
  'category',
  'step',
  'condition',
  'question',
  'yesText',
  'ifYes',
  'noText',
  'ifNo',
  'confirmation',
  'onceConfirmed',
  'other',
] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

/** The kinds of paragraphs that a document has. They do not yet say how a paragraph is used. */
const BLOCK_KINDS = ['heading', 'numbered', 'bullet', 'line', 'row'] as const;

/** The kinds of text beside the main text, which are left out unless somebody chooses otherwise. */
const ASIDES = [
  'header',
  'footer',
  'note',
  'comment',
  'contents',
  'drawing',
  'columns',
  'struck',
  'hidden',
] as const;
export type Aside = (typeof ASIDES)[number];

/** The sign between the cells of a row. */
export const APART = ' | ';

/**
 * A paragraph or a row of a document in its own words. `level` is the level of a heading, from 1, or of a list, from 0.
 * `label` is the number that its program draws before it, which is not part of `text`. A row has `cells` and no text.
 */
export const SourceBlock = closedObject({
  kind: Type.Enum([...BLOCK_KINDS]),
  level: Type.Integer(),
  label: Type.String(),
  text: Type.String(),
  isBold: Type.Boolean(),
  /** The height of its letters in points. Most blocks have none, since their letters are as high as the rest. */
  size: Type.Optional(Type.Number()),
  /** The page on which it begins, from 1, if the document has pages. */
  page: Type.Optional(Type.Integer()),
  /** True if an empty line comes before it. */
  isApart: Type.Boolean(),
  /** The pictures in it, by their names in `pictures` of the document. */
  pictures: Type.Array(Type.String()),
  /** The number of its pictures that a step cannot show because of their format. */
  lost: Type.Integer(),
  /** The table in which it is a row of several cells. A line made from a sheet's row has none. */
  table: Type.Optional(Type.Integer()),
  aside: Type.Optional(Type.Enum([...ASIDES])),
  cells: Type.Array(closedObject({ column: Type.Enum([...SHEET_COLUMNS]), text: Type.String() })),
});
export type SourceBlock = Readonly<Static<typeof SourceBlock>> & {
  /** True if somebody split it off the paragraph above. */
  readonly isSplitOff?: true;
};

/** The kinds of documents. */
export const SOURCE_KINDS = [
  'word',
  'markdown',
  'text',
  'sheet',
  'form',
  'html',
  'pdf',
  'rtf',
  'odt',
] as const;

/** A document as it was read: its paragraphs in order, then the texts beside the main text. */
export const SourceDocument = closedObject({
  kind: Type.Enum([...SOURCE_KINDS]),
  blocks: Type.Array(SourceBlock),
  /** The pictures in base64 by the SHA-256 of their bytes in hex. They are PNG, JPEG or WebP, recognized by their first bytes. */
  pictures: Type.Record(Type.String({ pattern: '^[0-9a-f]{64}$' }), Type.String()),
  /** Its lines in other languages, by the line in its own language. It is absent if the document has one language (TRANSLATE-14). */
  translations: Type.Optional(
    Type.Unsafe<TranslatedLines>(
      Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
    ),
  ),
});
export type SourceDocument = Readonly<Static<typeof SourceDocument>>;

/** Returns a plain line, which is the base of other blocks. */
export const lineBlock = (text: string, more: Partial<SourceBlock> = {}): SourceBlock => ({
  kind: 'line',
  level: 0,
  label: '',
  text,
  isBold: false,
  isApart: false,
  pictures: [],
  lost: 0,
  cells: [],
  ...more,
});

/**
 * The use of a piece of the source. 'words' appear in a step as they are. A title, an answer, a skip, a step's number,
 * a contact or a category is turned into that part of an issue. A chapter only stands above issues, and 'out' is left
 * out.
 */
export type PieceUse =
  | 'words'
  | 'title'
  | 'chapter'
  | 'label'
  | 'answer'
  | 'skip'
  | 'contact'
  | 'category'
  | 'out';

/** A piece of a block's text, or of one of its cells: the characters `from` to `to`. A contact also has its id. */
export type Piece = {
  readonly block: number;
  /** The index of the cell in its row, or -1 for the block's text. */
  readonly cell: number;
  readonly from: number;
  readonly to: number;
  readonly use: PieceUse;
  readonly contact?: string;
};

/** Returns the words of a piece as they are in its block. */
export const textIn = ({ text, cells }: SourceBlock, { cell, from, to }: Piece): string =>
  (cell < 0 ? text : (cells[cell]?.text ?? '')).slice(from, to);

/** Returns the words of a piece as they are in the source. */
export function textOf(blocks: readonly SourceBlock[], piece: Piece): string {
  const block = blocks[piece.block];
  return block ? textIn(block, piece) : '';
}
