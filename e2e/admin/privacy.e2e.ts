import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';

// A server of its own: what is kept is seen everywhere.
let own: RunningServer;
test.beforeAll(async () => {
  own = await startServer();
});
test.afterAll(async () => await own.stop());

// PRIVACY-1, PRIVACY-3, LOOK-4, LOOK-6
test('an administrator sets for how long records are kept, once it was shown what goes', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(page, own.url);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'Open Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Records' })).toHaveValue('');
  await judgeDesk(page, 'privacy');
  await page.getByRole('textbox', { name: 'Records' }).fill('soon');
  await expect(page.getByText('A number of days from 7 to 3,650, or nothing')).toBeVisible();
  await judgeDesk(page, 'privacy with no term');
  await page.getByRole('textbox', { name: 'Records' }).fill('365');
  await page.getByRole('button', { name: 'Show what would go' }).click();
  await expect(page.getByRole('heading', { name: 'What would go now' })).toBeVisible();
  await judgeDesk(page, 'privacy with a preview');
  await page.getByRole('button', { name: 'Save the terms' }).click();
  await expect(page.getByText('Terms saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Records' })).toHaveValue('365');
});
