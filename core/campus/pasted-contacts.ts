import type { Area, Campus } from './setting.ts';
import type { Contact } from './contact.ts';
import { agreeOn } from './contact-members.ts';
import { isEmergencyLine } from './emergency-line.ts';
import { readHours } from './hours/written-hours.ts';
import { isSameJob } from './jobs.ts';
import {
  areasWith,
  digitsOf,
  grouped,
  hoursOf,
  plain,
  type Group,
  type PastedCells,
} from './pasted-groups.ts';
import { pastedRows, type PastedRow } from './pasted-rows.ts';

export type PastedContact = {
  /** The numbers of its lines in the pasted text, counted from 1. */
  readonly lines: readonly number[];
  /** The contact as it is in the result of `withPasted`. */
  readonly contact: Contact;
  /** The contact of the campus that the rows change. It is absent if the contact is new. */
  readonly before?: Contact;
  /** The cells that the app could not read. */
  readonly unread: readonly string[];
};

/** A campus with the pasted contacts in it, the new areas, and the contacts line by line. */
export type PastedCampus = {
  readonly campus: Campus;
  readonly newAreas: readonly Area[];
  readonly contacts: readonly PastedContact[];
  /** The lines with emergency services, which do not become a contact. */
  readonly emergency: readonly PastedRow[];
};

/** Moves hours such as 'Mon-Fri 8 AM to 5 PM' from the column for when to call into the hours. */
const withHours = (row: PastedRow): PastedRow =>
  row.hours === '' && row.when !== '' && readHours(row.when) !== undefined
    ? { ...row, hours: row.when, when: '' }
    : row;

type IsAgain = (contact: Contact, said: PastedCells) => boolean;

const isNamedAgain: IsAgain = ({ name }, said) => plain(name) === plain(said.name);
const isBare = ({ number, areas = [], hours = '' }: Contact): boolean =>
  digitsOf(number) === '' && areas.length === 0 && hours === '';

/** The ways to recognize a contact, the surest first: by name and number; by name, place and hours; by name, role or job, if the contact has no number, area or hours yet. */
const KNOWN_AGAIN: readonly IsAgain[] = [
  (one, said) =>
    isNamedAgain(one, said) &&
    digitsOf(one.number) !== '' &&
    digitsOf(one.number) === digitsOf(said.number ?? ''),
  (one, said) =>
    isNamedAgain(one, said) && agreeOn(one, said, 'areas') && hoursOf(one) === hoursOf(said),
  (one, said) => isNamedAgain(one, said) && isBare(one),
  (one, said) => plain(one.name) === plain(said.role ?? '') && isBare(one),
  (one, said) =>
    isSameJob(one.name, said.name) && isBare(one) && digitsOf(said.number ?? '') !== '',
];

/** Finds the existing contact for each group. Each contact is used only once. */
function knownFor(groups: readonly Group[], contacts: readonly Contact[]): Map<Group, Contact> {
  const known = new Map<Group, Contact>();
  const taken = new Set<Contact>();
  for (const isAgain of KNOWN_AGAIN)
    for (const group of groups.filter((one) => !known.has(one) && plain(one.said.name) !== '')) {
      const contact = contacts.find((one) => !taken.has(one) && isAgain(one, group.said));
      if (!contact) continue;
      known.set(group, contact);
      taken.add(contact);
    }
  return known;
}

/** Fills a contact with a row's values. A name and hours that mean the same keep their former spelling. */
function setIn(contact: Contact, said: PastedCells): Contact {
  const { hours } = contact;
  const name = isNamedAgain(contact, said) ? contact.name : said.name;
  const isSame = hours !== undefined && hoursOf(contact) === hoursOf(said);
  return { ...contact, ...said, name, ...(isSame && { hours }) };
}

/** The words in a name that repeat the hours of duty. */
const TIMES = /\b(?:(?:week)?(?:night|day)s?|evenings?|weekends?|on[- ]call|out of hours)\b/g;

/** Removes the area from a name: 'Duty manager (North)' and 'North duty manager, nights' become 'duty manager' if the area is North. */
function withoutArea(name: string, ids: readonly string[] = [], areas: readonly Area[]): string {
  const names = areas.filter(({ id }) => ids.includes(id)).map((area) => plain(area.name));
  const rest = names
    .reduce((text, area) => text.replace(area, ' '), plain(name))
    .replaceAll(TIMES, ' ');
  return rest.replaceAll(/[\s()[\],:;–—-]+/gu, ' ').trim();
}

/** Returns the name that contacts of several areas share, such as 'RD on call' for 'RD on call (North)'. The result is undefined if fewer than two words are left. */
function sharedName(name: string, ids: readonly string[] = [], areas: readonly Area[]) {
  const own = areas.filter(({ id }) => ids.includes(id)).map((area) => area.name.toLowerCase());
  const rest = own.reduce((text, area) => {
    const from = text.toLowerCase().indexOf(area);
    return from < 0 ? text : `${text.slice(0, from)} ${text.slice(from + area.length)}`;
  }, name);
  const words = rest.split(/[\s()[\],;:–—]+|(?<=\s)-(?=\s)/u).filter((word) => word !== '');
  return rest !== name && words.length > 1 ? words.join(' ') : undefined;
}

/** Adds shared roles to the groups (AREAS-6): for names that are alike except for the area, or that equal a contact or role of the campus. */
function withRoles(
  groups: readonly Group[],
  { contacts }: Campus,
  areas: readonly Area[],
): readonly Group[] {
  const named = Map.groupBy(groups, ({ said }) => plain(said.name));
  const nameOf = ({ said }: Group) => sharedName(said.name, said.areas, areas);
  const shared = Map.groupBy(groups, (group) => plain(nameOf(group) ?? ''));
  const roles = contacts.flatMap(({ role }) => role ?? []);
  return groups.map((group) => {
    const { name, role, areas: ids } = group.said;
    if (role !== undefined || plain(name) === '') return group;
    const isAny = (one: string) =>
      [plain(name), withoutArea(name, ids, areas)].includes(plain(one));
    const isOther = (one: string) => isAny(one) && plain(one) !== plain(name);
    const found =
      roles.find(isAny) ??
      contacts.map((contact) => contact.name).find(isOther) ??
      ((named.get(plain(name)) ?? []).length > 1 ? name : undefined) ??
      ((shared.get(plain(nameOf(group) ?? '')) ?? []).length > 1 ? nameOf(group) : undefined);
    return found === undefined ? group : { ...group, said: { ...group.said, role: found } };
  });
}

/** Returns the campus with a pasted list of contacts and their new areas (AREAS-12). `problemsInCampus` finds any faults in it. */
export function withPasted(campus: Campus, text: string, newId: () => string): PastedCampus {
  const all = pastedRows(text);
  const emergency = all.filter((row) => isEmergencyLine(row, campus));
  const rows = all.filter((row) => !emergency.includes(row)).map(withHours);
  const areas = areasWith(campus, rows, newId);
  const groups = withRoles(grouped(rows, areas.idsIn), campus, areas.all);
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
    emergency,
  };
}
