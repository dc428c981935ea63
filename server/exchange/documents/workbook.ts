import { cellLooks, shownNumber, type CellLook } from './cell-formats.ts';
import { Refused } from './base/refused.ts';
import { relationsOf } from './relations.ts';
import { readXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** A sheet: its name, and the rows of its cells as a reader sees them, including hidden rows and columns. */
export type Sheet = {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** True if the whole sheet is hidden. */
  readonly isHidden?: boolean;
  readonly hiddenRows?: ReadonlySet<number>;
  readonly hiddenColumns?: ReadonlySet<number>;
  /** The struck-out texts, which the rows leave out. */
  readonly struck?: readonly string[];
};

/** The most cells of all sheets, including the empty ones in front of a filled one. */
const CELLS = 200_000;
/** The most columns that a sheet may have. */
const COLUMNS = 16_384;

/** A text, and the part of it that is struck out. */
type Text = { words: string; struck: string };

function sharedTexts(bytes: Buffer | undefined): readonly Text[] {
  const texts: Text[] = [];
  let isText = false;
  let isStruck = false;
  let phonetic = 0;
  if (!bytes) return texts;
  readXml(bytes, {
    open: (name) => {
      if (name === 'si') texts.push({ words: '', struck: '' });
      if (name === 'rPh') phonetic += 1;
      if (name === 'r' || name === 'si') isStruck = false;
      if (name === 'strike') isStruck = true;
      isText = name === 't' && phonetic === 0;
    },
    text: (text) => {
      const last = texts.at(-1);
      if (isText && last) last[isStruck ? 'struck' : 'words'] += text;
    },
    close: (name) => {
      if (name === 'rPh') phonetic -= 1;
      isText = false;
    },
  });
  return texts;
}

/** Returns the place of a column, counted from 0, for its letters. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

type Cell = { reference: string; type: string; look: number; text: string };

/** The data of a workbook that decide how it shows its cells. */
type Looks = {
  readonly texts: readonly Text[];
  readonly looks: readonly CellLook[];
  readonly isFrom1904: boolean;
};

function sheetReader({ texts, looks, isFrom1904 }: Looks) {
  let cells = 0;
  const shown = ({ type, look, text }: Cell): Text => {
    const { code = 'General', isStruck = false } = looks[look] ?? {};
    const own = type === 's' ? texts[Number(text)] : undefined;
    const words =
      own?.words ??
      (type === 'b'
        ? text === '1'
          ? 'TRUE'
          : 'FALSE'
        : type === 'n'
          ? shownNumber(text, code, isFrom1904)
          : text);
    const struck = own?.struck ?? '';
    return isStruck ? { words: '', struck: `${words}${struck}` } : { words, struck };
  };
  return (bytes: Buffer): Required<Omit<Sheet, 'name' | 'isHidden'>> => {
    const rows: string[][] = [];
    const hiddenRows = new Set<number>();
    const hiddenColumns = new Set<number>();
    const struck: string[] = [];
    let cell: Cell | undefined;
    let isValue = false;
    readXml(bytes, {
      open: (name, { r = '', t = 'n', s = '0', min, max, width, ht, hidden }) => {
        const isHidden = /^(?:1|true)$/.test(hidden ?? '') || width === '0' || ht === '0';
        if (name === 'col' && isHidden) {
          const last = Math.min(Number(max), COLUMNS);
          for (let at = Number(min); at <= last; at += 1) hiddenColumns.add(at - 1);
        } else if (name === 'row') {
          rows.push([]);
          if (isHidden) hiddenRows.add(rows.length - 1);
        } else if (name === 'c') cell = { reference: r, type: t, look: Number(s), text: '' };
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
        if (text.struck.trim() !== '') struck.push(text.struck.trim());
        if (text.words === '') return;
        cells += at + 1 - row.length;
        if (cells > CELLS) throw new Refused('TOO_MUCH');
        while (row.length < at) row.push('');
        row[at] = text.words;
      },
    });
    return { rows, hiddenRows, hiddenColumns, struck };
  };
}

/** Returns the sheets of an XLSX file in order. A formula is read as its last result. */
export function workbookSheets(zip: Zip): readonly Sheet[] {
  const workbook = zip.part('xl/workbook.xml');
  const relations = relationsOf(zip, 'xl/workbook.xml');
  if (!workbook || relations.size === 0) throw new Refused('DAMAGED');
  const named: { name: string; part: string; isHidden: boolean }[] = [];
  let isFrom1904 = false;
  readXml(workbook, {
    open: (element, { name = '', id = '', state = 'visible', date1904 = '0' }) => {
      if (element === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(date1904);
      if (element === 'sheet') {
        named.push({ name, part: relations.get(id)?.part ?? '', isHidden: state !== 'visible' });
      }
    },
  });
  const read = sheetReader({
    texts: sharedTexts(zip.part('xl/sharedStrings.xml')),
    looks: cellLooks(zip.part('xl/styles.xml')),
    isFrom1904,
  });
  return named.flatMap(({ part, ...sheet }) => {
    const bytes = zip.part(part);
    return bytes ? [{ ...sheet, ...read(bytes) }] : [];
  });
}
