/** An error in a form for another thread, since a copied error loses its code, and one of SQLite its message. */
export type SentError = { message: string; code: string | undefined; stack: string | undefined };

export function sentError(error: unknown): SentError {
  const { message, code, stack } = error as Error & { code?: string };
  return { message, code, stack };
}

export function receivedError({ message, code, stack }: SentError): Error {
  return Object.assign(new Error(message), { code, stack });
}
