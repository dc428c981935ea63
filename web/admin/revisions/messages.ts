import { unreachable } from '#core/base/assert.ts';
import type { MembersOf } from '#core/issue/details.ts';
import { detailOf, membersOf } from '#core/issue/typed-details.ts';
import type { RevisionChange } from '#core/issue/revision-changes.ts';
import type { ListedRevision } from '#core/issue/revision-schema.ts';
import { formatStepNumber } from '#core/step/step-number.ts';
import { detailMessages } from '../base/detail-messages.ts';
import { BRANCH_WORDS } from '../base/messages.ts';

export const changeNoteMessages = {
  open: 'Note or urgent correction',
  title: 'Note or urgent correction',
  text: 'Advisors get the new steps either way. A sentence also tells those in the middle of an older revision.',
  sentence: 'Sentence for advisors',
  intoSentence: 'sentence for advisors',
  sentenceHint: 'What was wrong, and which step to look at again.',
  notUnread:
    'Nobody else reads it before advisors do. Leave out numbers and addresses; insert the contacts it names.',
  alone: 'Urgent correction',
  textAlone: {
    words:
      'Advisors get it at once, with what is typed here, before anybody else reads it. All owners are mailed, and again every day until somebody else has read it. It takes no new numbers, addresses or pictures: those wait for a second person.',
    sentence:
      'Changes wait: this sends the sentence alone, and what is typed here waits with them. Advisors get it at once, before anybody else reads it. All owners are mailed, and again every day until somebody else has read it. To correct words at once, duplicate the issue, which keeps the changes, and discard them here first.',
  },
  shown: 'They see it above the question',
  preview: 'Urgent correction',
  note: 'Note for the list of revisions',
  tooLong: (most: number) => `At most ${most} characters`,
  unchanged: 'Nothing is changed here: a note needs a change, a sentence does not.',
  save: 'Save',
  saveUrgent: 'Save as urgent',
  cancel: 'Cancel',
} as const;

/** The question before words that were corrected urgently come back. */
export const broughtBackMessages = {
  title: 'Bring back words that were corrected?',
  text: (day: string, sentence: string) =>
    `An urgent correction of ${day} replaced these words. It told advisors: “${sentence}”`,
  hint: 'Why the earlier words are right, and which step to look at again.',
  /** Said of a draft, which advisors do not read yet. */
  draft: (day: string, sentence: string) =>
    `It brings back words that an urgent correction of ${day} replaced: “${sentence}”`,
  publish: 'Publish with it',
  /** The other actions of the editor that bring them back. */
  again: { remove: 'Remove with it', restore: 'Put back with it', move: 'Move with it' },
  cancel: 'Cancel',
} as const;

export const revisionMessages = {
  title: 'Revisions',
  about: (title: string, count: number | null) =>
    count === null ? title : `${title}, newest revision ${count}`,
  back: 'Back to the editor',
  none: 'No revisions yet',
  noneText: 'Every save of a published issue is kept here. This one was never published.',
  loadFailed: 'The revisions did not load.',
  revisionFailed: 'This revision did not load.',
  viewNotLoaded: 'The view did not load.',
  link: (number: number, when: string) => `Revision ${number}, ${when}`,
  someone: 'Somebody',
  quoted: (note: string) => `“${note}”`,
  seen: 'Advisors see this',
  urgent: 'Urgent correction',
  first: 'First published.',
  same: 'Nothing but what is said of it.',
  unchanged: 'No step and no detail changed.',
  changed: 'What changed',
  from: 'From',
  to: 'to',
  what: 'What',
  number: (number: number) => `Revision ${number}`,
  noChange: 'Both revisions read the same.',
  oldest: 'There is no older revision to compare with.',
  wasUrgent: 'Saved as an urgent correction. Whoever walks an older revision reads:',
  restore: (number: number) => `Restore revision ${number}`,
  restored: (number: number) => `Revision ${number} restored`,
  notRestored: 'The revision was not restored.',
  blocked: 'Advisors could not walk it to its end any more:',
  notUndone: 'The restoring was not undone.',
  late: (text: string) => `${text} It was saved meanwhile: see what changed first.`,
  isLive: 'Advisors see this revision: there is nothing to restore.',
  isArchived: 'This issue is archived. Restore it first.',
  liveHint: 'It is saved again as the next revision. Advisors see it at once; nothing is deleted.',
  waitsHint:
    'It waits until somebody else approves it. Advisors see the published version until then.',
  waits: 'It waits until somebody else approves it.',
  /** The words that are lost if a revision takes the place of those that none keeps. */
  lost: {
    draft: {
      hint: 'It takes the place of the draft, which no revision keeps.',
      title: (number: number) => `Put revision ${number} in place of the draft?`,
      text: 'What the draft says and no revision does is lost. This cannot be undone.',
      confirm: 'Replace the draft',
    },
    waiting: {
      hint: 'It takes the place of the changes that wait, which no revision keeps.',
      title: (number: number) => `Put revision ${number} in place of the waiting changes?`,
      text: 'What those changes say and no revision does is lost. This cannot be undone. To keep them, duplicate the issue in the list first.',
      confirm: 'Replace them',
    },
  },
  cancel: 'Cancel',
  view: 'View as advisors saw it',
  pictureIn: (name: string) => `Picture, ${name}`,
  nothing: 'Nothing',
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
  image: 'picture',
  answerType: 'answer type',
  answer: '',
  text: 'text',
};

/** Names the place of a difference: 'Step 4, If no', 'Step 6, question', 'Category'. */
export function placeOfChange({ what, step, branch }: RevisionChange): string {
  const parts = [step === null ? '' : formatStepNumber(step), branch ? BRANCH_WORDS[branch] : ''];
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
  const name = step === null ? MEMBERS[what] : formatStepNumber(step);
  const place = branch ? `${name}, ${BRANCH_WORDS[branch]}` : name;
  switch (what) {
    case 'added':
      return `${name} added.`;
    case 'removed':
      return `${name} removed.`;
    case 'moved':
      // Its number is the same if as many steps were added before it as removed.
      return before === after ? `${name} moved.` : `${before} moved: now ${after}.`;
    case 'question':
    case 'text':
      return `${place}: ${MEMBERS[what]} ${became(change, 'reworded')}.`;
    case 'image':
      return `${place}: picture ${became(change, 'replaced')}.`;
    case 'answerType':
      return `${place}: answer type now ${after}, was ${before}.`;
    case 'answer':
      if (before === null) return `${place}: ${after}.`;
      return after === null ? `${place}: removed.` : `${place}: now ${after}, was ${before}.`;
    default:
      return unreachable(what);
  }
}

/** Returns the sentences of the list about a revision: at least one, also if it was published or reviewed again unchanged. */
export function sentencesOf({ changes, urgent }: Pick<ListedRevision, 'changes' | 'urgent'>) {
  if (!changes) return [revisionMessages.first];
  if (changes.length > 0) return changes.map(sentenceOfChange);
  return [urgent === null ? revisionMessages.unchanged : revisionMessages.same];
}
