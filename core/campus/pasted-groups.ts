import { unreachable } from '../base/assert.ts';
import { ISSUE_CATEGORIES } from '../base/category.ts';
import type { Campus } from './setting.ts';
import { CONTACT, type ContactValue, type Contact } from './contact.ts';
import { formatHours } from './hours/hours-text.ts';
import { readHours } from './hours/written-hours.ts';
import { withDigits } from './written-number.ts';
import { PASTED_COLUMNS, type PastedColumn, type PastedRow } from './pasted-rows.ts';

/** Returns a name in the form in which names are compared. */
export const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
/** Reduces a number to the digits that tell it from others, whatever its spaces and letters (CONTACT-11). */
export const digitsOf = (number: string): string => withDigits(number).replaceAll(/[^\d+*#]/g, '');

const WHOLE_CAMPUS = /^(all|all areas|any|campus|whole campus|campus ?wide|everywhere)$/;

const BETWEEN_AREAS = /[,;/\n]| [&+] /;

/** Splits a cell into areas. An 'and' separates two names only if each of them is an area in another row. */
function areaNames(cell: string, isKnown: (name: string) => boolean): readonly string[] {
  if (WHOLE_CAMPUS.test(plain(cell))) return [];
  if (isKnown(cell)) return [cell.trim()];
  return cell
    .split(BETWEEN_AREAS)
    .flatMap((part) => {
      const both = part.split(/ and /i);
      return both.every(isKnown) ? both : [part];
    })
    .map((name) => name.trim().replaceAll(/\s+/g, ' '))
    .filter((name) => name !== '');
}

/** Returns the areas of a campus and then the new areas of the rows, in the order in which the rows name them. */
export function areasWith(campus: Campus, rows: readonly PastedRow[], newId: () => string) {
  const { areas = [] } = campus;
  const byName = new Map(areas.map((area) => [plain(area.name), area]));
  const parts = rows.flatMap((row) => row.areas.split(BETWEEN_AREAS)).map(plain);
  const single = parts.filter((part) => part !== '' && !part.includes(' and '));
  const alone = new Set([...byName.keys(), ...single]);
  const namesIn = (cell: string) => areaNames(cell, (name) => alone.has(plain(name)));
  for (const name of rows.flatMap((row) => namesIn(row.areas)))
    if (!byName.has(plain(name))) byName.set(plain(name), { id: newId(), name });
  const all = [...byName.values()];
  const idsIn = (cell: string): readonly string[] =>
    namesIn(cell).flatMap((name) => byName.get(plain(name))?.id ?? []);
  return { all, added: all.slice(areas.length), idsIn };
}

/** The members of a contact that a row gives. Other members are absent. */
export type PastedCells = Partial<Contact> & { readonly name: string };

const wordsIn = (cell: string): readonly string[] => cell.split(/[,;/\n]/).map(plain);

const isCategory = (word: string): boolean => ISSUE_CATEGORIES.some((name) => plain(name) === word);

/** Reads a cell by the meaning of its column. `areas` are those that the row names. */
function valueIn(column: PastedColumn, cell: string, areas: readonly string[]): ContactValue {
  switch (CONTACT[column].kind) {
    case 'areas':
      return areas;
    case 'categories':
      return ISSUE_CATEGORIES.filter((name) => wordsIn(cell).includes(plain(name)));
    case 'hours':
      return cell.replaceAll('\n', ', ');
    case 'number':
      return cell;
    case 'name':
    case 'role':
    case 'words':
      return cell.replaceAll(/\s+/g, ' ');
    default:
      return unreachable(CONTACT[column]);
  }
}

function saidIn(row: PastedRow, areas: readonly string[]): { said: PastedCells; unread: string[] } {
  const filled = PASTED_COLUMNS.filter((column) => row[column] !== '');
  const values = filled.map((column) => [column, valueIn(column, row[column], areas)] as const);
  // Text that is no category is ignored, and a row without an area is for the whole campus.
  const said = values.filter(([column, value]) => column !== 'categories' || value.length > 0);
  const isEach = wordsIn(row.categories).every((word) => word === '' || isCategory(word));
  return {
    said: { name: '', ...Object.fromEntries(said) },
    unread: isEach ? [...row.unread] : [...row.unread, row.categories],
  };
}

/** Returns the hours in one form, so that two spellings are the same. Hours that cannot be read stay as written. */
export const hoursOf = ({ hours = '' }: Partial<Contact>): string => {
  const read = readHours(hours);
  return read ? formatHours(read) : hours;
};

/** The lines that make up one contact, and the values that they give it. */
export type Group = { lines: number[]; said: PastedCells; unread: string[] };

/** Returns the areas of both contacts. If one is for the whole campus, so is the result. It is undefined if neither says anything. */
function bothAreas(one: Contact['areas'], other: Contact['areas']): Contact['areas'] {
  if (!one && !other) return undefined;
  const areas = [one ?? [], other ?? []];
  return areas.some((some) => some.length === 0) ? [] : [...new Set(areas.flat())];
}

/** The columns that are compared in their written form. */
const OTHER_COLUMNS = PASTED_COLUMNS.filter(
  (column) => !['name', 'number', 'areas', 'hours'].includes(column),
);

/** Groups rows that are alike except for their areas: they become one contact, which is for the areas of all these rows. */
export function grouped(
  rows: readonly PastedRow[],
  idsIn: (cell: string) => readonly string[],
): Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const { said, unread } = saidIn(row, idsIn(row.areas));
    const number = digitsOf(row.number) || row.number;
    const others = OTHER_COLUMNS.map((column) => row[column]);
    const key = JSON.stringify([plain(said.name), number, hoursOf(said), ...others]);
    const group = groups.get(key);
    if (group && plain(said.name) !== '') {
      const areas = bothAreas(group.said.areas, said.areas);
      group.said = { ...group.said, ...said, ...(areas && { areas }) };
      group.lines.push(row.line);
      group.unread.push(...unread);
    } else groups.set(group ? `${key}\n${row.line}` : key, { lines: [row.line], said, unread });
  }
  return [...groups.values()];
}
