/** The words shown in place of parts of the editor whose files did not load. */
export const partsNotLoaded = {
  conflict: 'What others saved did not load. What you typed is kept.',
  paths: 'The path check did not load.',
  preview: 'The preview did not load.',
  changeNote: 'The form did not load.',
  tree: 'The tree did not load.',
} as const;

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

export const stepMessages = {
  drag: (step: string) => `Drag ${step}`,
  moveUnanswered: 'The server did not answer. Nothing you typed is lost. Move the step again.',
  imageRemoved: 'Image removed',
  imageNotUploaded: 'Image not uploaded',
  insert: 'Insert a step after this one',
  duplicate: 'Duplicate this step',
  saveAndContinue: 'Save and continue',
  saveKeys: isApple ? '⌘S' : 'Ctrl+S',
  continueKeys: isApple ? '⌘Enter' : 'Ctrl+Enter',
} as const;

export const publishingMessages = {
  told: 'Advisors have the sentence',
  backToDraft: 'Back to draft',
  published: 'Advisors see this issue',
  settled: {
    publish: 'Advisors see the changes',
    discard: 'Changes discarded',
    keep: 'Kept as they wait',
  },
  takenBack: 'Back to draft, advisors do not see it',
  notTakenBack: 'The issue was not moved back to draft.',
  publishedMeanwhile: 'It was published meanwhile: advisors see this now.',
  takenBackMeanwhile: 'It was moved back to draft meanwhile: advisors do not see it.',
  blocking: (count: number) =>
    count === 1 ? '1 problem blocks publishing' : `${count} problems block publishing`,
  unsavedTitle: 'Go on without saving?',
  unsavedText: 'Advisors will read the issue as it was saved last. What you typed stays here.',
  unsavedConfirm: 'Yes, publish',
} as const;

const list = new Intl.ListFormat('en-GB');

export const presenceMessages = {
  here: (people: readonly string[]) =>
    `${list.format(people)} ${people.length === 1 ? 'is' : 'are'} here too`,
  /** 'Tom Reyes (Step 4)' */
  at: (name: string, number: number) => `${name} (Step ${number})`,
  /** At a step: the names of those who have it open. */
  atStep: (names: readonly string[]) =>
    `${list.format(names)} ${names.length === 1 ? 'has' : 'have'} it open`,
  removed: 'This step was removed elsewhere',
} as const;
