declare const held: unique symbol;

/** The JSON text of a column, typed by what it holds. No other text is one. */
export type Json<T> = string & { readonly [held]: T };

/** What a column of JSON gets. */
export function formatJson<T>(value: T): Json<T> {
  return JSON.stringify(value) as Json<T>;
}

/**
 * What a column of JSON holds. Its type is that of the column, which every writer keeps; it is not validated
 * again, since a revision of years ago never changes and is read with the limits of then.
 */
export function parseJson<T>(text: Json<T>): T {
  return JSON.parse(text) as T;
}
