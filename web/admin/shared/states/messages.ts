/** A page that the role does not allow (ROLE-7). */
export const notAllowedMessages = {
  title: {
    owner: 'This page is for owners',
    author: 'This page is for authors and owners',
  },
  text: {
    owner: 'You are an owner again. Reload the page.',
    author: 'You have the role of an author. An owner can change it on the page People.',
    reader: 'You have the role of a reader. An owner can change it on the page People.',
  },
} as const;

export const partMessages = {
  reload: 'If it stays so, reload the page: what you typed is kept.',
} as const;

/** Below a list that is loaded some at a time. */
export const olderMessages = {
  older: 'Show older',
  olderFailed: 'Older ones did not load.',
} as const;
