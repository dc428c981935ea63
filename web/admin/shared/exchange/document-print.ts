import type { SourceDocument } from '#core/import/paragraphs/source.ts';

/** Odd numbers, one for each lane of the print. */
const LANES = [0x01000193, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f] as const;

/** Returns 32 characters that are the same for the same paragraphs, even if the file has another name (IMPORT-22); they are not for secrets. */
export function printOf({ blocks }: Pick<SourceDocument, 'blocks'>): string {
  const text = JSON.stringify(
    blocks.map(({ kind, level, label, text: words, cells }) => [kind, level, label, words, cells]),
  );
  return LANES.map((factor) => {
    let hash = 0x811c9dc5 ^ factor;
    for (let at = 0; at < text.length; at += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at), factor);
      hash ^= hash >>> 15;
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  }).join('');
}

/** An earlier import of a document: the beginning of its issues' ids, its day, and the number of its issues that are here. */
export type EarlierImport = { readonly key: string; readonly day: string; readonly count: number };

/** Returns the imports of a document that have issues here, found by those issues' ids, the newest first. */
export function importsOf(print: string, ids: readonly string[]): readonly EarlierImport[] {
  const pattern = new RegExp(`^(${print}-(\\d{4})(\\d{2})(\\d{2})[a-z]*)-\\d+$`);
  const found = new Map<string, EarlierImport>();
  for (const id of ids) {
    const [, key, year, month, day] = pattern.exec(id) ?? [];
    if (key === undefined) continue;
    const count = (found.get(key)?.count ?? 0) + 1;
    found.set(key, { key, day: `${year}-${month}-${day}`, count });
  }
  return [...found.values()].toSorted((a, b) => (a.key < b.key ? 1 : -1));
}

/** Returns the beginning of the ids of an import on a day, which differs for each import of that day. */
export function keyOfImport(print: string, day: string, earlier: readonly EarlierImport[]): string {
  const known = new Set(earlier.map(({ key }) => key));
  let key = `${print}-${day.replaceAll('-', '')}`;
  while (known.has(key)) key += 'b';
  return key;
}
