import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { publishedIssueWith } from '#core/fixtures/issues.ts';
import { confirm } from '#core/fixtures/trees.ts';
import type { InboxMessage } from '#core/inbox/inbox-schema.ts';
import { violations } from '#kit/test/axe.ts';
import { clearSession, storeSession } from '../../base/session.ts';
import {
  button,
  inbox,
  list,
  message,
  opened,
  openInbox,
  row,
  rows,
  serveInbox,
} from '../test/inbox-page.tsx';

beforeEach(serveInbox);

const feedback = (members: Partial<InboxMessage> = {}) =>
  message(1, { kind: 'feedback', rating: 4.5, category: null, isRead: false, ...members });

const step = {
  issueId: 'lockout',
  title: 'Lockout',
  isArchived: false,
  revision: 3,
  step: 's2',
  number: 2,
  question: 'Is the desk open?',
};

const texts = () =>
  list
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

// INBOX-1, MESSAGES-8
test('the list has each kind of message with its subject, text and time', async () => {
  inbox.messages = [
    feedback({ text: 'Bigger text.' }),
    message(2, { isAnswered: true, merged: [message(3)] }),
    message(4, { kind: 'note', note: step }),
  ];
  openInbox();
  const time = '12:07:pm • Nov 20, 2026';
  await expect
    .poll(texts)
    .toEqual([
      `Sam 1 Unread${time}App feedbackBigger text.`,
      `Sam 2${time}Missing procedurePestsA bat, number 2Answered2 merged`,
      `Sam 4${time}Step is wrongLockoutA bat, number 4`,
    ]);
  await expect.element(list.getByRole('img', { name: '4.5 of 5 stars' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'All 1 new' })).toBeVisible();
  expect(await violations()).toEqual([]);
});

// INBOX-2
test.each([
  [0, [0]],
  [1, [1]],
  [10, [10]],
  [11, [10, 11]],
])('ten of %d messages are shown, and older ones on request', async (count, shown) => {
  inbox.messages = Array.from({ length: count }, (_, number) => message(number));
  openInbox();
  for (const [turn, length] of shown.entries()) {
    if (turn > 0) await button('Show older').click();
    await expect.poll(rows).toBe(length);
  }
  await expect.element(button('Show older')).not.toBeInTheDocument();
  if (count === 0) await expect.element(page.getByText('The inbox is empty')).toBeVisible();
});

// INBOX-2, SHELL-5, SHELL-8
test('older messages that do not load say so, and the shown ones stay', async () => {
  inbox.messages = Array.from({ length: 11 }, (_, number) => message(number));
  openInbox();
  await expect.poll(rows).toBe(10);
  const fetching = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockResolvedValue(Response.error());
  await button('Show older').click();
  await expect.element(page.getByRole('alert').getByText('Older ones did not load.')).toBeVisible();
  expect(rows()).toBe(10);
  vi.mocked(window.fetch).mockImplementation(fetching ?? (async () => await Promise.reject()));
  await button('Show older').click();
  await expect.poll(rows).toBe(11);
  await expect.element(page.getByText('Older ones did not load.')).not.toBeInTheDocument();
  await expect.element(row('Sam 10')).toHaveFocus();
});

// INBOX-2
test('tabs and Show narrow the list, and the address keeps both', async () => {
  inbox.messages = [feedback(), message(2, { isArchived: true })];
  openInbox();
  await expect.poll(rows).toBe(1);
  await page.getByRole('link', { name: 'Missing procedures' }).click();
  await expect.element(page.getByText('The inbox is empty')).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOptions('Archived');
  await expect.element(row('Sam 2')).toBeVisible();
  await expect.poll(() => location.search).toBe('?tab=missing&show=archived');
});

// INBOX-3, INBOX-4
test('an opened message is read; a note shows its step and leads to the editor', async () => {
  inbox.messages = [message(1, { kind: 'note', note: step, isRead: false })];
  openInbox();
  await row(/^Sam 1/).click();
  await expect.element(opened.getByText('Is the desk open?')).toBeVisible();
  await expect.element(opened.getByText('Step 2 · Lockout · revision 3')).toBeVisible();
  const link = opened.getByRole('link', { name: 'Open in the editor' });
  await expect.element(link).toHaveAttribute('href', '/issue/lockout?pane=s2');
  await expect
    .poll(() => inbox.sent)
    .toEqual([{ method: 'PUT', path: '/api/inbox/note/m1', data: { isRead: true } }]);
  await button('Mark as unread').click();
  await expect.element(row('Sam 1 Unread')).toBeVisible();
  expect(await violations()).toEqual([]);
});

// ROLE-7
test('a reader sees the messages and changes nothing, not even to read', async () => {
  storeSession({
    _id: 'me',
    email: 'maya@ashdown.example',
    name: 'Maya',
    role: 'admin',
    accountRole: 'reader',
  });
  onTestFinished(clearSession);
  const answer = { isAnswered: true, answer: 'Told Sam.', answeredAt: '2026-11-20T04:00:00.000Z' };
  inbox.messages = [message(1, { isRead: false, ...answer })];
  openInbox();
  await row(/^Sam 1/).click();
  await expect.element(opened.getByText('Told Sam.')).toBeVisible();
  const names = opened
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual([]);
  await userEvent.keyboard('e');
  await userEvent.keyboard('u');
  await expect.element(row('Sam 1 Unread')).toBeVisible();
  expect(inbox.sent).toEqual([]);
});

// INBOX-4
test('a message can be answered with an internal note, and the answer undone', async () => {
  inbox.messages = [message(1)];
  openInbox({ message: 'missing/m1' });
  await page.getByRole('textbox', { name: 'Internal note' }).fill('Told Sam.');
  await button('Mark as answered').click();
  await expect.element(opened.getByText('Answered by Ada, 1:00:pm • Nov 20, 2026')).toBeVisible();
  await expect.element(list.getByText('Answered')).toBeVisible();
  await button('Mark as not answered').click();
  await expect.element(button('Mark as answered')).toBeVisible();
  expect(inbox.sent.map((one) => one.data)).toEqual([{ answer: 'Told Sam.' }, { answer: null }]);
});

// INBOX-6
test('Make a draft makes one and then links to it', async () => {
  inbox.messages = [message(1, { category: null })];
  openInbox({ message: 'missing/m1' });
  await expect.element(opened.getByText(/^It goes in Other, with this text/)).toBeVisible();
  await button('Make a draft').click();
  const link = opened.getByRole('link', { name: 'A bat' });
  await expect.element(link).toHaveAttribute('href', '/issue/draft');
  await expect.element(link).toHaveFocus();
  expect(inbox.sent).toEqual([{ method: 'POST', path: '/api/inbox/missing/m1/draft', data: {} }]);
});

// INBOX-11
test('a missing issue names the three published issues closest to its words', async () => {
  const titles = ['A bat, number 9', 'The number of a bat', 'Number a bat', 'A bat'];
  inbox.published = [
    ...titles.map((title, index) => publishedIssueWith({ _id: `i${index}`, title })),
    publishedIssueWith({ _id: 'stairs', steps: [confirm('stairs', 'end')] }),
  ];
  inbox.messages = [message(1), message(2, { text: 'Xylophone' })];
  openInbox({ message: 'missing/m1' });
  const closest = opened.getByRole('region', { name: 'Similar procedures' });
  const links = () =>
    closest
      .getByRole('link')
      .elements()
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  await expect
    .poll(() => links().toSorted())
    .toEqual([
      'A bat, number 9 /issue/i0',
      'Number a bat /issue/i2',
      'The number of a bat /issue/i1',
    ]);
  await row(/^Sam 2/).click();
  await expect.element(closest.getByText('No similar procedures.')).toBeVisible();
});

// INBOX-11
test('closest issues that did not load can be loaded again', async () => {
  inbox.published = undefined;
  inbox.messages = [message(1)];
  openInbox({ message: 'missing/m1' });
  await expect.element(opened.getByText('The similar procedures did not load.')).toBeVisible();
  inbox.published = [publishedIssueWith({ title: 'A bat' })];
  await opened.getByRole('button', { name: 'Try again' }).click();
  await expect.element(opened.getByRole('link', { name: 'A bat' })).toBeVisible();
});
