import { Refused } from './refused.ts';
import { relationsOf } from './relations.ts';
import { readXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** A sheet: its name, and its rows of cells as they are shown. */
export type Sheet = { readonly name: string; readonly rows: readonly (readonly string[])[] };

/** Cells of all sheets, empty ones before a full one included. */
const CELLS = 200_000;
const DAY = 86_400_000;

/** Returns the texts that cells share, by their place. */
function sharedTexts(bytes: Buffer | undefined): readonly string[] {
  const texts: string[] = [];
  let isText = false;
  let phonetic = 0;
  if (!bytes) return texts;
  readXml(bytes, {
    open: (name) => {
      if (name === 'si') texts.push('');
      if (name === 'rPh') phonetic += 1;
      isText = name === 't' && phonetic === 0;
    },
    text: (text) => {
      if (isText) texts[texts.length - 1] += text;
    },
    close: (name) => {
      if (name === 'rPh') phonetic -= 1;
      isText = false;
    },
  });
  return texts;
}

/** Tells for each format whether its cells show a day. */
function dayFormats(bytes: Buffer | undefined): readonly boolean[] {
  const written = new Map<number, string>();
  const formats: boolean[] = [];
  let isCells = false;
  if (!bytes) return formats;
  readXml(bytes, {
    open: (name, attributes) => {
      if (name === 'numFmt') {
        written.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      } else if (name === 'cellXfs') isCells = true;
      else if (name === 'xf' && isCells) {
        const id = Number(attributes.numFmtId);
        const code = (written.get(id) ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]/g, '');
        formats.push((id >= 14 && id <= 17) || id === 22 || /[yd]/i.test(code));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return formats;
}

/** Returns the place of a column from its letters, from 0. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

type Cell = { reference: string; type: string; format: number; text: string };

function sheetReader(texts: readonly string[], isDay: readonly boolean[]) {
  let cells = 0;
  const shown = ({ type, format, text }: Cell): string => {
    if (type === 's') return texts[Number(text)] ?? '';
    if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
    const days = Number(text);
    if (type === 'n' && isDay[format] === true && text !== '' && days > 0 && days < 2_958_466) {
      return new Date(Math.round(days - 25_569) * DAY).toISOString().slice(0, 10);
    }
    return text;
  };
  return (bytes: Buffer): readonly (readonly string[])[] => {
    const rows: string[][] = [];
    let cell: Cell | undefined;
    let isValue = false;
    readXml(bytes, {
      open: (name, { r = '', t = 'n', s = '0' }) => {
        if (name === 'row') rows.push([]);
        else if (name === 'c') cell = { reference: r, type: t, format: Number(s), text: '' };
        isValue = cell !== undefined && (name === 'v' || name === 't');
      },
      text: (text) => {
        if (cell && isValue) cell.text += text;
      },
      close: (name) => {
        isValue = false;
        if (name !== 'c' || !cell) return;
        const row = rows.at(-1) ?? [];
        const at = columnOf(cell.reference) ?? row.length;
        const text = shown(cell);
        cell = undefined;
        if (text === '') return;
        cells += at + 1 - row.length;
        if (cells > CELLS) throw new Refused('TOO_MUCH');
        while (row.length < at) row.push('');
        row[at] = text;
      },
    });
    return rows;
  };
}

/** Returns the sheets of an XLSX file in their order; formulas as what they last came to. */
export function workbookSheets(zip: Zip): readonly Sheet[] {
  const workbook = zip.part('xl/workbook.xml');
  const relations = relationsOf(zip, 'xl/workbook.xml');
  if (!workbook || relations.size === 0) throw new Refused('DAMAGED');
  const named: { name: string; part: string }[] = [];
  readXml(workbook, {
    open: (name, { name: title = '', id = '' }) => {
      if (name === 'sheet') named.push({ name: title, part: relations.get(id)?.part ?? '' });
    },
  });
  const rowsOf = sheetReader(
    sharedTexts(zip.part('xl/sharedStrings.xml')),
    dayFormats(zip.part('xl/styles.xml')),
  );
  return named.flatMap(({ name, part }) => {
    const bytes = zip.part(part);
    return bytes ? [{ name, rows: rowsOf(bytes) }] : [];
  });
}
