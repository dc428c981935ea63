/** The text that a command prints, and its exit status: 0 done, 1 not possible, 2 not understood. */
export type CommandResult = { text: string; status: 0 | 1 | 2 };
