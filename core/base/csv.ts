// The characters that a spreadsheet hides or skips before an operator: spaces, quotes, our own apostrophe, controls and characters that are not drawn.
const UNSEEN = String.raw`[\s'"\u2800\p{C}\p{Z}\p{DI}]`;
/** The characters at which a program that splits on semicolons, tabs or lines begins another cell, despite our quotes. */
const SEPARATOR = String.raw`[;\t\r\n]`;
// The characters that begin a formula in a spreadsheet, also in their full-width and small forms.
const OPERATOR = '[=+\\-@＝＋－＠﹦﹢﹣﹫]';

const BEGINS_FORMULA = new RegExp(`^(?:${UNSEEN}*${OPERATOR}|[\\t\\r\\n])`, 'u');
const HAS_SEPARATOR = new RegExp(SEPARATOR);
const FORMULA_INSIDE = new RegExp(
  `(${SEPARATOR})(?=(?:(?!${SEPARATOR})${UNSEEN})*${OPERATOR})`,
  'gu',
);

/** Returns the text as a CSV cell that no spreadsheet computes: it puts an apostrophe before anything that could be a formula (ANALYTICS-13). */
export function safeCell(text: string): string {
  const inside = HAS_SEPARATOR.test(text) ? text.replace(FORMULA_INSIDE, "$1'") : text;
  return BEGINS_FORMULA.test(text) ? `'${inside}` : inside;
}
