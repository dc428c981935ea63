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
  /** Stays in view, beside the fixed ones before it, while the other columns scroll sideways. */
  isFixed?: boolean;
  /** Keeps its exact width; the columns without one share the rest. */
  fixedColumnWidths?: boolean;
  toolTip?: string;
  showSort?: boolean;
  /** Any CSS color, preferably a token. A cell's own color wins over the column's. */
  fontColor?: string;
  backgroundColor?: string;
  cellFontColor?: (row: Row) => string | undefined;
  cellColor?: (row: Row) => string | undefined;
  /** The words of a text or date cell, and of an image its text alternative. */
  format?: (row: Row) => string;
  /** Draws a cell of type customTypeOne or icon. */
  render?: (row: Row) => ReactNode;
  /** For a toggle column; if absent, the toggles cannot be changed. */
  onToggle?: (row: Row, active: boolean) => void;
  /** For a rating column: shown if there is no rating. */
  notRatedText?: string;
}

/** Returns a whole number as it is, else two decimals, 0 when empty (KIT-12). */
export const formatNumber = (value: unknown): string => {
  const number = Number(value ?? 0);
  if (Number.isNaN(number)) return '0';
  return Number.isInteger(number) ? String(number) : number.toFixed(2);
};
