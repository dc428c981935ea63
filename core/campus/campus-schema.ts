import { Type, type Static, type TSchema } from 'typebox';
import { ISSUE_CATEGORIES, type IssueCategory } from '../base/category.ts';
import { LIMITS } from '../base/limits.ts';
import type { Contact as ContactOfTable, ContactKind, ContactMember } from './contact.ts';
import { CONTACT_MEMBERS, memberRow } from './contact-members.ts';
import { ADVISOR_SIGN_INS } from '../people/advisor-proof.ts';
import { closed } from '../base/schema.ts';
import { Urgent } from './urgent-schema.ts';

// Four times the limit: `problemsInCampus` names a text that is somewhat too long in words, instead of a refused form.
const text = (max: number) => Type.String({ maxLength: max * 4 });

const Categories = Type.Unsafe<readonly IssueCategory[]>(
  Type.Array(Type.Enum(ISSUE_CATEGORIES as [...typeof ISSUE_CATEGORIES]), {
    maxItems: ISSUE_CATEGORIES.length,
  }),
);

const AreaIds = Type.Unsafe<readonly string[]>(
  Type.Array(text(LIMITS.contactId), { maxItems: LIMITS.areas }),
);

/** The form of each kind of member of a contact. */
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

/** Somebody to call (CONTACT-1). */
const Contact = Type.Unsafe<ContactOfTable>(
  Type.Object(
    Object.fromEntries(CONTACT_MEMBERS.map((member) => [member, formOf(member)])),
    closed,
  ),
);
export type Contact = Static<typeof Contact>;

const Words = Type.Optional(Type.Array(text(LIMITS.synonym), { maxItems: LIMITS.synonyms * 4 }));

const Synonyms = Type.Unsafe<Readonly<Partial<Record<IssueCategory, readonly string[]>>>>(
  Type.Object(Object.fromEntries(ISSUE_CATEGORIES.map((name) => [name, Words])), closed),
);

/** A part of a campus that has people on duty of its own (AREAS-1). */
export const Area = Type.Object(
  { id: text(LIMITS.contactId), name: text(LIMITS.areaName) },
  closed,
);
export type Area = Readonly<Static<typeof Area>>;

/** The settings of a campus as they travel with the library (SETTINGS-1). */
export const Campus = Type.Object(
  {
    name: text(LIMITS.campusName),
    /** The words for the emergency services, and the number to dial for them. */
    emergency: Type.Object(
      { words: text(LIMITS.emergencyWords), number: text(LIMITS.contactNumber) },
      closed,
    ),
    /** The campus's own number, through which an extension such as 'x4411' is dialled (CONTACT-11). */
    main: Type.Optional(text(LIMITS.contactNumber)),
    /** The contacts in the campus's order: the first ones that suit are shown beside the emergency call. */
    contacts: Type.Unsafe<readonly Contact[]>(
      Type.Array(Contact, { maxItems: LIMITS.contacts * 4 }),
    ),
    /** Further words by which the search finds the issues of a category. */
    synonyms: Synonyms,
    /** Absent where a campus has none. */
    areas: Type.Optional(
      Type.Unsafe<readonly Area[]>(Type.Array(Area, { maxItems: LIMITS.areas * 4 })),
    ),
  },
  closed,
);
export type Campus = Readonly<Static<typeof Campus>>;

type Withdrawn = { readonly _id: string; readonly urgent: Urgent };

/** The campus as a phone has it: times of an advisor's night are written in its time zone (TIMELINE-2). */
export const CampusHere = Type.Object(
  {
    ...Campus.properties,
    timeZone: Type.String(),
    /** The address of its report form, with placeholders; absent where it has none (REPORT-3). */
    report: Type.Optional(Type.String()),
    /**
     * The urgent corrections of issues that are no longer published, for walks that go on; absent if there are none
     * (WALK-30).
     */
    withdrawn: Type.Optional(
      Type.Unsafe<readonly Withdrawn[]>(
        Type.Array(Type.Object({ _id: Type.String(), urgent: Urgent })),
      ),
    ),
  },
  closed,
);
export type CampusHere = Readonly<Static<typeof CampusHere>>;

/**
 * The facts of a campus that anybody may read (CAMPUS-1): some are settings, some come from its server's environment.
 */
export const CampusFacts = Type.Object({
  name: Type.String(),
  timeZone: Type.String(),
  publicUrl: Type.String(),
  poweredByUrl: Type.String(),
  /** The ways in which administrators sign in. */
  signIn: Type.Object({
    campus: Type.Boolean(),
    passwords: Type.Boolean(),
    /** Only where there are any. */
    passkeys: Type.Optional(Type.Boolean()),
  }),
  /** The source of advisors' names. */
  advisorSignIn: Type.Enum([...ADVISOR_SIGN_INS]),
});

/** An issue that names a contact. */
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

/** A change of the numbers that phones call, which a second person has to approve (REVIEW-7). */
export const WaitingCalls = Type.Object({
  /** The settings as they would be. */
  campus: Campus,
  replace: Replaced,
  /** Names whoever asked for it last; null if the account is gone. */
  by: Type.Union([Type.String(), Type.Null()]),
  /** A UTC ISO instant. */
  at: Type.String(),
  /** Says that the reader asked for it, and so does not approve it. */
  isOwn: Type.Boolean(),
});
export type WaitingCalls = Static<typeof WaitingCalls>;

/** The settings as administrators get them (SETTINGS-2): `uses` lists the issues by the contact they name. */
export const Settings = Type.Object({
  campus: Campus,
  version: Type.Integer(),
  /** The value of `TIME_ZONE`, which no setting changes, since stored days depend on it. */
  timeZone: Type.String(),
  uses: Type.Record(Type.String(), Type.Array(ContactUse)),
  /** There while publishing needs a second person (REVIEW-1). */
  secondPerson: Type.Optional(Type.Boolean()),
  /** Present while a change of the numbers that phones call waits for a second person (REVIEW-7). */
  waiting: Type.Optional(WaitingCalls),
  /** The address of the campus's own report form; '' or absent where it has none (REPORT-1). */
  report: Type.Optional(Type.String()),
});
export type Settings = Static<typeof Settings>;
