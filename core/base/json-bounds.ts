/** The limits of a JSON text: how deep it is nested, and how many members it has, counting the items of lists (API-23). */
export type JsonBounds = { readonly depth: number; readonly members: number };

export const JSON_BOUNDS: JsonBounds = { depth: 20, members: 200_000 };

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);

/** Returns the index after the string that begins with a quote at `from`, or the end of `json` if the string is not closed. */
function behindText(json: string, from: number): number {
  for (let at = json.indexOf('"', from + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let before = at;
    while (json.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 0) return at + 1;
  }
  return json.length;
}

/** Returns the bound that a JSON text exceeds. The function does not parse, since that takes memory and time, so text that is not JSON may pass. */
export function beyondInJson(
  json: string,
  { depth: deepest, members: most }: JsonBounds = JSON_BOUNDS,
): keyof JsonBounds | undefined {
  let depth = 0;
  let members = 0;
  for (let at = 0; at < json.length;) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = behindText(json, at);
      continue;
    }
    at += 1;
    const isOpening = code === 0x5b || code === 0x7b;
    if (code === 0x5d || code === 0x7d) depth -= 1;
    if (isOpening) depth += 1;
    // A member follows a comma or is the first one after a bracket.
    if (isOpening || code === 0x2c) members += 1;
    if (depth > deepest) return 'depth';
    if (members > most) return 'members';
  }
  return undefined;
}
