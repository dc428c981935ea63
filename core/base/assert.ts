/** Stops on a broken promise of our own code: a bug, never a user's mistake. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Bug: ${message}`);
}

/** Marks a branch the types rule out, so that a new member of a union fails to compile here. */
export function unreachable(value: never): never {
  throw new Error(`Bug: unexpected value ${JSON.stringify(value)}`);
}
