const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The words of moving through the steps and of changing their order. */
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
