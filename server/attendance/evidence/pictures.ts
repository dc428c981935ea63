import { hashOfImage } from '#core/base/image.ts';
import type { OpenedRecord } from '#core/record/recorded-schema.ts';
import type { PictureOf } from './parts.ts';

/** Bytes of all pictures in a file. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Returns the pictures of the steps that were walked, in their order, as far as they fit (EVIDENCE-2). */
export async function picturesWalked(
  { asked, steps, trail }: Pick<OpenedRecord, 'asked' | 'steps' | 'trail'>,
  find: (hash: string) => Promise<Uint8Array | undefined>,
  maxBytes = MAX_BYTES,
): Promise<PictureOf> {
  const walked = new Set([...steps, ...trail].map(({ step }) => step));
  const pictures = new Map<string, Uint8Array>();
  let bytes = 0;
  for (const { _id, image } of asked) {
    const hash = image === undefined || !walked.has(_id) ? undefined : hashOfImage(image);
    const found = hash === undefined || pictures.has(hash) ? undefined : await find(hash);
    if (!found || hash === undefined || bytes + found.length > maxBytes) continue;
    bytes += found.length;
    pictures.set(hash, found);
  }
  return (hash) => pictures.get(hash);
}
