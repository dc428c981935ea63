import { LIMITS } from '../../base/limits.ts';
import type { Campus } from '../../campus/setting.ts';
import type { Contact } from '../../campus/contact.ts';
import { NEW_CAMPUS } from '../../campus/campus.ts';
import { problemsInContact } from '../../campus/contact-problems.ts';
import { isEmergencyLine } from '../../campus/emergency-line.ts';
import { readHours } from '../../campus/hours/written-hours.ts';
import { withPasted } from '../../campus/pasted-contacts.ts';
import { digitsOf } from '../../campus/pasted-groups.ts';
import { pastedRows } from '../../campus/pasted-rows.ts';
import { readNumber } from '../../campus/written-number.ts';
import { contactTables, rowAt, sheetOf } from './contact-tables.ts';
import type { Callees } from '../phrases/named-callees.ts';
import type { DocumentQuestion } from './questions.ts';
import type { SourceBlock } from '../paragraphs/source.ts';

/** A contact of a table. `before` is the campus's own contact that it matches. */
export type ListedContact = {
  readonly contact: Contact;
  readonly before?: Contact;
  /** True if the number may not be a telephone number. */
  readonly isUnsure: boolean;
};

/** Tells whether a contact can be imported: it has a number, and the settings accept it. */
const isFit = (contact: Contact, { areas = [], main = '' }: Callees): boolean =>
  readNumber(contact.number) !== undefined &&
  problemsInContact('contacts', contact, 0, {
    areas: areas.map(({ id }) => id),
    main,
    isTaken: false,
  }).length === 0;

/**
 * Returns the contacts in a document's tables, read like a pasted list (AREAS-12, IMPORT-16). Plain hours and the
 * campus's own areas are recognized, and all other words say when to call. The ids of new contacts begin with `key`.
 */
export function listedContacts(
  blocks: readonly SourceBlock[],
  callees: Callees,
  key: string,
): readonly ListedContact[] {
  const own = new Set((callees.areas ?? []).map(({ id }) => id));
  let made = 0;
  let campus: Campus = { ...NEW_CAMPUS, ...callees };
  return contactTables(blocks).flatMap((table) => {
    // The contacts of earlier tables are part of the campus by now.
    const pasted = withPasted(campus, sheetOf(table), () => {
      made += 1;
      return `${key}-t${made}`;
    });
    campus = pasted.campus;
    return pasted.contacts.flatMap(({ lines, contact, before, unread }): ListedContact[] => {
      const { areas = [], hours = '', when, ...rest } = contact;
      const known = areas.filter((id) => own.has(id));
      const unknown = (campus.areas ?? []).filter(({ id }) => areas.includes(id) && !own.has(id));
      const said = [when, ...unknown.map(({ name }) => name), ...unread];
      const [written] = [hours, when].filter((text) => text !== '' && readHours(text));
      const words = [...said, hours].filter((text) => text !== '' && text !== written);
      const listed = {
        ...rest,
        when: words.join(', '),
        ...(known.length > 0 && { areas: known }),
        ...(written !== undefined && written.length <= LIMITS.contactHours && { hours: written }),
      };
      const isUnsure = lines.some((line) => rowAt(table, line)?.isUnsure === true);
      return isFit(listed, callees)
        ? [{ contact: listed, isUnsure, ...(before && { before }) }]
        : [];
    });
  });
}

/** The id of the question about short numbers. */
export const SHORT_NUMBERS = 'SHORT_NUMBERS';

/** The questions about the numbers in each document, kept because a correction changes none of them. */
const asked = new WeakMap<readonly SourceBlock[], readonly DocumentQuestion[]>();

/** Asks about all listed numbers that may not be telephone numbers, if there are at least two. They are not called until somebody says so (IMPORT-27). */
export function shortNumbers(blocks: readonly SourceBlock[]): readonly DocumentQuestion[] {
  const before = asked.get(blocks);
  if (before) return before;
  const rows = contactTables(blocks).flatMap((table) => table.rows);
  const places = [...new Set(rows.flatMap(({ isUnsure, place }) => (isUnsure ? place : [])))];
  const question: DocumentQuestion = {
    id: SHORT_NUMBERS,
    kind: SHORT_NUMBERS,
    phrase: blocks[places[0] ?? -1]?.text.trim() ?? '',
    count: places.length,
    examples: places.slice(0, 3),
    choices: ['counted', 'called'],
    preset: 'counted',
  };
  const questions = places.length < 2 ? [] : [question];
  asked.set(blocks, questions);
  return questions;
}

/** A table with rows that need no step, since the campus has them as contacts or as its emergency number. */
export type KnownTable = {
  /** The place of its first row, which names the columns or is itself a contact. */
  readonly header: number;
  readonly rows: readonly number[];
  /** The places of all of its rows. */
  readonly all: readonly number[];
};

/** Returns the tables of contacts, each with the rows whose numbers a campus has. */
export function knownTables(
  blocks: readonly SourceBlock[],
  callees: Callees,
): readonly KnownTable[] {
  const own = new Set(callees.contacts.map(({ number }) => digitsOf(number)));
  const emergency = digitsOf(callees.emergency.number);
  return contactTables(blocks).flatMap((table) => {
    if (!table.isTable) return [];
    const read = pastedRows(sheetOf(table));
    const unknown = new Set(
      read.flatMap(({ line, name, number }) => {
        const digits = digitsOf(number);
        const isEmergency = digits === emergency && isEmergencyLine({ name, number }, callees);
        const isOwn = digits !== '' && (isEmergency || own.has(digits));
        return isOwn ? [] : (rowAt(table, line)?.place ?? []);
      }),
    );
    const all = [...new Set(table.rows.map(({ place }) => place))];
    const rows = all.filter((place) => !unknown.has(place));
    const header = table.header ?? all[0];
    return header === undefined ? [] : [{ header, rows, all }];
  });
}
