import { readAnswers } from './phrases/answers.ts';
import { NUMBERS, SECTION, TOLD } from './headings.ts';
import { PARTS, type Corrections, type OutlinedBlock } from './outline.ts';
import { textOf, type Piece, type SourceBlock } from './source.ts';

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

/** Returns a block's text from a place to its end, as one piece. */
export const whole = (block: number, text: string, use: Piece['use'], from = 0): Piece => ({
  block,
  cell: -1,
  from,
  to: text.length,
  use,
});

/** Returns all of a block as pieces of one use: its text, or its cells. */
function allOf(block: number, { text, cells }: SourceBlock, use: Piece['use']): readonly Piece[] {
  const ofCells = cells.map((one, cell): Piece => ({ ...whole(block, one.text, use), cell }));
  return [whole(block, text, use), ...ofCells].filter(({ from, to }) => to > from);
}

const cellsOf = (
  place: number,
  block: SourceBlock,
  column: 'issue' | 'category',
): readonly Piece[] =>
  block.cells.flatMap((one, cell) =>
    one.column === column && one.text.trim() !== ''
      ? [{ ...whole(place, one.text, column === 'issue' ? 'title' : 'category'), cell }]
      : [],
  );

/** Puts the blocks of a document under the issues that they belong to. */
export function openIssues(blocks: readonly SourceBlock[], outlined: readonly OutlinedBlock[]) {
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
  for (const [place, { use, kind, from, isGuessed }] of outlined.entries()) {
    const block = blocks[place];
    if (!block) continue;
    if (use === 'out') left.push(...allOf(place, block, 'out'));
    else if (use === 'chapter' || use === 'title') {
      closeSections(place);
      if (use === 'chapter') chapter = [...chapter, ...allOf(place, block, 'chapter')];
      else {
        const taken = from > 0 ? [{ ...whole(place, block.text, 'label'), to: from }] : [];
        const title = [whole(place, block.text, 'title', from)];
        begin(place, { title, taken, isTitleGuessed: isGuessed });
      }
    } else if (use === 'section') sections.push(place);
    else if (kind === 'row') {
      closeSections(place);
      const title = cellsOf(place, block, 'issue');
      const text = title.map((piece) => textOf(blocks, piece).trim()).join(' ');
      const category = cellsOf(place, block, 'category');
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
  closeSections(blocks.length);
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
  /^(?:interpretation|application|authority|review|revisions?|repeals?|records?|record keeping|training|signatures?|telephones?|people to call|glossary|statement of \p{L}+|numbers to \p{L}+|who(?:m)? (?:do|can|should) (?:i|we|you) (?:call|contact|phone|ring)\?)$/iu;
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
  blocks: readonly SourceBlock[],
  {
    outlined,
    corrections,
  }: { readonly outlined: readonly OutlinedBlock[]; readonly corrections: Corrections },
): void {
  const isTold = (place: number): boolean =>
    outlined[place]?.kind === 'line' && !readAnswers(blocks[place]?.text ?? '');
  const bare = new Set(
    opened.filter(({ units }) => units.every(({ places }) => places.every(isTold))),
  );
  const areListed = bare.size < opened.length / 3;
  const isFew = (issue: Opened): boolean =>
    issue.units.length < 2 || (issue.units.length < USUAL && bare.has(issue));
  const areLong = opened.filter(({ units }) => units.length >= USUAL).length > opened.length / 2;
  for (const issue of opened) {
    const [piece] = issue.title;
    // A column of a sheet says outright what its titles are.
    if (!piece || piece.cell >= 0 || opened.length < 2 || corrections.has(piece.block)) continue;
    const isOdd = (areListed && bare.has(issue)) || (areLong && isFew(issue));
    if (isOdd || isOfPart(textOf(blocks, piece).trim())) issue.isTitleGuessed = true;
  }
}
