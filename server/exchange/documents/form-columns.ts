import type { Sheet } from './workbook.ts';

const ALIASES: Readonly<Record<string, string>> = {
  caption: 'label',
  command: 'type',
  tag: 'name',
  value: 'name',
  relevance: 'relevant',
  constraining_message: 'constraint_message',
  'jr:constraintmsg': 'constraint_message',
  set_form_title: 'form_title',
};

const plain = (text: string): string => text.trim().toLowerCase();

/** A column of a form, and the language of its texts, '' for none. */
type Column = { readonly name: string; readonly language: string };

/** Reads the header of a column, such as 'label::English (en)', 'Label:English', 'media::image::fr' or 'bind::relevant'. */
function columnOf(header: string): Column {
  const sign = header.includes('::') ? '::' : ':';
  const isOne = /^\s*jr:/i.test(header);
  const [first = '', ...others] = isOne ? [header] : header.split(sign);
  const isNested = /^\s*(?:media|bind|control|instance)\s*$/i.test(first);
  const [own = '', language = ''] = isNested ? others : [first, ...others];
  const name = plain(own).replaceAll(/[\s_]+/g, '_');
  return { name: ALIASES[name] ?? name, language: plain(language) };
}

/** A row of a form's sheet, which returns its text in a column: in the form's own language if it has one there, otherwise in any. */
export type FormRow = (column: string) => string;

/** Tells whether a column is in a language. A column in 'English (en)' is also found as 'english' and as 'en'. */
const isOf = (language: string, asked: string): boolean =>
  language === asked ||
  language.replace(/\s*\([^()]*\)\s*$/, '') === asked ||
  /\(([^()]*)\)\s*$/.exec(language)?.[1] === asked ||
  (asked === 'default' && language === '');

/** Returns the sheet of a form with this name, whatever its upper and lower case. */
export const sheetNamed = (sheets: readonly Sheet[], name: string): Sheet | undefined =>
  sheets.find((sheet) => plain(sheet.name) === name);

/** Returns the rows of a sheet of a form; `language` is what the form calls its own. */
export function formRows(sheet: Sheet | undefined, language: string): readonly FormRow[] {
  const [header = [], ...below] = sheet?.rows ?? [];
  const columns = header.map((cell, place) => ({ ...columnOf(cell), place }));
  const asked = plain(language);
  const isOwn = (column: Column): boolean => asked !== '' && isOf(column.language, asked);
  const ordered = [...columns.filter(isOwn), ...columns.filter((column) => !isOwn(column))];
  const places = Map.groupBy(ordered, ({ name }) => name);
  return below.map((cells) => (column) => {
    const texts = (places.get(column) ?? []).map(({ place }) => (cells[place] ?? '').trim());
    return texts.find((text) => text !== '') ?? '';
  });
}

/** Lists the languages in which a sheet of a form has labels, by the names that the form uses. */
export function labelLanguages(sheet: Sheet | undefined): readonly string[] {
  const columns = (sheet?.rows[0] ?? []).map(columnOf);
  const named = columns.filter(({ name, language }) => name === 'label' && language !== '');
  return [...new Set(named.map(({ language }) => language))];
}

/** Tells whether sheets are an XLSForm: one of them is called 'survey', and each of its rows has a type. */
export const isForm = (sheets: readonly Sheet[]): boolean =>
  (sheetNamed(sheets, 'survey')?.rows[0] ?? []).some((cell) => columnOf(cell).name === 'type');
