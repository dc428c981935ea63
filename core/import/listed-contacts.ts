import { LIMITS } from '../base/limits.ts';
import type { Campus } from '../campus/setting.ts';
import type { Contact } from '../campus/contact.ts';
import { NEW_CAMPUS } from '../campus/campus.ts';
import { problemsInContact } from '../campus/contact-problems.ts';
import { isEmergencyLine } from '../campus/emergency-line.ts';
import { readHours } from '../campus/written-hours.ts';
import { withPasted } from '../campus/pasted-contacts.ts';
import { digitsOf, plain } from '../campus/pasted-groups.ts';
import { namedColumns, pastedRows } from '../campus/pasted-rows.ts';
import { readNumber } from '../campus/written-number.ts';
import type { Callees } from './named-callees.ts';
import type { SourceBlock } from './source.ts';

/** A table of contacts: the place of the row that names its columns, and those of its rows. */
type ContactTable = { readonly header: number; readonly rows: readonly number[] };

const APART = ' | ';
const cellsOf = ({ text }: SourceBlock): readonly string[] =>
  text.split(APART).map((cell) => cell.replaceAll(/\s+/g, ' ').trim());
const isRow = (block: SourceBlock | undefined): block is SourceBlock =>
  block !== undefined && block.kind === 'line' && !block.aside && block.text.includes(APART);

function columnsIn(block: SourceBlock | undefined) {
  const columns = isRow(block) ? namedColumns(cellsOf(block)) : undefined;
  return columns?.includes('number') ? columns : undefined;
}

/** Rows that are read as contacts, of all tables: more than any campus has, and read again at each correction. */
const MOST = 4 * LIMITS.contacts;

/** Returns the tables whose first row names columns of contacts, a name and a number among them. */
function contactTables(blocks: readonly SourceBlock[]): readonly ContactTable[] {
  const tables: ContactTable[] = [];
  let rows: number[] | undefined;
  let count = 0;
  for (const [place, block] of blocks.entries()) {
    if (count === MOST) break;
    if (columnsIn(block)) {
      rows = [];
      tables.push({ header: place, rows });
    } else if (rows && isRow(block) && block.table === blocks[place - 1]?.table) {
      rows.push(place);
      count += 1;
    } else rows = undefined;
  }
  return tables;
}

/** Returns the cells of a row in the columns of its table: if some are empty, each by what it says. */
function placed(block: SourceBlock, header: SourceBlock): readonly string[] {
  const cells = cellsOf(block);
  const columns = columnsIn(header) ?? [];
  if (cells.length >= columns.length) return cells;
  const row = columns.map(() => '');
  const wanted = columns.map((column) => {
    if (column === 'number') return (cell: string) => readNumber(cell) !== undefined;
    if (column === 'hours') return (cell: string) => readHours(cell) !== undefined;
    return () => true;
  });
  for (const [index, cell] of cells.entries()) {
    const from = index === 0 ? columns.indexOf('name') : -1;
    const free = wanted.findIndex(
      (fits, at) =>
        row[at] === '' && columns[at] !== 'name' && columns[at] !== undefined && fits(cell),
    );
    const at = from >= 0 ? from : free;
    if (at >= 0) row[at] = cell;
    else row.push(cell);
  }
  return row;
}

/** Returns a table as a sheet copies it: a line a row. */
function sheetOf(blocks: readonly SourceBlock[], { header, rows }: ContactTable): string {
  const first = blocks[header];
  if (!first) return '';
  const lines = [
    cellsOf(first),
    ...rows.flatMap((place) => {
      const block = blocks[place];
      return block ? [placed(block, first)] : [];
    }),
  ];
  return lines
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join('\t'))
    .join('\n');
}

/** A contact of a table; `before` is the campus's own one that it was matched with. */
export type ListedContact = { readonly contact: Contact; readonly before?: Contact };

/** Tells whether a contact can be taken over: it has a number, and the settings accept it. */
const isFit = (contact: Contact, { areas = [], main = '' }: Callees): boolean =>
  readNumber(contact.number) !== undefined &&
  problemsInContact('contacts', contact, 0, {
    areas: areas.map(({ id }) => id),
    main,
    isTaken: false,
  }).length === 0;

/**
 * The contacts of a document's tables, read as a pasted list is (AREAS-12, IMPORT-16): hours if they are plain, areas
 * that the campus has, all other words as when to call. Ids of new ones begin with `key`.
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
    // Contacts of an earlier table are in the campus by now.
    const pasted = withPasted(campus, sheetOf(blocks, table), () => {
      made += 1;
      return `${key}-t${made}`;
    });
    campus = pasted.campus;
    return pasted.contacts.flatMap(({ contact, before, unread }): ListedContact[] => {
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
      return isFit(listed, callees) ? [{ contact: listed, ...(before && { before }) }] : [];
    });
  });
}

/** A table with rows that need no step: the campus has them as contacts, or as its emergency number. */
export type KnownTable = {
  readonly header: number;
  readonly rows: readonly number[];
  readonly isAll: boolean;
};

/** Returns the rows of tables of contacts that a campus has under their name and number. */
export function knownTables(
  blocks: readonly SourceBlock[],
  callees: Callees,
): readonly KnownTable[] {
  const own = new Set(
    callees.contacts.map(({ name, number }) => `${plain(name)}\n${digitsOf(number)}`),
  );
  const emergency = digitsOf(callees.emergency.number);
  return contactTables(blocks).flatMap((table) => {
    const read = pastedRows(sheetOf(blocks, table));
    const rows = read.flatMap(({ line, name, number }) => {
      const digits = digitsOf(number);
      const isEmergency = digits === emergency && isEmergencyLine({ name, number }, callees);
      const isOwn = digits !== '' && (isEmergency || own.has(`${plain(name)}\n${digits}`));
      return isOwn ? [table.header + line - 1] : [];
    });
    return rows.length > 0
      ? [{ header: table.header, rows, isAll: rows.length === table.rows.length }]
      : [];
  });
}
