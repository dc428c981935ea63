const list = new Intl.ListFormat('en-GB');

/** Who else has an issue open. */
export const presenceMessages = {
  here: (people: readonly string[]) =>
    `${list.format(people)} ${people.length === 1 ? 'is' : 'are'} here too`,
  /** 'Tom Reyes (Step 4)' */
  at: (name: string, number: number) => `${name} (Step ${number})`,
  /** At a step: who has it open. */
  atStep: (names: readonly string[]) =>
    `${list.format(names)} ${names.length === 1 ? 'has' : 'have'} it open`,
  removed: 'This step was removed elsewhere',
} as const;
