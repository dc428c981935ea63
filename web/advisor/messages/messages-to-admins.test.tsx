import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#kit/test/draw.ts';
import { Toaster } from '#kit/toast/Toaster.tsx';
import { closeAllToasts } from '#kit/toast/toasts.ts';
import { forgetAdvisor, storeAdvisorName } from '../../session.ts';
import { FeedbackPage } from './FeedbackPage.tsx';
import { IssueNotFoundPage } from './IssueNotFoundPage.tsx';

const startedAt = location.href;
const calls: { address: string; data: unknown }[] = [];
let isUp = true;

const button = (name: string) => page.getByRole('button', { name });

beforeEach(() => {
  isUp = true;
  calls.length = 0;
  storeAdvisorName('Amara');
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const { data } = JSON.parse(init?.body as string) as { data: unknown };
    calls.push({ address: address as string, data });
    if (!isUp) throw new TypeError('Failed to fetch');
    return new Response('{"data":{"_id":"1","key":"k"}}', {
      headers: { 'Content-Type': 'application/json' },
    });
  });
});

afterEach(() => {
  closeAllToasts();
  forgetAdvisor();
  history.replaceState(null, '', startedAt);
});

// MESSAGES-4, MESSAGES-5
test('feedback is sent once the rating is above 0, then the app goes home', async () => {
  draw(
    <>
      <FeedbackPage />
      <Toaster />
    </>,
  );
  await page.getByRole('textbox', { name: 'Feedback' }).fill(' Quick ');
  await expect.element(button('Send feedback')).toBeDisabled();
  await page.getByRole('radio', { name: '4.5 stars' }).click({ force: true });
  const entries = history.length;
  await button('Send feedback').click();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Feedback sent to admins.' }))
    .toBeVisible();
  expect(calls).toEqual([
    { address: '/api/feedback', data: { description: 'Quick', rating: 4.5, advisor: 'Amara' } },
  ]);
  expect(location.pathname).toBe('/user');
  // In place of the form: Back leads to no blank one.
  expect(history.length).toBe(entries);
});

// MESSAGES-5
test('feedback that fails says so and keeps what was typed', async () => {
  isUp = false;
  draw(
    <>
      <FeedbackPage />
      <Toaster />
    </>,
  );
  await page.getByRole('textbox', { name: 'Feedback' }).fill('Quick');
  await page.getByRole('radio', { name: '1 stars' }).click({ force: true });
  await button('Send feedback').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Error sending feedback to admins.');
  await expect.element(page.getByRole('textbox', { name: 'Feedback' })).toHaveValue('Quick');
  expect(location.href).toBe(startedAt);
});

// MESSAGES-1, MESSAGES-2, ROUTES-6
test('a missing issue is sent with its category once there is text', async () => {
  history.replaceState(null, '', '/issue-not-found?category=Noise%20complaint');
  draw(
    <>
      <IssueNotFoundPage />
      <Toaster />
    </>,
  );
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect.element(button('Send')).toBeDisabled();
  await message.fill('   ');
  await expect.element(button('Send')).toBeDisabled();
  await message.fill('A drone');
  await button('Send').click();
  await expect.element(page.getByText('Message sent to admins.')).toBeVisible();
  expect(calls).toEqual([
    {
      address: '/api/advisor/issue-not-found',
      data: { advisor: 'Amara', feedback: 'A drone', category: 'Noise complaint' },
    },
  ]);
  expect(location.pathname).toBe('/user');
});

// MESSAGES-2
test('a missing issue that could not be sent says so', async () => {
  isUp = false;
  draw(
    <>
      <IssueNotFoundPage />
      <Toaster />
    </>,
  );
  await page.getByRole('textbox', { name: 'Message' }).fill('A drone');
  await button('Send').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Error sending message to admins.');
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveValue('A drone');
});

// ADVISOR-4
test('without a name it is asked first', async () => {
  forgetAdvisor();
  draw(<IssueNotFoundPage />);
  await page.getByRole('textbox', { name: 'Message' }).fill('A drone');
  await button('Send').click();
  expect(calls).toEqual([]);
  await page.getByRole('textbox', { name: 'Username' }).fill('Bo');
  await button('Continue').click();
  await expect.poll(() => calls[0]?.data).toMatchObject({ advisor: 'Bo' });
});
