import type { ChangedStarter } from '#core/exchange/exchange-schema.ts';

export const changedStarterMessages = {
  about:
    'The starter library has new words. Your procedures keep the old ones until you take the new ones.',
  aboutNew:
    'The starter library has new procedures. One that you add is a draft, which advisors see once you publish it.',
  loadFailed: 'The updates did not load.',
  none: 'Nothing to update',
  noneText: 'Every starter procedure you use has the newest words.',
  groups: {
    dangerous: 'Change these first',
    changed: 'Other new words',
    added: 'New procedures',
  },
  dangerousText: 'Following the old words could lead to harm.',
  states: {
    unedited: 'Nobody has edited yours.',
    edited: 'You have edited yours.',
    new: 'You do not have it yet.',
  } satisfies Record<ChangedStarter['what'], string>,
  live: 'Advisors see it.',
  draft: 'It is a draft.',
  calledHere: (title: string) => `Called “${title}” here.`,
  compare: 'Compare the words',
  comparisonFailed: 'The comparison did not load.',
  yours: 'Yours',
  update: 'New words',
  take: 'Use the new words',
  keep: 'Keep ours',
  add: 'Add as a draft',
  leave: 'Do without it',
  taken: (title: string) => `${title} has the new words`,
  kept: (title: string) => `${title} stays as it is`,
  added: (title: string) => `${title} added as a draft`,
  failed: 'This was not done.',
  changedMeanwhile: 'Somebody changed it meanwhile: look at it again.',
  blocked: 'Your contacts or settings keep the new words from being published.',
  takeTitle: (title: string) => `Replace your words in “${title}”?`,
  takeWaits:
    'The new words wait until somebody else approves them. Advisors see the published version until then.',
  takeLive: 'Advisors see the new words at once. Your words stay in Revisions.',
  corrected: (day: string, sentence: string) =>
    `You corrected yours urgently on ${day}: “${sentence}” Compare first whether the new words say so too.`,
  takeDraft: 'Your words in this draft are lost.',
  cancel: 'cancel',
} as const;
