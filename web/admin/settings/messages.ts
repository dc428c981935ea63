import { unreachable } from '#core/base/assert.ts';
import { SETTING_MEMBERS, settingRow } from '#core/campus/setting-members.ts';
import { reportMessages } from './report-messages.ts';
import type { CampusProblem } from '#core/campus/text-problems.ts';
import { CONTACT_MEMBERS, memberRow } from '#core/campus/contact-members.ts';
import { LIMITS } from '#core/base/limits.ts';

export const settingsMessages = {
  loadFailed: 'The settings did not load.',
  name: 'Campus name',
  language: 'Language',
  languageHint: 'For emails, and pages when a browser’s language is not offered.',
  timeZone: 'Time zone',
  timeZoneHint: 'Set on the server.',
  emergency: 'Emergency',
  anyone: 'Anyone with the app can see these numbers.',
  emergencyNumber: 'Emergency number',
  emergencyPlaceholder: 'As dialed from a cell phone',
  emergencyMissing: 'No number yet',
  emergencyWords: 'What procedures call it',
  emergencyWordsHint: 'Such as “911”.',
  contacts: 'Contacts',
  contactsText: 'The first few that apply appear next to the emergency call.',
  noContacts: 'No contacts yet',
  unnamed: (number: number) => `Contact ${number}`,
  contactName: 'Name',
  contactNumber: 'Number',
  contactWhen: 'When to call',
  numberMissing: 'No number yet',
  allCategories: 'All categories',
  categoriesOf: (name: string) => `Categories of ${name}`,
  categoriesTitle: (name: string) => `When is ${name} shown?`,
  categoriesText: 'Check none for all categories.',
  done: 'Done',
  usedIn: (count: number) => `Used in ${count} ${count === 1 ? 'procedure' : 'procedures'}`,
  notUsed: 'Not used',
  archivedIssue: '(archived)',
  drag: (name: string) => `Drag ${name}`,
  moveUp: (name: string) => `Move up ${name}`,
  moveDown: (name: string) => `Move down ${name}`,
  movedTo: (name: string, place: number, all: number) => `${name} is ${place} of ${all}`,
  remove: (name: string) => `Remove ${name}`,
  addContact: 'Add a contact',
  contactRemoved: 'Contact removed',
  replaceTitle: (name: string) => `What replaces ${name}?`,
  replaceText: (count: number) =>
    count === 1
      ? 'This procedure will name the other contact once you save.'
      : `These ${count} procedures will name the other contact once you save.`,
  replaceBy: 'Replace with',
  replaceChoose: 'Choose a contact',
  replaceConfirm: 'Remove',
  areas: 'Areas',
  areasText: 'Parts of campus with their own people on duty.',
  noAreas: 'No areas: contacts cover the whole campus',
  areaName: 'Area name',
  addArea: 'Add an area',
  unnamedArea: (number: number) => `Area ${number}`,
  areaRemoved: 'Area removed',
  movedText: 'These are on duty in an area you removed.',
  everywhere: 'Whole campus',
  always: 'always on duty',
  dutyOf: (name: string) => `Areas and hours of ${name}`,
  dutyTitle: (name: string) => `Where and when is ${name} on duty?`,
  dutyText: 'Advisors see people on duty in their area first.',
  dutyAreas: 'Areas',
  dutyAreasText: 'Check none for the whole campus.',
  hours: 'Hours',
  hoursHint: 'Such as “8 pm to 8 am, weekends”, or empty for always.',
  hoursRead: (hours: string) => `Read as: ${hours}.`,
  role: 'Shared role',
  sharedText: 'One name in procedures: advisors get the one on duty in their area.',
  roleHint: (uses: number) =>
    `Such as “Duty phone”: advisors get the one on duty in their area${uses === 0 ? '' : `, in ${uses === 1 ? 'the procedure that names' : `${uses} procedures that name`} this contact`}.`,
  note: 'Note',
  noteHint: 'Shown under the name, such as “Speaks Spanish”.',
  notHours: 'Write days and times, such as “Mon to Fri 8 pm to 8 am, weekends all day”.',
  unknownArea: 'Its area was removed. Choose another.',
  taken: 'This name is already used',
  tooManyAreas: `At most ${LIMITS.areas} areas`,
  wordsText: 'What advisors may type to find a category.',
  addWord: 'Add a word',
  addWordTo: (category: string) => `Add a word to ${category}`,
  removeWord: (word: string) => `Remove ${word}`,
  wordCount: (count: number) => `${count} ${count === 1 ? 'word' : 'words'}`,
  allSaved: 'Everything is saved',
  notSaved: (count: number) => `${count} ${count === 1 ? 'change' : 'changes'} not saved`,
  undo: 'Undo changes',
  undone: 'Changes undone',
  conflict: 'Somebody else saved the settings. Load their changes; yours stay.',
  inUse: 'A procedure names a contact you removed. Choose a replacement, then save.',
  toMend: (count: number) =>
    `${count} ${count === 1 ? 'field needs' : 'fields need'} another look.`,
  openPart: (title: string) => `Open ${title}`,
  required: 'Required',
  tooLong: (most: number) => `At most ${most} characters`,
  tooLongWord: `At most ${LIMITS.synonym} characters a word`,
  tooManyWords: `At most ${LIMITS.synonyms} words`,
  tooManyContacts: `At most ${LIMITS.contacts} contacts`,
  mainNumber: 'Campus main number',
  mainNumberHint: 'Optional: for extensions such as x4411.',
  notANumber:
    'Use digits, spaces and + ( ) - . * #, an extension such as “x4411”, or capital letters.',
  notDigits: 'Use only digits, spaces and + ( ) - . * #',
  noReference: 'A contact cannot go here. Write the name instead.',
  noMainNumber: 'Set the campus main number first.',
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
  label: 'Publishing needs a second person',
  on: 'Somebody else approves each change. Advisors see the published version until then.',
  calls: 'Contacts, areas and hours need another owner’s approval.',
  notSet: 'That was not changed.',
} as const;

export const waitingMessages = {
  title: 'Waiting for approval',
  text: 'Until then phones use the current contacts.',
  asked: 'Waiting for another owner. Until then phones use the current contacts.',
  by: (name: string, when: string) => `${name} requested this, ${when}.`,
  somebody: 'A former administrator',
  below: 'The fields below show the change.',
  own: 'Another owner must approve it. If there is none, invite one.',
  approve: 'Approve',
  approved: 'Approved: phones get it at their next refresh',
  discard: 'Discard',
  discarded: 'Discarded: phones keep the current contacts',
  inUse:
    'A procedure now names a contact this would remove. Change that procedure, or discard this.',
  changed: 'Somebody just changed this. Read it again.',
  discardTitle: 'Discard this change?',
  discardText: 'Phones keep the current contacts. What you typed here stays.',
} as const;
