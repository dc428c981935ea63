import { PICTURE_CACHE } from '../../../base/caches.ts';

/** Drops the pictures kept on the phone: records are worth more, and pictures come again (OUTBOX-14). */
export async function makeRoom(): Promise<void> {
  // Missing on a plain-http address of the local network (OFFLINE-1).
  await (window as Partial<Window>).caches?.delete(PICTURE_CACHE);
}
