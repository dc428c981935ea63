const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The words of moving through the steps and of changing their order. */
export const stepMessages = {
  saveAndContinue: 'Save and continue',
  saveKeys: isApple ? '⌘S' : 'Ctrl+S',
  continueKeys: isApple ? '⌘Enter' : 'Ctrl+Enter',
} as const;
