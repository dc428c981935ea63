/** What a value has under a name; undefined of what is no object. */
export const memberOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

export const hasText = (value: unknown, name: string): boolean =>
  typeof memberOf(value, name) === 'string';

/**
 * What a text from outside the program says: from the browser's storage or the server. Undefined if it is
 * no JSON or `is` does not hold, as of what another version stored.
 */
export function parseAs<T>(
  text: string | null | undefined,
  is: (value: unknown) => value is T,
): T | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return is(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
