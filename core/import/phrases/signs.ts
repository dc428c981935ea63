/** The signs with which people and programs begin an item of a list: dashes, dots, shapes, boxes and ticks. */
export const SIGN = String.raw`[-–—•*·‣»☐-☒✓✔❍-❒❖\u25A0-\u25FF\u2794-\u27BE⬛⬜⚪⚫🔶-🔹]\uFE0F?`;
/** The crosses before what not to do, which stay with its words. */
export const CROSS = '[✕-✘]';
/** The boxes to check, within a class of characters. */
export const BOXES = '☐□▢◻⬜❏❐❑❒';

/** The rest of a word that begins with 'yes' or 'no' and is no answer: 'No-Show at Curfew'. Any other hyphen is a sign behind one: 'No-Call 911'. */
export const COMPOUND = String.raw`-(?:(?:shows?|contact|trespass\w*|smoking|drinking|fly|men)\b|go\b(?!\s+to\b))`;
