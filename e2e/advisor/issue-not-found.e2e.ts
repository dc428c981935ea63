import { enter, PHONE } from '../base/advisor.ts';
import { expect, test } from '../base/fixtures.ts';

test.use(PHONE);

// MESSAGES-1, MESSAGES-2, MESSAGES-3, ROUTES-6
test('Send is disabled without text, then confirms the message and leads home', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/issue-not-found?category=Pests');
  await expect(page.getByRole('heading', { name: "Can't find an issue?" })).toBeVisible();
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeDisabled();
  await message.fill('  \n ');
  await expect(send).toBeDisabled();
  await message.fill('Bats in the roof of a hall');
  const sending = page.waitForRequest('**/api/advisor/issue-not-found');
  await send.click();
  const request = await sending;
  expect(request.postDataJSON()).toMatchObject({
    data: { advisor: 'Amara', feedback: 'Bats in the roof of a hall', category: 'Pests' },
  });
  expect((await request.response())?.status()).toBe(200);
  await expect(page.getByRole('status').getByText('Message sent to admins.')).toBeVisible();
  await expect(page).toHaveURL('/user');
});

// ADVISOR-7, KIT-6
test('the field takes 10,000 characters and asks for no names', async ({ page }) => {
  await page.goto('/issue-not-found');
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveAccessibleDescription(
    /No names, rooms or health details of residents\./,
  );
  await message.fill('x'.repeat(10_001));
  await expect(message).toHaveValue('x'.repeat(10_000));
});

test.describe('while the server is down', () => {
  test.use({ expectedStatuses: [0] });

  // MESSAGES-9, OUTBOX-12
  test(
    'a message is saved on the phone, and sent with the same key once the server answers',
    { tag: '@full' },
    async ({ page, server }) => {
      await enter(page);
      await page.getByRole('link', { name: 'Fire', exact: true }).click();
      await page.getByRole('button', { name: "CAN'T FIND AN ISSUE" }).click();
      const message = page.getByRole('textbox', { name: 'Message' });
      await message.fill('A smell of gas');
      const keys: string[] = [];
      page.on('request', (request) => {
        const key = request.headers()['idempotency-key'];
        if (key !== undefined) keys.push(key);
      });
      await server.down();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(
        page
          .getByRole('status')
          .getByText('Saved on this phone. It will be sent when you are back online.'),
      ).toBeVisible();
      await expect(page).toHaveURL('/user');

      const arriving = page.waitForResponse(
        (response) => response.url().endsWith('/api/advisor/issue-not-found') && response.ok(),
      );
      await server.up();
      await arriving;
      expect(keys.length).toBeGreaterThan(1);
      expect(new Set(keys).size).toBe(1);
    },
  );
});
