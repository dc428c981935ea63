import type { ReactNode } from 'react';

export type ColumnType =
  | 'text'
  | 'number'
  | 'image'
  | 'image-text'
  | 'customTypeOne'
  | 'date'
  | 'icon'
  | 'rating'
  | 'toggle';

export type SortOrder = 'asc' | 'desc';

/** Every row has its id and the fields its columns name. */
export interface TableRow {
  _id: string;
}

/** A cell of an image-text column (KIT-11). */
export interface ImageText {
  image: string;
  text: string;
}

export interface Column<Row extends TableRow> {
  field: keyof Row & string;
  header: string;
  type: ColumnType;
  width?: number;
  /** If true, the column stays in view next to the fixed ones before it while the others scroll sideways. */
  isFixed?: boolean;
  /** If true, the column keeps its exact width; the columns without a width share the rest. */
  fixedColumnWidths?: boolean;
  toolTip?: string;
  showSort?: boolean;
  /** Any CSS color, preferably a token. A cell's own color wins over the column's. */
  fontColor?: string;
  backgroundColor?: string;
  cellFontColor?: (row: Row) => string | undefined;
  cellColor?: (row: Row) => string | undefined;
  /** Returns the words of a text or date cell, and the text alternative of an image. */
  format?: (row: Row) => string;
  /** Draws a cell of type customTypeOne or icon. */
  render?: (row: Row) => ReactNode;
  /** Hears that a toggle was pressed; without it, the toggles cannot be changed. */
  onToggle?: (row: Row, active: boolean) => void;
  /** The text that a rating column shows if there is no rating. */
  notRatedText?: string;
}

/** Returns a whole number as it is, another number with two decimals, and 0 for an empty value (KIT-12). */
export const formatNumber = (value: unknown): string => {
  const number = Number(value ?? 0);
  if (Number.isNaN(number)) return '0';
  return Number.isInteger(number) ? String(number) : number.toFixed(2);
};
