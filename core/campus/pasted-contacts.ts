import { ISSUE_CATEGORIES } from '../base/category.ts';
import type { Area, Campus, Contact } from './campus-schema.ts';
import { formatHours, parseHours } from './hours-text.ts';
import { pastedRows, type PastedRow } from './pasted-rows.ts';

/** What became of lines of a pasted list that are one contact. */
export type PastedContact = {
  /** The lines of the text, from 1. */
  readonly lines: readonly number[];
  /** As it is in the campus that `withPasted` gives. */
  readonly contact: Contact;
  /** The contact of the campus that it was before; absent is a new one. */
  readonly before?: Contact;
  /** Cells that nothing was made of. */
  readonly unread: readonly string[];
};

/** A campus with what was pasted, the areas that are new in it, and its contacts line by line. */
export type Pasted = {
  readonly campus: Campus;
  readonly newAreas: readonly Area[];
  readonly contacts: readonly PastedContact[];
};

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
const digitsOf = (number: string): string => number.replaceAll(/[^\d+*#]/g, '');

const WHOLE_CAMPUS = /^(all|all areas|any|campus|whole campus|campus ?wide|everywhere)$/;

const BETWEEN_AREAS = /[,;/\n]| [&+] /;

/** The names in a cell of areas: 'and' is between two where both stand alone elsewhere. */
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

/** The areas of a campus and those that rows name beside them, in the order in which they are named. */
function areasWith(campus: Campus, rows: readonly PastedRow[], newId: () => string) {
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

/** What a row says of a contact; what it leaves open is absent. */
type Said = Partial<Contact> & { readonly name: string };

function saidIn(row: PastedRow, areas: readonly string[]): { said: Said; unread: string[] } {
  const words = row.categories.split(/[,;/\n]/).map(plain);
  const isNamed = (word: string) => ISSUE_CATEGORIES.some((name) => plain(name) === word);
  const categories = ISSUE_CATEGORIES.filter((name) => words.includes(plain(name)));
  const isEach = words.every((word) => word === '' || isNamed(word));
  const said = {
    name: row.name.replaceAll(/\s+/g, ' '),
    ...(row.number !== '' && { number: row.number }),
    ...(row.areas !== '' && { areas }),
    ...(row.hours !== '' && { hours: row.hours.replaceAll('\n', ', ') }),
    ...(row.when !== '' && { when: row.when.replaceAll('\n', ' ') }),
    ...(row.role !== '' && { role: row.role }),
    ...(categories.length > 0 && { categories }),
  };
  return { said, unread: isEach ? [...row.unread] : [...row.unread, row.categories] };
}

/** The hours in one form, so that two ways to write them are the same; as written if they cannot be read. */
const hoursOf = ({ hours = '' }: Partial<Contact>): string => {
  const read = parseHours(hours);
  return read ? formatHours(read) : hours;
};

const isSamePlace = (one: Partial<Contact>, { areas = [] }: Partial<Contact>): boolean =>
  (one.areas ?? []).toSorted().join(' ') === areas.toSorted().join(' ');

/** A contact with what is said of it; hours that mean the same stay as they are written. */
function setIn(contact: Contact, said: Said): Contact {
  const { name, hours } = contact;
  const isSame = hours !== undefined && hoursOf(contact) === hoursOf(said);
  return { ...contact, ...said, name, ...(isSame && { hours }) };
}

type Group = { lines: number[]; said: Said; unread: string[] };

/** One that is for the whole campus is for each area, too; undefined if neither says anything. */
function bothAreas(one: Contact['areas'], other: Contact['areas']): Contact['areas'] {
  if (!one && !other) return undefined;
  const areas = [one ?? [], other ?? []];
  return areas.some((some) => some.length === 0) ? [] : [...new Set(areas.flat())];
}

/** Rows that say the same but for their areas are one contact, for the areas of each. */
function grouped(rows: readonly PastedRow[], idsIn: (cell: string) => readonly string[]): Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const { said, unread } = saidIn(row, idsIn(row.areas));
    const number = digitsOf(row.number) || row.number;
    const others = [row.when, row.role, row.categories];
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

/** How a contact of the campus is known again, the surest way first: its number, its areas and hours, or that it has none of them. */
const KNOWN_AGAIN: readonly ((contact: Contact, said: Said) => boolean)[] = [
  ({ number }, said) => digitsOf(number) !== '' && digitsOf(number) === digitsOf(said.number ?? ''),
  (contact, said) => isSamePlace(contact, said) && hoursOf(contact) === hoursOf(said),
  ({ number, areas = [], hours = '' }) => digitsOf(number) === '' && areas.length === 0 && !hours,
];

/** The contact of the campus that each group is, of those that have its name; each is taken once. */
function knownFor(groups: readonly Group[], contacts: readonly Contact[]): Map<Group, Contact> {
  const known = new Map<Group, Contact>();
  const taken = new Set<Contact>();
  for (const isAgain of KNOWN_AGAIN)
    for (const group of groups.filter((one) => !known.has(one))) {
      const contact = contacts.find(
        (one) =>
          !taken.has(one) &&
          plain(one.name) === plain(group.said.name) &&
          plain(one.name) !== '' &&
          isAgain(one, group.said),
      );
      if (!contact) continue;
      known.set(group, contact);
      taken.add(contact);
    }
  return known;
}

/** Lines of one name that are not one contact stand in for each other: the name is their role (AREAS-6). */
function withRoles(groups: readonly Group[]): readonly Group[] {
  const named = Map.groupBy(groups, ({ said }) => plain(said.name));
  return groups.map((group) => {
    const { name, role } = group.said;
    const same = named.get(plain(name)) ?? [];
    const isShared = same.length > 1 && plain(name) !== '';
    return isShared ? { ...group, said: { ...group.said, role: role ?? name } } : group;
  });
}

/**
 * A campus with a pasted list of contacts (AREAS-12): each line is a new contact, or adds what it says to the contact
 * it is already; areas that it names and the campus does not have come with it. `newId` gives ids that nothing else has.
 * What is wrong with it is found by `problemsInCampus`.
 */
export function withPasted(campus: Campus, text: string, newId: () => string): Pasted {
  const rows = pastedRows(text);
  const areas = areasWith(campus, rows, newId);
  const groups = withRoles(grouped(rows, areas.idsIn));
  const known = knownFor(groups, campus.contacts);
  const contacts = groups.map((group): PastedContact => {
    const { lines, said, unread } = group;
    const before = known.get(group);
    const blank = { id: newId(), number: '', when: '', categories: [] };
    const contact = before ? setIn(before, said) : { ...blank, ...said };
    return { lines, contact, unread, ...(before && { before }) };
  });
  const changed = new Map(contacts.map(({ contact }) => [contact.id, contact]));
  const added = contacts.flatMap(({ contact, before }) => (before ? [] : [contact]));
  return {
    campus: {
      ...campus,
      contacts: [...campus.contacts.map((one) => changed.get(one.id) ?? one), ...added],
      ...(areas.all.length > 0 && { areas: areas.all }),
    },
    newAreas: areas.added,
    contacts,
  };
}
