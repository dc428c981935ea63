import { namedBy } from './campus.ts';
import type { Translated } from '../base/translated.ts';
import { changeMessages } from './change-messages.ts';
import type { CONTACT, Contact } from './contact.ts';
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
  SETTINGS,
} from './setting.ts';
import { CALL_MEMBERS, settingIn, settingRow } from './setting-members.ts';

type Say = Translated<typeof changeMessages>;

/** The words in a table's row that tell a change of it. */
type ChangeWords<Row> = Row extends { told: { what: infer What; none: infer None } }
  ? What | None
  : never;

/** The words in the tables of settings and contacts that tell changes. */
export type ToldText =
  | ChangeWords<(typeof SETTINGS)[keyof typeof SETTINGS]>
  | ChangeWords<(typeof CONTACT)[keyof typeof CONTACT]>;

const spoken = (say: Say, number: string | undefined): string => number || say.noNumber;

/** Says that something changed; nothing if it did not. */
const changed = (say: Say, what: string, before: string, after: string): readonly string[] =>
  before === after ? [] : [say.changed(what, before, after)];

const idsOf = (all: readonly { readonly id: string }[]): string =>
  all.map(({ id }) => id).join(' ');

const namesOf = (say: Say, areas: readonly Area[] = []): string =>
  areas.map(({ name }) => name).join(', ') || say.none;

const placesOf = (ids: readonly string[], { areas = [] }: Campus): readonly string[] =>
  ids.map((id) => areas.find((area) => area.id === id)?.name ?? id);

/** Tells whether a contact serves an area that now has the former name of another area. */
const isOtherName = (
  { areas: ids = [] }: Pick<Contact, 'areas'>,
  was: Campus,
  is: Campus,
): boolean =>
  (is.areas ?? []).some(
    ({ id, name }) =>
      ids.includes(id) && (was.areas ?? []).some((area) => area.id !== id && area.name === name),
  );

const TOLD_OF_AREA: {
  readonly [M in Exclude<keyof Area, 'id'>]-?: (say: Say, was: Area, is: Area) => readonly string[];
} = {
  name: (say, was, is) => (was.name === is.name ? [] : [say.areaRenamed(was.name, is.name)]),
};

/** Compares areas by their ids and not by their names. */
function areaChanges(say: Say, was: readonly Area[], is: readonly Area[]): readonly string[] {
  const former = new Map(was.map((area) => [area.id, area]));
  const isOther = idsOf(was) !== idsOf(is);
  return [
    ...is.flatMap((area) =>
      Object.values(TOLD_OF_AREA).flatMap((told) => told(say, former.get(area.id) ?? area, area)),
    ),
    ...(isOther ? [say.changed(say.areas, namesOf(say, was), namesOf(say, is))] : []),
  ];
}

/** Tells each changed member of a contact in a line, except for the name and the number. */
function dutyChanges(
  say: Say,
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
      const named = row.kind === 'categories' ? some.map(say.category) : some;
      const text = (isOfAreas ? placesOf(some, campus) : named).join(', ');
      return (row.kind === 'hours' ? sayHours(text) : text) || say.told(row.told.none);
    };
    return isOther
      ? [say.changed(`${say.told(row.told.what)} ${name}`, said(former, was), said(values, is))]
      : [];
  });
}

/** Compares the dialed numbers too, since an extension dials another number if the main number changes. */
const numberChanges = (say: Say, before: Contact, after: Contact): readonly string[] =>
  before.number === after.number
    ? changed(say, say.dialedFor(after.name), spoken(say, before.dial), spoken(say, after.dial))
    : changed(
        say,
        say.numberFor(after.name),
        spoken(say, before.number),
        spoken(say, after.number),
      );

const inOrder = (contacts: readonly Contact[]): string =>
  contacts.map(({ name }) => name).join(', ');

type Replace = Readonly<Record<string, string>>;

/** Tells that a contact was removed, and which contact takes its place in the texts. */
function gone(say: Say, contact: Contact, after: Campus, replace: Replace): string {
  const other = namedBy(replace[contact.id] ?? '', after);
  const instead = other ? say.takesPlace(other.name) : '';
  return `${say.removed(contact.name, spoken(say, contact.number))}${instead}`;
}

/** Tells which contacts were removed, added or changed, and whether their order changed. */
function contactChanges(
  say: Say,
  before: Campus,
  after: Campus,
  replace: Replace,
): readonly string[] {
  const former = new Map(before.contacts.map((contact) => [contact.id, contact]));
  const ids = new Set(after.contacts.map(({ id }) => id));
  const stayed = before.contacts.filter(({ id }) => ids.has(id));
  const remaining = after.contacts.filter(({ id }) => former.has(id));
  const others = after.contacts.flatMap((contact, place) => {
    const { id, name, number } = contact;
    const known = former.get(id);
    const { length } = after.contacts;
    return [
      ...(known
        ? [...changed(say, say.name, known.name, name), ...numberChanges(say, known, contact)]
        : [say.added(name, spoken(say, number), place + 1, length)]),
      ...dutyChanges(say, name, [known ?? {}, before], [contact, after]),
    ];
  });
  const isReordered = idsOf(stayed) !== idsOf(remaining);
  return [
    ...before.contacts
      .filter(({ id }) => !ids.has(id))
      .map((one) => gone(say, one, after, replace)),
    ...others,
    ...(isReordered ? [say.changed(say.order, inOrder(stayed), inOrder(remaining))] : []),
  ];
}

type Tell<K extends SettingKind> = (
  say: Say,
  was: SettingValues[K],
  is: SettingValues[K],
  row: SettingRow,
  /** The whole settings before and after, and the contacts that take the place of removed ones. */
  all: { readonly before: Campus; readonly after: Campus; readonly replace: Replace },
) => readonly string[];

const tellText: Tell<'line' | 'number' | 'address'> = (say, was, is, row) => {
  if (!('told' in row)) return [];
  const none = say.told(row.told.none);
  return changed(say, say.told(row.told.what), was || none, is || none);
};

/** The functions that tell how a setting of each kind changed, in the order of the email. */
const TELL: { readonly [K in SettingKind]: Tell<K> } = {
  line: tellText,
  emergency: (say, was, is) => [
    ...changed(say, say.emergencyNumber, spoken(say, was.number), spoken(say, is.number)),
    ...changed(say, say.emergencyWords, was.words, is.words),
  ],
  number: tellText,
  areas: areaChanges,
  contacts: (say, _was, _is, _row, { before, after, replace }) =>
    contactChanges(say, before, after, replace),
  synonyms: () => [],
  language: () => [],
  address: tellText,
  choice: (say, was, is) => (was === is ? [] : [is ? say.needsSecond : say.needsNone]),
};

const KINDS = Object.keys(TELL) as readonly SettingKind[];

/** Tells how some settings changed, in lines with the old and the new value (ACTS-2). */
export function settingChanges(
  before: CampusSettings,
  after: CampusSettings,
  members: readonly SettingMember[],
  replace: Replace = {},
  say: Say = changeMessages,
): readonly string[] {
  const inTurn = members.toSorted(
    (a, b) => KINDS.indexOf(settingRow(a).kind) - KINDS.indexOf(settingRow(b).kind),
  );
  return inTurn.flatMap((member) => {
    const row = settingRow(member);
    const tell = TELL[row.kind] as Tell<SettingKind>;
    const all = { before, after, replace };
    return tell(say, settingIn(before, member), settingIn(after, member), row, all);
  });
}

/** Tells whom phones call since the campus was changed, or nothing if that did not change. */
export const callChanges = (
  before: Campus,
  after: Campus,
  replace?: Replace,
  say?: Say,
): readonly string[] => settingChanges(before, after, CALL_MEMBERS, replace, say);
