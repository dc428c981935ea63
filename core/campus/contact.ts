import type { IssueCategory } from '../base/category.ts';
import { LIMITS } from '../base/limits.ts';

/** The kinds of member of a contact, each with what a member of it holds. */
export type ContactValues = {
  /** Letters, digits and hyphens that no other contact has. */
  id: string;
  name: string;
  /** A number as it is written, '' until it is set. */
  number: string;
  /** The number to dial if that is more than digits: found from the written one, never typed. */
  dialed: string;
  /** A line for people, without references to contacts. */
  words: string;
  categories: readonly IssueCategory[];
  /** The ids of areas. */
  areas: readonly string[];
  /** When it is on duty, in the words of `formatHours`. */
  hours: string;
  /** The words that contacts share who stand in for each other. */
  role: string;
};

export type ContactKind = keyof ContactValues;

export type ContactRow = {
  /** The most characters, or areas. */
  readonly most: number;
  /** True if the member is there even while it is empty; others are then absent. */
  readonly isAlways: boolean;
  /** The names of its column in a pasted list (AREAS-12). */
  readonly column?: RegExp;
  readonly otherColumn?: RegExp;
} & (
  | { readonly kind: 'id' | 'name' | 'number' | 'dialed' }
  | {
      readonly kind: Exclude<ContactKind, 'id' | 'name' | 'number' | 'dialed'>;
      /** The words that tell owners of a change, and those for an empty value (ACTS-2). */
      readonly told: { readonly what: string; readonly none: string };
    }
);

/** The one list of a contact's members, in the order of problems: all that reads, checks or tells them loops over it (CONTACT-13). */
export const CONTACT = {
  id: { kind: 'id', most: LIMITS.contactId, isAlways: true },
  name: {
    kind: 'name',
    most: LIMITS.contactName,
    isAlways: true,
    column: /^(contact )?(names?|contacts?|who|person|people)$/,
    /** The headings that are for it if no other column is. */
    otherColumn:
      /^(staff|desk|office|service|department|position|title|roles?|unit|team|agency|resource|company|provider|vendor|organi[sz]ation|on[- ]call)$/,
  },
  number: {
    kind: 'number',
    most: LIMITS.contactNumber,
    isAlways: true,
    column:
      /^(contact |tele|duty |on-call |on call |after[- ]hours )?(phone|numbers?|telephone|tel|mobile|cell|extension)( (number|no\.?))?$/,
  },
  /** The digits to dial if the number has letters or an extension (CONTACT-11). */
  dial: { kind: 'dialed', most: LIMITS.contactNumber, isAlways: false },
  /** When to call them, in words. */
  when: {
    kind: 'words',
    most: LIMITS.contactWhen,
    isAlways: true,
    column: /^(when( to call)?|notes|comments?|remarks?)$/,
    told: { what: 'When to call', none: 'nothing' },
  },
  /** None are all of them. */
  categories: {
    kind: 'categories',
    most: Infinity,
    isAlways: true,
    column: /^categor(y|ies)$/,
    told: { what: 'Categories for', none: 'all' },
  },
  /** Absent is the whole campus (AREAS-2). */
  areas: {
    kind: 'areas',
    most: LIMITS.areas,
    isAlways: false,
    column: /^(areas?|zones?|buildings?|halls?|where|location|community|communities)$/,
    told: { what: 'Areas for', none: 'whole campus' },
  },
  /** Absent is always (AREAS-3). */
  hours: {
    kind: 'hours',
    most: LIMITS.contactHours,
    isAlways: false,
    column:
      /^((duty|on-call|on call) )?(hours|times?|schedule|shift|on duty|hours on duty|open|when open|availability|available)$/,
    told: { what: 'Hours for', none: 'always' },
  },
  /** The role that lets contacts stand in for each other in texts (AREAS-6). */
  role: {
    kind: 'role',
    most: LIMITS.contactRole,
    isAlways: false,
    column: /^(shared )?roles?$/,
    told: { what: 'Role for', none: 'none' },
  },
  /** A line about them, shown under the name and never in a text (CONTACT-14). */
  note: {
    kind: 'words',
    most: 80,
    isAlways: false,
    column: /^note$/,
    told: { what: 'Note for', none: 'none' },
  },
} as const satisfies Record<string, ContactRow>;

type Table = typeof CONTACT;
export type ContactMember = keyof Table;
type ValueOf<M extends ContactMember> = ContactValues[Table[M]['kind']];
type MembersThat<A extends boolean> = {
  [M in ContactMember]: Table[M]['isAlways'] extends A ? M : never;
}[ContactMember];

/** Somebody to call (CONTACT-1). */
export type Contact = { readonly [M in MembersThat<true>]: ValueOf<M> } & {
  readonly [M in MembersThat<false>]?: ValueOf<M>;
};

export type ContactValue = ContactValues[ContactKind];

/** The members that somebody types or chooses: all but the id and what follows from another. */
export type TypedMember = {
  [M in ContactMember]: Table[M]['kind'] extends 'id' | 'dialed' ? never : M;
}[ContactMember];
