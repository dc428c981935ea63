import { unreachable } from '#core/base/assert.ts';
import { languageName } from '#core/base/language-name.ts';
import type { MembersOf } from '#core/issue/details.ts';
import { detailOf, membersOf } from '#core/issue/typed-details.ts';
import type { RevisionChange } from '#core/issue/revision-changes.ts';
import type { ListedRevision } from '#core/issue/revision-schema.ts';
import { detailMessages } from '../base/detail-messages.ts';
import { BRANCH_WORDS } from '../base/messages.ts';

export const changeNoteMessages = {
  open: 'Note or urgent correction',
  title: 'Note or urgent correction',
  text: 'A message also reaches advisors in the middle of the procedure.',
  sentence: 'Message for advisors',
  intoSentence: 'message for advisors',
  sentenceHint: 'What was wrong, and which step to check again.',
  notUnread: 'Do not type numbers or addresses. Insert contacts instead.',
  alone: 'Urgent correction',
  textAlone: {
    words:
      'Advisors get it right away. New numbers, addresses and images wait for a second person.',
    sentence: 'Advisors get only this message; the changes keep waiting.',
  },
  shown: 'Advisors see it above the question',
  preview: 'Urgent correction',
  note: 'Note for Revisions',
  tooLong: (most: number) => `At most ${most} characters`,
  unchanged: 'Nothing changed, so only a message can be saved.',
  save: 'Save',
  saveUrgent: 'Save as urgent',
  cancel: 'Cancel',
} as const;

/** The question before text that was corrected urgently is published again. */
export const broughtBackMessages = {
  title: 'Restore corrected text?',
  text: (day: string, sentence: string) =>
    `An urgent correction on ${day} replaced this text: “${sentence}”`,
  hint: 'Why the earlier text is right, and which step to check again.',
  /** Returns the words for a draft, which advisors do not read yet. */
  draft: (day: string, sentence: string) =>
    `This restores text that an urgent correction on ${day} replaced: “${sentence}”`,
  publish: 'Tell advisors and publish',
  /** The other actions of the editor that bring such text back. */
  again: {
    remove: 'Remove and tell advisors',
    restore: 'Restore and tell advisors',
    move: 'Move and tell advisors',
  },
  cancel: 'Cancel',
} as const;

export const revisionMessages = {
  title: 'Revisions',
  about: (title: string, count: number | null) =>
    count === null ? title : `${title}, newest revision ${count}`,
  none: 'No revisions yet',
  noneText: 'Revisions start once a procedure is published.',
  loadFailed: 'The revisions did not load.',
  revisionFailed: 'This revision did not load.',
  viewNotLoaded: 'The view did not load.',
  link: (number: number, when: string) => `Revision ${number}, ${when}`,
  someone: 'Somebody',
  quoted: (note: string) => `“${note}”`,
  seen: 'Advisors see this',
  urgent: 'Urgent correction',
  first: 'First published.',
  same: 'Only the message changed.',
  unchanged: 'Nothing changed.',
  changed: 'What changed',
  from: 'From',
  to: 'To',
  what: 'What',
  number: (number: number) => `Revision ${number}`,
  noChange: 'Both revisions read the same.',
  oldest: 'This is the oldest revision.',
  wasUrgent: 'Urgent correction. Advisors on an older revision see:',
  restore: (number: number) => `Restore revision ${number}`,
  restored: (number: number) => `Revision ${number} restored`,
  notRestored: 'The revision was not restored.',
  blocked: 'Advisors could not finish it:',
  notUndone: 'The restore was not undone.',
  late: (text: string) => `${text} Somebody has saved it since then. See what changed first.`,
  isLive: 'Advisors already see this revision.',
  isArchived: 'This procedure is archived. Restore it first.',
  liveHint: 'Advisors see it right away as a new revision.',
  waitsHint: 'It waits until somebody else approves it.',
  waits: 'It waits until somebody else approves it.',
  /** The question about text that is lost because no revision keeps it. */
  lost: {
    draft: {
      hint: 'It replaces the draft, which you will lose.',
      title: (number: number) => `Replace the draft with revision ${number}?`,
      text: 'You will lose the draft. This cannot be undone.',
      confirm: 'Replace the draft',
    },
    waiting: {
      hint: 'It replaces the waiting changes, which you will lose.',
      title: (number: number) => `Replace the waiting changes with revision ${number}?`,
      text: 'This cannot be undone. To keep the changes, duplicate the procedure first.',
      confirm: 'Replace them',
    },
  },
  cancel: 'Cancel',
  view: 'View as advisors saw it',
  pictureIn: (name: string) => `Image, ${name}`,
  nothing: 'Empty',
  notThere: 'Not there yet',
  removed: 'Removed',
} as const;

type Detail = MembersOf<'inRevision'>;

const detailNames = Object.fromEntries(
  membersOf('inRevision').map((member) => [member, detailMessages[member].name]),
) as Record<Detail, string>;

const MEMBERS: Record<RevisionChange['what'], string> = {
  ...detailNames,
  added: '',
  removed: '',
  moved: 'place',
  question: 'question',
  image: 'image',
  answerType: 'answer type',
  answer: '',
  text: 'text',
  language: '',
  translation: '',
};

/** Names the place of a difference: 'Step 4, If no', 'Step 6, question', 'Category'. */
export function placeOfChange({ what, step, branch, detail, language }: RevisionChange): string {
  const parts = [
    step === null ? '' : `Step ${step}`,
    branch ? BRANCH_WORDS[branch] : '',
    detail ? detailNames[detail] : '',
    language ? languageName(language) : '',
  ];
  return [...parts, MEMBERS[what]].filter(Boolean).join(', ');
}

function became({ before, after }: RevisionChange, changed: string): string {
  if (before === null) return 'added';
  return after === null ? 'removed' : changed;
}

const isDetail = (what: RevisionChange['what']): what is Detail =>
  membersOf('inRevision').some((member) => member === what);

function sentenceOfDetailChange(member: Detail, change: RevisionChange): string {
  const { kind } = detailOf(member);
  const { before, after } = change;
  const isLong = kind === 'words with contacts' || before === null || after === null;
  if (isLong) return `${MEMBERS[member]}: ${became(change, 'reworded')}.`;
  const quoted = kind === 'category' ? String : revisionMessages.quoted;
  return `${MEMBERS[member]}: now ${quoted(after)}, was ${quoted(before)}.`;
}

/** Returns a difference as a sentence (REVISION-2). */
export function sentenceOfChange(change: RevisionChange): string {
  const { what, step, branch, before, after } = change;
  if (isDetail(what)) return sentenceOfDetailChange(what, change);
  const name = step === null ? MEMBERS[what] : `Step ${step}`;
  const place = branch ? `${name}, ${BRANCH_WORDS[branch]}` : name;
  switch (what) {
    case 'added':
      return `${name} added.`;
    case 'removed':
      return `${name} removed.`;
    case 'moved':
      // The number stays the same if as many steps were added before it as removed.
      return before === after ? `${name} moved.` : `${before} moved: now ${after}.`;
    case 'question':
    case 'text':
      return `${place}: ${MEMBERS[what]} ${became(change, 'reworded')}.`;
    case 'image':
      return `${place}: image ${became(change, 'replaced')}.`;
    case 'answerType':
      return `${place}: answer type now ${after}, was ${before}.`;
    case 'answer':
      if (before === null) return `${place}: ${after}.`;
      return after === null ? `${place}: removed.` : `${place}: now ${after}, was ${before}.`;
    case 'language':
      return `${placeOfChange(change)}: ${after === null ? 'withdrawn' : 'published'}.`;
    case 'translation':
      return `${placeOfChange(change)}: translation ${became(change, 'reworded')}.`;
    default:
      return unreachable(what);
  }
}

/** Returns the sentences of the list about a revision, at least one, even if it was published or reviewed again without changes. */
export function sentencesOf({ changes, urgent }: Pick<ListedRevision, 'changes' | 'urgent'>) {
  if (!changes) return [revisionMessages.first];
  if (changes.length > 0) return changes.map(sentenceOfChange);
  return [urgent === null ? revisionMessages.unchanged : revisionMessages.same];
}
