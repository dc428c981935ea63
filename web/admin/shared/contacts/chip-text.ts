import { contactRef, splitContacts } from '#core/campus/contact-refs.ts';

/** A stretch of a text, up to the place after it; a caret if both are one. */
export type Stretch = readonly [from: number, to: number];

interface PlacedContact {
  readonly contact: string;
  readonly from: number;
  readonly to: number;
}

function placedContacts(text: string): readonly PlacedContact[] {
  let to = 0;
  return splitContacts(text).flatMap((piece) => {
    const from = to;
    to += 'text' in piece ? piece.text.length : contactRef(piece.contact).length;
    return 'text' in piece ? [] : [{ contact: piece.contact, from, to }];
  });
}

/** Returns the contact that is selected whole, or that the caret touches, the one before it first. */
export function contactAt(text: string, [from, to]: Stretch): PlacedContact | undefined {
  const placed = placedContacts(text);
  if (from < to) return placed.find((one) => one.from === from && one.to === to);
  return placed.find((one) => one.to === from) ?? placed.find((one) => one.from === from);
}

/** Tells whether a caret is in a reference or right after it, where one still types it. */
export const isTypedAt = (text: string, caret: number): boolean =>
  placedContacts(text).some(({ from, to }) => from < caret && caret <= to);

/** Returns what a deletion takes: what is selected, else the contact on that side of the caret. */
export function deletedAt(text: string, [from, to]: Stretch, isBackward: boolean): Stretch {
  const beside = placedContacts(text).find((one) => (isBackward ? one.to : one.from) === from);
  return from < to || !beside ? [from, to] : [beside.from, beside.to];
}

export interface Edited {
  readonly text: string;
  readonly caret: number;
}

/** Returns as many words as there is room for, and of a contact or a letter nothing or all. */
function wordsIn(room: number, words: string): string {
  if (words.length <= room) return words;
  const split = placedContacts(words).find(({ from, to }) => from < room && room < to);
  return words.slice(0, split?.from ?? Math.max(0, room)).replace(/[\uD800-\uDBFF]$/u, '');
}

/** Puts words in the place of a stretch, as many as there is room for. */
export function replaced(text: string, [from, to]: Stretch, words: string, most: number): Edited {
  const put = wordsIn(most - text.length + to - from, words);
  return { text: text.slice(0, from) + put + text.slice(to), caret: from + put.length };
}

export function moved(text: string, [from, to]: Stretch, place: number): Edited {
  if (from <= place && place <= to) return { text, caret: to };
  const rest = text.slice(0, from) + text.slice(to);
  const at = place > to ? place - (to - from) : place;
  return replaced(rest, [at, at], text.slice(from, to), text.length);
}
