/** The text that a command prints, and its exit status: 0 for done, 1 for not possible, 2 for not understood. */
export type CommandResult = { text: string; status: 0 | 1 | 2 };

const endingWith =
  (status: CommandResult['status']) =>
  (text: string): CommandResult => ({ text: `${text}\n`, status });

export const done = endingWith(0);
export const impossible = endingWith(1);
export const confusing = endingWith(2);
