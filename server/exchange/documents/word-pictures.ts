import { createHash } from 'node:crypto';
import type { Zip } from './zip.ts';

/** The names and first bytes of pictures that a step can have (UPLOAD-2). */
const NAMED = /\.(?:png|jpe?g|webp)$/i;
const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from('\x89PNG', 'latin1')) ||
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP');

/** Gathers the pictures of a Word document, each once. */
export function wordPictures(zip: Zip) {
  const found: Record<string, string> = {};
  const names = new Map<string, string | undefined>();
  const take = (part: string): string | undefined => {
    // A part with another name is not unpacked.
    const bytes = NAMED.test(part) ? zip.part(part) : undefined;
    if (!bytes || !isPicture(bytes)) return undefined;
    const hash = createHash('sha256').update(bytes).digest('hex');
    found[hash] = bytes.toString('base64');
    return hash;
  };
  return {
    /** The bytes of each picture as base64, by their SHA-256. */
    found,
    /** Returns the name of the picture in a part of the file; undefined if no step can have it. */
    hashOf: (part: string): string | undefined => {
      if (!names.has(part)) names.set(part, take(part));
      return names.get(part);
    },
  };
}
