import { createHash } from 'node:crypto';
import { LIMITS } from '#core/base/limits.ts';
import type { Deps } from '../base/deps.ts';
import type { ReadyPicture } from '../domain/new-drafts.ts';
import { isReencoded, reencode } from './reencode.ts';
import { findImage, upsertImage } from './images.sql.ts';

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns an image in the form in which it may be stored, with its hash: unchanged if this app encoded it, otherwise encoded again (UPLOAD-2). */
async function readyPicture(bytes: Uint8Array): Promise<ReadyPicture | undefined> {
  if (bytes.length > LIMITS.uploadBytes) return undefined;
  if (await isReencoded(bytes)) return { hash: hashOf(bytes), bytes };
  const made = await reencode(bytes);
  return typeof made === 'string' ? undefined : { hash: hashOf(made), bytes: made };
}

export function storedPictures({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return {
    find: async (hash: string): Promise<Uint8Array | undefined> =>
      (await findImage(db.read, hash))?.bytes,
    /** Returns an image that may be stored; undefined for bytes that are no image, or none that may be stored. */
    ready: readyPicture,
    /** Stores an image. If no issue names it in the end, it is deleted later (UPLOAD-4). */
    store: async ({ hash, bytes }: ReadyPicture): Promise<void> => {
      const created_at = now().toISOString();
      const size = bytes.length;
      await upsertImage(db.write, { hash, bytes, type: 'image/webp', size, created_at });
    },
  };
}
