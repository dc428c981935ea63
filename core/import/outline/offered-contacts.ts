import { LIMITS } from '../../base/limits.ts';
import type { Contact } from '../../campus/contact.ts';
import { isEmergencyLine } from '../../campus/emergency-line.ts';
import { withDigits } from '../../campus/written-number.ts';
import { madePlain } from '../../search/issue-search.ts';
import { calledNumbersIn, digitsOf } from '../phrases/called-numbers.ts';
import { listedContacts } from './listed-contacts.ts';
import type { Callees } from '../phrases/named-callees.ts';
import type { SourceBlock } from '../paragraphs/source.ts';

/** A contact that a document offers, and how often the document says to call it at its number. */
export type OfferedContact = {
  /** A new contact, or one of the campus's own with the document's number. */
  readonly contact: Contact;
  readonly isNew: boolean;
  readonly said: number;
  /** True if it is in a table of contacts. It is then imported even if no issue names it. */
  readonly isListed: boolean;
  /** True if the number may not be a telephone number. It stays plain words unless somebody accepts it. */
  readonly isUnsure: boolean;
};

/** The contacts in a document that the campus lacks, or has without a number. */
export type OfferedContacts = {
  /** The contacts in the order of the document. New ones are included only as long as the campus has room. */
  readonly contacts: readonly OfferedContact[];
  /** The plain names for which the document has two numbers. These names stay words. */
  readonly doubtful: ReadonlySet<string>;
};

type Found = {
  readonly name: string;
  /** The numbers by their digits, each as it is first written. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly isOneOfTwo: boolean;
  readonly said: number;
};

/** Returns the campus's contact with this name or this role. */
const knownAs = (name: string, { contacts }: Callees): Contact | undefined =>
  contacts.find(({ name: own, role = '' }) => [own, role].map(madePlain).includes(name));

/** Tells whether the campus lacks a contact of this name, or has it under exactly this name without a number. */
function isWanted(name: string, callees: Callees): boolean {
  const known = knownAs(name, callees);
  return known === undefined || (known.number === '' && madePlain(known.name) === name);
}

/** Returns a name with a capital first letter, as contacts have it. */
const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Finds everybody whom the texts ask to call at a number that the campus needs, by plain names. */
function foundIn(texts: readonly string[], callees: Callees): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>();
  for (const { name, number } of texts.flatMap(calledNumbersIn)) {
    const plain = madePlain(name);
    const digits = digitsOf(number ?? '');
    const isOurs =
      isEmergencyLine({ name, number: number ?? '' }, callees) || !isWanted(plain, callees);
    if (name.length > LIMITS.contactName || isOurs) continue;
    const before = found.get(plain);
    found.set(plain, {
      name: before?.name ?? titled(name),
      numbers: new Map([[digits, number ?? ''], ...(before?.numbers ?? [])]),
      isOneOfTwo: number === undefined || before?.isOneOfTwo === true,
      said: (before?.said ?? 0) + 1,
    });
  }
  return found;
}

/** Tells whether this is the only number at which the texts ask to call somebody. */
const hasNumber = ({ numbers, isOneOfTwo }: Found, number: string): boolean =>
  !isOneOfTwo && numbers.size === 1 && numbers.has(digitsOf(number));

/**
 * Returns the contacts that a document asks to call at a number, if the campus lacks them or their number, each name
 * once, and the contacts in its tables (IMPORT-16). A number that the campus has under another name is not offered
 * again. A name with two numbers is doubtful and stays words (IMPORT-12). The ids of new contacts begin with `key`.
 */
export function offeredContacts(
  blocks: readonly SourceBlock[],
  callees: Callees,
  key: string,
): OfferedContacts {
  const texts = blocks.flatMap(({ text, cells }) => [text, ...cells.map((cell) => cell.text)]);
  const contacts: OfferedContact[] = [];
  const found = foundIn(texts, callees);
  const listed = listedContacts(blocks, callees, key).filter(
    ({ contact, before }) => !before || (before.number === '' && contact.number !== ''),
  );
  const taken = new Set(callees.contacts.map(({ number }) => digitsOf(withDigits(number))));
  const isTaken = (number: string): boolean => {
    const digits = digitsOf(withDigits(number));
    return digits !== '' && taken.has(digits);
  };
  const doubtful = new Set<string>();
  let room = LIMITS.contacts - callees.contacts.length;
  const offer = (contact: Contact, more: Omit<OfferedContact, 'contact'>): void => {
    if (more.isNew && (room === 0 || isTaken(contact.number))) return;
    contacts.push({ contact, ...more });
    // If the document has a number under two names, it becomes one contact.
    taken.add(digitsOf(withDigits(contact.number)));
    if (more.isNew) room -= 1;
  };
  for (const { contact, before, isUnsure: isUnheard } of listed) {
    const called = found.get(madePlain(contact.name));
    const isSame = !called || hasNumber(called, contact.number);
    const said = (called?.said ?? 0) + 1;
    const isUnsure = isUnheard && !called;
    if (isSame) offer(contact, { isNew: !before, said, isListed: true, isUnsure });
  }
  const own = new Set(contacts.map(({ contact }) => madePlain(contact.name)));
  const inTables = new Set(listed.map(({ contact }) => madePlain(contact.name)));
  for (const [plain, { name, numbers, isOneOfTwo, said }] of found) {
    if (own.has(plain)) continue;
    const [number = ''] = numbers.values();
    const known = knownAs(plain, callees);
    const more = { isNew: known === undefined, said, isListed: false, isUnsure: false };
    const blank = { id: `${key}-${contacts.length}`, name, when: '', categories: [] };
    if (isOneOfTwo || numbers.size > 1 || inTables.has(plain)) doubtful.add(plain);
    else offer({ ...(known ?? blank), number }, more);
  }
  return { contacts, doubtful };
}
