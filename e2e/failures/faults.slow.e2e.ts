import { expect, test } from '@playwright/test';
import type { Fault } from '../faults/fault.ts';
import { cutLine } from '../faults/cut-line.ts';
import { killedBrowsers } from '../faults/killed-browsers.ts';
import { killedWalks } from '../faults/killed-walks.ts';
import { visitedOnce } from '../faults/persistent-phone.ts';
import { judge, textOf } from '../faults/ledger.ts';
import { portal } from '../faults/portal.ts';
import { repeats } from '../faults/repeats.ts';
import type { StoredRecord } from '../faults/stored.ts';
import { violationsIn, type Tally } from '../faults/tally.ts';
import { openListOf, SHORT as ONE_STEP, walkToOutcome } from '../faults/tapped-walk.ts';

// The short form of `npm run faults`.
test.setTimeout(120_000);

type Short = { name: string; fault: Fault; rounds: number; submissions: number };

const SHORT: readonly Short[] = [
  { name: 'a line cut at many places', fault: cutLine, rounds: 1, submissions: 80 },
  { name: 'a sign-in page of a network', fault: portal, rounds: 1, submissions: 40 },
  { name: 'fifty repeats at once', fault: repeats, rounds: 2, submissions: 0 },
  { name: 'browsers killed at the last tap', fault: killedBrowsers, rounds: 3, submissions: 0 },
  { name: 'browsers killed at a step', fault: killedWalks, rounds: 2, submissions: 0 },
];

for (const { name, fault, rounds, submissions } of SHORT) {
  // OUTBOX-7, API-11
  test(`${name}: no record is lost or duplicated`, async ({ launchOptions: browser }) => {
    const tally: Tally = await fault({ postgres: undefined, browser, rounds, submissions });
    expect(tally.notes.filter((note) => /^[A-Z]{4}/.test(note))).toEqual([]);
    expect(violationsIn(tally)).toBe(0);
    expect(tally.submissions).toBeGreaterThanOrEqual(submissions);
  });
}

// OFFLINE-2
test('a phone that dies right after its first visit still has the library, list and steps', async ({
  launchOptions,
}) => {
  const { server, start, close } = await visitedOnce(
    { postgres: undefined, browser: launchOptions },
    ONE_STEP,
  );
  const before = await start('Amara');
  await before.page.goto(`${server.url}/user`);
  // The browser writes localStorage to disk seconds later, so a kill usually loses it; removing it makes that certain.
  await before.page.evaluate(() => localStorage.removeItem('reslife.titles'));
  server.line.set('dead');
  await openListOf(before.page, server.url, ONE_STEP);
  await walkToOutcome(before.page, 'none');
  await before.kill();
  await close([], { faults: 1, notes: [] });
});

const promise = (mark: string) => {
  const receipts = [{ id: `id ${mark}`, receivedAt: '', correction: 1, epoch: '' }];
  return { mark, advisor: 'Amara', text: textOf(mark, 1), receipts };
};

const row = (mark: string, changes: Partial<StoredRecord> = {}): StoredRecord => ({
  id: `id ${mark}`,
  advisor: 'Amara',
  text: textOf(mark, 1),
  status: 'Resolved',
  correction: 1,
  startedAt: '',
  finishedAt: null,
  receivedAt: '',
  ...changes,
});

function found(rows: readonly StoredRecord[]) {
  const { notes: _, ...verdict } = judge([promise('a')], rows);
  return verdict;
}

test('lost, duplicate, misnamed and untrue records are found', () => {
  const none = { lost: 0, doubled: 0, wrongName: 0, untrue: 0 };
  expect(found([row('a')])).toEqual(none);
  expect(found([])).toEqual({ ...none, lost: 1, untrue: 1 });
  expect(found([row('a', { text: textOf('a', 0) })])).toEqual({ ...none, lost: 1 });
  expect(found([row('a'), row('a')])).toEqual({ ...none, doubled: 1 });
  expect(found([row('a'), row('b')])).toEqual({ ...none, doubled: 1 });
  expect(found([row('a', { advisor: 'Noor' })])).toEqual({ ...none, wrongName: 1 });
  expect(found([row('a', { id: 'another' })])).toEqual({ ...none, untrue: 1 });
  expect(found([row('a', { correction: 0 })])).toEqual({ ...none, untrue: 1 });
});
