import { format, isDateFormat } from 'numfmt';
import { readXml } from './xml.ts';

/** The number formats that Excel knows without reading them from the file, with dates written so that every reader understands them. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
};
const GENERAL = 'General';
/** The days to add to a date in a workbook that counts from 1904 instead of 1900. */
const FROM_1904 = 1462;
/** The significant digits of a number that Excel keeps. */
const DIGITS = 15;

/** The format of a cell: the code by which Excel shows its number, and whether its text is struck out. */
export type CellLook = { readonly code: string; readonly isStruck: boolean };

const isOn = (value = 'true'): boolean => /^(?:1|true|sngStrike|dblStrike)$/.test(value);

/** Returns the formats of a workbook's cells in order, since each cell names its format by its place in this list. */
export function cellLooks(bytes: Buffer | undefined): readonly CellLook[] {
  const written = new Map<number, string>();
  const struckFonts: boolean[] = [];
  const looks: CellLook[] = [];
  let part = '';
  if (!bytes) return looks;
  readXml(bytes, {
    open: (name, attributes) => {
      if (name === 'fonts' || name === 'cellXfs') part = name;
      else if (name === 'numFmt') {
        written.set(Number(attributes.numFmtId), attributes.formatCode ?? GENERAL);
      } else if (name === 'font' && part === 'fonts') struckFonts.push(false);
      else if (name === 'strike' && part === 'fonts') {
        struckFonts[struckFonts.length - 1] = isOn(attributes.val);
      } else if (name === 'xf' && part === 'cellXfs') {
        const id = Number(attributes.numFmtId);
        looks.push({
          code: written.get(id) ?? BUILT_IN[id] ?? GENERAL,
          isStruck: struckFonts[Number(attributes.fontId)] === true,
        });
      }
    },
    close: (name) => {
      if (name === part) part = '';
    },
  });
  return looks;
}

/** Returns a number as its cell shows it, or as the file stores it if that is not possible. */
export function shownNumber(text: string, code: string, isFrom1904: boolean): string {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return text;
  if (code === GENERAL || code === '@') {
    return Number.isInteger(number) ? text : String(Number(number.toPrecision(DIGITS)));
  }
  const isShifted = isFrom1904 && isDateFormat(code);
  try {
    const shown = format(code, isShifted ? number + FROM_1904 : number).trim();
    return shown === '' || /^#+$/.test(shown) ? text : shown;
  } catch {
    return text;
  }
}
