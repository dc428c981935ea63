import { beforeEach, expect, test, vi } from 'vitest';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { PICTURE_CACHE } from '../../../base/worker/caches.ts';
import { json } from '../../test/server.ts';
import { emptyPhone } from '../../test/phone.ts';
import { change } from '../store/store.ts';
import { isLibraryStored, storeNewest, restoreLocalCopies } from './store-library.ts';
import { storedTitles } from './titles.ts';

const image = `images/${'a'.repeat(64)}.webp`;

const flood = {
  _id: 'flood',
  title: 'Flood in a cellar',
  category: 'Water',
  publish: true,
  isArchived: false,
  updatedAt: '2026-11-21T03:00:00.000Z',
  revision: 1,
  steps: [{ _id: 'one', question: 'Is it wet?', answerType: 'Yes or No', image }],
};

beforeEach(async () => {
  await emptyPhone();
  await caches.delete(PICTURE_CACHE);
});

// OFFLINE-2, OFFLINE-9
test('missing images are requested again, and the library is not ready offline until they come', async () => {
  let hasSignal = false;
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    if (!(url as string).startsWith('/images/')) {
      return json({ data: [flood] }, 200, { ETag: '"one"' });
    }
    if (!hasSignal) throw new TypeError('Failed to fetch');
    return await Promise.resolve(new Response('', { headers: { 'Content-Type': 'image/webp' } }));
  });
  await storeNewest();
  expect(await isLibraryStored()).toBe(false);
  hasSignal = true;
  await storeNewest();
  expect(await isLibraryStored()).toBe(true);
  expect(await caches.match(`/${image}`)).toBeDefined();

  // The phone was full and let go of them.
  await caches.delete(PICTURE_CACHE);
  expect(await isLibraryStored()).toBe(false);
  await storeNewest();
  expect(await isLibraryStored()).toBe(true);
});

// WALK-14, OFFLINE-9
test.each([null, 'lost', {}, { steps: [null], path: [] }])(
  'images are stored although the phone has a walk that is %j',
  async (walk) => {
    const left = { id: 'left', advisor: 'Amara', issueId: 'flood', title: 'Flood', revision: 1 };
    const entered = {
      startedAt: '2026-11-21T03:00:00.000Z',
      trail: [],
      rating: 0,
      description: '',
    };
    await change(
      ['walks'],
      async ({ put }) => await put('walks', 'left', { ...left, ...entered, walk }),
    );
    vi.spyOn(window, 'fetch').mockImplementation(async (url) =>
      (url as string).startsWith('/images/')
        ? await Promise.resolve(new Response('', { headers: { 'Content-Type': 'image/webp' } }))
        : json({ data: [flood] }, 200, { ETag: '"one"' }),
    );
    await storeNewest();
    expect(await caches.match(`/${image}`)).toBeDefined();
  },
);

const questions = () => storedTitles()?.issues.map(({ question }) => question);

// CONTACT-5, OFFLINE-2
test('a card names the contacts of its question, also after the titles were lost', async () => {
  const calls = {
    ...flood.steps[0],
    question: 'Out? Call [[contact:emergency]].',
    image: undefined,
  };
  const data = [{ ...flood, steps: [calls] }];
  const campus = { ...NEW_CAMPUS, emergency: { words: 'the porter', number: '10' } };
  vi.spyOn(window, 'fetch').mockImplementation(
    async () => await Promise.resolve(json({ data, campus }, 200, { ETag: '"calls"' })),
  );
  await storeNewest();
  expect(questions()).toEqual(['Out? Call the porter, 10.']);
  localStorage.removeItem('reslife.titles');
  await restoreLocalCopies();
  expect(questions()).toEqual(['Out? Call the porter, 10.']);
});
