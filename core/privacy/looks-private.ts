/** The kinds of personal data that a free text may contain (PRIVACY-14). */
export type LooksPrivate = 'phone' | 'student' | 'room';

// The pattern matches nine digits or more with the usual signs between them after a '+', a '0' or a bracket, or groups of three, three and four.
const PHONE = /(?:\+|\(|\b0)\d(?:[ ().-]{0,2}\d){8,13}(?!\d)|\b\d{3}[ .-]\d{3}[ .-]\d{4}\b/;
// The pattern matches one or two letters and then six to ten digits.
const STUDENT = /\b[a-z]{0,2}\d{6,10}\b/i;
const ROOM = /\b(?:room|rm|flat|apartment|apt|unit)\b\.?\s*(?:no\.?\s*)?#?[a-z]?\d+[a-z]?\b/i;
const PLACE =
  /^(?:Room|Rm|Flat|Apartment|Apt|Unit|Block|Hall|House|Building|Floor|Court|Tower|Campus|Security|Duty|Facilities)$/;
const NAME = /^[^\p{L}]*(\p{Lu}\p{Ll}+)[^\p{L}]*$/u;

/** Tells whether a word inside a sentence has a capital letter, or two words with capitals follow each other. */
function hasName(text: string): boolean {
  let [begins, follows] = [true, false];
  for (const word of text.replaceAll('\n', ' . ').split(' ')) {
    if (word === '') continue;
    const name = NAME.exec(word)?.[1];
    const isName = name !== undefined && !PLACE.test(name);
    if (isName && (follows || !begins)) return true;
    follows = isName;
    begins = /[.!?:]$/.test(word);
  }
  return false;
}

/** Returns the kind of personal data in a text: a telephone or student number, or a name with a room. The result is undefined if there is none. */
export function looksPrivate(text: string): LooksPrivate | undefined {
  if (PHONE.test(text)) return 'phone';
  if (STUDENT.test(text)) return 'student';
  return ROOM.test(text) && hasName(text) ? 'room' : undefined;
}
