import { imageUrl } from '#core/base/image.ts';
import { decodeWalk } from '#core/walk/stored-walk.ts';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import { PICTURE_CACHE } from '../../../base/worker/caches.ts';
import { savedWalks } from '../walks/saved-walks.ts';

async function cacheOne(cache: Cache, url: string): Promise<void> {
  const response = await fetch(url, { redirect: 'error' });
  // A captive portal may answer with a page instead of an image.
  const isPicture = response.ok && response.headers.get('Content-Type')?.startsWith('image/');
  if (isPicture) await cache.put(url, response);
}

/** Returns true if the cache with the images is still there: if the phone is full, the browser drops the whole cache (OUTBOX-14). */
export async function hasPictures(): Promise<boolean> {
  const { caches } = window as Partial<Window>;
  return caches === undefined || (await caches.has(PICTURE_CACHE));
}

/** Keeps the images of all guides and of all unfinished walks, and no others (OFFLINE-9). Returns true if all of them were loaded. */
export async function cachePictures(issues: readonly PublishedIssue[]): Promise<boolean> {
  // `caches` is missing on a plain-http address of the local network, where the browser's own cache has the images (OFFLINE-1).
  const { caches } = window as Partial<Window>;
  const steps = [...issues, ...(await savedWalks()).map(({ walk }) => decodeWalk(walk))].flatMap(
    (one): readonly { image?: string | null | undefined }[] => one.steps,
  );
  const urls = [...new Set(steps.flatMap(({ image }) => (image ? imageUrl(image) : [])))];
  if (!caches) {
    for (const url of urls) new Image().src = url;
    return true;
  }
  const cache = await caches.open(PICTURE_CACHE);
  const cached = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(
    cached.filter((url) => !urls.includes(url)).map(async (url) => await cache.delete(url)),
  );
  try {
    for (const url of urls) if (!cached.includes(url)) await cacheOne(cache, url);
    return true;
  } catch {
    return false;
  }
}
