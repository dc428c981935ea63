import type { IssueCategory } from '#core/base/category.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { Contact } from '#core/campus/contact.ts';
import { guessIssues, type Guessed } from '#core/import/guessed-issues.ts';
import { offeredContacts, type OfferedContacts } from '#core/import/outline/offered-contacts.ts';
import type { BlockUse } from '#core/import/outline/outline.ts';
import type { DocumentAnswers } from '#core/import/outline/questions.ts';
import type { SourceBlock } from '#core/import/paragraphs/source.ts';
import { splitBlocks, type Split } from '#core/import/paragraphs/split-blocks.ts';
import type { NewCallees } from '#core/import/steps/step-marks.ts';
import type { OpenedDocument } from '../shared/exchange/opened-document.ts';
import { checkedIssues, type CheckedIssue } from './checked-issues.ts';

/** A title and a category that somebody changed. */
export type Renamed = { readonly title?: string; readonly category?: IssueCategory };

/** A correction: its paragraph, and, if it changed more than that paragraph, the other changes. */
export type Corrected = {
  readonly block: number;
  readonly more?: {
    /** The number of paragraphs that were left out together. */
    readonly left: number;
    /** The number of steps of other paragraphs that are now in another procedure, and its title. */
    readonly moved: { readonly count: number; readonly to: string } | undefined;
    readonly changes: readonly Change[];
    /** The place at which a paragraph was split. */
    readonly split?: Split;
    /** The guesses that somebody confirmed together, by their names, and the number of their rows. */
    readonly agreed?: { readonly guesses: readonly string[]; readonly count: number };
  };
};

/** A paragraph's correction before and after; undefined if nobody corrected it. The paragraph is named by the place where it begins in the document, which no split changes. */
export type Change = {
  readonly whole: Split;
  readonly from: BlockUse | undefined;
  readonly to: BlockUse | undefined;
};

/** A document that somebody checks: the corrections made, and the issues that result. */
export type DocumentCheck = {
  readonly document: OpenedDocument;
  /** The paragraphs of the document, as somebody split them. */
  readonly splits: readonly Split[];
  readonly blocks: readonly SourceBlock[];
  /** The campus when the document was opened, with the contacts that are added. */
  readonly campus: Campus;
  readonly nextCampus: Campus;
  readonly news: NewCallees;
  readonly offered: OfferedContacts;
  /** True if the reader may set contacts; otherwise all contacts of the document stay words. */
  readonly maySet: boolean;
  /** The contacts of the document that stay words, by their ids. */
  readonly declined: ReadonlySet<string>;
  /** The beginning of the issues' ids that somebody chose, if the document was imported before. */
  readonly chosenKey: string | undefined;
  /** The answers to the questions about the whole document; undefined until somebody saw the questions. */
  readonly answers: DocumentAnswers | undefined;
  /** The corrected use of each block, by its place. */
  readonly corrections: ReadonlyMap<number, BlockUse>;
  /** The last correction, as a new object each time. */
  readonly wasCorrected: Corrected | undefined;
  readonly renamed: ReadonlyMap<number, Renamed>;
  readonly categoryOfAll: IssueCategory | undefined;
  /** The issues that are not imported, by their keys. */
  readonly refused: ReadonlySet<number>;
  /** The steps whose images are not imported, by the steps' ids. */
  readonly unpictured: ReadonlySet<string>;
  /** The guesses that somebody confirmed, by their names. */
  readonly settled: ReadonlySet<string>;
  readonly guessed: Guessed;
  readonly issues: readonly CheckedIssue[];
};

/** The members of a check that somebody decided; all others are made of them. */
const SAID = [
  'splits',
  'answers',
  'chosenKey',
  'declined',
  'corrections',
  'renamed',
  'categoryOfAll',
  'refused',
  'unpictured',
  'settled',
] as const satisfies readonly (keyof DocumentCheck)[];

export type Said = Pick<DocumentCheck, (typeof SAID)[number]>;

/** Returns the decisions about a document, which are stored and applied again when it is opened (IMPORT-20). */
export const saidOf = (check: DocumentCheck): Said =>
  Object.fromEntries(SAID.map((member) => [member, check[member]])) as Said;

/** Returns the contacts of the document that are added to the campus. */
export const takenContacts = ({ offered, declined }: DocumentCheck): readonly Contact[] =>
  offered.contacts.flatMap(({ contact }) => (declined.has(contact.id) ? [] : contact));

/** Returns the check with its issues made again; an unchanged issue stays the same object, so that it is not drawn again. */
export const withIssues = (next: DocumentCheck, before: DocumentCheck): DocumentCheck => ({
  ...next,
  issues: checkedIssues(next, before),
});

/** Returns the check with its document read again. */
export function guessedAnew(next: DocumentCheck, before: DocumentCheck): DocumentCheck {
  const { document, blocks, corrections, answers, nextCampus: campus, news } = next;
  const { name } = document;
  const guessed = guessIssues(blocks, { name, campus, news }, corrections, answers);
  return withIssues({ ...next, guessed }, before);
}

const idsOf = (some: readonly Contact[]): ReadonlySet<string> => new Set(some.map(({ id }) => id));

/** Returns the check with another choice of the document's contacts. */
export function withContacts(next: DocumentCheck, before: DocumentCheck): DocumentCheck {
  const { campus, offered } = next;
  const taken = takenContacts(next);
  const own = new Set(campus.contacts.map(({ id }) => id));
  const added = taken.filter(({ id }) => !own.has(id));
  const contacts = campus.contacts.map((one) => taken.find(({ id }) => id === one.id) ?? one);
  const nextCampus = { ...campus, contacts: [...contacts, ...added] };
  const news = { added: idsOf(added), numbered: idsOf(taken), doubtful: offered.doubtful };
  return guessedAnew({ ...next, nextCampus, news }, before);
}

/** Lists the contacts of a document whose numbers may not be phone numbers, by their ids. */
export const unsureOf = ({ contacts }: OfferedContacts): readonly string[] =>
  contacts.flatMap(({ contact, isUnsure }) => (isUnsure ? contact.id : []));

/** Opens a document; if the person may not set contacts, they stay words. */
export function openCheck(
  document: OpenedDocument,
  campus: Campus,
  { maySet, said }: { maySet: boolean; said?: Said | undefined },
): DocumentCheck {
  const offered = offeredContacts(document.source.blocks, campus, document.contactsKey);
  const splits = said?.splits ?? [];
  const bare: DocumentCheck = {
    document,
    splits,
    blocks: splitBlocks(document.source.blocks, splits),
    campus,
    nextCampus: campus,
    news: { added: new Set(), numbered: new Set(), doubtful: new Set() },
    offered,
    maySet,
    declined: new Set(unsureOf(offered)),
    chosenKey: undefined,
    answers: undefined,
    corrections: new Map(),
    wasCorrected: undefined,
    renamed: new Map(),
    categoryOfAll: undefined,
    refused: new Set(),
    unpictured: new Set(),
    settled: new Set(),
    guessed: {
      issues: [],
      left: [],
      leftPictures: [],
      fronts: [],
      listed: [],
      questions: [],
      uses: [],
    },
    issues: [],
    ...said,
  };
  const none = new Set(offered.contacts.map(({ contact }) => contact.id));
  return withContacts(maySet ? bare : { ...bare, declined: none }, bare);
}
