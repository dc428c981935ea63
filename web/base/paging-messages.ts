/** The words beside the pages of a list. */
export const pagingMessages = {
  fromToOf: (from: number, to: number, all: number) => `${from} to ${to} of ${all}`,
} as const;
