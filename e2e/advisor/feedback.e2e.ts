import { enter, PHONE } from '../base/advisor.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgePhone } from '../base/judge.ts';

test.use(PHONE);

// MESSAGES-1, MESSAGES-3, MESSAGES-2
test('Send feedback is disabled without a rating, then confirms the message and leads home', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/feedback');
  const send = page.getByRole('button', { name: 'Send feedback', exact: true });
  await expect(page.getByText('How would you rate the app?', { exact: true })).toBeVisible();
  await expect(send).toBeDisabled();
  await page.getByRole('textbox', { name: 'Feedback', exact: true }).fill('Quick at night.');
  await expect(send).toBeDisabled();
  // PRIVACY-14
  await page.getByRole('textbox', { name: 'Feedback', exact: true }).fill('I met Ben in room 12.');
  const hint = page.getByText('This looks like a name and a room. Leave it out?');
  await expect(hint).toBeVisible();
  await judgePhone(page, 'feedback with a hint');
  await page.getByRole('textbox', { name: 'Feedback', exact: true }).fill('Quick at night.');
  await expect(hint).toBeHidden();
  await page
    .getByRole('group', { name: 'Rating' })
    .getByRole('radio', { name: '0.5 stars', exact: true })
    .check();
  await expect(send).toBeEnabled();
  const sending = page.waitForRequest('**/api/feedback');
  await send.click();
  const request = await sending;
  expect(request.postDataJSON()).toMatchObject({
    data: { description: 'Quick at night.', rating: 0.5, advisor: 'Amara', correction: 0 },
  });
  expect((await request.response())?.status()).toBe(200);
  await expect(page.getByRole('status').getByText('Feedback sent to admins.')).toBeVisible();
  await expect(page).toHaveURL('/user');
});

// ADVISOR-7, KIT-6
test('the field takes 10,000 characters and asks for no names', async ({ page }) => {
  await page.goto('/feedback');
  const message = page.getByRole('textbox', { name: 'Feedback' });
  await expect(message).toHaveAccessibleDescription(
    'No names, rooms or health details of residents.',
  );
  await message.fill('x'.repeat(10_001));
  await expect(message).toHaveValue('x'.repeat(10_000));
});

// ADVISOR-4
test('a rating is enough, and a name is requested if none is stored', async ({ page }) => {
  await page.goto('/feedback');
  await page.getByRole('radio', { name: '5 stars', exact: true }).check();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  const asking = page.getByRole('dialog', { name: 'Username' });
  await asking.getByRole('textbox', { name: 'Username' }).fill('Noor');
  const sending = page.waitForRequest('**/api/feedback');
  await page.keyboard.press('Enter');
  expect((await sending).postDataJSON()).toMatchObject({
    data: { description: '', rating: 5, advisor: 'Noor', correction: 0 },
  });
  await expect(page).toHaveURL('/user');
});
