declare const held: unique symbol;

/** The JSON text in a column, typed by its content, so that no other text fits. */
export type Json<T> = string & { readonly [held]: T };

export const formatJson = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>;

/** Returns the value of a column's JSON, by the column's type. It is not validated again, since an old revision obeys the limits of its time. */
export const parseJson = <T>(text: Json<T>): T => JSON.parse(text) as T;
