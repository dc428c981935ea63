import type { InboxKind, InboxState } from '#core/inbox/inbox.ts';

export const searchMessages = {
  title: 'Searches with no match',
  text: 'Add these to Search words, or write a procedure.',
  count: (count: number, phones: number) =>
    `${count} ${count === 1 ? 'search' : 'searches'} from ${phones} phones`,
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  notLoaded: 'The searches did not load.',
  whichMeant: 'Which procedure was meant?',
  whichMeantBy: (search: string) => `Which procedure was meant? “${search}”`,
  whichMeantHint: 'This exact search will show that procedure first.',
  search: 'When advisors search for',
  searchHint: 'As advisors would type it, up to 40 characters.',
  searchProcedures: 'Search procedures',
  choose: 'Choose a procedure',
  noProcedure: 'No procedure has these words',
  required: 'Required',
  teach: 'Save',
  cancel: 'cancel',
  taught: (search: string) => `“${search}” now shows that procedure first`,
  takenBack: 'Removed',
  leadsTo: 'Leads to',
  takeBack: 'Remove',
  takeBackOf: (search: string) => `Remove “${search}”`,
} as const;

export const escalationMessages = {
  title: 'Open escalations',
  loadFailed: 'The open escalations did not load.',
  callback: (number: string) => `Call back ${number}`,
  notChecked: 'Typed by the advisor, not checked.',
  told: (names: string) => `Told: ${names}`,
  nobody: 'Nobody has it',
  presses: {
    have: 'I have it',
    cannot: 'I can’t take it',
    handBack: 'Hand it back',
    done: 'Done',
    notReal: 'Not real',
    real: 'Undo',
  },
  notRealDone: (title: string) => `“${title}” is not real: nobody else is told`,
  ofTitle: (press: string, title: string) => `${press}: ${title}`,
  withdraw: 'Withdraw links',
  withdrawTitle: 'Withdraw the links to this escalation?',
  withdrawText:
    'The people who were told will not be able to open it. Administrators can still answer it.',
  cancel: 'cancel',
} as const;

export const inboxMessages = {
  kinds: 'Kinds of messages',
  all: 'All',
  searches: 'Searches',
  unread: (count: number) => `${count} new`,
  show: 'Show',
  list: 'Messages',
  opened: 'Opened message',
  loadFailed: 'The inbox did not load.',
  messageFailed: 'This message did not load.',
  searchesNone: 'No searches without a match',
  searchesNoneText: 'Searches that found nothing show here for 90 days.',
  noneOpen: 'No message open',
  keys: [
    ['↑ ↓', 'choose'],
    ['Enter', 'open'],
    ['Esc', 'back to the list'],
    ['E', 'archive'],
    ['U', 'unread'],
    ['Z', 'undo'],
  ],
  keysTitle: 'Keys',
  isNew: 'Unread',
  answered: 'Answered',
  archived: 'Archived',
  draft: 'Draft made',
  merged: (count: number) => `${count + 1} merged`,
  corrected: 'Corrected',
  back: 'Back to the list',
  from: (advisor: string, when: string) => `${advisor}, ${when}`,
  noWords: 'No comment, only a rating.',
  step: (number: number) => `Step ${number}`,
  revision: (number: number) => `revision ${number}`,
  unknownStep: 'A step that is not on this server',
  toStep: 'Open in the editor',
  archive: 'Archive',
  bringBack: 'Move to inbox',
  markUnread: 'Mark as unread',
  markRead: 'Mark as read',
  answer: 'Internal note',
  answerHint: 'Only administrators see it.',
  markAnswered: 'Mark as answered',
  saveAnswer: 'Save the note',
  reopen: 'Mark as not answered',
  answeredBy: (who: string | null, when: string) => `Answered by ${who ?? 'somebody'}, ${when}`,
  makeDraft: 'Make a draft',
  makeDraftText: (category: string) => `It goes in ${category}, with this text as Step 1.`,
  toDraft: 'Draft:',
  draftMade: 'Draft made',
  closest: 'Similar procedures',
  closestNone: 'No similar procedures.',
  closestFailed: 'The similar procedures did not load.',
  merge: 'Merge others into this',
  mergeTitle: 'Merge into this message',
  mergeText: 'You can separate them again.',
  mergeNone: 'There are no others to merge.',
  mergeConfirm: (count: number) =>
    count === 0 ? 'Merge' : `Merge ${count} ${count === 1 ? 'message' : 'messages'}`,
  mergedNow: (count: number) => `${count} ${count === 1 ? 'message' : 'messages'} merged`,
  mergedTitle: 'Merged into this',
  newestMerged: (shown: number, all: number) => `The newest ${shown} of ${all} messages.`,
  mergedInto: 'Merged into another message.',
  toMerged: 'Open that one',
  separate: 'Separate',
  separated: 'Message separated',
  mergedBefore: (count: number) =>
    `${count} ${count === 1 ? 'message was' : 'messages were'} already merged.`,
  separatedBefore: 'Somebody else already separated this message',
  archivedBefore: 'Somebody else already archived this message',
  broughtBackBefore: 'Somebody else already moved this message to the inbox',
  movedSince: 'Not undone: somebody else moved it',
  archivedNow: 'Message archived',
  broughtBack: 'Message moved to inbox',
  notDone: 'That did not work.',
} as const;

export const KIND_NAMES: Record<InboxKind, string> = {
  missing: 'Missing procedure',
  feedback: 'App feedback',
  note: 'Step is wrong',
};

export const KIND_TABS: Record<InboxKind, string> = {
  missing: 'Missing procedures',
  feedback: 'Feedback',
  note: 'Steps',
};

/** The entries of the dropdown 'Show' (INBOX-2). */
export const STATE_NAMES: Record<InboxState, string> = {
  open: 'In the inbox',
  unread: 'Unread',
  answered: 'Answered',
  archived: 'Archived',
};

/** The words that replace an empty list. */
export const EMPTY: Record<InboxState, readonly [title: string, text: string]> = {
  open: ['The inbox is empty', 'Messages from advisors arrive here.'],
  unread: ['No unread messages', 'Messages nobody has opened show here.'],
  answered: ['Nothing answered yet', 'Messages with an internal note show here.'],
  archived: ['Nothing archived', 'Archived messages show here.'],
};
