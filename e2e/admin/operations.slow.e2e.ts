import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { startServer } from '../base/running-server.ts';

// OPERATIONS-1, LOOK-4, LOOK-6
test('an owner sees the state of the server, opened from the menu', async ({ page, signIn }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Administration', exact: true }).click();
  await judgeDesk(page, 'administration');
  await page.getByRole('link', { name: 'Operations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
  const server = page.getByRole('region', { name: 'Server' });
  await expect(server).toContainText(/(SQLite|PostgreSQL) \d+\.\d+/);
  await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toContainText(
    'None waiting',
  );
  await judgeDesk(page, 'operations');
  await page.getByRole('button', { name: 'Refresh' }).press('Enter');
  await expect(server).toContainText('As of');
});

// BACKUP-14, LOOK-4, LOOK-6
test('an owner sees whether there is a backup and a test restore', async ({ page, signIn }) => {
  const folder = mkdtempSync(join(tmpdir(), 'reslife-backups-'));
  const own = await startServer({ BACKUP_DIR: folder });
  await signIn(page, `${own.url}/admin/backups`);
  await expect(page.getByText('No backup yet; no test restore yet')).toBeVisible();
  await judgeDesk(page, 'backups');
  await own.stop();
  rmSync(folder, { recursive: true });
});
