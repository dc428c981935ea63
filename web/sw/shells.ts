import { SHELL_CACHE, type Shell } from '../base/worker/caches.ts';

/**
 * Fetches every file and stores them together (OFFLINE-4). If a file differs from the build's, such
 * as a hotel's sign-in page or a page of another version, that is an error, and nothing is stored.
 */
export async function cacheShell({ name, files }: Shell): Promise<void> {
  const answers = await Promise.all(
    files.map(async ([path, integrity = '']) => {
      const answer = await fetch(`/${path}`, { integrity, redirect: 'error' });
      const isPage = answer.headers.get('content-type')?.includes('html') ?? true;
      if (!answer.ok || (integrity === '' && isPage)) throw new Error(path);
      return { path, answer };
    }),
  );
  // The cache is opened last, so that removeOldShells never meets a cache that is still being filled.
  const cache = await caches.open(name);
  await Promise.all(answers.map(async ({ path, answer }) => await cache.put(`/${path}`, answer)));
}

interface Scope {
  registration: { readonly installing: unknown; readonly waiting: unknown };
  clients: {
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<readonly { id: string }[]>;
  };
}

/**
 * Removes the caches of versions other than `own` if `opened` is the only open page (OFFLINE-6): an
 * older page may still ask for its own files.
 */
export async function removeOldShells(scope: Scope, own: string, opened: string): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(SHELL_CACHE) && name !== own,
  );
  const [page, other] = await scope.clients.matchAll({ includeUncontrolled: true });
  if (other || page?.id !== opened) return;
  // These are read after the names, so that no name belongs to a version that has begun to install since.
  const { installing, waiting } = scope.registration;
  if (installing ?? waiting) return;
  await Promise.all(others.map(async (name) => await caches.delete(name)));
}
