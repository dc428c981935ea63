/** The signs with which people and programs begin a list item: dashes, dots, shapes, boxes and check marks. */
export const SIGN = String.raw`[-–—•*·‣»☐-☒✓✔❍-❒❖\u25A0-\u25FF\u2794-\u27BE⬛⬜⚪⚫🔶-🔹]\uFE0F?`;
/** The crosses before something that must not be done. They stay with its words. */
export const CROSS = '[✕-✘]';
/** The boxes to check, to be used within a character class. */
export const BOXES = '☐□▢◻⬜❏❐❑❒';

/** The rest of a compound that begins with 'yes' or 'no' but is not an answer, such as 'No-Show at Curfew'. Any other hyphen is a sign behind an answer: 'No-Call 911'. */
export const COMPOUND = String.raw`-(?:(?:shows?|contact|trespass\w*|smoking|drinking|fly|men)\b|go\b(?!\s+to\b))`;
