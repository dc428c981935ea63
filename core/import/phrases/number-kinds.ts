/** Numbers that open, name or count something: nobody is called at them, however they are written. */
const CODED =
  'codes?|passcodes?|barcodes?|pins?|passwords?|combinations?|combos?|ids?|serials?|s\\/n|wi-?fi|permits?|accounts?|accts?|zips?|postcodes?|assets?|skus?|invoices?|badges?|licen[cs]es?|plates?|fax(?:es)?|copiers?|printers?';
/** Things that have numbers of their own, and some of them a telephone. */
const COUNTED =
  'rooms?|rm|suites?|students?|parts?|cases?|models?|years?|built|items?|keys?|locks?|lockers?|box(?:es)?|orders?|tickets?|tags?|prices?|fees?|costs?|amounts?|totals?|budgets?|dates?|capacity|beds?|sizes?|(?:sq\\.?|square) ?(?:ft|feet|foot|m|met(?:re|er)s)|policy|policies|forms?|versions?|pages?|steps?';
const BEHIND = String.raw`(?:\W+(?:numbers?|no|nos|list|table|are|is|below|here))*\W*$`;
const LAST_CODED = new RegExp(String.raw`\b(?:${CODED})${BEHIND}`, 'i');
const LAST_COUNTED = new RegExp(String.raw`\b(?:${COUNTED})${BEHIND}`, 'i');
/** Several of them, as the heading of a list has them: 'Lost ID' is a procedure, 'Student IDs' and 'ID numbers' are not. */
const MANY = /(?:s|\b(?:numbers|nos|list|table))\b\W*(?:(?:are|below|here)\W*)*$/i;
const AMISS = /\b(?:lost|stolen|missing|forgotten|found|broken|damaged|locked)\b/i;
const PHONES =
  'phones?|telephones?|tel|mobiles?|cells?|ext|extensions?|contacts?|hotlines?|helplines?|pagers?|landlines?|directory|who answers|to call|to ring|(?:emergency|important|useful|duty|call|after[- ]hours) (?:numbers?|list)';
const CALLED = new RegExp(String.raw`\b(?:${PHONES}|calls?|called|ring|dial)\b`, 'i');
/** The heading of a list of telephone numbers: 'On-call binder' is none. */
const LAST_CALLED = new RegExp(String.raw`\b(?:${PHONES})${BEHIND}`, 'i');
const NUMBERED = /^\W*(?:numbers?|nos?\.?|nr\.?|#)\W*$/i;
/** Characters of a text that names something; a longer one says something. */
const LONGEST = 80;
/** Digits that may as well be no telephone number: few, without a sign between them, or as serial numbers have them. */
const BARE = /^(?:\d{1,9}|\d+\D\d+)$/;
const SERIAL = /^\d{4}\D\d{4}$/;
/** Numbers of three digits that everybody knows. */
export const KNOWN_NUMBER = /^[2-9]11$|^999$|^112$/;

/** The thing whose numbers a heading, a column or a name says it has. */
export type NumberKind = 'called' | 'coded' | 'counted' | 'numbered' | undefined;

/** Tells whether numbers are none to call. */
export const isOther = (kind: NumberKind): boolean => kind === 'coded' || kind === 'counted';

/** Returns the words that say what a text names: 'Codes' of 'Codes for the doors (2026)'. */
const headOf = (text: string): string =>
  text.replaceAll(/\([^)]*\)/g, ' ').split(/\s(?:of|for|in|by|at|to open)\s|[:,]\s?\S|\s\/\s/)[0] ??
  '';

/** Tells what the numbers below or behind a text are. */
export function numberKind(text: string): NumberKind {
  if (text.length > LONGEST) return undefined;
  const head = headOf(text);
  if (LAST_CODED.test(head)) return 'coded';
  if (CALLED.test(text)) return 'called';
  if (LAST_COUNTED.test(head)) return 'counted';
  return NUMBERED.test(text) ? 'numbered' : undefined;
}

/** Tells what the numbers below a heading are; those of one thing may be telephone numbers all the same. */
function headingKind(text: string): NumberKind {
  const kind = numberKind(text);
  if (kind === 'called')
    return /:\s*$/.test(text) || LAST_CALLED.test(headOf(text)) ? kind : undefined;
  return kind === 'coded' && (!MANY.test(headOf(text)) || AMISS.test(text)) ? 'counted' : kind;
}

/** Tells whether digits are too few, or too plain, to be a telephone number whatever is said of them. */
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
  /** The name that it stands behind, and what is said behind the number. */
  readonly name: string;
  readonly beside: string;
};

/** Tells whether somebody is called at a number: for sure, maybe, or not, as it stands below, in and behind these (IMPORT-27). */
export function trustIn(
  number: string,
  { heading, column, name, beside }: Around,
): 'sure' | 'maybe' | undefined {
  const bare = isBare(number);
  const own = numberKind(name);
  // 'Accounts' with a whole number is a department.
  const isDepartment = !bare && /\baccounts\W*$/i.test(name);
  if (isOther(column) || (own === 'coded' && !isDepartment)) return undefined;
  if (heading === 'coded' && column !== 'called') return undefined;
  if (!bare || [heading, column, own].includes('called')) return 'sure';
  const behind = numberKind(beside);
  return behind === 'numbered' || [heading, own, behind].some(isOther) ? undefined : 'maybe';
}

/** A block as far as it may be the name of what is below it. */
type Naming = {
  readonly kind: string;
  readonly level: number;
  readonly text: string;
  readonly isApart: boolean;
  readonly aside?: string;
};

/** Lines above a list among which its name is looked for. */
const LINES = 3;

/** Returns a reader of blocks, one after the other, that tells what the numbers below them are. */
export function headingsAbove() {
  let headings: { level: number; kind: NumberKind }[] = [];
  let lines: NumberKind[] = [];
  return {
    /** Reads a block that is not a contact; `isBehind` those of a list. */
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
