import type { IssueCategory } from '../base/category.ts';
import { LIMITS } from '../base/limits.ts';

/** The kinds of member of a contact, each with what a member of it holds. */
export type ContactValues = {
  /** An id of letters, digits and hyphens that no other contact has. */
  id: string;
  name: string;
  /** A number as somebody writes it. It is '' until it is set. */
  number: string;
  /** The number to dial if that is more than digits. The app finds it from the written number, and nobody types it. */
  dialed: string;
  /** A line for people, without references to contacts. */
  words: string;
  categories: readonly IssueCategory[];
  /** The ids of areas. */
  areas: readonly string[];
  /** The hours on duty, in the words of `formatHours`. */
  hours: string;
  /** The name that contacts share if they stand in for each other. */
  role: string;
};

export type ContactKind = keyof ContactValues;

export type ContactRow = {
  /** The most characters, or the most areas. */
  readonly most: number;
  /** True if the member is present even if it is empty. Otherwise an empty member is absent. */
  readonly isAlways: boolean;
  /** The pattern that recognizes its column in a pasted list by the heading (AREAS-12). */
  readonly column?: RegExp;
  readonly otherColumn?: RegExp;
} & (
  | { readonly kind: 'id' | 'name' | 'number' | 'dialed' }
  | {
      readonly kind: Exclude<ContactKind, 'id' | 'name' | 'number' | 'dialed'>;
      /** The words that tell owners of a change, and the words for an empty value (ACTS-2). */
      readonly told: { readonly what: string; readonly none: string };
    }
);

/** The one list of a contact's members, in the order of problems. All code that reads, checks or tells members loops over it (CONTACT-13). */
export const CONTACT = {
  id: { kind: 'id', most: LIMITS.contactId, isAlways: true },
  name: {
    kind: 'name',
    most: LIMITS.contactName,
    isAlways: true,
    column: /^(contact )?(names?|contacts?|who|person|people)$/,
    /** The headings that mean this member only if no other column is for it. */
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
  /** The time for calls to this contact, in words. */
  when: {
    kind: 'words',
    most: LIMITS.contactWhen,
    isAlways: true,
    column: /^(when( to call)?|notes|comments?|remarks?)$/,
    told: { what: 'When to call', none: 'nothing' },
  },
  /** The categories that the contact is for. An empty list means all of them. */
  categories: {
    kind: 'categories',
    most: Infinity,
    isAlways: true,
    column: /^categor(y|ies)$/,
    told: { what: 'Categories for', none: 'all' },
  },
  /** The areas that the contact is for. If they are absent, it is for the whole campus (AREAS-2). */
  areas: {
    kind: 'areas',
    most: LIMITS.areas,
    isAlways: false,
    column: /^(areas?|zones?|buildings?|halls?|where|location|community|communities)$/,
    told: { what: 'Areas for', none: 'whole campus' },
  },
  /** The hours on duty. If they are absent, the contact is always on duty (AREAS-3). */
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
  /** A line about the contact, shown under the name and never in a text (CONTACT-14). */
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

/** A contact, which is somebody to call (CONTACT-1). */
export type Contact = { readonly [M in MembersThat<true>]: ValueOf<M> } & {
  readonly [M in MembersThat<false>]?: ValueOf<M>;
};

export type ContactValue = ContactValues[ContactKind];

/** The members that somebody types or chooses: all but the id and those that follow from another member. */
export type TypedMember = {
  [M in ContactMember]: Table[M]['kind'] extends 'id' | 'dialed' ? never : M;
}[ContactMember];
