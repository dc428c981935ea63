import type { Shell } from './shell.ts';

/**
 * Fetches every file and stores them together (OFFLINE-4). One that is not what was built, such as the page of
 * a hotel's sign-in or a page of another version, is an error, and nothing is stored.
 */
export async function cacheShell({ name, files }: Shell): Promise<void> {
  const answers = await Promise.all(
    files.map(async ([path, integrity = '']) => {
      const answer = await fetch(`/${path}`, { integrity, redirect: 'error' });
      const isPage = answer.headers.get('content-type')?.includes('html') ?? true;
      if (!answer.ok || (integrity === '' && isPage)) throw new Error(`${path}: ${answer.status}`);
      return { path, answer };
    }),
  );
  // Opened last: removeOldShells must never meet a cache that is still being filled.
  const cache = await caches.open(name);
  await Promise.all(answers.map(async ({ path, answer }) => await cache.put(`/${path}`, answer)));
}
