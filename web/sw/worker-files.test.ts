import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer } from './answer.ts';
import { cacheShell, removeOldShells } from './shells.ts';

// Two files that the server of these tests has too.
const ICON = 'web/public/icons/192.png';
const OTHER = 'web/public/icons/512.png';

afterEach(async () => {
  await Promise.all((await caches.keys()).map(async (name) => await caches.delete(name)));
});

async function integrityOf(path: string): Promise<string> {
  const bytes = await (await fetch(`/${path}`)).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

async function store(cache: string, path: string, text: string): Promise<void> {
  await (await caches.open(cache)).put(path, new Response(text));
}

/** Returns the worker's answer; undefined if it leaves the request to the browser. */
async function answered(path: string, method = 'GET'): Promise<Response | undefined> {
  let given: Promise<Response> | undefined;
  const event = {
    request: new Request(path, { method }),
    respondWith: (response: Promise<Response>) => (given = response),
  };
  const files = [['logo.svg', ''] as const];
  answer(event, { name: 'shell-two', files }, location.origin);
  return await given;
}

describe('the shell', () => {
  // OFFLINE-4
  test('is stored completely', async () => {
    const files = [
      [ICON, await integrityOf(ICON)] as const,
      [OTHER, await integrityOf(OTHER)] as const,
    ];
    await cacheShell({ name: 'shell-one', files });
    const stored = await (await caches.open('shell-one')).keys();
    expect(stored.map(({ url }) => new URL(url).pathname)).toEqual([`/${ICON}`, `/${OTHER}`]);
  });

  // OFFLINE-4
  test('is not stored if a file differs from the one that was built', async () => {
    const files = [
      [ICON, await integrityOf(ICON)] as const,
      [OTHER, await integrityOf(ICON)] as const,
    ];
    await expect(cacheShell({ name: 'shell-one', files })).rejects.toThrow(TypeError);
    expect(await caches.keys()).toEqual([]);
  });

  // OFFLINE-4
  test('is not stored if a page came in place of an asset', async () => {
    const signIn = new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(signIn);
    await expect(cacheShell({ name: 'shell-one', files: [['assets/a-1.js']] })).rejects.toThrow(
      'assets/a-1.js',
    );
    expect(await caches.keys()).toEqual([]);
  });
});

describe('the answer of the worker', () => {
  // OFFLINE-6
  test('has a hashed file of any version', async () => {
    await store('shell-one', '/assets/a-1.js', 'one');
    expect(await (await answered('/assets/a-1.js'))?.text()).toBe('one');
  });

  // OFFLINE-6
  test('has another file only of its own version', async () => {
    await store('shell-one', '/logo.svg', 'one');
    await store('shell-two', '/logo.svg', 'two');
    expect(await (await answered('/logo.svg'))?.text()).toBe('two');
  });

  test('has a stored image', async () => {
    await store('pictures', '/images/a.webp', 'picture');
    expect(await (await answered('/images/a.webp'))?.text()).toBe('picture');
  });

  // OFFLINE-4, OFFLINE-3
  test('does not store an image from the network', async () => {
    expect(await answered('/images/gone.webp')).toBeInstanceOf(Response);
    expect(await caches.keys()).toEqual([]);
  });

  // OFFLINE-3
  test('is left to the browser for a write or a call of the API', async () => {
    await store('shell-two', '/api/attend', 'stored');
    expect(await answered('/api/attend', 'POST')).toBeUndefined();
    expect(await answered('/api/attend')).toBeUndefined();
    expect(await answered('/logo.svg', 'POST')).toBeUndefined();
  });
});

/** Returns a worker's scope in which these pages are open. */
const scopeWith = (pages: readonly string[], installing: unknown = null) => ({
  registration: { installing, waiting: null },
  clients: {
    matchAll: async () => await Promise.resolve(pages.map((id) => ({ id }))),
  },
});

// OFFLINE-6
describe('shells of older versions', () => {
  test.each([
    ['go with the last page that was open before', scopeWith(['new']), ['pictures', 'shell-two']],
    ['stay while another page is open', scopeWith(['old', 'new']), undefined],
    ['stay while the page is not there yet', scopeWith(['old']), undefined],
    ['stay while a version is being fetched', scopeWith(['new'], {}), undefined],
  ])('%s', async (_, scope, left = ['pictures', 'shell-one', 'shell-two']) => {
    for (const name of ['pictures', 'shell-one', 'shell-two']) await store(name, '/a', 'a');
    await removeOldShells(scope, 'shell-two', 'new');
    expect((await caches.keys()).toSorted()).toEqual(left);
  });
});
