import { adminMessages } from '../../base/messages.ts';
import { publishingMessages } from '../actions/messages.ts';

export const approvalMessages = {
  label: 'Review',
  published:
    'Advisors read this procedure. What you save waits here until somebody else approves it.',
  own: 'You made the last change: somebody else publishes it.',
  others: 'Somebody else made the last change. Read it, then approve and publish it.',
  somebody: 'Somebody',
  said: {
    asked: (name: string, when: string) => `${name} asked for review, ${when}.`,
    sentBack: (name: string, when: string) => `${name} sent it back, ${when}.`,
  },
  act: { asked: 'Ask for review', sentBack: 'Send back' },
  done: { asked: 'Review asked for', sentBack: 'Sent back' },
  text: {
    asked:
      'Another author or owner sees it in the issues list, and publishes it. The next save ends the request.',
    sentBack: 'Whoever asked reads your words here.',
  },
  word: 'A word to them (optional)',
  approve: 'Approve and publish',
  changes: 'What changed since advisors read it',
  isNew: 'Advisors never read it: all of it is new',
  notLoaded: 'How far the review is did not load.',
  asItStands: 'As it stands',
} as const;

const list = new Intl.ListFormat('en-GB');

export const pendingMessages = {
  label: 'Changes waiting',
  title: (name: string, when: string) => `${name} changed this procedure, ${when}.`,
  ownTitle: 'Your changes are waiting for a second person.',
  others:
    'Advisors see the published version until you approve. If you edit this yourself, somebody else approves it.',
  own: 'Advisors see the published version until then.',
  off: 'Publishing needs no second person any more. Advisors see the published version until the changes are published.',
  somebody: 'Somebody',
  publish: 'Publish the changes',
  discard: 'Discard',
  discardTitle: 'Discard the changes?',
  discardText:
    'Advisors go on reading the published version. No revision keeps what waits: to keep it, duplicate the issue in the list first.',
  cancel: 'Let them wait',
  keep: 'Keep these words',
  disputed: (parts: readonly string[]) =>
    `Since then advisors got a correction of ${list.format(parts)}. Compare both versions below, take over what is right, then press “Keep these words”.`,
  order: 'the order of the steps',
  failed: 'It was not done.',
  sides: {
    older: { name: 'Published', head: 'Published' },
    newer: { name: 'Waiting', head: 'Waiting' },
  },
} as const;

export const becomesDraftMessages = {
  title: {
    archive: 'Archive with changes waiting?',
    takeBack: 'Back to draft with changes waiting?',
  },
  text: (revision: number) =>
    `The changes that wait become the draft. What advisors read now stays as Revision ${revision}: restore and publish that to bring it back, which nobody else has to approve. To keep the changes beside it, duplicate the issue first.`,
  confirm: {
    archive: adminMessages.editor.archiveConfirm,
    takeBack: publishingMessages.backToDraft,
  },
} as const;

export const unreadMessages = {
  label: 'Urgent corrections to be read',
  said: (name: string, when: string) => `${name} corrected this urgently, ${when}:`,
  somebody: 'Somebody whose account is gone',
  others:
    'Advisors have it, and nobody else has read it yet. Open the revision to see what it changed.',
  /** Said of an issue that advisors no longer see. */
  othersGone:
    'Whoever is walking it has the sentence, and nobody else has read it yet. Open the revision to see what it changed.',
  own: 'Advisors have it. Until somebody else has read it, all owners are mailed every day.',
  ownGone:
    'Whoever is walking it has the sentence. Until somebody else has read it, all owners are mailed every day.',
  revision: (number: number) => `Revision ${number}`,
  read: 'I have read it',
  done: 'Noted that you have read it',
} as const;
