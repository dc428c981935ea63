import { csvColumns, type MoreColumns } from '#core/analytics/analytics.ts';
import type { Language } from '#core/base/language.ts';
import { safeCell } from '#core/base/csv.ts';
import { wordsIn } from '../base/words/words.ts';
import { cellOf } from '../db/reading/copied-rows.ts';
import { daysShown, timesShown, type Shown } from './csv-times.ts';

/** The form of a file: the time zone of its times and the language of its headings. */
export type CsvForm = { timeZone: string; language: Language };

const codeOf = (letter: string): number => letter.charCodeAt(0);

const COMMA = codeOf(',');
const NEWLINE = codeOf('\n');
const RETURN = codeOf('\r');

/** The meanings of a byte in a cell: it ends the cell, or the cell must be written differently in the file. */
const END = 1;
const ODD = 2;
const MEANINGS = new Uint8Array(256);
for (const letter of '\0\t\n') MEANINGS[codeOf(letter)] = END;
// Such a cell must be quoted or is escaped, or a program that splits on semicolons would see two cells.
for (const letter of ',"\\;') MEANINGS[codeOf(letter)] = ODD;

/** The table of first bytes that are harmless. Any other may begin a formula, or be invisible before one. */
const PLAIN_BEGINS = new Uint8Array(256);
for (let code = 0; code < 128; code += 1)
  PLAIN_BEGINS[code] = /[a-z\d]/i.test(String.fromCharCode(code)) ? 1 : 0;

/** The most bytes that one byte becomes: a cell of one quote and its end become six bytes. */
const WIDEST = 3;

function copy(bytes: Uint8Array, lines: Uint8Array, to: number): number {
  const { length } = bytes;
  for (let at = 0; at < length; at += 1) lines[to + at] = bytes[at] ?? 0;
  return to + length;
}

/** Returns a cell in the form of the file (RFC 4180). */
function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Returns the line of headings in a language (LANG-14), after a byte order mark, without which spreadsheets do not read the file as UTF-8. */
export function csvHead(more: MoreColumns, language: Language): string {
  const { csvHeaders } = wordsIn(language);
  return `\uFEFF${csvColumns(more)
    .map(({ field }) => quoted(csvHeaders[field]))
    .join(',')}\r\n`;
}

/** The buffer in which lines are written before they are copied at their length. All files share it, since only one part is written at a time. */
let room = Buffer.alloc(0);

/** Makes a function that turns PostgreSQL's text format into lines of the file (ANALYTICS-13). It copies cells byte by byte and rewrites only unusual ones. */
export function csvLinesIn(
  timeZone: string,
  more: MoreColumns = {},
): (text: Buffer) => Uint8Array<ArrayBuffer> {
  const special: Record<string, Shown> = {
    startDate: daysShown(),
    startTime: timesShown(timeZone),
  };
  const shown = csvColumns(more).map(({ field }) => special[field]);
  return (text) => {
    const { length } = text;
    if (room.length < WIDEST * length) room = Buffer.alloc(WIDEST * length);
    const lines = room;
    let [from, to, column] = [0, 0, 0];
    while (from < length) {
      let [end, copiedTo, meant] = [from, to, 0];
      for (;;) {
        const byte = text[end] ?? NEWLINE;
        const meaning = MEANINGS[byte] ?? END;
        if (meaning === END) break;
        meant |= meaning;
        lines[copiedTo] = byte;
        copiedTo += 1;
        end += 1;
      }
      const show = shown[column];
      if (show) {
        to = copy(show(text, from, end), lines, to);
      } else if (meant !== ODD && PLAIN_BEGINS[text[from] ?? 0] === 1) {
        to = copiedTo;
      } else if (from < end) {
        const cell = cellOf(text.toString('utf8', from, end));
        if (cell !== null) to += lines.write(quoted(safeCell(cell)), to);
      }
      if (text[end] === NEWLINE) {
        lines[to] = RETURN;
        lines[to + 1] = NEWLINE;
        to += 2;
        column = 0;
      } else {
        lines[to] = COMMA;
        to += 1;
        column += 1;
      }
      from = end + 1;
    }
    return new Uint8Array(lines.subarray(0, to));
  };
}
