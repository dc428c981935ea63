/** The words of the state of an issue beside its title. */
export const publishingMessages = {
  backToDraft: 'Back to draft',
  published: 'Advisors see this issue',
  takenBack: 'Back to draft, advisors do not see it',
  notTakenBack: 'The issue was not taken back to draft.',
  publishedMeanwhile: 'It was published meanwhile: advisors see this now.',
  takenBackMeanwhile: 'It was taken back to draft meanwhile: advisors do not see it.',
  blocking: (count: number) =>
    count === 1 ? '1 problem blocks publishing' : `${count} problems block publishing`,
  unsavedTitle: 'Go on without saving?',
  unsavedText: 'Advisors will read the issue as it was saved last. What you typed stays here.',
  unsavedConfirm: 'Yes, publish',
} as const;
