/** The words of what was searched for and not found. */
export const searchMessages = {
  title: 'Searched for and not found',
  text: 'Words of at least two phones in the last 90 days. A word of the search or a procedure may be missing.',
  count: (count: number, phones: number) =>
    `${count} ${count === 1 ? 'search' : 'searches'} by ${phones} phones`,
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  notLoaded: 'What was searched for and not found did not load.',
} as const;
