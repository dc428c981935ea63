import type { InboxKind, InboxState } from '#core/inbox/inbox.ts';

export const searchMessages = {
  title: 'Searched for and not found',
  text: 'Words of at least two phones in the last 90 days. A word of the search or a procedure may be missing.',
  count: (count: number, phones: number) =>
    `${count} ${count === 1 ? 'search' : 'searches'} by ${phones} phones`,
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  notLoaded: 'What was searched for and not found did not load.',
  whichMeant: 'Which procedure was meant?',
  whichMeantBy: (search: string) => `Which procedure was meant? “${search}”`,
  whichMeantHint: 'From then on every phone finds it first for exactly this search.',
  search: 'When advisors search for',
  searchHint: 'Up to 40 characters, as they would type it.',
  searchProcedures: 'Search procedures',
  choose: 'Choose a procedure',
  noProcedure: 'No procedure has these words',
  required: 'Required',
  teach: 'Save',
  cancel: 'cancel',
  taught: (search: string) => `Every phone finds it for “${search}”`,
  takenBack: 'Taken back',
  leadsTo: 'Leads to',
  takeBack: 'Take back',
  takeBackOf: (search: string) => `Take back “${search}”`,
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
  searchesNone: 'Nothing was searched for in vain',
  searchesNoneText:
    'Words that two phones or more searched for and did not find stand here for 90 days.',
  noneOpen: 'No message is open',
  noneOpenText: 'Choose one in the list to read it.',
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
  noWords: 'No words, only a rating.',
  step: (number: number) => `Step ${number}`,
  revision: (number: number) => `revision ${number}`,
  unknownStep: 'A step whose words are not on this server',
  toStep: 'Open in the editor',
  archive: 'Archive',
  bringBack: 'Bring back',
  markUnread: 'Mark as unread',
  markRead: 'Mark as read',
  answer: 'Internal note',
  answerHint: 'Only administrators read it.',
  markAnswered: 'Mark as answered',
  saveAnswer: 'Save the note',
  reopen: 'Not answered after all',
  answeredBy: (who: string | null, when: string) => `Answered by ${who ?? 'somebody'}, ${when}`,
  makeDraft: 'Make a draft',
  makeDraftText: (category: string) => `It begins in ${category}, with these words as Step 1.`,
  toDraft: 'Draft made of it:',
  draftMade: 'Draft made',
  closest: 'Closest published issues',
  closestNone: 'No published issue has words of it.',
  closestFailed: 'The closest issues did not load.',
  merge: 'Merge others into this',
  mergeTitle: 'Merge into this message',
  mergeText: 'Messages about the same missing issue become one. They can be separated again.',
  mergeNone: 'There is no other missing issue in the inbox.',
  mergeConfirm: (count: number) =>
    count === 0 ? 'Merge' : `Merge ${count} ${count === 1 ? 'message' : 'messages'}`,
  mergedNow: (count: number) => `${count} ${count === 1 ? 'message' : 'messages'} merged`,
  mergedTitle: 'Merged into this',
  newestMerged: (shown: number, all: number) => `The newest ${shown} of ${all} messages.`,
  mergedInto: 'This message was merged into another one.',
  toMerged: 'Open that one',
  separate: 'Separate',
  separated: 'Message separated',
  mergedBefore: (count: number) =>
    `${count} ${count === 1 ? 'message was' : 'messages were'} part of another one already.`,
  separatedBefore: 'Somebody else separated this message before',
  archivedBefore: 'Somebody else archived this message before',
  broughtBackBefore: 'Somebody else brought this message back before',
  movedSince: 'Not undone: somebody else moved this message since',
  archivedNow: 'Message archived',
  broughtBack: 'Message brought back',
  notDone: 'That was not done.',
} as const;

/** The name of a message of each kind. */
export const KIND_NAMES: Record<InboxKind, string> = {
  missing: 'Missing issue',
  feedback: 'App feedback',
  note: 'Step is wrong',
};

/** The name of several messages of each kind. */
export const KIND_TABS: Record<InboxKind, string> = {
  missing: 'Missing issues',
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

/** The words in place of an empty list. */
export const EMPTY: Record<InboxState, readonly [title: string, text: string]> = {
  open: ['The inbox is empty', 'Feedback, missing issues and notes on steps arrive here.'],
  unread: ['Everything is read', 'Messages that nobody has opened yet are listed here.'],
  answered: ['Nothing is answered yet', 'Messages with an internal note are listed here.'],
  archived: ['Nothing is archived', 'What is archived leaves the inbox and is kept here.'],
};
