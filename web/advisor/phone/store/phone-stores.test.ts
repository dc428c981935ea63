import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PICTURE_CACHE } from '../../../base/worker/caches.ts';
import { emptyPhone } from '../../test/phone.ts';
import { indexedStore } from './indexed-store.ts';
import { memoryStore, type openStore, change, onChange, read } from './store.ts';
import { StorageFull, type PhoneStore } from './phone-store.ts';

beforeEach(emptyPhone);

const kinds: [string, () => PhoneStore | Promise<PhoneStore>][] = [
  ["the browser's database", indexedStore],
  ['memory', memoryStore],
];

const facts = async (store: PhoneStore) =>
  await store.read(['facts'], async ({ keys, get }) => {
    const names = await keys('facts');
    return await Promise.all(names.map(async (name) => [name, await get('facts', name)]));
  });

// OUTBOX-14
describe.each(kinds)('%s', (_, open) => {
  let store: PhoneStore;

  beforeEach(async () => {
    store = await open();
  });

  test('stores, reads, removes and clears', async () => {
    await store.change(['facts'], async ({ put, remove }) => {
      await put('facts', 'one', '1');
      await put('facts', 'two', '2');
      await put('facts', 'three', '3');
      await remove('facts', 'two');
    });
    expect(await facts(store)).toEqual([
      ['one', '1'],
      ['three', '3'],
    ]);
    expect(await store.read(['facts'], async ({ all }) => await all('facts'))).toEqual(['1', '3']);
    await store.change(['facts'], async ({ clear }) => await clear('facts'));
    expect(await facts(store)).toEqual([]);
  });

  test('stores nothing of a change that throws', async () => {
    const broken = store.change(['facts'], async ({ put }) => {
      await put('facts', 'one', '1');
      throw new Error('broken off');
    });
    await expect(broken).rejects.toThrow('broken off');
    expect(await facts(store)).toEqual([]);
    await store.change(['facts'], async ({ put }) => await put('facts', 'one', '2'));
    expect(await facts(store)).toEqual([['one', '2']]);
  });

  test('makes each change on top of the last', async () => {
    const count = async () =>
      await store.change(['facts'], async ({ get, put }) => {
        const next = Number((await get('facts', 'count')) ?? 0) + 1;
        await put('facts', 'count', String(next));
      });
    await Promise.all(Array.from({ length: 20 }, count));
    expect(await facts(store)).toEqual([['count', '20']]);
  });

  test('returns the result of a change, and undefined for a missing value', async () => {
    const result = await store.change(['facts'], async ({ get }) => await get('facts', 'none'));
    expect(result).toBeUndefined();
  });
});

test('the database lasts, and memory does not', async () => {
  expect((await indexedStore()).lasts).toBe(true);
  expect(memoryStore().lasts).toBe(false);
});

test('a database that was closed is opened again', async () => {
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const close = (): void => (transactions.mock.contexts.at(-1) as IDBDatabase).close();
  const store = await indexedStore();
  await store.change(['facts'], async ({ put }) => await put('facts', 'one', '1'));
  close();
  expect(await facts(store)).toEqual([['one', '1']]);
  close();
  await store.change(['facts'], async ({ put }) => await put('facts', 'one', '2'));
  expect(await facts(store)).toEqual([['one', '2']]);
});

// OUTBOX-14
test('a database that the system closed is opened again, and the broken change is repeated', async () => {
  const store = await indexedStore();
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  await store.change(['facts'], async ({ put }) => await put('facts', 'one', '1'));
  expect(await facts(store)).toEqual([['one', '1']]);

  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')
    ?.value as IDBObjectStore['put'];
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
    this: IDBObjectStore,
    ...args
  ) {
    const request = put.apply(this, args);
    this.transaction.abort();
    return request;
  });
  await store.change(['facts'], async ({ put }) => {
    await put('facts', 'one', '2');
    await put('facts', 'two', '2');
  });
  expect(await facts(store)).toEqual([
    ['one', '2'],
    ['two', '2'],
  ]);
});

test('a newer app in another tab is not blocked', async () => {
  const store = await indexedStore();
  await store.change(['facts'], async ({ put }) => await put('facts', 'one', '1'));
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('reslife').addEventListener('success', resolve);
  });
  expect(await facts(store)).toEqual([]);
});

const full = () => new DOMException('full', 'QuotaExceededError');

// OUTBOX-14
test('a full phone says so, and stores nothing of the change', async () => {
  const store = await indexedStore();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw full();
  });
  const change = store.change(['facts', 'guides'], async ({ put, clear }) => {
    await clear('guides');
    await put('facts', 'one', '1');
  });
  await expect(change).rejects.toBeInstanceOf(StorageFull);
  expect(await facts(store)).toEqual([]);
});

// OUTBOX-14
test('a full phone drops its images, and the change is tried once more', async () => {
  const cache = await caches.open(PICTURE_CACHE);
  await cache.put('/images/one.webp', new Response('one'));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw full();
  });
  await change(['facts'], async (transaction) => await transaction.put('facts', 'one', '1'));
  expect(await caches.has(PICTURE_CACHE)).toBe(false);
  expect(await read(['facts'], async ({ get }) => await get('facts', 'one'))).toBe('1');
  put.mockImplementation(() => {
    throw full();
  });
  const again = change(
    ['facts'],
    async (transaction) => await transaction.put('facts', 'one', '2'),
  );
  await expect(again).rejects.toBeInstanceOf(StorageFull);
  put.mockRestore();
  expect(await read(['facts'], async ({ get }) => await get('facts', 'one'))).toBe('1');
});

/** Opens another page of this origin, which runs a script; it is removed once it has reported `done`. */
async function inAnotherTab(script: string): Promise<unknown> {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<script type="module">${script}</script>`;
  const notified = new Promise((resolve) => {
    addEventListener('message', (event) => {
      if (event.source === frame.contentWindow) resolve(event.data);
    });
  });
  document.body.append(frame);
  const data = await notified;
  frame.remove();
  return data;
}

// OUTBOX-13
test('every tab is notified of a change, but not of one that failed', async () => {
  const changes: unknown[] = [];
  const stop = onChange((names) => changes.push(names));
  const [here, there] = [new URL('store.ts', import.meta.url).href, 'parent.postMessage'];
  await inAnotherTab(`
    import { change } from '${here}';
    await change(['walks'], async () => { throw new Error('broken off'); }).catch(() => undefined);
    await change(['facts'], async ({ put }) => await put('facts', 'one', '1'));
    ${there}('done');
  `);
  await expect.poll(() => changes).toEqual([['facts']]);
  const channel = new BroadcastChannel('reslife');
  const notified = new Promise((resolve) => {
    channel.addEventListener('message', ({ data }) => resolve(data));
  });
  await change(['walks', 'outbox'], async () => undefined);
  expect(await notified).toEqual(['walks', 'outbox']);
  const notifiedAlone = new Promise((resolve) => {
    channel.addEventListener('message', ({ data }) => resolve(data));
  });
  await change(['walks'], async () => undefined, ['walks'], false);
  expect(await notifiedAlone).toEqual(['walks']);
  channel.close();
  stop();
  await change(['walks'], async () => undefined);
  expect(changes).toEqual([['facts'], ['walks', 'outbox']]);
});

// SESSION-7
test('memory replaces a missing database, with one warning on the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  // A page that opens its store for the first time.
  const fresh = new URL('store.ts?fresh', import.meta.url).href;
  const page = (await import(/* @vite-ignore */ fresh)) as {
    openStore: typeof openStore;
    change: typeof change;
    read: typeof read;
  };
  expect((await page.openStore()).lasts).toBe(false);
  await page.change(['facts'], async ({ put }) => await put('facts', 'one', '1'));
  expect(await page.read(['facts'], async ({ get }) => await get('facts', 'one'))).toBe('1');
  expect(warn).toHaveBeenCalledTimes(1);
});
