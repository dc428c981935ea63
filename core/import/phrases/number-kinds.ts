/** The names of numbers that open, name or count something. Nobody is called at them, however they are written. */
const CODED =
  'codes?|passcodes?|barcodes?|pins?|passwords?|combinations?|combos?|ids?|serials?|s\\/n|wi-?fi|permits?|accounts?|accts?|zips?|postcodes?|assets?|skus?|invoices?|badges?|licen[cs]es?|plates?|fax(?:es)?|copiers?|printers?';
/** Things that have their own numbers, and some of them also a telephone. */
const COUNTED =
  'rooms?|rm|suites?|students?|parts?|cases?|models?|years?|built|items?|keys?|locks?|lockers?|box(?:es)?|orders?|tickets?|tags?|prices?|fees?|costs?|amounts?|totals?|budgets?|dates?|capacity|beds?|sizes?|(?:sq\\.?|square) ?(?:ft|feet|foot|m|met(?:re|er)s)|policy|policies|forms?|versions?|pages?|steps?';
const BEHIND = String.raw`(?:\W+(?:numbers?|no|nos|list|table|are|is|below|here))*\W*$`;
const LAST_CODED = new RegExp(String.raw`\b(?:${CODED})${BEHIND}`, 'i');
const LAST_COUNTED = new RegExp(String.raw`\b(?:${COUNTED})${BEHIND}`, 'i');
/** A plural, as in the heading of a list: 'Lost ID' is a procedure, but 'Student IDs' and 'ID numbers' are not. */
const MANY = /(?:s|\b(?:numbers|nos|list|table))\b\W*(?:(?:are|below|here)\W*)*$/i;
const AMISS = /\b(?:lost|stolen|missing|forgotten|found|broken|damaged|locked)\b/i;
const PHONES =
  'phones?|telephones?|tel|mobiles?|cells?|ext|extensions?|contacts?|hotlines?|helplines?|pagers?|landlines?|directory|who answers|to call|to ring|(?:emergency|important|useful|duty|call|after[- ]hours) (?:numbers?|list)';
const CALLED = new RegExp(String.raw`\b(?:${PHONES}|calls?|called|ring|dial)\b`, 'i');
/** The heading of a list of telephone numbers. 'On-call binder' is not one. */
const LAST_CALLED = new RegExp(String.raw`\b(?:${PHONES})${BEHIND}`, 'i');
const NUMBERED = /^\W*(?:numbers?|nos?\.?|nr\.?|#)\W*$/i;
/** The most characters of a text that names something. A longer text says something. */
const LONGEST = 80;
/** Digits that may not be a telephone number: there are few of them, nothing separates them, or they look like a serial number. */
const BARE = /^(?:\d{1,9}|\d+\D\d+)$/;
const SERIAL = /^\d{4}\D\d{4}$/;
/** Three-digit numbers that everybody knows, such as 911. */
export const KNOWN_NUMBER = /^[2-9]11$|^999$|^112$/;

/** The kind of numbers that a heading, a column or a name announces. */
export type NumberKind = 'called' | 'coded' | 'counted' | 'numbered' | undefined;

/** Tells whether numbers of this kind are not telephone numbers. */
export const isOther = (kind: NumberKind): boolean => kind === 'coded' || kind === 'counted';

/** Returns the main words of a name: 'Codes' in 'Codes for the doors (2026)'. */
const headOf = (text: string): string =>
  text.replaceAll(/\([^)]*\)/g, ' ').split(/\s(?:of|for|in|by|at|to open)\s|[:,]\s?\S|\s\/\s/)[0] ??
  '';

/** Tells which kind of numbers a text announces below or behind it. */
export function numberKind(text: string): NumberKind {
  if (text.length > LONGEST) return undefined;
  const head = headOf(text);
  if (LAST_CODED.test(head)) return 'coded';
  if (CALLED.test(text)) return 'called';
  if (LAST_COUNTED.test(head)) return 'counted';
  return NUMBERED.test(text) ? 'numbered' : undefined;
}

/** Tells which kind of numbers a heading announces. Numbers of a single thing may still be telephone numbers. */
function headingKind(text: string): NumberKind {
  const kind = numberKind(text);
  if (kind === 'called')
    return /:\s*$/.test(text) || LAST_CALLED.test(headOf(text)) ? kind : undefined;
  return kind === 'coded' && (!MANY.test(headOf(text)) || AMISS.test(text)) ? 'counted' : kind;
}

/** Tells whether digits are too few or too plain to be a telephone number without other evidence. */
function isBare(number: string): boolean {
  const digits = number.replaceAll(/\D/g, '');
  return (
    SERIAL.test(number) ||
    (BARE.test(number) && !KNOWN_NUMBER.test(number) && (digits === number || digits.length < 7))
  );
}

/** The texts around a number. */
type Around = {
  readonly heading: NumberKind;
  readonly column: NumberKind;
  /** The name before the number, and the remark behind it. */
  readonly name: string;
  readonly beside: string;
};

/** Tells whether a number is a telephone number, by the heading, the column, the name and the remark around it: 'sure', 'maybe', or undefined if it is not (IMPORT-27). */
export function trustIn(
  number: string,
  { heading, column, name, beside }: Around,
): 'sure' | 'maybe' | undefined {
  const bare = isBare(number);
  const own = numberKind(name);
  // 'Accounts' with a complete telephone number is a department.
  const isDepartment = !bare && /\baccounts\W*$/i.test(name);
  if (isOther(column) || (own === 'coded' && !isDepartment)) return undefined;
  if (heading === 'coded' && column !== 'called') return undefined;
  if (!bare || [heading, column, own].includes('called')) return 'sure';
  const behind = numberKind(beside);
  return behind === 'numbered' || [heading, own, behind].some(isOther) ? undefined : 'maybe';
}

/** The facts about a block that may be the heading of what is below it. */
type Naming = {
  readonly kind: string;
  readonly level: number;
  readonly text: string;
  readonly isApart: boolean;
  readonly aside?: string;
};

/** The number of lines above a list that may be its heading. */
const LINES = 3;

/** Returns a reader that takes blocks one by one and tells which kind of numbers is below them. */
export function headingsAbove() {
  let headings: { level: number; kind: NumberKind }[] = [];
  let lines: NumberKind[] = [];
  return {
    /** Reads a block that is not a contact. `isBehind` is true if it follows contacts. */
    pass: ({ kind, level, text, aside, isApart }: Naming, isBehind: boolean): void => {
      if (aside !== undefined) return;
      if (kind === 'heading') {
        headings = headings.filter((one) => one.level < level);
        headings.push({ level, kind: headingKind(text) });
        lines = [];
      } else if (kind === 'line' && text.length <= LONGEST && !/[.?!]\s*$|\|/.test(text)) {
        const before = isBehind && isApart ? [] : lines;
        lines = [...before, headingKind(text)].slice(-LINES);
      }
    },
    kind: (): NumberKind =>
      [...headings.map(({ kind }) => kind), ...lines].findLast(
        (kind) => kind !== undefined && kind !== 'numbered',
      ),
  };
}
