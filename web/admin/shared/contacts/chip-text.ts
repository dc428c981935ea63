import { contactRef, splitContacts } from '#core/campus/contact-refs.ts';

/** A part of a text, from its first place to the place after it; if both are the same, it is a caret. */
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

/** Returns the contact that is selected as a whole or that the caret touches; if it touches two, the one before it. */
export function contactAt(text: string, [from, to]: Stretch): PlacedContact | undefined {
  const placed = placedContacts(text);
  if (from < to) return placed.find((one) => one.from === from && one.to === to);
  return placed.find((one) => one.to === from) ?? placed.find((one) => one.from === from);
}

/** Tells if a caret is in a reference or right after it, where somebody may still be typing it. */
export const isTypedAt = (text: string, caret: number): boolean =>
  placedContacts(text).some(({ from, to }) => from < caret && caret <= to);

/** Returns the part of the text that a deletion removes: the selection, or else the contact on that side of the caret. */
export function deletedAt(text: string, [from, to]: Stretch, isBackward: boolean): Stretch {
  const beside = placedContacts(text).find((one) => (isBackward ? one.to : one.from) === from);
  return from < to || !beside ? [from, to] : [beside.from, beside.to];
}

export interface Edited {
  readonly text: string;
  readonly caret: number;
}

/** Returns as many of the words as there is room for; a contact or a character is never cut in two. */
function wordsIn(room: number, words: string): string {
  if (words.length <= room) return words;
  const split = placedContacts(words).find(({ from, to }) => from < room && room < to);
  return words.slice(0, split?.from ?? Math.max(0, room)).replace(/[\uD800-\uDBFF]$/u, '');
}

/** Replaces a part of the text with words, as many of them as there is room for. */
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
