import { expect, onTestFinished, test, vi } from 'vitest';
import { keepMeanings, readUnderstanding } from './stored-meanings.ts';

const unresponsive = { _id: 'one', title: 'Unresponsive person', category: 'Medical' } as const;
const noise = { _id: 'two', title: 'Noise in quiet hours', category: 'Noise complaint' } as const;

async function expectUnderstood(): Promise<void> {
  const spoken = (await readUnderstanding())('he wont wake up');
  expect(spoken(unresponsive)).toBeGreaterThan(500);
  expect(spoken(unresponsive)).toBeGreaterThan(spoken(noise));
}

// SEARCH-15
test('the table is stored on the phone: a later search needs no signal, and another version leaves nothing behind', async () => {
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
test('the table of a language that is read is stored beside that of English, and that of a former version goes once it no longer is', async () => {
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
test('a phone that lacks the table of a language searches by that of English', async () => {
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
])('a phone that %s uses the table all the same', async (_, deny) => {
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
test('a stored table that cannot be read is fetched anew, and stored in its place', async () => {
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
test('an answer that is no table, as of a network that asks to sign in, is refused and not stored', async () => {
  onTestFinished(async () => void (await caches.delete('meanings')));
  for (const answer of ['', '<!doctype html><title>Sign in</title>', 'x'.repeat(70_000)]) {
    vi.spyOn(window, 'fetch').mockResolvedValueOnce(new Response(answer));
    await expect(readUnderstanding()).rejects.toThrow(RangeError);
  }
  expect(await (await caches.open('meanings')).keys()).toEqual([]);
  await expectUnderstood();
});

// SEARCH-15
test('a table that does not come in time is given up, and asked for again with the next search', async () => {
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
test('the first language that has a table is that of searches, and its table is kept beforehand', async () => {
  onTestFinished(async () => void (await caches.delete('meanings')));
  await keepMeanings(undefined, 'nl', 'es', 'fr');
  expect(await stored()).toEqual(new Set(['meanings.en.bin', 'meanings.es.bin']));
  await keepMeanings('fr', 'es');
  expect(await stored()).toEqual(new Set(['meanings.en.bin', 'meanings.fr.bin']));
});
