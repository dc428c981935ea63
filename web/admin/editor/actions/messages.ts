import { listed } from '../../base/written.ts';

/** The words that replace parts of the editor whose files did not load. */
export const partsNotLoaded = {
  conflict: 'Their changes did not load. What you typed is kept.',
  paths: 'The path check did not load.',
  preview: 'The preview did not load.',
  changeNote: 'The form did not load.',
  tree: 'The tree did not load.',
} as const;

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

export const stepMessages = {
  drag: (step: string) => `Drag ${step}`,
  moveUnanswered: 'The server did not answer. Move it again.',
  imageRemoved: 'Image removed',
  imageNotUploaded: 'Image not uploaded',
  insert: 'Insert a step below',
  duplicate: 'Duplicate step',
  more: (number: number) => `More for Step ${number}`,
  saveAndContinue: 'Save and continue',
  saveKeys: isApple ? '⌘S' : 'Ctrl+S',
  continueKeys: isApple ? '⌘Enter' : 'Ctrl+Enter',
} as const;

export const publishingMessages = {
  told: 'Message sent to advisors',
  backToDraft: 'Back to draft',
  published: 'Advisors see this procedure',
  settled: {
    publish: 'Advisors see the changes',
    discard: 'Changes discarded',
    keep: 'Changes still waiting',
  },
  takenBack: 'Back to draft: advisors cannot see it now',
  notTakenBack: 'The procedure was not moved back to draft.',
  publishedMeanwhile: 'Somebody published it. Advisors see this now.',
  takenBackMeanwhile: 'Somebody moved it back to draft.',
  blocking: (count: number) =>
    count === 1 ? '1 problem blocks publishing' : `${count} problems block publishing`,
  unsavedTitle: 'Publish without saving?',
  unsavedText: 'Advisors get the last saved version.',
  unsavedConfirm: 'Yes, publish',
} as const;

export const presenceMessages = {
  here: (people: readonly string[]) =>
    `${listed(people)} ${people.length === 1 ? 'is' : 'are'} here too`,
  /** 'Tom Reyes (Step 4)' */
  at: (name: string, number: number) => `${name} (Step ${number})`,
  /** Returns the names of the people who have a step open, as the step shows them. */
  atStep: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? 'has' : 'have'} it open`,
  removed: 'Somebody removed this step',
} as const;
