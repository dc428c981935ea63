import { LIMITS } from '../../base/limits.ts';
import { bareLabel } from '../paragraphs/labels.ts';
import { CONDITION } from './read-line.ts';
import { idOf, newStep, NEXT, type Line, type ReadAnswer, type ReadStep } from './read-step.ts';
import { SHEET_COLUMNS, type SheetColumn } from '../paragraphs/source.ts';
import type { Piece, PieceUse, SourceBlock } from '../paragraphs/source.ts';
import { endsWithin, wayAlone, wayAtEnd, type Way } from '../phrases/ways.ts';

type Row = { readonly place: number; readonly block: SourceBlock };

/** Returns a whole cell as one piece, or no piece if the row has nothing in that column. */
export function cellPieces(
  { place, block }: Row,
  column: SheetColumn,
  use: PieceUse,
): readonly Piece[] {
  return block.cells.flatMap((one, cell) =>
    one.column === column && one.text.trim() !== ''
      ? [{ block: place, cell, from: 0, to: one.text.length, use }]
      : [],
  );
}

const cellText = ({ block }: Row, column: SheetColumn): string =>
  block.cells.find((one) => one.column === column)?.text.trim() ?? '';

const lines = (pieces: readonly Piece[]): Line[] => pieces.map((piece) => ({ before: '', piece }));

/** Returns the way in a cell that uses the names of actions on screens and in files. */
function namedWay(text: string): Way | undefined {
  if (/^(?:go to next step|next)$/i.test(text)) return NEXT;
  const label = /^skip to (?:a specific )?(?:step)?\s*:?\s*([\w.-]+)$/i.exec(text)?.[1];
  return label === undefined ? wayAlone(text) : { to: 'step', label: bareLabel(label) };
}

type Taken = { answer: ReadAnswer; taken: readonly Piece[] };

/** Reads a cell of a column such as 'If yes'. It holds a way, the label of another row, or a task and then a way. */
function readAnswerCell(
  row: Row,
  column: SheetColumn,
  named: SheetColumn,
  labels: ReadonlySet<string>,
): Taken {
  const text = cellText(row, column);
  const own = cellPieces(row, named, 'words');
  const [piece] = cellPieces(row, column, 'skip');
  if (!piece) return { answer: { done: [], way: NEXT, text: own }, taken: [] };
  const label = bareLabel(text);
  const way: Way | undefined = labels.has(label) ? { to: 'step', label } : namedWay(text);
  if (way) return { answer: { done: [], way, text: own }, taken: [piece] };
  const cell = row.block.cells[piece.cell]?.text ?? '';
  const ended = wayAtEnd(cell);
  const to = ended?.from ?? cell.length;
  return {
    answer: {
      done: [
        newStep(row.place, lines([{ ...piece, to, use: 'words' }]), {
          id: idOf(row.place, column === 'ifYes' ? 'yes' : 'no'),
          ...(ended && endsWithin(cell.slice(0, to), ended.way) && { mayLead: true }),
        }),
      ],
      way: ended?.way ?? NEXT,
      text: own,
    },
    taken: ended ? [{ ...piece, from: to }] : [],
  };
}

const isWithin = (text: string, most: number): boolean => text.length <= most;

/** The columns that place a step and are not part of its words. */
const PLACED: ReadonlySet<SheetColumn> = new Set(['issue', 'category', 'step']);

/** Returns a row of a sheet as a step that is only words, with a line for each cell. */
export function wordsOfRow(row: Row): ReadStep {
  const columns = SHEET_COLUMNS.filter((column) => !PLACED.has(column));
  const words = columns.flatMap((column) => lines(cellPieces(row, column, 'words')));
  return newStep(row.place, words, {
    label: bareLabel(cellText(row, 'step')),
    taken: [...cellPieces(row, 'step', 'label')],
  });
}

/** Reads a row of a sheet by its columns (IMPORT-10). `labels` has the labels of all steps in its issue. */
export function readRow(row: Row, labels: ReadonlySet<string>): ReadStep {
  const words = wordsOfRow(row);
  const texts = (['yesText', 'noText'] as const).map((column) => cellText(row, column));
  const isAsked = (['yesText', 'noText', 'ifYes', 'ifNo'] as const).some(
    (column) => cellText(row, column) !== '',
  );
  const question = lines(
    (['condition', 'question', 'other'] as const).flatMap((column) =>
      cellPieces(row, column, 'words'),
    ),
  );
  const hasBoth = texts.every((text) => text !== '') || texts.every((text) => text === '');
  if (isAsked) {
    const confirms = (['confirmation', 'onceConfirmed'] as const).some(
      (one) => cellText(row, one) !== '',
    );
    if (!hasBoth || confirms || !texts.every((text) => isWithin(text, LIMITS.answerText)))
      return words;
    const yes = readAnswerCell(row, 'ifYes', 'yesText', labels);
    const no = readAnswerCell(row, 'ifNo', 'noText', labels);
    return {
      ...words,
      lines: question,
      yes: yes.answer,
      no: no.answer,
      taken: [...words.taken, ...yes.taken, ...no.taken],
    };
  }
  if (!isWithin(cellText(row, 'confirmation'), LIMITS.confirmationText)) return words;
  const [then] = cellPieces(row, 'onceConfirmed', 'skip');
  const label = bareLabel(cellText(row, 'onceConfirmed'));
  const way =
    then &&
    (labels.has(label)
      ? ({ to: 'step', label } as const)
      : namedWay(cellText(row, 'onceConfirmed')));
  if (then && !way) return words;
  const read = {
    ...words,
    lines: question,
    once: way ?? NEXT,
    confirmation: cellPieces(row, 'confirmation', 'words'),
    taken: [...words.taken, ...(then ? [then] : [])],
  };
  // If no column has the way, it is at the end of the task.
  const line = then ? undefined : question.at(-1);
  const said = row.block.cells[line?.piece.cell ?? -1]?.text ?? '';
  const ended = CONDITION.test(said) ? undefined : wayAtEnd(said);
  const isLed = ended && ended.from > 0 && (ended.way.to !== 'step' || labels.has(ended.way.label));
  if (!line || !isLed) return read;
  const { piece } = line;
  return {
    ...read,
    lines: [...question.slice(0, -1), { ...line, piece: { ...piece, to: ended.from } }],
    once: ended.way,
    taken: [...read.taken, { ...piece, from: ended.from, use: 'skip' }],
  };
}
