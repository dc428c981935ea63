import { Type, type Static } from 'typebox';
import { closedObject } from '../../base/schema.ts';
import type { TranslatedLines } from '../../exchange/translated-lines.ts';

/** The columns of a sheet of steps (IMPORT-10); 'condition' is what a form says in words, 'other' a column with an unknown name. */
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

/** The kinds of paragraphs as the document writes them, which says nothing yet of their use. */
const BLOCK_KINDS = ['heading', 'numbered', 'bullet', 'line', 'row'] as const;

/** The texts beside a document's own, which are left out unless somebody chooses otherwise. */
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
 * A paragraph or a row of a document in its own words. `level` is that of a heading, from 1, or of a list, from 0;
 * `label` the number that its program draws before it, which is not in `text`. A row has `cells` and no text.
 */
export const SourceBlock = closedObject({
  kind: Type.Enum([...BLOCK_KINDS]),
  level: Type.Integer(),
  label: Type.String(),
  text: Type.String(),
  isBold: Type.Boolean(),
  /** The height of its letters in points; absent of most, which are as high as the text's. */
  size: Type.Optional(Type.Number()),
  /** The page on which it begins, from 1, in a document of pages. */
  page: Type.Optional(Type.Integer()),
  /** True if an empty line comes before it. */
  isApart: Type.Boolean(),
  /** The pictures in it, by their names in `pictures` of the document. */
  pictures: Type.Array(Type.String()),
  /** The number of pictures in it that a step cannot show because of their kind. */
  lost: Type.Integer(),
  /** The table of which it is a row of several cells; a line that is a sheet's row has none. */
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

/** A document as it was read: its paragraphs in order, then the texts beside them. */
export const SourceDocument = closedObject({
  kind: Type.Enum([...SOURCE_KINDS]),
  blocks: Type.Array(SourceBlock),
  /** The pictures in base64 by the SHA-256 of their bytes in hex: PNG, JPEG or WebP, told by their first bytes. */
  pictures: Type.Record(Type.String({ pattern: '^[0-9a-f]{64}$' }), Type.String()),
  /** Its lines in other languages, by the line in its own; absent if it has one language (TRANSLATE-14). */
  translations: Type.Optional(
    Type.Unsafe<TranslatedLines>(
      Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
    ),
  ),
});
export type SourceDocument = Readonly<Static<typeof SourceDocument>>;

/** Returns a plain line, from which other blocks are made. */
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
 * The use of a piece of the source: 'words' appear in a step as they are; a title, an answer, a skip, the number of a
 * step, a contact or a category are turned into these; a chapter only stands above issues; 'out' is left out.
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

/** Characters `from` to `to` of a block's text, or of one of its cells; of a contact its id. */
export type Piece = {
  readonly block: number;
  /** The place of the cell in its row; -1 for the text of the block. */
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
