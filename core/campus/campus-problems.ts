import { ISSUE_CATEGORIES, type IssueCategory } from '../base/category.ts';
import { isLanguage, ORIGINAL } from '../base/language.ts';
import { LIMITS } from '../base/limits.ts';
import { EMERGENCY } from './campus.ts';
import type { Contact } from './contact.ts';
import { legalContact, problemsInContact } from './contact-problems.ts';
import { problemInReportForm } from './report-form.ts';
import type {
  Area,
  Campus,
  CampusSettings,
  MembersOf,
  SettingKind,
  SettingMember,
  SettingValues,
  ValueOf,
} from './setting.ts';
import { CAMPUS_MEMBERS, settingIn, settingRow, settingsOf } from './setting-members.ts';
import {
  plainNumber,
  problemsInId,
  problemsInName,
  problemsInNumber,
  problemsInText,
  type CampusProblem,
} from './text-problems.ts';

const idsOf = (some: readonly { id: string }[]): string[] => some.map(({ id }) => id);

type CheckSetting<K extends SettingKind> = (
  field: MembersOf<K>,
  value: SettingValues[K],
  most: number,
  campus: Campus,
) => CampusProblem[];

function problemsInContacts(
  field: MembersOf<'contacts'>,
  contacts: readonly Contact[],
  most: number,
  { areas = [], main = '' }: Campus,
): CampusProblem[] {
  if (contacts.length > most) return [{ field, code: 'TOO_MANY' }];
  const ids = idsOf(contacts);
  return contacts.flatMap((contact, place) => {
    const isTaken = contact.id === EMERGENCY || ids.indexOf(contact.id) < place;
    return problemsInContact(field, contact, place, { areas: idsOf(areas), main, isTaken });
  });
}

/** Lists what is wrong with areas: each has an id and a name that no other one has (AREAS-1). */
function problemsInAreas(
  field: MembersOf<'areas'>,
  areas: readonly Area[],
  most: number,
): CampusProblem[] {
  if (areas.length > most) return [{ field, code: 'TOO_MANY' }];
  const ids = idsOf(areas);
  const names = areas.map(({ name }) => name.trim().toLowerCase());
  return areas.flatMap(({ id, name }, place): CampusProblem[] => {
    const at = `${field}.${place}` as const;
    const isTwice = names.indexOf(name.trim().toLowerCase()) < place;
    const inName = problemsInName(`${at}.name`, name, LIMITS.areaName);
    const problems: { readonly [M in keyof Area]-?: CampusProblem[] } = {
      id: problemsInId(`${at}.id`, id, ids.indexOf(id) < place),
      name: isTwice && inName.length === 0 ? [{ field: `${at}.name`, code: 'TAKEN' }] : inName,
    };
    return Object.values(problems).flat();
  });
}

function problemsInSynonyms(
  field: `${MembersOf<'synonyms'>}.${IssueCategory}`,
  words: readonly string[],
  most: number,
): CampusProblem[] {
  if (legalWords(words).length > most) return [{ field, code: 'TOO_MANY' }];
  return words.flatMap((word) => problemsInText(field, word, LIMITS.synonym)).slice(0, 1);
}

const CHECK_SETTING: { readonly [K in SettingKind]: CheckSetting<K> } = {
  line: problemsInText,
  emergency: (field, { words, number }, most) => [
    ...problemsInName(`${field}.words`, words, most),
    ...problemsInNumber(`${field}.number`, number),
  ],
  number: (field, number) => problemsInNumber(field, number),
  contacts: problemsInContacts,
  synonyms: (field, synonyms, most) =>
    ISSUE_CATEGORIES.flatMap((category) =>
      problemsInSynonyms(`${field}.${category}`, synonyms[category] ?? [], most),
    ),
  areas: problemsInAreas,
  address: (field, address) => {
    const code = problemInReportForm(address.trim());
    return code ? [{ field, code }] : [];
  },
  choice: () => [],
  language: () => [],
};

/** Lists what is wrong with some settings of a campus (SETTINGS-4). The editor shows these problems, and the server refuses settings that have any. */
export function problemsInSettings(
  settings: CampusSettings,
  members: readonly SettingMember[],
): CampusProblem[] {
  return members.flatMap((member) => {
    const { kind, most } = settingRow(member);
    const check = CHECK_SETTING[kind] as CheckSetting<SettingKind>;
    return check(member, settingIn(settings, member), most, settings);
  });
}

/** Lists what is wrong with the settings that are sent together. */
export const problemsInCampus = (campus: Campus): CampusProblem[] =>
  problemsInSettings(campus, CAMPUS_MEMBERS);

/** Returns each search word once, without the spaces around it. */
function legalWords(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))];
}

// All members are required here, so that the compiler names a new one instead of letting it be dropped.
const legalArea = ({ id, name }: Area): Required<Area> => ({ id, name: name.trim() });

type LegalSetting<K extends SettingKind> = (
  value: SettingValues[K],
  campus: Campus,
) => SettingValues[K];

const LEGAL_SETTING: { readonly [K in SettingKind]: LegalSetting<K> } = {
  line: (line) => line.trim(),
  emergency: ({ words, number }) => ({ words: words.trim(), number: plainNumber(number) }),
  number: plainNumber,
  contacts: (contacts, { areas = [], main = '' }) =>
    contacts.map((contact) => legalContact(contact, areas, plainNumber(main))),
  synonyms: (synonyms) =>
    Object.fromEntries(
      ISSUE_CATEGORIES.map(
        (category) => [category, legalWords(synonyms[category] ?? [])] as const,
      ).filter(([, words]) => words.length > 0),
    ),
  areas: (areas) => areas.map(legalArea),
  address: (address) => address.trim(),
  choice: (choice) => choice,
  language: (language) => (isLanguage(language) && language !== ORIGINAL ? language : ''),
};

export function legalSetting<M extends SettingMember>(
  settings: CampusSettings,
  member: M,
): ValueOf<M> {
  const legal = LEGAL_SETTING[settingRow(member).kind] as LegalSetting<SettingKind>;
  return legal(settingIn(settings, member), settings) as ValueOf<M>;
}

/** Makes the settings in the form in which they are stored, or returns undefined if `problemsInCampus` finds a problem. */
export function legalCampus(campus: Campus): Campus | undefined {
  if (problemsInCampus(campus).length > 0) return undefined;
  return settingsOf(CAMPUS_MEMBERS, (member) => legalSetting(campus, member));
}
