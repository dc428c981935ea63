/** Returns a member of a value by its name; undefined if the value is not an object. */
export const memberOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

export const hasText = (value: unknown, name: string): boolean =>
  typeof memberOf(value, name) === 'string';

/** Parses a text from storage or the server; undefined if it is not JSON, or if `is` returns false, as for text that another version wrote. */
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
