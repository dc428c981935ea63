import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw, eraseAll } from '#kit/test/draw.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';
import { forgetAdvisor, storeAdvisorName } from '../../../base/advisor-name.ts';
import { storage } from '../../../base/safe-storage.ts';
import {
  busy,
  noAnswer,
  serverAnswers,
  ownError,
  received,
  type SentWrite,
} from '../../test/server.ts';
import { emptyPhone, storedRecords } from '../../test/phone.ts';
import { FeedbackPage } from './FeedbackPage.tsx';
import { IssueNotFoundPage } from './IssueNotFoundPage.tsx';

const startedAt = location.href;
const button = (name: string) => page.getByRole('button', { name });

const submitted = (sent: readonly SentWrite[]) =>
  sent.map(({ path, data: { sentAt: _, ...data } }) => ({ path, data }));
const drawWithToasts = (page: ReactNode) =>
  draw(
    <>
      {page}
      <Toaster />
    </>,
  );
const device = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;

beforeEach(async () => {
  storeAdvisorName('Amara');
  storage.remove('reslife.note');
  await emptyPhone();
});

afterEach(() => {
  forgetAdvisor();
});

// MESSAGES-1, MESSAGES-2
test('feedback is sent once the rating is above 0, and the app then goes home', async () => {
  const sent = serverAnswers(received);
  drawWithToasts(<FeedbackPage />);
  await page.getByRole('textbox', { name: 'Feedback' }).fill(' Quick ');
  await expect.element(button('Send feedback')).toBeDisabled();
  await page.getByRole('radio', { name: '4.5 stars' }).click({ force: true });
  const entries = history.length;
  await button('Send feedback').click();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Feedback sent to admins.' }))
    .toBeVisible();
  const data = { description: 'Quick', rating: 4.5, advisor: 'Amara', correction: 0, device };
  expect(submitted(sent)).toEqual([{ path: '/api/feedback', data }]);
  await expect.poll(() => location.pathname).toBe('/user');
  // In place of the form: Back leads to no blank one.
  expect(history.length).toBe(entries);
});

// MESSAGES-14
test('unsent feedback is there again after a reload, for the advisor who typed it', async () => {
  serverAnswers(received);
  drawWithToasts(<FeedbackPage />);
  const field = page.getByRole('textbox', { name: 'Feedback' });
  await field.fill('Quick at night');
  await page.getByRole('radio', { name: '3.5 stars' }).click({ force: true });
  eraseAll();
  storeAdvisorName('Ben');
  drawWithToasts(<FeedbackPage />);
  await expect.element(field).toHaveValue('');
  eraseAll();
  storeAdvisorName('Amara');
  drawWithToasts(<FeedbackPage />);
  await expect.element(field).toHaveValue('Quick at night');
  await expect.element(page.getByRole('radio', { name: '3.5 stars' })).toBeChecked();
  await button('Send feedback').click();
  await expect.poll(() => location.pathname).toBe('/user');
  eraseAll();
  drawWithToasts(<FeedbackPage />);
  await expect.element(field).toHaveValue('');
});

// MESSAGES-14
test('an unsent missing issue is there again after a reload', async () => {
  drawWithToasts(<IssueNotFoundPage />);
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('A lift that stands still');
  eraseAll();
  drawWithToasts(<IssueNotFoundPage />);
  await expect.element(field).toHaveValue('A lift that stands still');
});

// MESSAGES-2, MESSAGES-6, MESSAGES-9, OUTBOX-1, OUTBOX-5
test('failed feedback says so, keeps the text, and corrects the same record when sent again', async () => {
  const sent = serverAnswers(busy, received);
  drawWithToasts(<FeedbackPage />);
  await page.getByRole('textbox', { name: 'Feedback' }).fill('Quick');
  await page.getByRole('radio', { name: '1 stars' }).click({ force: true });
  await button('Send feedback').click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Error sending feedback to admins./);
  await expect.element(alert).toMatchTextContent(/Kept on this phone and will be tried again/);
  await expect
    .element(page.getByText('Not sent yet. It is kept on this phone and will be tried again.'))
    .toBeVisible();
  const field = page.getByRole('textbox', { name: 'Feedback' });
  await expect.element(field).toHaveValue('Quick');
  expect(location.href).toBe(startedAt);
  await field.fill('Quick and clear');
  await button('Send feedback').click();
  await expect.element(page.getByText('Feedback sent to admins.')).toBeVisible();
  expect(sent.map(({ data }) => data.correction)).toEqual([0, 1]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  await expect.poll(storedRecords).toHaveLength(1);
});

// RECORD-5, MESSAGES-9
test('refused feedback does not say that it will be tried again', async () => {
  serverAnswers(ownError('INVALID_INPUT'));
  drawWithToasts(<FeedbackPage />);
  await page.getByRole('radio', { name: '1 stars' }).click({ force: true });
  await button('Send feedback').click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Error sending feedback to admins./);
  await expect.element(alert).toMatchTextContent(/Not accepted\. Copy it from Records/);
  await expect.element(alert).not.toMatchTextContent(/tried again/);
});

// MESSAGES-9
test('feedback without an answer is saved on this phone', async () => {
  serverAnswers(noAnswer);
  drawWithToasts(<FeedbackPage />);
  await page.getByRole('radio', { name: '1 stars' }).click({ force: true });
  await button('Send feedback').click();
  await expect
    .element(
      page
        .getByRole('status')
        .filter({ hasText: 'Saved on this phone. It will be sent when you are back online.' }),
    )
    .toBeVisible();
  await expect.poll(() => location.pathname).toBe('/user');
  await expect
    .poll(async () => (await storedRecords()).map(({ address }) => address))
    .toEqual(['POST /api/feedback']);
});

// MESSAGES-1, MESSAGES-2, ROUTES-6
test('a missing issue is sent with its category once it has a text', async () => {
  const sent = serverAnswers(received);
  history.replaceState(null, '', '/issue-not-found?category=Noise%20complaint');
  drawWithToasts(<IssueNotFoundPage />);
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect.element(button('Send')).toBeDisabled();
  await message.fill('   ');
  await expect.element(button('Send')).toBeDisabled();
  await message.fill('A drone');
  await button('Send').click();
  await expect.element(page.getByText('Message sent to admins.')).toBeVisible();
  const data = {
    advisor: 'Amara',
    feedback: 'A drone',
    category: 'Noise complaint',
    correction: 0,
    device,
  };
  expect(submitted(sent)).toEqual([{ path: '/api/advisor/issue-not-found', data }]);
  await expect.poll(() => location.pathname).toBe('/user');
});

// MESSAGES-2, MESSAGES-9
test('a refused missing issue says so', async () => {
  serverAnswers(ownError('INVALID_INPUT'));
  drawWithToasts(<IssueNotFoundPage />);
  await page.getByRole('textbox', { name: 'Message' }).fill('A drone');
  await button('Send').click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Error sending message to admins..*Not accepted/);
  await expect.element(page.getByText(/Not accepted/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveValue('A drone');
});

// ADVISOR-4
test('a phone without a name asks for one first', async () => {
  const sent = serverAnswers(received);
  forgetAdvisor();
  draw(<IssueNotFoundPage />);
  await page.getByRole('textbox', { name: 'Message' }).fill('A drone');
  await button('Send').click();
  await expect.poll(() => sent).toEqual([]);
  await page.getByRole('textbox', { name: 'Username' }).fill('Bo');
  await button('Continue').click();
  await expect.poll(() => sent[0]?.data).toMatchObject({ advisor: 'Bo' });
});
