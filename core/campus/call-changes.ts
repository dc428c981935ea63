import type { Area, Campus, Contact } from './campus-schema.ts';
import { namedBy } from './campus.ts';
import { CONTACT_MEMBERS, memberRow, valueOf } from './contact-members.ts';

const spoken = (number: string | undefined): string => number || 'no number';

/** Says that something is another one; nothing where it is not. */
const changed = (what: string, before: string, after: string): readonly string[] =>
  before === after ? [] : [`${what}: ${before}, now ${after}`];

const idsOf = (all: readonly { readonly id: string }[]): string =>
  all.map(({ id }) => id).join(' ');

const namesOf = (areas: readonly Area[] = []): string =>
  areas.map(({ name }) => name).join(', ') || 'none';

/** Names areas as their campus calls them. */
const placesOf = (ids: readonly string[], { areas = [] }: Campus): readonly string[] =>
  ids.map((id) => areas.find((area) => area.id === id)?.name ?? id);

/** Tells whether a contact serves an area by whose name people went to another before. */
const isOtherName = (
  { areas: ids = [] }: Pick<Contact, 'areas'>,
  was: Campus,
  is: Campus,
): boolean =>
  (is.areas ?? []).some(
    ({ id, name }) =>
      ids.includes(id) && (was.areas ?? []).some((area) => area.id !== id && area.name === name),
  );

/** Tells how a member of an area changed. */
const TOLD_OF_AREA: {
  readonly [M in Exclude<keyof Area, 'id'>]-?: (was: Area, is: Area) => readonly string[];
} = {
  name: (was, is) => (was.name === is.name ? [] : [`Area ${was.name} is called ${is.name} now`]),
};

/** Compares areas by what they are, not by what they are called. */
function areaChanges({ areas: was = [] }: Campus, { areas: is = [] }: Campus): readonly string[] {
  const former = new Map(was.map((area) => [area.id, area]));
  const isOther = idsOf(was) !== idsOf(is);
  return [
    ...is.flatMap((area) =>
      Object.values(TOLD_OF_AREA).flatMap((told) => told(former.get(area.id) ?? area, area)),
    ),
    ...(isOther ? [`Areas: ${namesOf(was)}, now ${namesOf(is)}`] : []),
  ];
}

/** Tells every member but the name and the number, a line each that changed. */
function dutyChanges(
  name: string,
  [before, was]: readonly [Partial<Contact>, Campus],
  [after, is]: readonly [Contact, Campus],
): readonly string[] {
  return CONTACT_MEMBERS.flatMap((member) => {
    const row = memberRow(member);
    if (!('told' in row)) return [];
    const isOfAreas = row.kind === 'areas';
    const [former, values] = [before, after].map((one) => [valueOf(one, member)].flat());
    const isOther = String(former) !== String(values) || (isOfAreas && isOtherName(after, was, is));
    const said = (some: readonly string[] = [], campus: Campus): string =>
      (isOfAreas ? placesOf(some, campus) : some).join(', ') || row.told.none;
    return isOther
      ? [`${row.told.what} ${name}: ${said(former, was)}, now ${said(values, is)}`]
      : [];
  });
}

/** The same number is dialed otherwise where it is an extension and the main number is another. */
const numberChanges = (before: Contact, after: Contact): readonly string[] =>
  before.number === after.number
    ? changed(`${after.name} is dialed as`, spoken(before.dial), spoken(after.dial))
    : changed(`Number of ${after.name}`, spoken(before.number), spoken(after.number));

const inOrder = (contacts: readonly Contact[]): string =>
  contacts.map(({ name }) => name).join(', ');

/** Says what goes, and what takes its place in the texts. */
function gone(contact: Contact, after: Campus, replace: Readonly<Record<string, string>>): string {
  const other = namedBy(replace[contact.id] ?? '', after);
  const instead = other ? `; texts that name it name ${other.name}` : '';
  return `Removed: ${contact.name}, ${spoken(contact.number)}${instead}`;
}

/**
 * Lists the calls of phones that a change of the campus alters, old and new, a line each; empty if it alters none
 * (ACTS-2).
 */
export function callChanges(
  before: Campus,
  after: Campus,
  replace: Readonly<Record<string, string>> = {},
): readonly string[] {
  const [was, is] = [before.emergency, after.emergency];
  const former = new Map(before.contacts.map((contact) => [contact.id, contact]));
  const ids = new Set(after.contacts.map(({ id }) => id));
  const stayed = before.contacts.filter(({ id }) => ids.has(id));
  const remaining = after.contacts.filter(({ id }) => former.has(id));
  const numbers = [
    ...changed('Emergency number', spoken(was.number), spoken(is.number)),
    ...changed('Words for the emergency services', was.words, is.words),
    ...changed('Main number', spoken(before.main), spoken(after.main)),
  ];
  const others = after.contacts.flatMap((contact, place) => {
    const { id, name, number } = contact;
    const known = former.get(id);
    const as = `as ${place + 1} of ${after.contacts.length}`;
    return [
      ...(known
        ? [...changed('Name', known.name, name), ...numberChanges(known, contact)]
        : [`Added: ${name}, ${spoken(number)}, ${as}`]),
      ...dutyChanges(name, [known ?? {}, before], [contact, after]),
    ];
  });
  const isReordered = idsOf(stayed) !== idsOf(remaining);
  return [
    ...numbers,
    ...areaChanges(before, after),
    ...before.contacts.filter(({ id }) => !ids.has(id)).map((one) => gone(one, after, replace)),
    ...others,
    ...(isReordered ? [`Order: ${inOrder(stayed)}, now ${inOrder(remaining)}`] : []),
  ];
}
