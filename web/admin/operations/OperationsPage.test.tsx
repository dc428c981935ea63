import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Operations } from '#core/api/operations-schema.ts';
import { violations } from '#kit/test/axe.ts';
import { draw } from '#kit/test/draw.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { messages } from '../../base/messages.ts';
import { queryClient } from '../base/queries.ts';
import { operationsMessages as words } from './messages.ts';
import { OperationsPage } from './OperationsPage.tsx';

const AT = '2026-11-25T03:07:00.000Z';
const startedAt = location.href;
const WELL: Operations = {
  version: '0.2.0',
  startedAt: '2026-11-20T01:00:00.000Z',
  at: AT,
  database: { kind: 'SQLite', version: '3.50.4', bytes: 12_345_678 },
  disk: { free: 74_500_000_000, size: 252_000_000_000 },
  mail: { waiting: 0, oldest: null, givenUp: 0, isSent: true, isTlsOptional: false },
  notifications: { waiting: 0, oldest: null, givenUp: 0 },
  jobs: [{ name: 'reminders', every: 600_000, endedAt: AT, tookMs: 1_204, isFailed: false }],
  timeZone: 'Europe/London',
};

let state: Operations;
let isDown: boolean;

beforeEach(() => {
  queryClient.clear();
  [state, isDown] = [WELL, false];
  history.replaceState(null, '', adminPaths.operations);
  onTestFinished(() => history.replaceState(null, '', startedAt));
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    await Promise.resolve();
    return isDown ? new Response('', { status: 503 }) : Response.json({ data: state });
  });
});

const drawPage = () =>
  draw(
    <QueryClientProvider client={queryClient}>
      <OperationsPage />
    </QueryClientProvider>,
  );

// OPERATIONS-1
test('shows release, database, disk, waiting work and automatic jobs', async () => {
  drawPage();
  await expect.element(page.getByText('SQLite 3.50.4')).toBeVisible();
  for (const shown of [
    '0.2.0',
    'Nov 20, 2026, 1:00 am',
    '12.3 MB',
    '74.5 GB of 252 GB',
    'Review reminders',
    'Nov 25, 2026, 3:07 am, every 10 minutes',
  ])
    await expect.element(page.getByText(shown, { exact: true })).toBeVisible();
  await expect.element(page.getByText(words.nothingWaits).nth(1)).toBeVisible();
  expect(await violations()).toEqual([]);
});

// OPERATIONS-1, MAIL-8
test('shows waiting, undelivered and failed work', async () => {
  state = {
    ...WELL,
    database: {
      kind: 'PostgreSQL',
      version: '15.18',
      bytes: 900,
      connections: { open: 10, idle: 0, wanted: 4 },
    },
    disk: null,
    mail: { waiting: 1, oldest: AT, givenUp: 0, isSent: true, isTlsOptional: true },
    notifications: { waiting: 3, oldest: AT, givenUp: 2 },
    jobs: [
      { name: 'terms', every: 3_600_000, endedAt: AT, tookMs: 8, isFailed: true },
      { name: 'made-up', every: 60_000, endedAt: null, tookMs: null, isFailed: false },
    ],
  };
  drawPage();
  for (const shown of [
    '0.9 kB',
    words.connectionsOf(10, 0, 4),
    words.noDisk,
    '1 waiting since Nov 25, 2026, 3:07 am',
    '3 waiting, the oldest since Nov 25, 2026, 3:07 am',
    '2 not delivered',
    words.inClear,
    words.failed,
    'Not run yet, every minute',
  ])
    await expect.element(page.getByText(shown, { exact: true })).toBeVisible();
  expect(await violations()).toEqual([]);
});

// DATA-15
test('shows the problems that the daily check found', async () => {
  const damage = 'Tree 14 page 14: btreeInitPage()';
  state = { ...WELL, database: { ...WELL.database, damage } };
  drawPage();
  await expect.element(page.getByText(words.damaged(damage))).toBeVisible();
  expect(await violations()).toEqual([]);
});

// OPERATIONS-1
test('loads again on request, and offers to if loading failed', async () => {
  isDown = true;
  drawPage();
  await expect.element(page.getByText(words.loadFailed)).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: messages.tryAgain }).click();
  await expect.element(page.getByText('SQLite 3.50.4')).toBeVisible();
  state = { ...WELL, mail: { ...WELL.mail, isSent: false } };
  await page.getByRole('button', { name: words.refresh }).click();
  await expect.element(page.getByText(words.asFiles)).toBeVisible();
});
