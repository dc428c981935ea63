import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw, eraseAll } from '#kit/test/draw.ts';
import { newKey } from '../../../base/device.ts';
import { useFind } from '../search/IssueSearch.tsx';
import { startBackground } from './background.ts';
import { storeRecord } from '../../phone/outbox/outbox.ts';
import { noAnswer, serverAnswers } from '../../test/server.ts';
import { emptyPhone, storedRecords } from '../../test/phone.ts';

beforeEach(emptyPhone);
afterEach(emptyPhone);

const failures = async () => (await storedRecords())[0]?.life.failures;

// OUTBOX-12, CARDS-10
test('waiting records are tried at the start, on a new page, with a signal and on return', async () => {
  vi.spyOn(navigator.serviceWorker, 'register').mockRejectedValue(new TypeError('none here'));
  const body = { description: 'Quick', rating: 4, advisor: 'Amara' };
  const address = 'POST /api/feedback';
  const said = { key: newKey(), address, advisor: 'Amara', title: 'Feedback', body } as const;
  await storeRecord(said, new Date());
  // Without a wake-up it would try again after half a second at least, and later each time.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const sent = serverAnswers(noAnswer);
  const wakes: readonly [string, () => unknown][] = [
    ['the start', () => startBackground('/user')],
    ['another page', () => startBackground('/feedback')],
    ['a signal', () => dispatchEvent(new Event('online'))],
    ['a page that is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['a page that comes out of the cache', () => dispatchEvent(new Event('pageshow'))],
  ];
  for (const [index, [what, wake]] of wakes.entries()) {
    const before = performance.now();
    wake();
    await expect.poll(() => sent.length, { message: what, interval: 10 }).toBe(index + 1);
    expect(performance.now() - before).toBeLessThan(1_000);
    await expect.poll(failures, { interval: 10 }).toBe(index + 1);
  }
});

const Searched = () => <p>{useFind('smoke') ? 'Steps are searched' : 'Titles are searched'}</p>;

// SEARCH-6
test('steps are searched once an address with words opens in the running app', async () => {
  vi.spyOn(navigator.serviceWorker, 'register').mockRejectedValue(new TypeError('none here'));
  const address = window.location.href;
  onTestFinished(() => history.replaceState(null, '', address));
  onTestFinished(eraseAll);
  draw(<Searched />);
  startBackground('/user');
  await expect.element(page.getByText('Titles are searched')).toBeVisible();
  history.replaceState(null, '', '?search=smoke');
  startBackground('/user/issues-list/Fire');
  await expect.element(page.getByText('Steps are searched')).toBeVisible();
});
