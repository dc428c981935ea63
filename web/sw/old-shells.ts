import { SHELL_CACHE } from '../base/caches.ts';

/** What is used of a worker's own scope. */
interface Scope {
  registration: { readonly installing: unknown; readonly waiting: unknown };
  clients: {
    matchAll: (options: {
      type: 'window';
      includeUncontrolled: boolean;
    }) => Promise<readonly { id: string }[]>;
  };
}

/**
 * Removes the shells of other versions than `own`, where the page `opened` with it is the only one
 * (OFFLINE-6): an older page may still ask for its own files.
 */
export async function removeOldShells(scope: Scope, own: string, opened: string): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(SHELL_CACHE) && name !== own,
  );
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length !== 1 || pages[0]?.id !== opened) return;
  // Read after the names, so that none of them is of a version that has begun since.
  const { installing, waiting } = scope.registration;
  if (installing !== null || waiting !== null) return;
  await Promise.all(others.map(async (name) => await caches.delete(name)));
}
