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
  /** The column of `issue` and, if a revision has it, of `revision`; null while the detail is empty. */
  readonly column: string;
  /** Its most characters, references to contacts not counted; of a list those of one phrase; of a place the last one. */
  readonly most: number;
  /** The most phrases of a list. */
  readonly mostPhrases?: number;
  /** Returns a phrase as screens show it, if only some are allowed; undefined for any other. */
  readonly inWords?: (phrase: string) => string | undefined;
  readonly isRequired: boolean;
  readonly inRevision: boolean;
  readonly inFile: boolean;
  /** True if advisors get it. */
  readonly forAdvisors: boolean;
  /** True if it is translated (TRANSLATE-2). */
  readonly inLanguages: boolean;
};

const FOR_ALL = {
  inRevision: true,
  inFile: true,
  forAdvisors: true,
  inLanguages: false,
} as const;
const TRANSLATED = { ...FOR_ALL, inLanguages: true } as const;

/** The one list of an issue's details, in field order: saving, the wire, copies, exports, revisions, merges and translations loop over it. */
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
  /** Names by which advisors' search finds it as if they stood in its title (SEARCH-14). */
  alsoCalled: {
    kind: 'phrases',
    column: 'also_called',
    most: 40,
    mostPhrases: 10,
    isRequired: false,
    ...TRANSLATED,
  },
  /** Situations whose words find it, as far as an author added them or took them away (ISSUES-29). */
  situations: {
    kind: 'phrases',
    column: 'situations',
    most: 40,
    mostPhrases: 20,
    inWords: situationInWords,
    isRequired: false,
    ...FOR_ALL,
  },
  /** The place in the lists of its category, the most urgent at 1 (ISSUES-27). */
  place: { kind: 'place', column: 'place', most: LAST_PLACE, isRequired: false, ...FOR_ALL },
  /** The day by which somebody should read it again (PUBLISH-11). */
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
  /** The administrator who keeps it current (ISSUES-23), known only on this server. */
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

/** The places other than the issue that can have a detail. */
export type PartOf = 'inRevision' | 'inFile' | 'forAdvisors' | 'inLanguages';

/** The details that are part of it. */
export type MembersOf<P extends PartOf> = {
  [M in DetailsMember]: Table[M][P] extends true ? M : never;
}[DetailsMember];

type OrNull<M extends DetailsMember> = Table[M]['isRequired'] extends true ? never : null;

type Typed<M extends DetailsMember> = Table[M]['kind'] extends 'phrases'
  ? readonly string[]
  : Table[M]['kind'] extends 'place'
    ? number
    : string;

/** The details of an issue as somebody typed them, legal or not: every one of them, null if it is empty. */
export type TypedDetails = { readonly [M in DetailsMember]: Typed<M> | OrNull<M> };

/** Legal details, as an issue has them: every one of them, null if it is empty. */
export type Details = {
  readonly [M in DetailsMember]:
    | (Table[M]['kind'] extends 'category' ? IssueCategory : Typed<M>)
    | OrNull<M>;
};

export type SentDetails = { readonly [M in DetailsMember]?: TypedDetails[M] | null | undefined };

/** The columns of a table that stores these details; a list is stored as JSON. */
export type DetailsColumns<M extends DetailsMember = DetailsMember> = {
  [N in M as Table[N]['column']]: (Table[N]['kind'] extends 'place' ? number : string) | OrNull<N>;
};
