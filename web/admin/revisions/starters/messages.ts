import { languageName } from '#core/base/language-name.ts';
import type { ChangedStarter } from '#core/exchange/exchange-schema.ts';

export const changedStarterMessages = {
  about: 'Your procedures stay the same until you update them.',
  aboutNew: 'New procedures come in as drafts.',
  loadFailed: 'The updates did not load.',
  none: 'Nothing to update',
  noneText: 'Your starter procedures are up to date.',
  groups: {
    dangerous: 'Update these first',
    changed: 'Other updates',
    added: 'New procedures',
    languages: 'Other languages',
  },
  dangerousText: 'The old text could lead to harm.',
  states: {
    unedited: 'You have not edited yours.',
    edited: 'You have edited yours.',
    new: 'You do not have it yet.',
  } satisfies Record<ChangedStarter['what'], string>,
  live: 'Advisors see it.',
  draft: 'It is a draft.',
  calledHere: (title: string) => `Called “${title}” here.`,
  compare: 'Compare',
  comparisonFailed: 'The comparison did not load.',
  yours: 'Yours',
  update: 'New version',
  take: 'Use the new version',
  keep: 'Keep ours',
  add: 'Add as a draft',
  leave: 'Skip',
  taken: (title: string) => `${title} updated`,
  kept: (title: string) => `${title} kept as it is`,
  added: (title: string) => `${title} added as a draft`,
  failed: 'That did not work.',
  changedMeanwhile: 'Somebody just changed it. Compare again.',
  blocked: 'Your contacts or settings block the new version.',
  takeTitle: (title: string) => `Replace your text in “${title}”?`,
  takeWaits: 'The new version waits for approval. Advisors see the published one until then.',
  takeLive: 'Advisors see it right away. Your version stays in Revisions.',
  corrected: (day: string, sentence: string) =>
    `You made an urgent correction on ${day}: “${sentence}” Check that the new version says so too.`,
  languageText: (procedures: number) =>
    `${procedures === 1 ? '1 procedure is' : `${procedures} procedures are`} missing texts that the starter library has. What you wrote stays. Advisors who choose the language get it, marked as not reviewed.`,
  addLanguage: (language: string) => `Add ${languageName(language)}`,
  languageAdded: (language: string, procedures: number) =>
    `${languageName(language)} added to ${procedures === 1 ? '1 procedure' : `${procedures} procedures`}`,
  takeDraft: 'You will lose this draft.',
  cancel: 'cancel',
} as const;
