import { Type, type Static } from 'typebox';
import { closed } from '../base/schema.ts';
import { SHEET_COLUMNS } from './sheet-columns.ts';

/** How a paragraph is written: what its document says of it, not yet what it means. */
const BLOCK_KINDS = ['heading', 'numbered', 'bullet', 'line', 'row'] as const;

/** What is no part of a document's text but stands beside it: it is left out unless somebody says otherwise. */
const ASIDES = ['header', 'footer', 'note', 'comment', 'contents', 'drawing'] as const;
export type Aside = (typeof ASIDES)[number];

/**
 * A paragraph or a row of a document in its own words. `level` is that of a heading, from 1, or of a list, from 0;
 * `label` the number that its program draws before it, which is not in `text`. A row has `cells` and no text.
 */
export const SourceBlock = Type.Object(
  {
    kind: Type.Enum([...BLOCK_KINDS]),
    level: Type.Integer(),
    label: Type.String(),
    text: Type.String(),
    isBold: Type.Boolean(),
    /** An empty line stands before it. */
    isApart: Type.Boolean(),
    /** The pictures that stand in it, by their names in `pictures` of the document. */
    pictures: Type.Array(Type.String()),
    /** How many more stand in it, which are of no kind that a step can have. */
    lost: Type.Integer(),
    /** The table of which it is a row of several cells; a line that is a sheet's row has none. */
    table: Type.Optional(Type.Integer()),
    aside: Type.Optional(Type.Enum([...ASIDES])),
    cells: Type.Array(
      Type.Object({ column: Type.Enum([...SHEET_COLUMNS]), text: Type.String() }, closed),
    ),
  },
  closed,
);
export type SourceBlock = Readonly<Static<typeof SourceBlock>>;

/** What a document is read as. */
export const SOURCE_KINDS = ['word', 'markdown', 'text', 'sheet', 'form'] as const;

/** A document as it was read: its paragraphs in order, what stands beside them last. */
export const SourceDocument = Type.Object(
  {
    kind: Type.Enum([...SOURCE_KINDS]),
    blocks: Type.Array(SourceBlock),
    /** By the SHA-256 of its bytes in hex, a picture as base64: PNG, JPEG or WebP by how it begins. */
    pictures: Type.Record(Type.String({ pattern: '^[0-9a-f]{64}$' }), Type.String()),
  },
  closed,
);
export type SourceDocument = Readonly<Static<typeof SourceDocument>>;

/** A plain line, from which other blocks are made. */
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
 * What becomes of a piece of the source: 'words' stand in a step as they are; a title, an answer, a skip, the number of
 * a step, a contact or a category are what they say; a chapter only stands above; what is out is left out.
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

/** The words of a piece as they stand in the source. */
export function textOf(blocks: readonly SourceBlock[], { block, cell, from, to }: Piece): string {
  const source = blocks[block];
  const text = cell < 0 ? source?.text : source?.cells[cell]?.text;
  return (text ?? '').slice(from, to);
}
