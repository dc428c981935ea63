declare const held: unique symbol;

/** The JSON text of a column, typed by what it holds. No other text is one. */
export type Json<T> = string & { readonly [held]: T };

export const formatJson = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>;

/** Returns a column's JSON, typed by the column and not validated again: an old revision is read with the limits of its time. */
export const parseJson = <T>(text: Json<T>): T => JSON.parse(text) as T;
