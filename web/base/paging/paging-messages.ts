export const pagingMessages = {
  fromToOf: (from: number, to: number, all: number) => `${from} to ${to} of ${all}`,
} as const;
