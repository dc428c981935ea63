import { startServer } from '../base/running-server.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';

// SETUP-1, SETUP-2, SETUP-4, SETUP-5, LOOK-4, LOOK-6
test('a new campus is led through its first hour, and each point knows itself that it is done', async ({
  page,
  signIn,
}) => {
  const server = await startServer({ SEED: 'starter' });
  await signIn(page, server.url);
  await page.getByRole('navigation').getByRole('link', { name: 'Set up your campus' }).click();
  await expect(page).toHaveURL(/\/admin\/setup$/);
  await expect(page.getByText('0 of 10 done')).toBeVisible();
  await judgeDesk(page, 'setting up a new campus');

  // What is done elsewhere leads there by keyboard, and is done when one comes back.
  await page.getByRole('link', { name: 'Give it a name' }).press('Enter');
  await page.getByRole('textbox', { name: 'Campus name' }).fill('Elm');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.goto(`${server.url}/admin/setup`);
  await expect(page.getByText('The campus has a name.')).toBeVisible();

  const starters = page.getByRole('button', { name: /^Reviewed: / });
  const left = await starters.count();
  await starters.first().click();
  await expect(page.getByText(/^Reviewed by .* on \d/)).toBeVisible();
  await expect(starters).toHaveCount(left - 1);
  await page
    .getByRole('button', { name: /^Leave out: / })
    .first()
    .click();
  await expect(starters).toHaveCount(left - 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(starters).toHaveCount(left - 1);

  // A phone that has everything asks again, and has it already.
  const library = `${server.url}/api/advisor/issues/All%20categories`;
  const first = await page.request.get(library);
  const again = await page.request.get(library, {
    headers: { 'if-none-match': first.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Look again' }).click();
      return await page.getByText('A phone has the procedures.').isVisible();
    })
    .toBe(true);
  await judgeDesk(page, 'a campus that is half set up');
  await server.stop();
});
