import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { draw } from '#kit/test/draw.ts';
import { PICTURE_CACHE, SHELL_CACHE } from '../../../base/worker/caches.ts';
import { storeCampus } from '../../phone/library/local-copy.ts';
import { StorageFull } from '../../phone/store/phone-store.ts';
import { change } from '../../phone/store/store.ts';
import { emptyPhone } from '../../test/phone.ts';
import { OfflineBadge } from './shell-notices.tsx';
import { storeTitles } from '../../phone/library/titles.ts';
import { titlesOf } from '../../phone/library/store-library.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const guide = {
  _id: 'flood',
  title: 'Flood in a cellar',
  category: 'Water',
  publish: true,
  isArchived: false,
  isStarter: false,
  updatedAt: '2026-11-21T03:00:00.000Z',
  revision: 1,
  steps: [],
} as const;

/** Stores a library that is some days old. */
async function storeLibrary(days: number): Promise<void> {
  await change(['guides', 'facts'], async ({ put }) => {
    await put('guides', guide._id, { ...guide, steps: [] });
    await put('facts', 'libraryEtag', '"one"');
    await put('facts', 'picturesOf', '"one"');
  });
  await caches.open(PICTURE_CACHE);
  storeCampus(NEW_CAMPUS);
  const asOf = new Date(Date.now() - days * DAY_MS).toISOString();
  storeTitles({ asOf, issues: titlesOf([{ ...guide, steps: [] }]) });
}

/** Puts the app's files on the phone. */
async function cacheShell(): Promise<void> {
  const registration = { active: {} } as ServiceWorkerRegistration;
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  await caches.open(`${SHELL_CACHE}test`);
}

const badge = page.getByRole('status');
const lamp = () => document.querySelector('[data-tone]')?.getAttribute('data-tone');

beforeEach(emptyPhone);
afterEach(async () => void (await caches.delete(`${SHELL_CACHE}test`)));

// OFFLINE-2
test('the badge says how many procedures are ready offline, and since when', async () => {
  await storeLibrary(0);
  await cacheShell();
  draw(<OfflineBadge />);
  await expect
    .element(badge)
    .toMatchTextContent(/^Ready offline, 1 procedure, as of \d+:\d\d [ap]m$/);
  expect(lamp()).toBe('positive');
});

// OFFLINE-2
test('the badge is amber and says so if nothing is published', async () => {
  await storeLibrary(0);
  await cacheShell();
  storeTitles({ asOf: new Date().toISOString(), issues: [] });
  draw(<OfflineBadge />);
  await expect.element(badge).toHaveTextContent('Ready offline, no procedures yet');
  expect(lamp()).toBe('warning');
});

// OFFLINE-2
test('the badge is amber and shows the day of a library older than 7 days', async () => {
  await storeLibrary(8);
  await cacheShell();
  draw(<OfflineBadge />);
  await expect
    .element(badge)
    .toMatchTextContent(/^Ready offline, 1 procedure, as of \w+ \d+, \d+:\d\d [ap]m$/);
  expect(lamp()).toBe('warning');
});

// OFFLINE-2
test.each([
  ['the app', async () => await storeLibrary(0)],
  ['the library', cacheShell],
])('the badge says that the phone is not ready without %s', async (_, storeRest) => {
  await storeRest();
  draw(<OfflineBadge />);
  await expect.element(badge).toMatchTextContent('Not ready: open again with a signal');
  expect(lamp()).toBe('warning');
});

// OFFLINE-2, OUTBOX-14
test('the badge says that the phone is not ready once its images were dropped', async () => {
  await storeLibrary(0);
  await cacheShell();
  draw(<OfflineBadge />);
  await expect.element(badge).toMatchTextContent(/^Ready offline/);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const kept = change(['facts'], async (facts) => await facts.put('facts', 'one', '1'));
  await expect(kept).rejects.toBeInstanceOf(StorageFull);
  await expect.element(badge).toMatchTextContent('Not ready: open again with a signal');
  put.mockRestore();
});

// OFFLINE-2
test('the badge says that offline needs https on plain http', async () => {
  vi.spyOn(window, 'isSecureContext', 'get').mockReturnValue(false);
  draw(<OfflineBadge />);
  await expect.element(badge).toMatchTextContent('Offline needs https');
});
