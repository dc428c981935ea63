import { namedBy } from './campus.ts';
import type { Contact } from './contact.ts';
import { CONTACT_MEMBERS, memberRow, valueOf } from './contact-members.ts';
import { sayHours } from './hours/hours-text.ts';
import type {
  Area,
  Campus,
  CampusSettings,
  SettingKind,
  SettingMember,
  SettingRow,
  SettingValues,
} from './setting.ts';
import { CALL_MEMBERS, settingIn, settingRow } from './setting-members.ts';

const spoken = (number: string | undefined): string => number || 'no number';

/** Says that something changed; nothing if it did not. */
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
  name: (was, is) => (was.name === is.name ? [] : [`Area ${was.name} renamed ${is.name}`]),
};

/** Compares areas by what they are, not by what they are called. */
function areaChanges(was: readonly Area[], is: readonly Area[]): readonly string[] {
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
    const said = (some: readonly string[] = [], campus: Campus): string => {
      const text = (isOfAreas ? placesOf(some, campus) : some).join(', ');
      return (row.kind === 'hours' ? sayHours(text) : text) || row.told.none;
    };
    return isOther
      ? [`${row.told.what} ${name}: ${said(former, was)}, now ${said(values, is)}`]
      : [];
  });
}

/** Compares the dialed numbers too: an extension dials another one once the main number changes. */
const numberChanges = (before: Contact, after: Contact): readonly string[] =>
  before.number === after.number
    ? changed(`Number dialed for ${after.name}`, spoken(before.dial), spoken(after.dial))
    : changed(`Number for ${after.name}`, spoken(before.number), spoken(after.number));

const inOrder = (contacts: readonly Contact[]): string =>
  contacts.map(({ name }) => name).join(', ');

type Replace = Readonly<Record<string, string>>;

/** Says what goes, and what takes its place in the texts. */
function gone(contact: Contact, after: Campus, replace: Replace): string {
  const other = namedBy(replace[contact.id] ?? '', after);
  const instead = other ? `; ${other.name} takes its place` : '';
  return `Removed: ${contact.name}, ${spoken(contact.number)}${instead}`;
}

/** Tells contacts that went, those that came or changed, and their order. */
function contactChanges(before: Campus, after: Campus, replace: Replace): readonly string[] {
  const former = new Map(before.contacts.map((contact) => [contact.id, contact]));
  const ids = new Set(after.contacts.map(({ id }) => id));
  const stayed = before.contacts.filter(({ id }) => ids.has(id));
  const remaining = after.contacts.filter(({ id }) => former.has(id));
  const others = after.contacts.flatMap((contact, place) => {
    const { id, name, number } = contact;
    const known = former.get(id);
    const as = `place ${place + 1} of ${after.contacts.length}`;
    return [
      ...(known
        ? [...changed('Name', known.name, name), ...numberChanges(known, contact)]
        : [`Added: ${name}, ${spoken(number)}, ${as}`]),
      ...dutyChanges(name, [known ?? {}, before], [contact, after]),
    ];
  });
  const isReordered = idsOf(stayed) !== idsOf(remaining);
  return [
    ...before.contacts.filter(({ id }) => !ids.has(id)).map((one) => gone(one, after, replace)),
    ...others,
    ...(isReordered ? [`Order: ${inOrder(stayed)}, now ${inOrder(remaining)}`] : []),
  ];
}

type Tell<K extends SettingKind> = (
  was: SettingValues[K],
  is: SettingValues[K],
  row: SettingRow,
  /** Both as a whole, and what takes the place of contacts that go. */
  all: { readonly before: Campus; readonly after: Campus; readonly replace: Replace },
) => readonly string[];

const tellText: Tell<'line' | 'number' | 'address'> = (was, is, row) =>
  'told' in row ? changed(row.told.what, was || row.told.none, is || row.told.none) : [];

/** Tells how a setting of each kind changed, in the order in which a mail has them. */
const TELL: { readonly [K in SettingKind]: Tell<K> } = {
  line: tellText,
  emergency: (was, is) => [
    ...changed('Emergency number', spoken(was.number), spoken(is.number)),
    ...changed('Name of the emergency services', was.words, is.words),
  ],
  number: tellText,
  areas: areaChanges,
  contacts: (_was, _is, _row, { before, after, replace }) => contactChanges(before, after, replace),
  synonyms: () => [],
  language: () => [],
  address: tellText,
  choice: (was, is) => (was === is ? [] : [`It now needs ${is ? 'one' : 'none'}.`]),
};

const KINDS = Object.keys(TELL) as readonly SettingKind[];

/** Tells how some settings changed, old and new, a line each (ACTS-2). */
export function settingChanges(
  before: CampusSettings,
  after: CampusSettings,
  members: readonly SettingMember[],
  replace: Replace = {},
): readonly string[] {
  const inTurn = members.toSorted(
    (a, b) => KINDS.indexOf(settingRow(a).kind) - KINDS.indexOf(settingRow(b).kind),
  );
  return inTurn.flatMap((member) => {
    const row = settingRow(member);
    const tell = TELL[row.kind] as Tell<SettingKind>;
    const all = { before, after, replace };
    return tell(settingIn(before, member), settingIn(after, member), row, all);
  });
}

/** Says whom phones call since the campus was changed; nothing if that is as before. */
export const callChanges = (before: Campus, after: Campus, replace?: Replace): readonly string[] =>
  settingChanges(before, after, CALL_MEMBERS, replace);
