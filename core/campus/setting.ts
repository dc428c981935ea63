import type { IssueCategory } from '../base/category.ts';
import type { Language } from '../base/language.ts';
import { LIMITS } from '../base/limits.ts';
import type { Contact } from './contact.ts';

/** A part of a campus that has people on duty of its own (AREAS-1). */
export type Area = { readonly id: string; readonly name: string };

/** The kinds of member of the settings, each with what a member of it holds. */
export type SettingValues = {
  line: string;
  /** The words for the emergency services, and the number to dial for them. */
  emergency: { readonly words: string; readonly number: string };
  /** A number as it is written, '' until it is set. */
  number: string;
  /** In the order of the campus: the first ones that suit stand beside the emergency call. */
  contacts: readonly Contact[];
  /** Words of the search by category. */
  synonyms: Readonly<Partial<Record<IssueCategory, readonly string[]>>>;
  areas: readonly Area[];
  /** The address of a form, '' for none. */
  address: string;
  choice: boolean;
  /** '' for the original. */
  language: Language | '';
};

export type SettingKind = keyof SettingValues;

/** Kinds whose changes are told as one line of the old and the new text. */
type TextKind = 'line' | 'number' | 'address';

/**
 * The rule for who may change a member. `calls` decides which number a phone dials: it asks for a proof, and waits where
 * a second person is needed (SESSION-15, REVIEW-7). `named` does so only for something new to dial in it. `free` asks for
 * nothing. `alone` is saved by itself, beside the campus, and asks for a proof.
 */
type SettingChange =
  | { readonly change: 'calls' | 'named' | 'free' }
  | { readonly change: 'alone'; readonly isOnPhones: boolean };

export type SettingRow = SettingChange & {
  /** The most characters, words of a category or items; a choice is one. */
  readonly most: number;
  /** True if it is there even while it is empty; any other is then absent. */
  readonly isAlways: boolean;
} & (
    | {
        readonly kind: TextKind;
        /** The words that tell owners of a change, and those for an empty value (ACTS-2). */
        readonly told: { readonly what: string; readonly none: string };
      }
    | { readonly kind: Exclude<SettingKind, TextKind> }
  );

/** The one list of what a campus sets, in the order of problems: all that reads, checks or tells it loops over it (SETTINGS-8). */
export const SETTINGS = {
  name: {
    kind: 'line',
    most: LIMITS.campusName,
    isAlways: true,
    change: 'named',
    told: { what: 'Campus name', none: 'none' },
  },
  emergency: {
    kind: 'emergency',
    most: LIMITS.emergencyWords,
    isAlways: true,
    change: 'calls',
  },
  /** The campus's own number, through which an extension such as 'x4411' is dialed (CONTACT-11). */
  main: {
    kind: 'number',
    most: LIMITS.contactNumber,
    isAlways: false,
    change: 'calls',
    told: { what: 'Main number', none: 'no number' },
  },
  contacts: { kind: 'contacts', most: LIMITS.contacts, isAlways: true, change: 'calls' },
  /** Further words by which the search finds the issues of a category. */
  synonyms: { kind: 'synonyms', most: LIMITS.synonyms, isAlways: true, change: 'free' },
  /** The language for people who have chosen none: of pages if the browser's is not offered, and of mails (LANG-10). */
  language: { kind: 'language', most: 1, isAlways: false, change: 'free' },
  /** Absent if a campus has none. */
  areas: { kind: 'areas', most: LIMITS.areas, isAlways: false, change: 'calls' },
  /** The address of the campus's own report form, with placeholders (REPORT-1). */
  report: {
    kind: 'address',
    most: LIMITS.reportForm,
    isAlways: true,
    change: 'alone',
    isOnPhones: true,
    told: { what: 'Address', none: 'none' },
  },
  /** True if publishing needs a second person (REVIEW-1). */
  secondPerson: {
    kind: 'choice',
    most: 1,
    isAlways: false,
    change: 'alone',
    isOnPhones: false,
  },
} as const satisfies Record<string, SettingRow>;

type Table = typeof SETTINGS;
export type SettingMember = keyof Table;

export type ValueOf<M extends SettingMember> = SettingValues[Table[M]['kind']];

export type MembersOf<K extends SettingKind> = {
  [M in SettingMember]: Table[M]['kind'] extends K ? M : never;
}[SettingMember];

type MembersThat<R> = {
  [M in SettingMember]: Table[M] extends R ? M : never;
}[SettingMember];

/** The members that are saved by themselves. */
export type AloneMember = MembersThat<{ change: 'alone' }>;
export type CampusMember = Exclude<SettingMember, AloneMember>;
/** The members that decide which number a phone dials. */
export type CallMember = MembersThat<{ change: 'calls' }>;

/** The members that ask for a proof only if there is something new to dial in them. */
export type NamedMember = CampusMember & MembersThat<{ change: 'named'; kind: 'line' }>;

type Always = CampusMember & MembersThat<{ isAlways: true }>;

/** The settings of a campus that travel as one with the library (SETTINGS-1). */
export type Campus = { readonly [M in Always]: ValueOf<M> } & {
  readonly [M in Exclude<CampusMember, Always>]?: ValueOf<M>;
};

/** The part of a campus that says whom a text can name and who is called. */
export type Directory = Pick<Campus, 'emergency' | 'contacts'>;

/** The settings that are saved by themselves; one that is absent is not said. */
export type AloneSettings = { readonly [M in AloneMember]?: ValueOf<M> };

/** The part of these settings that phones have. */
export type AloneOnPhones = Pick<AloneSettings, AloneMember & MembersThat<{ isOnPhones: true }>>;

export type CampusSettings = Campus & AloneSettings;
