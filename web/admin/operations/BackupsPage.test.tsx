import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QueryClientProvider } from '@tanstack/react-query';
import type { BackupStatus } from '#core/setup/backup-schema.ts';
import { draw } from '#kit/test/draw.ts';
import { queryClient } from '../base/queries.ts';
import { BackupsPage } from './BackupsPage.tsx';

const fine: BackupStatus = {
  isScheduled: true,
  timeZone: 'Europe/London',
  last: new Date().toISOString(),
  failure: null,
  isLate: false,
  proven: '2026-11-21T10:00:00.000Z',
  drillFailure: null,
  isUnproven: false,
};

let answer: () => Response;
const answering = (status: BackupStatus) => () => Response.json({ data: status });

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => await Promise.resolve(answer()));
});

function drawPage() {
  return draw(
    <QueryClientProvider client={queryClient}>
      <BackupsPage />
    </QueryClientProvider>,
  );
}

// BACKUP-14
test('one line has the last backup and the last test restore', async () => {
  answer = answering(fine);
  drawPage();
  await expect
    .element(
      page.getByText(/^Backup from today, \d+:\d\d [ap]m; test restore worked Nov 21, 2026$/),
    )
    .toBeVisible();
});

// BACKUP-14
test('failed, late and untested backups are named below it', async () => {
  answer = answering({
    ...fine,
    last: '2026-11-02T02:00:00.000Z',
    failure: { at: '2026-11-04T02:30:00.000Z', reason: 'the disk is full' },
    isLate: true,
    proven: null,
    isUnproven: true,
  });
  drawPage();
  await expect
    .element(page.getByText('Backup from Nov 2, 2026; no test restore yet'))
    .toBeVisible();
  for (const text of [
    'The backup from Nov 4, 2026 failed: the disk is full. The server tries again every half hour.',
    'No backup in the last 26 hours.',
    'No test restore in 35 days. On the server, run: npm run drill',
  ]) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
});

// BACKUP-14
test('data that did not load can be loaded again', async () => {
  answer = () => new Response('', { status: 503 });
  drawPage();
  await expect.element(page.getByText('The backups did not load.')).toBeVisible();
  answer = answering(fine);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/^Backup from/)).toBeVisible();
});

// BACKUP-14
test('the page says how to set up backups if none run by themselves', async () => {
  answer = answering({ ...fine, isScheduled: false });
  drawPage();
  await expect
    .element(page.getByText(/^There are no daily backups\. Set BACKUP_DIR/))
    .toBeVisible();
});
