import type { IssueCategory } from '../base/category.ts';
import { LIMITS } from '../base/limits.ts';
import { LAST_PLACE } from './place.ts';
import { situationInWords } from './situation-in-words.ts';

/** The kinds of detail: words, a category, a day YYYY-MM-DD, words with contacts, an administrator's id, a list of phrases, a place from 1. */
export type DetailKind =
  | 'words'
  | 'category'
  | 'day'
  | 'words with contacts'
  | 'administrator'
  | 'phrases'
  | 'place';

export type Detail = {
  readonly kind: DetailKind;
  /** The column of `issue`, and of `revision` if a revision has the detail. It is null while the detail is empty. */
  readonly column: string;
  /** The most characters, not counting references to contacts. For a list it limits each phrase, and for a place it is the last place. */
  readonly most: number;
  /** The most phrases in a list. */
  readonly mostPhrases?: number;
  /** Returns a phrase in the form that screens show, or undefined if it is not allowed. The member is absent if every phrase is allowed. */
  readonly inWords?: (phrase: string) => string | undefined;
  readonly isRequired: boolean;
  readonly inRevision: boolean;
  readonly inFile: boolean;
  /** True if the detail is sent to advisors. */
  readonly forAdvisors: boolean;
  /** True if the detail is translated (TRANSLATE-2). */
  readonly inLanguages: boolean;
};

const FOR_ALL = {
  inRevision: true,
  inFile: true,
  forAdvisors: true,
  inLanguages: false,
} as const;
const TRANSLATED = { ...FOR_ALL, inLanguages: true } as const;

/** The one list of an issue's details, in the order of the fields. Saving, the wire, copies, exports, revisions, merges and translations loop over it. */
export const DETAILS = {
  title: { kind: 'words', column: 'title', most: LIMITS.title, isRequired: true, ...TRANSLATED },
  category: { kind: 'category', column: 'category', most: 100, isRequired: true, ...FOR_ALL },
  /** 'Do this first', a line that may name contacts (ISSUES-1). */
  firstAct: {
    kind: 'words with contacts',
    column: 'first_act',
    most: LIMITS.firstAct,
    isRequired: false,
    ...TRANSLATED,
  },
  /** Other names of the issue. Search finds them as if they were in its title (SEARCH-14). */
  alsoCalled: {
    kind: 'phrases',
    column: 'also_called',
    most: 40,
    mostPhrases: 10,
    isRequired: false,
    ...TRANSLATED,
  },
  /** The situations that an author added or removed: the search words for them find the issue or not (ISSUES-29). */
  situations: {
    kind: 'phrases',
    column: 'situations',
    most: 40,
    mostPhrases: 20,
    inWords: situationInWords,
    isRequired: false,
    ...FOR_ALL,
  },
  /** The place in the lists of the category, counted from the most urgent at 1 (ISSUES-27). */
  place: { kind: 'place', column: 'place', most: LAST_PLACE, isRequired: false, ...FOR_ALL },
  /** The day by which somebody should review the issue again (PUBLISH-11). */
  reviewBy: {
    kind: 'day',
    column: 'review_by',
    most: 10,
    isRequired: false,
    inRevision: false,
    inFile: true,
    forAdvisors: false,
    inLanguages: false,
  },
  /** The administrator who keeps the issue current (ISSUES-23). Only this server knows who it is. */
  owner: {
    kind: 'administrator',
    column: 'owner',
    most: 100,
    isRequired: false,
    inRevision: false,
    inFile: false,
    forAdvisors: false,
    inLanguages: false,
  },
} as const satisfies Record<string, Detail>;

type Table = typeof DETAILS;
export type DetailsMember = keyof Table;

/** The places besides the issue that can have a detail. */
export type PartOf = 'inRevision' | 'inFile' | 'forAdvisors' | 'inLanguages';

/** The details that are part of such a place. */
export type MembersOf<P extends PartOf> = {
  [M in DetailsMember]: Table[M][P] extends true ? M : never;
}[DetailsMember];

type OrNull<M extends DetailsMember> = Table[M]['isRequired'] extends true ? never : null;

type Typed<M extends DetailsMember> = Table[M]['kind'] extends 'phrases'
  ? readonly string[]
  : Table[M]['kind'] extends 'place'
    ? number
    : string;

/** The details of an issue as somebody typed them, legal or not. Every detail is present, and null if it is empty. */
export type TypedDetails = { readonly [M in DetailsMember]: Typed<M> | OrNull<M> };

/** Legal details of an issue. Every detail is present, and null if it is empty. */
export type Details = {
  readonly [M in DetailsMember]:
    | (Table[M]['kind'] extends 'category' ? IssueCategory : Typed<M>)
    | OrNull<M>;
};

export type SentDetails = { readonly [M in DetailsMember]?: TypedDetails[M] | null | undefined };

/** The columns of a table that stores these details. It stores a list as JSON. */
export type DetailsColumns<M extends DetailsMember = DetailsMember> = {
  [N in M as Table[N]['column']]: (Table[N]['kind'] extends 'place' ? number : string) | OrNull<N>;
};
