import { PARTS, type OutlinedBlock } from '../outline/outline.ts';
import { cellPieces } from './read-row.ts';
import { labelPiece, pieceOf } from './read-step.ts';
import { textIn, type Piece, type PieceUse, type SourceBlock } from '../paragraphs/source.ts';

/** A step of an issue: its blocks, and the section headings above it. */
export type Unit = {
  readonly places: number[];
  readonly sections: readonly number[];
};

/** An issue with the blocks that belong to it, not yet read. */
export type Opened = {
  key: number;
  title: readonly Piece[];
  chapter: readonly Piece[];
  category: readonly Piece[];
  taken: readonly Piece[];
  isTitleGuessed: boolean;
  units: Unit[];
};

/** Returns a whole block as pieces of one use: its text, or all its cells. */
const allOf = (block: number, { text, cells }: SourceBlock, use: PieceUse): readonly Piece[] =>
  [{ text, cell: -1 }, ...cells.map((one, cell) => ({ text: one.text, cell }))]
    .map((one) => ({ block, cell: one.cell, from: 0, to: one.text.length, use }))
    .filter(({ to }) => to > 0);

/** Puts the blocks of a document into the issues that they belong to. */
export function openIssues(outlined: readonly OutlinedBlock[]) {
  const opened: Opened[] = [];
  const left: Piece[] = [];
  let chapter: readonly Piece[] = [];
  let sections: number[] = [];
  let rowTitle: string | undefined;
  const begin = (key: number, more: Partial<Opened>): Opened => {
    const issue = {
      key,
      title: [],
      chapter,
      category: [],
      taken: [],
      isTitleGuessed: false,
      units: [],
      ...more,
    };
    chapter = [];
    opened.push(issue);
    return issue;
  };
  const current = (key: number): Opened => opened.at(-1) ?? begin(key, {});
  const closeSections = (key: number): void => {
    const [first] = sections;
    if (first !== undefined) current(key).units.push({ places: [...sections], sections: [] });
    sections = [];
  };
  for (const [place, { block, use, kind, from, isGuessed }] of outlined.entries()) {
    if (use === 'out') left.push(...allOf(place, block, 'out'));
    else if (use === 'chapter' || use === 'title') {
      closeSections(place);
      if (use === 'chapter') chapter = [...chapter, ...allOf(place, block, 'chapter')];
      else {
        // A wiki page has an edit link behind each heading.
        const to = block.text.replace(/\s*\[edit\]\s*$/i, '').length;
        if (to < block.text.length)
          left.push(pieceOf(place, { from: to, to: block.text.length }, 'out'));
        const title = [pieceOf(place, { from, to }, 'title')];
        begin(place, { title, taken: labelPiece(outlined, place), isTitleGuessed: isGuessed });
      }
    } else if (use === 'section') sections.push(place);
    else if (kind === 'row') {
      closeSections(place);
      const row = { place, block };
      const title = cellPieces(row, 'issue', 'title');
      const text = title.map((piece) => textIn(block, piece).trim()).join(' ');
      const category = cellPieces(row, 'category', 'category');
      if (text !== '' && text !== rowTitle) begin(place, {});
      if (text !== '') rowTitle = text;
      const issue = current(place);
      issue.title = [...issue.title, ...title];
      issue.category = [...issue.category, ...category];
      const isStep = block.cells.some(
        ({ column, text: words }) =>
          column !== 'issue' && column !== 'category' && words.trim() !== '',
      );
      if (isStep) issue.units.push({ places: [place], sections: [] });
    } else {
      const issue = current(place);
      const above = sections.length === 0 ? issue.units.at(-1) : undefined;
      const isRow = outlined[above?.places[0] ?? -1]?.kind === 'row';
      if (PARTS.has(use) && above && !isRow) above.places.push(place);
      else issue.units.push({ places: [place], sections });
      sections = [];
    }
  }
  closeSections(outlined.length);
  // A chapter that nothing follows becomes an issue without steps, so that its words are not lost.
  if (chapter.length > 0) {
    const title = chapter.map((piece): Piece => ({ ...piece, use: 'title' }));
    begin(title[0]?.block ?? 0, { title, chapter: [] });
  }
  return { opened, left };
}
