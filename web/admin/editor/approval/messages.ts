import { listed } from '../../base/written.ts';
import { adminMessages } from '../../base/messages.ts';
import { publishingMessages } from '../actions/messages.ts';

export const approvalMessages = {
  label: 'Review',
  published: 'Your changes wait here until somebody else approves them.',
  own: 'You made the last change, so somebody else has to publish it.',
  others: 'Read the last change, then approve and publish it.',
  somebody: 'Somebody',
  said: {
    asked: (name: string, when: string) => `${name} requested a review, ${when}.`,
    sentBack: (name: string, when: string) => `${name} sent it back, ${when}.`,
  },
  act: { asked: 'Request review', sentBack: 'Send back' },
  done: { asked: 'Review requested', sentBack: 'Sent back' },
  text: {
    asked: 'Authors and owners see it in the issues list. Saving again cancels the request.',
    sentBack: 'They see your note here.',
  },
  word: 'Note (optional)',
  approve: 'Approve and publish',
  changes: 'Changes since it was published',
  isNew: 'Never published: all of it is new',
  notLoaded: 'The review did not load.',
  asItStands: 'As it is now',
} as const;

export const pendingMessages = {
  label: 'Changes waiting',
  title: (name: string, when: string) => `${name} changed this procedure, ${when}.`,
  ownTitle: 'Your changes are waiting for a second person.',
  others:
    'Advisors see the published version until you approve. If you edit it yourself, somebody else has to approve it.',
  own: 'Advisors see the published version until then.',
  off: 'You do not need a second person now. Publish the changes when they are ready.',
  somebody: 'Somebody',
  publish: 'Publish the changes',
  discard: 'Discard',
  discardTitle: 'Discard the changes?',
  discardText: 'The waiting changes are deleted. To keep a copy, duplicate the procedure first.',
  cancel: 'Keep waiting',
  keep: 'Keep this text',
  disputed: (parts: readonly string[]) =>
    `Since then, advisors got a correction of ${listed(parts)}. Compare both versions, fix yours, then press “Keep this text”.`,
  order: 'the order of the steps',
  failed: 'That did not work.',
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
    `The waiting changes become the draft. What advisors read now stays as Revision ${revision}, which you can restore.`,
  confirm: {
    archive: adminMessages.editor.archiveConfirm,
    takeBack: publishingMessages.backToDraft,
  },
} as const;

export const unreadMessages = {
  label: 'Urgent corrections to read',
  said: (name: string, when: string) => `${name} made an urgent correction, ${when}:`,
  somebody: 'A former administrator',
  others: 'Advisors see it. Nobody else here has read it yet.',
  /** The words for an issue that advisors no longer see. */
  othersGone: 'Advisors in the middle of it see the message. Nobody else here has read it yet.',
  own: 'Advisors see it. Owners get a daily email until somebody else reads it.',
  ownGone:
    'Advisors in the middle of it see the message. Owners get a daily email until somebody else reads it.',
  revision: (number: number) => `Revision ${number}`,
  read: 'I have read it',
  done: 'Marked as read',
} as const;
