export const partMessages = {
  reload: 'If it stays so, reload the page: what you typed is kept.',
} as const;

/** Below a list that is loaded some at a time. */
export const olderMessages = {
  older: 'Show older',
  olderFailed: 'Older ones did not load.',
} as const;
