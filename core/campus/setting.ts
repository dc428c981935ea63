import type { IssueCategory } from '../base/category.ts';
import type { Language } from '../base/language.ts';
import { LIMITS } from '../base/limits.ts';
import type { Contact } from './contact.ts';

/** An area: a part of a campus with its own people on duty (AREAS-1). */
export type Area = { readonly id: string; readonly name: string };

/** The kinds of member of the settings, each with what a member of it holds. */
export type SettingValues = {
  line: string;
  /** The words for the emergency services, and the number to dial for them. */
  emergency: { readonly words: string; readonly number: string };
  /** A number as somebody writes it. It is '' until it is set. */
  number: string;
  /** The contacts in the order of the campus. The first one that suits is shown beside the emergency call. */
  contacts: readonly Contact[];
  /** The search words by category. */
  synonyms: Readonly<Partial<Record<IssueCategory, readonly string[]>>>;
  areas: readonly Area[];
  /** The address of a form, or '' if there is none. */
  address: string;
  choice: boolean;
  /** The code of a language, or '' for the original. */
  language: Language | '';
};

export type SettingKind = keyof SettingValues;

/** The kinds whose changes are told in one line with the old and the new text. */
type TextKind = 'line' | 'number' | 'address';

/**
 * The rule for how a member may change. `calls` decides which number a phone dials: it needs a proof, and
 * waits for a second person if the campus requires one (SESSION-15, REVIEW-7). `named` needs a proof only if
 * it adds something new to dial. `free` needs nothing. `alone` is saved by itself, apart from the campus, and
 * needs a proof.
 */
type SettingChange =
  | { readonly change: 'calls' | 'named' | 'free' }
  | { readonly change: 'alone'; readonly isOnPhones: boolean };

export type SettingRow = SettingChange & {
  /** The most characters, words of a category or items. For a choice it is 1. */
  readonly most: number;
  /** True if the member is present even if it is empty. Otherwise an empty member is absent. */
  readonly isAlways: boolean;
} & (
    | {
        readonly kind: TextKind;
        /** The words that tell owners of a change, and the words for an empty value (ACTS-2). */
        readonly told: { readonly what: string; readonly none: string };
      }
    | { readonly kind: Exclude<SettingKind, TextKind> }
  );

/** The one list of a campus's settings, in the order of problems. All code that reads, checks or tells settings loops over it (SETTINGS-8). */
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
  /** The search words that find the issues of a category besides its name. */
  synonyms: { kind: 'synonyms', most: LIMITS.synonyms, isAlways: true, change: 'free' },
  /** The language for people who have chosen none (LANG-10): for emails, and for pages if the app does not offer the browser's language. */
  language: { kind: 'language', most: 1, isAlways: false, change: 'free' },
  /** The areas of the campus. They are absent if it has none. */
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

/** The members that are saved one by one. */
export type AloneMember = MembersThat<{ change: 'alone' }>;
export type CampusMember = Exclude<SettingMember, AloneMember>;
/** The members that decide which number a phone dials. */
export type CallMember = MembersThat<{ change: 'calls' }>;

/** The members whose change needs a proof only if it adds something new to dial. */
export type NamedMember = CampusMember & MembersThat<{ change: 'named'; kind: 'line' }>;

type Always = CampusMember & MembersThat<{ isAlways: true }>;

/** The settings of a campus that are sent together with the library (SETTINGS-1). */
export type Campus = { readonly [M in Always]: ValueOf<M> } & {
  readonly [M in Exclude<CampusMember, Always>]?: ValueOf<M>;
};

/** The part of a campus that says whom texts can name and whom phones call. */
export type Directory = Pick<Campus, 'emergency' | 'contacts'>;

/** The settings that are saved one by one. An absent one is not mentioned. */
export type AloneSettings = { readonly [M in AloneMember]?: ValueOf<M> };

/** The settings that are saved one by one and that phones have. */
export type AloneOnPhones = Pick<AloneSettings, AloneMember & MembersThat<{ isOnPhones: true }>>;

export type CampusSettings = Campus & AloneSettings;
