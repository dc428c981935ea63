/** What a column of a sheet of steps holds (IMPORT-10); 'other' is one that has no name of ours. */
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
