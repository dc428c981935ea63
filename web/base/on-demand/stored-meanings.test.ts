import { expect, onTestFinished, test, vi } from 'vitest';
import { keepMeanings, readUnderstanding, searchLanguage } from './stored-meanings.ts';

const unresponsive = { _id: 'one', title: 'Unresponsive person', category: 'Medical' } as const;
const noise = { _id: 'two', title: 'Noise in quiet hours', category: 'Noise complaint' } as const;

async function expectUnderstood(): Promise<void> {
  const spoken = (await readUnderstanding())('he wont wake up');
  expect(spoken(unresponsive)).toBeGreaterThan(500);
  expect(spoken(unresponsive)).toBeGreaterThan(spoken(noise));
}

// SEARCH-15
test('the table is stored for a search without a signal, and an older version is removed', async () => {
  const cache = await caches.open('meanings');
  onTestFinished(async () => void (await caches.delete('meanings')));
  await cache.put('/assets/former.bin', new Response('former'));
  await expectUnderstood();
  const kept = await (await caches.open('meanings')).keys();
  expect(kept.map(({ url }) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/meanings\.en\.bin$/),
  ]);
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no signal'));
  await expectUnderstood();
  await caches.delete('meanings');
  await expect(readUnderstanding()).rejects.toThrow('no signal');
});

const stored = async (): Promise<ReadonlySet<string | undefined>> => {
  const kept = await (await caches.open('meanings')).keys();
  return new Set(kept.map(({ url }) => new URL(url).pathname.split('/').at(-1)));
};

// SEARCH-28
test("a language's table is stored next to the English one, and an older version is removed", async () => {
  onTestFinished(async () => void (await caches.delete('meanings')));
  const spoken = (await readUnderstanding('es'))('no despierta mi compañera');
  expect(spoken(unresponsive)).toBeGreaterThan(500);
  expect(spoken(unresponsive)).toBeGreaterThan(spoken(noise));
  expect(await stored()).toEqual(new Set(['meanings.en.bin', 'meanings.es.bin']));
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no signal'));
  const again = (await readUnderstanding('es'))('no despierta mi compañera');
  expect(again(unresponsive)).toBe(spoken(unresponsive));
  vi.restoreAllMocks();
  await caches.delete('meanings');
  await (await caches.open('meanings')).put('/assets/meanings.es.bin', new Response('former'));
  await expectUnderstood();
  expect(await stored()).toEqual(new Set(['meanings.en.bin']));
});

// SEARCH-28
test('a phone without the table of a language searches with the English one', async () => {
  onTestFinished(async () => {
    vi.restoreAllMocks();
    await caches.delete('meanings');
  });
  await expectUnderstood();
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no signal'));
  const understand = await readUnderstanding('es');
  expect(understand.other).toBeUndefined();
  expect(understand('he wont wake up')(unresponsive)).toBeGreaterThan(500);
});

// SEARCH-15
test.each([
  ['refuses to store', (): void => void vi.spyOn(caches, 'open').mockRejectedValue(new Error())],
  ['has no room', (): void => void vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new Error())],
  ['has no such store', (): void => void vi.stubGlobal('caches', undefined)],
])('a phone that %s still uses the table', async (_, deny) => {
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    await caches.delete('meanings');
  });
  deny();
  await expectUnderstood();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(await (await caches.open('meanings')).keys()).toEqual([]);
});

// SEARCH-15
test('a stored table that cannot be read is fetched again and replaced', async () => {
  onTestFinished(async () => void (await caches.delete('meanings')));
  await expectUnderstood();
  const cache = await caches.open('meanings');
  const [stored] = await cache.keys();
  await cache.put(stored?.url ?? '', new Response('half of it'));
  await expectUnderstood();
  const again = await (await caches.match(stored?.url ?? ''))?.arrayBuffer();
  expect(again?.byteLength).toBeGreaterThan(50_000);
});

// SEARCH-15
test('an answer that is not a table is refused and not stored, such as a sign-in page', async () => {
  onTestFinished(async () => void (await caches.delete('meanings')));
  for (const answer of ['', '<!doctype html><title>Sign in</title>', 'x'.repeat(70_000)]) {
    vi.spyOn(window, 'fetch').mockResolvedValueOnce(new Response(answer));
    await expect(readUnderstanding()).rejects.toThrow(RangeError);
  }
  expect(await (await caches.open('meanings')).keys()).toEqual([]);
  await expectUnderstood();
});

// SEARCH-15
test('a table that is too late is given up, and requested again with the next search', async () => {
  onTestFinished(async () => {
    vi.restoreAllMocks();
    await caches.delete('meanings');
  });
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await expect(readUnderstanding()).rejects.toThrow(DOMException);
  vi.restoreAllMocks();
  await expectUnderstood();
});

// SEARCH-28
test("a search reads the language of the procedures, otherwise the page's, otherwise the campus's", () => {
  expect(searchLanguage('es', 'fr', 'fr')).toBe('es');
  expect(searchLanguage(undefined, 'es', 'fr')).toBe('fr');
  expect(searchLanguage(undefined, 'es', 'en-US')).toBe('es');
  expect(searchLanguage('nl', undefined, 'en-US')).toBeUndefined();
});

// SEARCH-28
test('the table of that language is stored ahead', async () => {
  onTestFinished(async () => void (await caches.delete('meanings')));
  await keepMeanings('nl', 'es');
  expect(await stored()).toEqual(new Set(['meanings.en.bin', 'meanings.es.bin']));
  await keepMeanings('fr', 'es');
  expect(await stored()).toEqual(new Set(['meanings.en.bin', 'meanings.fr.bin']));
});
