/** The columns of a sheet of steps (IMPORT-10); 'other' is a column with an unknown name. */
export const SHEET_COLUMNS = [
  'issue',
  'category',
  'step',
  'question',
  'yesText',
  'ifYes',
  'noText',
  'ifNo',
  'confirmation',
  'onceConfirmed',
  'other',
] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];
