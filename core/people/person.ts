import { Type, type Static } from 'typebox';
import { LANGUAGES } from '../base/language.ts';
import { LIMITS } from '../base/limits.ts';
import { TextOrNull, nullable } from '../base/schema.ts';
import { OwnCategories } from './own-categories.ts';
import { ROLES } from './role.ts';

/** The states of an administrator: able to sign in, not yet accepted the invitation, or no longer able to sign in. */
const PERSON_STATES = ['active', 'invited', 'disabled'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** The role of an account (ROLE-1). */
export const AccountRole = Type.Enum([...ROLES]);

/** An administrator as the others see them. Instants are UTC ISO text. */
export const Person = Type.Object({
  _id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  state: Type.Enum([...PERSON_STATES]),
  role: AccountRole,
  /** True if the campus account gives the role, as it does again at each sign-in (SIGNIN-40). */
  isRoleOfCampus: Type.Optional(Type.Boolean()),
  /** The categories of an author who is limited to some (ROLE-9). */
  categories: Type.Optional(OwnCategories),
  /** The time of the last sign-in, null before the first. */
  lastSignInAt: TextOrNull,
  isSignedIn: Type.Boolean(),
});
export type Person = Static<typeof Person>;

/** The query of the list: a page, counted from 1, of people whose name or email has every word of `search` (ACCOUNTS-18). */
export const PeopleQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: LIMITS.email })),
  page: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,8}$' })),
  pageSize: Type.Optional(Type.String({ pattern: '^([1-9]\\d?|100)$' })),
});

/** A page of people, ordered by email. `found` counts those that match the search, `total` and `signedIn` all people. */
export const PeoplePage = Type.Object({
  people: Type.Array(Person),
  found: Type.Integer(),
  total: Type.Integer(),
  signedIn: Type.Integer(),
  isOneActive: Type.Boolean(),
  /** True if only one owner can sign in. */
  isOneOwner: Type.Boolean(),
});
export type PeoplePage = Static<typeof PeoplePage>;

export const NamedPerson = Type.Object({ _id: Type.String(), name: Type.String() });
export type NamedPerson = Static<typeof NamedPerson>;

/** The new owner of the issues of an administrator who leaves, or null for nobody (ACCOUNTS-16). If it is absent, a disabled administrator keeps them. */
export const IssuesTo = nullable(Type.String({ maxLength: 100 }));

/** A live session as its owner sees it. A fact that is not known of the browser is null. */
export const SignIn = Type.Object({
  /** The id of the session, which does not open it. */
  _id: Type.String(),
  isThisOne: Type.Boolean(),
  startedAt: Type.String(),
  seenAt: Type.String(),
  address: TextOrNull,
  browser: TextOrNull,
  system: TextOrNull,
});
export type SignIn = Static<typeof SignIn>;

/** One's own account. `pendingEmail` becomes the email after somebody confirms it there (ACCOUNTS-11). */
export const Profile = Type.Object({
  email: Type.String(),
  name: Type.String(),
  pendingEmail: TextOrNull,
  /** True if the person wants emails about review dates (MAIL-5). */
  reminders: Type.Boolean(),
  /** The language that the person chose, for emails too (LANG-10). It is null if none was chosen, and absent from a former release. */
  language: nullable(Type.Enum([...LANGUAGES])),
});
export type Profile = Static<typeof Profile>;
