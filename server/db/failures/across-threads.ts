/** An error as it goes to another thread, on which a copy of it would have no code, and one of SQLite no words. */
export type SentError = { message: string; code: string | undefined; stack: string | undefined };

export function sentError(error: unknown): SentError {
  const { message, code, stack } = error as Error & { code?: string };
  return { message, code, stack };
}

export function receivedError({ message, code, stack }: SentError): Error {
  return Object.assign(new Error(message), { code, stack });
}
