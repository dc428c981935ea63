import { PICTURE_CACHE } from '../base/worker/caches.ts';
import type { Shell } from '../base/worker/caches.ts';
import { pageFor } from '#core/base/page-for.ts';

interface FetchEventParts {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

/** Returns the name of the cache that has the path; undefined means any cache, since a file with a hash in its name is the same in all of them. */
function cacheOf(path: string, { name }: Shell): string | undefined {
  if (path.startsWith('/images/')) return PICTURE_CACHE;
  return path.startsWith('/assets/') ? undefined : name;
}

async function stored(path: string, shell: Shell): Promise<Response | undefined> {
  const cacheName = cacheOf(path, shell);
  const options = { ignoreVary: true, ...(cacheName !== undefined && { cacheName }) };
  // If the storage fails, the network is asked all the same.
  return await caches.match(path, options).catch(() => undefined);
}

/** Answers from the storage, otherwise from the network; an answer of the network is not stored (OFFLINE-4, OFFLINE-3). */
export function answer(event: FetchEventParts, shell: Shell, origin: string): void {
  const files = new Set(shell.files.map(([path]) => path));
  const path = cachedPath(event.request, files, origin);
  if (path === undefined) return;
  const answered = async () => (await stored(path, shell)) ?? (await fetch(event.request));
  event.respondWith(answered());
}

type PageRequest = Readonly<Pick<Request, 'method' | 'mode' | 'url'>>;

/** Returns the path under which the answer may be stored; if it is undefined, the browser handles the request as if there were no worker (OFFLINE-3). `files` are the files of the shell, `origin` is the app's own origin. */
export function cachedPath(
  { method, mode, url }: PageRequest,
  files: ReadonlySet<string>,
  origin: string,
): string | undefined {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return undefined;
  if (mode === 'navigate') {
    const page = pageFor(pathname, files);
    return page === undefined ? undefined : `/${page}`;
  }
  // The page itself stores the table of meanings (SEARCH-15).
  if (pathname.endsWith('.bin')) return undefined;
  const isStored = /^\/(assets|images)\/./.test(pathname) || files.has(pathname.slice(1));
  return isStored ? pathname : undefined;
}
