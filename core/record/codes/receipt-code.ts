/** The characters that ear and eye can tell apart. Of 0 and O, 1 and I, 5 and S, 8 and B, U and V, M and N at most one is used. */
const SIGNS = '234679ACEFHJKMRTWXY';

/** Returns the FNV-1a hash of a text, of 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

/** Returns a short code such as 'K7-42' of a record's `_id`, for reading aloud. Two records may share a code (OUTBOX-30). */
export function receiptCode(id: string): string {
  let rest = hashOf(id);
  const signs = Array.from({ length: 4 }, () => {
    const sign = SIGNS[rest % SIGNS.length] ?? '';
    rest = Math.floor(rest / SIGNS.length);
    return sign;
  });
  return `${signs.slice(0, 2).join('')}-${signs.slice(2).join('')}`;
}

/** Returns the code that tells the giver of a walk that the other phone took over its latest state. An older state has another code (HANDOVER-3). */
export const takeOverCode = (code: string): string => receiptCode(code);
