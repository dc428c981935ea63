import { languageName } from '#core/base/language-name.ts';
import { listed } from '../../base/written.ts';

export const translationsMessages = {
  loadFailed: 'The translations did not load.',
  languages: 'Languages',
  add: 'Add a language',
  /** Returns a language in the list to choose from: 'Español (Spanish)'. */
  choice: (own: string, name: string) => `${own} (${name})`,
  none: 'No translations yet',
  noneText: 'Add a language, then write each text next to the original.',
  noneToRead: 'Nobody has translated this procedure yet.',
  progress: (current: number, all: number) =>
    `${current} of ${all} ${all === 1 ? 'text' : 'texts'}`,
  openOnly: 'Missing and outdated only',
  nothingOpen: 'Nothing is missing or outdated.',
  original: 'Original',
  field: (label: string, language: string) => `${label} in ${languageName(language)}`,
  noOriginal: 'Optional: the original has none.',
  missing: 'Missing',
  changed: 'Outdated',
  was: 'Was',
  is: 'Is',
  waiting: 'Waiting',
  readPaths: 'Check its paths',
  stillRight: 'Still right',
  rightOnceSaved: 'Counts as right once you save.',
  otherContacts: (names: readonly string[]) =>
    names.length === 0
      ? 'Remove the contact: the original has none.'
      : `Name the same contacts as the original: ${listed(names)}.`,
  tooLong: (most: number) => `At most ${most} characters.`,
  publish: (language: string) => `Publish ${languageName(language)}`,
  withdraw: (language: string) => `Withdraw ${languageName(language)}`,
  isPublished: 'Published',
  withIssue: 'Advisors get it once the procedure is published.',
  published: (language: string) => `${languageName(language)} published`,
  withdrawn: (language: string) => `${languageName(language)} withdrawn`,
  waits: 'It waits until somebody else approves it.',
  partlyTitle: (language: string) => `Publish ${languageName(language)} as it is?`,
  partlyText: (left: string) => `${left} Advisors see steps with these texts in the original.`,
  partly: 'Publish as it is',
  withdrawTitle: (language: string) => `Withdraw ${languageName(language)}?`,
  withdrawText: 'Advisors get the original right away. The texts stay here.',
  cancel: 'Cancel',
  pending: 'Changes to this procedure are waiting for a second person.',
  toEditor: 'Open the editor',
  conflict: (language: string) => `texts in ${languageName(language)}`,
} as const;
