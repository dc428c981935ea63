import { Type, type Static, type TOptional, type TSchema, type TUnsafe } from 'typebox';
import type { ProcedureLanguage } from '../base/procedure-languages.ts';
import { ISSUE_CATEGORIES, type IssueCategory } from '../base/category.ts';
import { LANGUAGES } from '../base/language.ts';
import { LIMITS } from '../base/limits.ts';
import type { Contact as ContactOfTable, ContactKind, ContactMember } from './contact.ts';
import { CONTACT_MEMBERS, memberRow } from './contact-members.ts';
import type {
  AloneMember,
  AloneOnPhones,
  Area,
  Campus as CampusOfTable,
  Directory,
  SettingKind,
  SettingMember,
  ValueOf,
} from './setting.ts';
import {
  ALONE_MEMBERS,
  ALONE_ON_PHONES,
  CAMPUS_MEMBERS,
  isAlone,
  settingRow,
} from './setting-members.ts';
import { ADVISOR_SIGN_INS } from '../people/advisor-proof.ts';
import { closedObject, TextOrNull } from '../base/schema.ts';
import { Urgent } from './urgent-schema.ts';

// The schema allows four times the limit, so that `problemsInCampus` can explain a text that is somewhat too long.
const text = (max: number) => Type.String({ maxLength: max * 4 });

const Categories = Type.Unsafe<readonly IssueCategory[]>(
  Type.Array(Type.Enum(ISSUE_CATEGORIES as [...typeof ISSUE_CATEGORIES]), {
    maxItems: ISSUE_CATEGORIES.length,
  }),
);

const AreaIds = Type.Unsafe<readonly string[]>(
  Type.Array(text(LIMITS.contactId), { maxItems: LIMITS.areas }),
);

const FORMS: Record<ContactKind, (most: number) => TSchema> = {
  id: text,
  name: text,
  number: text,
  dialed: text,
  words: text,
  categories: () => Categories,
  areas: () => AreaIds,
  hours: text,
  role: text,
};

function formOf(member: ContactMember): TSchema {
  const { kind, most, isAlways } = memberRow(member);
  const form = FORMS[kind](most);
  return isAlways ? form : Type.Optional(form);
}

/** A contact, which is somebody to call (CONTACT-1). */
const Contact = Type.Unsafe<ContactOfTable>(
  closedObject(Object.fromEntries(CONTACT_MEMBERS.map((member) => [member, formOf(member)]))),
);

const Words = Type.Optional(Type.Array(text(LIMITS.synonym), { maxItems: LIMITS.synonyms * 4 }));

const AREA = { id: text(LIMITS.contactId), name: text(LIMITS.areaName) } satisfies Record<
  keyof Area,
  TSchema
>;

const SETTING_FORMS: Record<SettingKind, (most: number) => TSchema> = {
  line: text,
  emergency: (most) => closedObject({ words: text(most), number: text(LIMITS.contactNumber) }),
  number: text,
  contacts: (most) => Type.Array(Contact, { maxItems: most * 4 }),
  synonyms: () => closedObject(Object.fromEntries(ISSUE_CATEGORIES.map((name) => [name, Words]))),
  areas: (most) => Type.Array(closedObject(AREA), { maxItems: most * 4 }),
  address: text,
  choice: () => Type.Boolean(),
  language: () => Type.Enum(['', ...LANGUAGES]),
};

function formsOf(members: readonly SettingMember[]): Record<string, TSchema> {
  const entries = members.map((member) => {
    const { kind, most, isAlways } = settingRow(member);
    const form = SETTING_FORMS[kind](most);
    return [member, isAlways && !isAlone(member) ? form : Type.Optional(form)] as const;
  });
  return Object.fromEntries(entries);
}

/** The settings of a campus as they travel with the library (SETTINGS-1). */
export const Campus = Type.Unsafe<CampusOfTable>(closedObject(formsOf(CAMPUS_MEMBERS)));

/** The settings that are saved one by one, apart from the campus. One that is absent stays as it is (SETTINGS-4). */
export const ALONE_FORMS = formsOf(ALONE_MEMBERS) as {
  [M in AloneMember]: TOptional<TUnsafe<ValueOf<M>>>;
};

/** The part of a campus that is needed to read a text with references. */
export const Named = Type.Unsafe<Directory>(closedObject(formsOf(['emergency', 'contacts'])));

type Withdrawn = { readonly _id: string; readonly urgent: Urgent };

const Here = Type.Object({
  timeZone: Type.String(),
  /** A mark that somebody is told about escalations and can answer (ESCALATE-6). It is absent if nobody is. */
  told: Type.Optional(Type.Literal(true)),
  /** The phones that may ask who is on duty: those with a proven name, or all (ROTA-10). It is absent if no contact has a duty calendar. */
  rota: Type.Optional(Type.Enum(['proven', 'all'])),
  /** The issue for each taught search, by the words of the search (SEARCH-25). It is absent if no search was taught. */
  taught: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** The number of published issues that can be read in each other language (TRANSLATE-7). It is absent if there are none. */
  languages: Type.Optional(
    Type.Unsafe<{ readonly [L in ProcedureLanguage]?: number }>(
      Type.Record(Type.String(), Type.Integer()),
    ),
  ),
  /** The urgent corrections of issues that are no longer published, for walks that still go on. It is absent if there are none (WALK-26). */
  withdrawn: Type.Optional(
    Type.Unsafe<readonly Withdrawn[]>(
      Type.Array(Type.Object({ _id: Type.String(), urgent: Urgent })),
    ),
  ),
});

/** The campus as a phone has it, with the time zone in which it writes the times of an advisor's night (TIMELINE-2). */
export const CampusHere = Type.Unsafe<
  CampusOfTable & AloneOnPhones & Readonly<Static<typeof Here>>
>(closedObject({ ...formsOf([...CAMPUS_MEMBERS, ...ALONE_ON_PHONES]), ...Here.properties }));
export type CampusHere = Static<typeof CampusHere>;

/** The facts of a campus that anybody may read (CAMPUS-1). Some are settings, and some come from the server's environment. */
export const CampusFacts = Type.Object({
  name: Type.String(),
  timeZone: Type.String(),
  publicUrl: Type.String(),
  poweredByUrl: Type.String(),
  /** The ways in which administrators sign in. */
  signIn: Type.Object({
    campus: Type.Boolean(),
    passwords: Type.Boolean(),
    /** A mark that passkeys may be used, present only if they may. */
    passkeys: Type.Optional(Type.Boolean()),
  }),
  /** The source of advisors' names. */
  advisorSignIn: Type.Enum([...ADVISOR_SIGN_INS]),
});

export const ContactUse = Type.Object({
  _id: Type.String(),
  title: Type.String(),
  isArchived: Type.Boolean(),
});
export type ContactUse = Static<typeof ContactUse>;

/** Maps the id of a contact that goes to the id of the one that takes its place in the texts (SETTINGS-5). */
export const Replaced = Type.Record(
  Type.String(),
  Type.String({ maxLength: LIMITS.contactId * 4 }),
  { maxProperties: LIMITS.contacts * 4 },
);

/** A change of the numbers that phones call, which waits for the approval of a second person (REVIEW-7). */
export const WaitingCalls = Type.Object({
  /** The settings as they would be after the approval. */
  campus: Campus,
  replace: Replaced,
  /** Names the person who last asked for it; null if the account is gone. */
  by: TextOrNull,
  /** The time of the request, a UTC ISO instant. */
  at: Type.String(),
  /** Tells whether the reader asked for the change, and so cannot approve it. */
  isOwn: Type.Boolean(),
});
export type WaitingCalls = Static<typeof WaitingCalls>;

/** The settings as administrators get them (SETTINGS-2). `uses` lists, for each contact, the issues that name it. */
export const Settings = Type.Object({
  campus: Campus,
  version: Type.Integer(),
  /** The value of `TIME_ZONE`, which no setting changes, since stored days depend on it. */
  timeZone: Type.String(),
  uses: Type.Record(Type.String(), Type.Array(ContactUse)),
  /** Present while a change of the numbers that phones call waits for a second person (REVIEW-7). */
  waiting: Type.Optional(WaitingCalls),
  ...ALONE_FORMS,
});
export type Settings = Static<typeof Settings>;
