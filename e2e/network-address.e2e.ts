import { answer, next, PHONE, REMINDER, walkOf } from './advisor.ts';
import { expect, test as base } from './fixtures.ts';
import { ADMIN, networkAddress, startServer } from './running-server.ts';

const address = networkAddress();

// Design 2: `HOST=0.0.0.0` alone, as the README says; PUBLIC_URL stays what it is by default.
const test = base.extend<object, { onNetwork: string }>({
  onNetwork: [
    async ({}, provide) => {
      const server = await startServer({ HOST: '0.0.0.0' });
      await provide(`http://${address}:${server.port}`);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test.skip(address === undefined, 'This machine has no address of its own on a network.');

test.describe('a phone beside the machine', () => {
  test.use(PHONE);

  test('does the main job on plain http, which is no secure context', async ({
    page,
    onNetwork,
  }) => {
    await page.goto(`${onNetwork}/login`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByRole('textbox', { name: 'Username' }).fill('Amara');
    await page.getByRole('button', { name: 'Enter Reslife' }).click();
    await page.getByRole('link', { name: 'Welfare', exact: true }).click();
    await page.getByRole('button', { name: 'Resident not seen', exact: true }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();

    const walk = walkOf(page, 'Resident not seen');
    for (const words of [
      'I know when they were last seen',
      'No sign of danger',
      'I have called and sent a message',
      'Yes, they answer',
      'Yes',
    ]) {
      await answer(walk, words);
      await next(walk);
    }
    await answer(walk, 'I have told them, nothing more');
    await expect(walk.getByText(REMINDER)).toBeVisible();
    await walk.getByRole('button', { name: 'Issue resolved' }).click();
    await expect(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to home' }).click();
    await expect(page).toHaveURL(`${onNetwork}/user`);
  });
});

test('an administrator signs in there and saves', async ({ page, onNetwork }) => {
  await page.goto(`${onNetwork}/auth/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('link', { name: /^Bed bugs or mice/ }).click();
  await page.getByRole('textbox', { name: 'Issue name' }).fill('Bed bugs, mice or rats');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Changes saved' })).toBeVisible();
  await page.goto(`${onNetwork}/admin`);
  await expect(page.getByRole('link', { name: /^Bed bugs, mice or rats/ })).toBeVisible();
});
