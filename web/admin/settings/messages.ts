import { unreachable } from '#core/base/assert.ts';
import { SETTING_MEMBERS, settingRow } from '#core/campus/setting-members.ts';
import { reportMessages } from './report-messages.ts';
import type { CampusProblem } from '#core/campus/text-problems.ts';
import { CONTACT_MEMBERS, memberRow } from '#core/campus/contact-members.ts';
import { LIMITS } from '#core/base/limits.ts';

/** The words about the pages under the tab of the settings. */
export const linkMessages = {
  privacy: { text: 'How long what is about people is kept.', open: 'Open Privacy' },
  operations: {
    text: 'How the server is: its database, its disk, what waits to be sent.',
    open: 'Open Operations',
  },
} as const;

export const settingsMessages = {
  parts: 'Parts of the settings',
  loadFailed: 'The settings did not load.',
  campus: 'Campus',
  campusText: 'Stands in the side menu and on printed pages.',
  name: 'Campus name',
  timeZone: 'Time zone',
  timeZoneHint: 'Set by the operator, TIME_ZONE.',
  emergency: 'Emergency',
  emergencyText: 'Stands first among the contacts on every advisor screen.',
  anyone: 'Anyone who can open the app can read these numbers.',
  emergencyNumber: 'Emergency number',
  emergencyPlaceholder: 'As dialled from a mobile phone',
  emergencyMissing: 'No number yet. No number has a default.',
  emergencyWords: 'Words for the emergency services',
  emergencyWordsHint: 'Used wherever a text names them.',
  contacts: 'Contacts',
  contactsText:
    'Drag, or use the arrows. The first that suit stand beside the emergency call. A change reaches phones at their next refresh.',
  noContacts: 'No contacts yet',
  /** A contact without a name yet. */
  unnamed: (number: number) => `Contact ${number}`,
  contactName: 'Name',
  contactNumber: 'Number',
  contactWhen: 'When to call',
  numberMissing: 'No number yet',
  allCategories: 'All categories',
  categoriesOf: (name: string) => `Categories of ${name}`,
  categoriesTitle: (name: string) => `When is ${name} shown?`,
  categoriesText: 'In issues of the categories you tick; with none ticked in all of them.',
  done: 'Done',
  usedIn: (count: number) => `Used in ${count} ${count === 1 ? 'issue' : 'issues'}`,
  notUsed: 'Not used in a text',
  archivedIssue: '(archived)',
  drag: (name: string) => `Drag ${name}`,
  moveUp: (name: string) => `Move up ${name}`,
  moveDown: (name: string) => `Move down ${name}`,
  movedTo: (name: string, place: number, all: number) => `${name} is ${place} of ${all}`,
  remove: (name: string) => `Remove ${name}`,
  addContact: 'Add a contact',
  contactRemoved: 'Contact removed',
  replaceTitle: (name: string) => `What takes the place of ${name}?`,
  replaceText: (count: number) =>
    count === 1
      ? 'This issue names it, in its words or its urgent correction. When you save, it will name the other one.'
      : `These ${count} issues name it, in their words or an urgent correction. When you save, they will name the other one.`,
  replaceBy: 'In its place',
  replaceChoose: 'Choose a contact',
  replaceConfirm: 'Remove',
  areas: 'Areas',
  areasText:
    'Parts of the campus with people on duty of their own, such as North and South. Advisors choose theirs once. Leave it empty if everybody calls the same people.',
  noAreas: 'No areas: every contact is for the whole campus',
  areaName: 'Area name',
  addArea: 'Add an area',
  unnamedArea: (number: number) => `Area ${number}`,
  areaRemoved: 'Area removed',
  everywhere: 'Whole campus',
  always: 'always on duty',
  dutyOf: (name: string) => `Areas and hours of ${name}`,
  dutyTitle: (name: string) => `Where and when is ${name} on duty?`,
  dutyText:
    'Advisors are offered first who is on duty in their area. Nobody is hidden: who is off duty stands below, with the hours.',
  dutyAreas: 'For which areas',
  dutyAreasText: 'With none ticked for the whole campus.',
  hours: 'Hours',
  hoursHint: 'Such as “20:00 to 08:00, weekends”, by campus time. Empty is always.',
  hoursRead: (hours: string) => `Read as: ${hours}.`,
  role: 'Shared role',
  roleHint: (uses: number) =>
    `Such as “Duty phone”, the same for each that stands in for the others. ${
      uses === 0
        ? 'Where a text names one of them, advisors read the one that is on duty in their area.'
        : `In the ${uses === 1 ? 'issue that names' : `${uses} issues that name`} this one, advisors then read the one that is on duty in their area.`
    }`,
  note: 'Note',
  noteHint: 'Shown under the name in Contacts and on paper, such as “Speaks Spanish”.',
  notHours:
    'Write days and times, such as “Mon to Fri 20:00 to 08:00, weekends all day”. In place of “nights” write the times, and in place of “9-5” write “9am to 5pm”.',
  unknownArea: 'It was for an area that is gone: choose again',
  taken: 'There is another of this name',
  tooManyAreas: `At most ${LIMITS.areas} areas`,
  words: 'Words of search',
  wordsText: 'What people type at 3 am. Each word finds the guides of its category.',
  addWord: 'Add a word',
  addWordTo: (category: string) => `Add a word to ${category}`,
  removeWord: (word: string) => `Remove ${word}`,
  moreCategories: (count: number) => `Show ${count} more categories`,
  allSaved: 'Everything is saved',
  notSaved: (count: number) => `${count} ${count === 1 ? 'change' : 'changes'} not saved`,
  undo: 'Undo them',
  undone: 'Changes undone',
  conflict:
    'Somebody else saved the settings meanwhile. Load what they saved: what you typed here stays.',
  inUse: 'An issue names a contact that you removed. Say what takes its place, then save again.',
  toMend: (count: number) =>
    `${count} ${count === 1 ? 'field needs' : 'fields need'} another look.`,
  required: 'Required',
  tooLong: (most: number) => `At most ${most} characters`,
  tooLongWord: `At most ${LIMITS.synonym} characters a word`,
  tooManyWords: `At most ${LIMITS.synonyms} words`,
  tooManyContacts: `At most ${LIMITS.contacts} contacts`,
  mainNumber: 'Main number of the campus',
  mainNumberHint: 'Optional. An extension such as x4411 is dialed through it.',
  notANumber:
    'Write it as it is dialed: digits, spaces and + ( ) - . * #, an extension such as ‘ext. 4’ or ‘x4411’, or letters in capitals.',
  notDigits:
    'Write it as it is dialed: digits, spaces and + ( ) - . * # alone, without an extension or letters.',
  noReference:
    'Advisors would read the reference to a contact as it stands. Write the name instead.',
  noMainNumber:
    'An extension alone is dialed through the main number of the campus: set that first.',
} as const;

/** Returns a sentence about a problem, shown beside its field of the settings. */
export function wordsOfCampusProblem({ field, code }: CampusProblem): string {
  const words = settingsMessages;
  const isOfWords = field.startsWith('synonyms.');
  switch (code) {
    case 'REQUIRED':
    case 'UNKNOWN_CONTACT':
    case 'NOT_AN_ID':
      return words.required;
    case 'TAKEN':
      return words.taken;
    case 'BROKEN_REFERENCE':
      return words.noReference;
    case 'NOT_HOURS':
      return words.notHours;
    case 'UNKNOWN_AREA':
      return words.unknownArea;
    case 'NOT_A_NUMBER':
      // Only the number of a contact may say more than its digits (CONTACT-11).
      return field.startsWith('contacts.') ? words.notANumber : words.notDigits;
    case 'NO_MAIN_NUMBER':
      return words.noMainNumber;
    case 'TOO_MANY':
      if (field === 'areas') return words.tooManyAreas;
      return isOfWords ? words.tooManyWords : words.tooManyContacts;
    case 'TOO_LONG':
      return isOfWords ? words.tooLongWord : words.tooLong(mostIn(field));
    case 'NOT_HTTPS':
    case 'PLACEHOLDER_TOO_EARLY':
    case 'UNKNOWN_PLACEHOLDER':
      return reportMessages.problems[code];
    default:
      return unreachable(code);
  }
}

function mostIn(field: CampusProblem['field']): number {
  const setting = SETTING_MEMBERS.find((one) => one === field);
  if (setting !== undefined) return settingRow(setting).most;
  if (field === 'emergency.words') return LIMITS.emergencyWords;
  if (field.startsWith('areas.')) return LIMITS.areaName;
  const member = CONTACT_MEMBERS.find((one) => field.endsWith(`.${one}`));
  return member === undefined ? LIMITS.contactNumber : memberRow(member).most;
}

export const secondPersonMessages = {
  title: 'Publishing',
  text: 'Whether a second person reads a procedure before advisors do.',
  label: 'Publishing needs a second person',
  on: 'Whoever did not make the last change approves and publishes an issue. Changes of a published one wait beside it, and advisors read it unchanged until then. It takes two people who can publish.',
  calls:
    'Whom phones call waits in the same way for another owner: numbers, contacts, areas and hours.',
  notSet: 'It was not set.',
} as const;

export const waitingMessages = {
  title: 'Waits for approval',
  short: 'Waiting',
  text: 'Until then phones call as before.',
  asked: 'Waits for another owner. Until then phones call as before.',
  by: (name: string, when: string) => `${name} asked for this, ${when}.`,
  somebody: 'Somebody whose account is gone',
  below: 'The fields below show it as it would be.',
  own: 'You asked for it yourself: another owner approves it. If there is none, invite one, or switch off the second person under Publishing.',
  approve: 'Approve',
  approved: 'Approved: phones call so at their next refresh',
  discard: 'Discard',
  discarded: 'Discarded: phones call as before',
  inUse:
    'An issue has come to name a contact that would go. Change that text, or discard this and remove the contact again.',
  changed: 'Somebody changed this meanwhile. Read it again.',
  discardTitle: 'Discard what waits?',
  discardText:
    'It is gone for good, and phones go on calling as they do now. What you typed here stays.',
} as const;
