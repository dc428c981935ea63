import type { IssueCategory } from '#core/base/category.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { Contact } from '#core/campus/contact.ts';
import { guessIssues, type Guessed } from '#core/import/guessed-issues.ts';
import { offeredContacts, type OfferedContacts } from '#core/import/offered-contacts.ts';
import type { BlockUse } from '#core/import/outline.ts';
import type { DocumentAnswers, DocumentChoice } from '#core/import/questions.ts';
import type { NewCallees } from '#core/import/step-marks.ts';
import type { OpenedDocument } from '../shared/exchange/opened-document.ts';
import { reviewedIssues, type ReviewedIssue } from './reviewed-issues.ts';

/** The title and category that somebody changed. */
export type Renamed = { readonly title?: string; readonly category?: IssueCategory };

/** A correction: the paragraph that it is about, and if it changed more than that, how and from what. */
export type Corrected = {
  readonly block: number;
  readonly more?: {
    /** The paragraphs left out together. */
    readonly left: number;
    /** Steps of other paragraphs that are in another procedure now, with its title. */
    readonly moved: { readonly count: number; readonly to: string } | undefined;
    readonly changes: readonly Change[];
  };
};

/** A paragraph's correction as it was and as it is; undefined where nobody corrected it. */
export type Change = {
  readonly place: number;
  readonly from: BlockUse | undefined;
  readonly to: BlockUse | undefined;
};

/** A document under review: the corrections made, and the issues made of it. */
export type Review = {
  readonly document: OpenedDocument;
  /** The campus when the document was opened, and with the contacts that are taken over. */
  readonly campus: Campus;
  readonly nextCampus: Campus;
  readonly news: NewCallees;
  readonly offered: OfferedContacts;
  /** The contacts of the document that stay words, by their ids. */
  readonly declined: ReadonlySet<string>;
  /** The beginning of the issues' ids that somebody chose, if the document was imported before. */
  readonly chosenKey: string | undefined;
  /** The answers to the questions about all of the document; undefined until somebody saw those. */
  readonly answers: DocumentAnswers | undefined;
  /** The corrected use of each block, by its place. */
  readonly corrections: ReadonlyMap<number, BlockUse>;
  /** The last correction, another object each time. */
  readonly wasCorrected: Corrected | undefined;
  readonly renamed: ReadonlyMap<number, Renamed>;
  readonly categoryOfAll: IssueCategory | undefined;
  /** The issues that do not come in, by their keys. */
  readonly refused: ReadonlySet<number>;
  /** The steps whose pictures do not, by their ids. */
  readonly unpictured: ReadonlySet<string>;
  /** The guesses that somebody said are right, by their names. */
  readonly settled: ReadonlySet<string>;
  readonly guessed: Guessed;
  readonly issues: readonly ReviewedIssue[];
};

/** The members of a review that somebody said: the others are made of them. */
const SAID = [
  'answers',
  'chosenKey',
  'declined',
  'corrections',
  'renamed',
  'categoryOfAll',
  'refused',
  'unpictured',
  'settled',
] as const satisfies readonly (keyof Review)[];

export type Said = Pick<Review, (typeof SAID)[number]>;

/** Returns what somebody said of a document, to be kept and said again when it is opened (IMPORT-20). */
export const saidOf = (review: Review): Said =>
  Object.fromEntries(SAID.map((member) => [member, review[member]])) as Said;

/** Returns the contacts of the document that are taken over. */
export const takenContacts = ({ offered, declined }: Review): readonly Contact[] =>
  offered.contacts.flatMap(({ contact }) => (declined.has(contact.id) ? [] : contact));

/** An unchanged issue stays the same object, so that it is not drawn again. */
const withIssues = (next: Review, before: Review): Review => ({
  ...next,
  issues: reviewedIssues(next, before),
});

function guessedAnew(next: Review, before: Review): Review {
  const { document, corrections, answers, nextCampus: campus, news } = next;
  const { name, source } = document;
  const guessed = guessIssues(source.blocks, { name, campus, news }, corrections, answers);
  return withIssues({ ...next, guessed }, before);
}

/** Returns the review with other contacts of the document taken over. */
function withContacts(next: Review, before: Review): Review {
  const { campus, offered } = next;
  const taken = takenContacts(next);
  const own = new Set(campus.contacts.map(({ id }) => id));
  const added = taken.filter(({ id }) => !own.has(id));
  const contacts = campus.contacts.map((one) => taken.find(({ id }) => id === one.id) ?? one);
  const nextCampus = { ...campus, contacts: [...contacts, ...added] };
  const news = { added: new Set(added.map(({ id }) => id)), doubtful: offered.doubtful };
  return guessedAnew({ ...next, nextCampus, news }, before);
}

/** Opens a document; for somebody who may not set contacts they stay words. */
export function openReview(
  document: OpenedDocument,
  campus: Campus,
  { maySet, said }: { maySet: boolean; said?: Said | undefined },
): Review {
  const offered = offeredContacts(document.source.blocks, campus, document.contactsKey);
  const bare: Review = {
    document,
    campus,
    nextCampus: campus,
    news: { added: new Set(), doubtful: new Set() },
    offered,
    declined: new Set(
      offered.contacts.flatMap(({ contact, isUnsure }) => (isUnsure ? contact.id : [])),
    ),
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

function toggled<T>(all: ReadonlySet<T>, one: T, isIn: boolean): ReadonlySet<T> {
  const next = new Set(all);
  if (isIn) next.add(one);
  else next.delete(one);
  return next;
}

/** Returns how many steps of other paragraphs than one are in another procedure than before, and where most of them are. */
function movedSteps(before: Review, after: Review, block: number) {
  const keys = new Map(
    before.guessed.issues.flatMap(({ key, steps }) => steps.map(({ step }) => [step._id, key])),
  );
  const movedIn = after.guessed.issues.map(({ key, title, steps }) => {
    const moved = steps.filter((one) => {
      const from = keys.get(one.step._id);
      return from !== undefined && from !== key && one.block !== block;
    });
    return { count: moved.length, to: title };
  });
  const [most] = movedIn.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return most && { to: most.to, count: movedIn.reduce((sum, { count }) => sum + count, 0) };
}

function withUses(
  corrections: Review['corrections'],
  uses: readonly Pick<Change, 'place' | 'to'>[],
) {
  const next = new Map(corrections);
  for (const { place, to } of uses) {
    if (to) next.set(place, to);
    else next.delete(place);
  }
  return next;
}

function corrected(
  review: Review,
  block: number,
  { places, to }: { places: readonly number[]; to: BlockUse | undefined },
): Review {
  const changes = places.map((place) => ({ place, from: review.corrections.get(place), to }));
  const corrections = withUses(review.corrections, changes);
  const next = guessedAnew({ ...review, corrections }, review);
  const moved = movedSteps(review, next, block);
  const left = places.length;
  const more = { left, moved, changes };
  return { ...next, wasCorrected: moved || left > 1 ? { block, more } : { block } };
}

/** The corrections of a document; each takes the review and returns the next. */
export const REVIEWING = {
  /** Sets the use of a paragraph; undefined guesses it again. */
  correct: (review: Review, block: number, to: BlockUse | undefined): Review =>
    corrected(review, block, { places: [block], to }),
  /** Leaves out paragraphs together; `block` is the one at which somebody said so. */
  leaveOut: (review: Review, block: number, places: readonly number[]): Review =>
    corrected(review, block, { places, to: 'out' }),
  /** Says which issues that are here this import replaces, by the beginning of their ids. */
  chooseKey: (review: Review, chosenKey: string): Review => ({ ...review, chosenKey }),
  /** Answers a question about all of the document. */
  answer: (review: Review, question: string, choice: DocumentChoice): Review => {
    const answers = new Map(review.answers).set(question, choice);
    return guessedAnew({ ...review, answers }, review);
  },
  /** Takes the likely answers; those that somebody gave count unless they are dropped. */
  closeQuestions: (review: Review, areDropped: boolean): Review => {
    const answers = areDropped ? new Map() : (review.answers ?? new Map());
    return guessedAnew({ ...review, answers }, review);
  },
  /** Takes back a correction, except where a later one changed it again. */
  takeBack: (review: Review, changes: readonly Change[]): Review => {
    const own = changes.filter(({ place, to }) => review.corrections.get(place) === to);
    const uses = own.map(({ place, from }) => ({ place, to: from }));
    const corrections = withUses(review.corrections, uses);
    return guessedAnew({ ...review, corrections, wasCorrected: undefined }, review);
  },
  takeContact: (review: Review, id: string, isTaken: boolean): Review =>
    withContacts({ ...review, declined: toggled(review.declined, id, !isTaken) }, review),
  rename: (review: Review, issue: number, more: Renamed): Review => {
    const before = review.renamed.get(issue);
    const renamed = new Map(review.renamed).set(issue, { ...before, ...more });
    return withIssues({ ...review, renamed }, review);
  },
  /** Sets one category for all; the choices for single issues are dropped. */
  categorize: (review: Review, categoryOfAll: IssueCategory | undefined): Review => {
    const renamed = new Map<number, Renamed>();
    for (const [issue, { category: _, ...title }] of review.renamed) renamed.set(issue, title);
    return withIssues({ ...review, categoryOfAll, renamed }, review);
  },
  /** Says that guesses are right: they wait for nobody. */
  settle: (review: Review, guesses: readonly string[], block: number): Review => {
    const settled = new Set([...review.settled, ...guesses]);
    return withIssues({ ...review, settled, wasCorrected: { block } }, review);
  },
  take: (review: Review, issue: number, isTaken: boolean): Review =>
    withIssues({ ...review, refused: toggled(review.refused, issue, !isTaken) }, review),
  takePicture: (review: Review, step: string, isTaken: boolean): Review =>
    withIssues({ ...review, unpictured: toggled(review.unpictured, step, !isTaken) }, review),
} as const;
