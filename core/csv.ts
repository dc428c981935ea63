// What a spreadsheet takes for a formula: an operator, also in full width, also behind spaces, quotes
// or the apostrophe this function itself puts in front.
const FORMULA = /^[\s'"\u00a0]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** The text as a CSV cell that no spreadsheet computes: an apostrophe goes before what could be a formula (ANALYTICS-13). */
export function safeCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
