/** The words around a choice of languages; those of each language are in `own-words.ts`. */
export const languageMessages = {
  language: 'Language',
  needsSignal: 'Not on this phone yet. Choose it with a signal.',
  notHere: 'This procedure is not on this phone in that language. Choose it with a signal.',
} as const;
