import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';

// OPERATIONS-1, LOOK-4, LOOK-6
test('an owner sees how the server is, from the settings on', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Open Operations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
  const server = page.getByRole('region', { name: 'Server' });
  await expect(server).toContainText(/(SQLite|PostgreSQL) \d+\.\d+/);
  await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toContainText(
    'Nothing waits',
  );
  await judgeDesk(page, 'operations');
  await page.getByRole('button', { name: 'Look again' }).press('Enter');
  await expect(server).toContainText('As of');
});
