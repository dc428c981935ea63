const list = new Intl.ListFormat('en-GB');

/** Who else has an issue open. */
export const presenceMessages = {
  here: (names: readonly string[]) =>
    `${list.format(names)} ${names.length === 1 ? 'is' : 'are'} here too`,
  removed: 'This step was removed elsewhere',
} as const;
