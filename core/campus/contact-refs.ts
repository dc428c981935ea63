import { NUMBER_NOT_SET, UNKNOWN_CONTACT } from './contact-messages.ts';
import type { Directory } from './setting.ts';
import { isNamedByNumber, namedBy } from './campus.ts';

/** A piece of a text: words, or the id of a contact. */
export type TextPiece = { readonly text: string } | { readonly contact: string };

// The pattern also matches near references, as references to a contact that does not exist: the tree check then names them before an advisor reads them.
const REFERENCE = /\[\[contact:([^[\]]{1,100})\]\]/;

/** Returns the reference that names a contact in a text (CONTACT-2). */
export function contactRef(id: string): string {
  return `[[contact:${id}]]`;
}

/** Returns the pieces of a text in order, none of them empty. Joined again, they are the text. */
export function splitContacts(text: string): readonly TextPiece[] {
  // Every second part is what the group of the pattern matched.
  return text
    .split(REFERENCE)
    .map((part, index) => (index % 2 === 0 ? { text: part } : { contact: part }))
    .filter((piece) => 'contact' in piece || piece.text !== '');
}

/** Returns the ids of the contacts that a text names, each once. */
export function contactsIn(text: string): readonly string[] {
  return [
    ...new Set(splitContacts(text).flatMap((piece) => ('contact' in piece ? piece.contact : []))),
  ];
}

/** Returns the text with the result of `named` in place of each contact. */
export function withContacts(text: string, named: (id: string) => string): string {
  return splitContacts(text)
    .map((piece) => ('contact' in piece ? named(piece.contact) : piece.text))
    .join('');
}

/** Returns the text without links (CONTACT-5): 'NAME, NUMBER', 'ROLE (by area and hour)' or 'NAME (number not set)'. */
export function plainText(text: string, campus: Directory): string {
  return withContacts(text, (id) => {
    const named = namedBy(id, campus);
    if (!named) return UNKNOWN_CONTACT;
    const { name, number } = named;
    if (isNamedByNumber(named)) return name;
    return /\d/.test(number) ? `${name}, ${number}` : `${name} (${number || NUMBER_NOT_SET})`;
  });
}
