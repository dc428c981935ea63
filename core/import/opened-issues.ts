import { readAnswers } from './phrases/answers.ts';
import { NUMBERS, SECTION, TOLD } from './headings.ts';
import { PARTS, type Corrections, type OutlinedBlock } from './outline.ts';
import { cellPieces } from './read-row.ts';
import { labelPiece, pieceOf, textOfPiece } from './read-step.ts';
import { textIn, type Piece, type PieceUse, type SourceBlock } from './source.ts';

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

/** Returns all of a block as pieces of one use: its text, or its cells. */
const allOf = (block: number, { text, cells }: SourceBlock, use: PieceUse): readonly Piece[] =>
  [{ text, cell: -1 }, ...cells.map((one, cell) => ({ text: one.text, cell }))]
    .map((one) => ({ block, cell: one.cell, from: 0, to: one.text.length, use }))
    .filter(({ to }) => to > 0);

/** Puts the blocks of a document under the issues that they belong to. */
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
        const title = [pieceOf(place, { from, to: block.text.length }, 'title')];
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
  // A chapter that nothing follows is an issue without steps: its words are not lost.
  if (chapter.length > 0) {
    const title = chapter.map((piece): Piece => ({ ...piece, use: 'title' }));
    begin(title[0]?.block ?? 0, { title, chapter: [] });
  }
  return { opened, left };
}

/** The fewest steps that nobody wonders at, where most procedures have as many. */
const USUAL = 3;

/** Names of what is told of a whole document, beside the usual headings of parts. */
const OF_WHOLE =
  /^(?:interpretation|application|authority|review|revisions?|repeals?|records?|record keeping|training|signatures?|glossary|faqs?|.*\bquestions\b.*|packing list.*|(?:tele)?(?:phones?|numbers)\b.*|.*\b(?:to|i|we|you) (?:call|contact|phone|ring)\??)$/iu;
/** The number of a title, or of a part: '2a. Package Room'. */
const NUMBER = /^\W*\d+(?:\.\d+)*(?<part>[a-z])?[.)]?\s+/;

function isOfPart(title: string): boolean {
  const number = NUMBER.exec(title);
  const words = title.slice(number?.[0].length ?? 0);
  return (
    number?.groups?.['part'] !== undefined ||
    [TOLD, SECTION, NUMBERS, OF_WHOLE].some((usual) => usual.test(words))
  );
}

/** Marks the titles that may be none: that of a part by its words, or with few steps where most have more (IMPORT-26). */
export function doubtTitles(
  opened: readonly Opened[],
  outlined: readonly OutlinedBlock[],
  corrections: Corrections,
): void {
  const isTold = (place: number): boolean => {
    const one = outlined[place];
    return one?.kind === 'line' && !readAnswers(one.block.text);
  };
  const bare = new Set(
    opened.filter(({ units }) => units.every(({ places }) => places.every(isTold))),
  );
  const areListed = bare.size < opened.length / 3;
  const isFew = (issue: Opened): boolean =>
    issue.units.length < 2 || (issue.units.length < USUAL && bare.has(issue));
  const names = opened.map(({ title: [piece] }) =>
    piece ? textOfPiece(outlined, piece).trim() : '',
  );
  const areLong = opened.filter(({ units }) => units.length >= USUAL).length > opened.length / 2;
  for (const [at, issue] of opened.entries()) {
    const [piece] = issue.title;
    const name = names[at] ?? '';
    // A column of a sheet says outright what its titles are.
    if (!piece || piece.cell >= 0 || opened.length < 2 || corrections.has(piece.block)) continue;
    const isBare = bare.has(issue) && (areListed || issue.units.length < 2);
    const isOdd = isBare || (areLong && isFew(issue));
    const isTwice = names.indexOf(name) !== names.lastIndexOf(name);
    if (isOdd || isTwice || isOfPart(name)) issue.isTitleGuessed = true;
  }
}
