/** What is said of the parts of the editor whose files did not load. */
export const partsNotLoaded = {
  conflict: 'What others saved did not load. What you typed is kept.',
  paths: 'The path check did not load.',
  preview: 'The preview did not load.',
  said: 'The form did not load.',
  tree: 'The tree did not load.',
} as const;
