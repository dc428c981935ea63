import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  inbox,
  message,
  opened,
  openInbox,
  row,
  rows,
  serveInbox,
} from '../test/inbox-page.tsx';

beforeEach(serveInbox);

// INBOX-7
test('messages are merged into one and separated again', async () => {
  inbox.messages = [message(1), message(2, { category: 'Fire' }), message(3)];
  openInbox({ message: 'missing/m1' });
  await button('Merge others into this').click();
  const dialog = page.getByRole('dialog', { name: 'Merge into this message' });
  const choices = dialog.getByRole('checkbox');
  await expect.poll(() => choices.elements().length).toBe(2);
  // The one of the same category is first.
  await choices.first().click();
  await dialog.getByRole('button', { name: 'Merge 1 message' }).click();
  const merged = opened.getByRole('region', { name: 'Merged into this' });
  await expect.element(merged.getByText('A bat, number 3')).toBeVisible();
  await expect.poll(rows).toBe(2);
  await merged.getByRole('button', { name: 'Separate' }).click();
  await expect.poll(rows).toBe(3);
  await expect.element(button('Merge others into this')).toHaveFocus();
});

// INBOX-7
test('the newest of very many merged messages are shown, with their count', async () => {
  inbox.messages = [message(1, { merged: [message(2), message(3)], mergedCount: 250 })];
  openInbox({ message: 'missing/m1' });
  const merged = opened.getByRole('region', { name: 'Merged into this' });
  await expect.element(merged.getByText('The newest 2 of 250 messages.')).toBeVisible();
  await expect.element(page.getByText('251 merged')).toBeVisible();
});

// INBOX-5, INBOX-8
test('the keyboard chooses, opens, archives, undoes and marks as unread', async () => {
  inbox.messages = [1, 2, 3].map((number) => message(number));
  openInbox();
  await expect.poll(rows).toBe(3);
  (row('Sam 1').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(row('Sam 3')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  const title = opened.getByRole('heading', { name: 'Missing procedure' });
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(row('Sam 2')).toHaveFocus();
  await userEvent.keyboard('u');
  await expect.element(row('Sam 2 Unread')).toBeVisible();
  await userEvent.keyboard('e');
  await expect.element(page.getByText('Message archived')).toBeVisible();
  await expect.poll(rows).toBe(2);
  await expect.element(row('Sam 3')).toHaveFocus();
  await userEvent.keyboard('z');
  await expect.poll(rows).toBe(3);
  await expect.element(page.getByText('Message archived')).not.toBeInTheDocument();
});

// INBOX-5, INBOX-8
test('the focus also moves on if older messages move up', async () => {
  inbox.messages = Array.from({ length: 12 }, (_, index) => message(index + 1));
  openInbox();
  await expect.poll(rows).toBe(10);
  (row('Sam 1').first().element() as HTMLElement).focus();
  await userEvent.keyboard('e');
  await expect.element(page.getByText('Message archived')).toBeVisible();
  await expect.element(row('Sam 11')).toBeVisible();
  await expect.poll(rows).toBe(10);
  await expect.element(row('Sam 2')).toHaveFocus();
  await userEvent.keyboard('z');
  await expect.element(row('Sam 1').first()).toBeVisible();
});

// INBOX-13
test.each(['Archive', 'Move to inbox'])(
  '%s shows that somebody else already did it, without an Undo',
  async (name) => {
    const isArchived = name === 'Move to inbox';
    inbox.messages = [message(1, { isArchived })];
    openInbox({ message: 'missing/m1', show: isArchived ? 'archived' : 'open' });
    await expect.element(button(name)).toBeVisible();
    inbox.messages = [message(1, { isArchived: !isArchived })];
    await button(name).click();
    const did = isArchived
      ? 'already moved this message to the inbox'
      : 'already archived this message';
    await expect.element(page.getByText(`Somebody else ${did}`)).toBeVisible();
    await expect.element(button('Undo')).not.toBeInTheDocument();
    await userEvent.keyboard('z');
    expect(inbox.sent).toHaveLength(1);
  },
);

// INBOX-13
test('Undo leaves a message alone that somebody else archived since', async () => {
  inbox.messages = [message(1)];
  openInbox({ message: 'missing/m1' });
  await button('Archive').click();
  await expect.element(page.getByText('Message archived')).toBeVisible();
  inbox.messages = [message(1, { isArchived: true, archivedAt: 'of somebody else' })];
  await button('Undo').click();
  await expect.element(page.getByText('Not undone: somebody else moved it')).toBeVisible();
  expect(inbox.messages[0]?.isArchived).toBe(true);
});

// INBOX-15
test('Undo after merging separates only the messages of that press', async () => {
  inbox.messages = [message(1), message(2), message(3)];
  openInbox({ message: 'missing/m1' });
  await button('Merge others into this').click();
  const dialog = page.getByRole('dialog', { name: 'Merge into this message' });
  const choices = dialog.getByRole('checkbox');
  await expect.poll(() => choices.elements().length).toBe(2);
  await choices.first().click();
  await choices.last().click();
  inbox.messages = inbox.messages.map((one) =>
    one._id === 'm3' ? { ...one, mergedInto: 'm9' } : one,
  );
  await dialog.getByRole('button', { name: 'Merge 2 messages' }).click();
  await expect.element(page.getByText('1 message merged')).toBeVisible();
  await expect.element(page.getByText('1 message was already merged.')).toBeVisible();
  await button('Undo').click();
  await expect
    .poll(() => inbox.messages.map(({ mergedInto }) => mergedInto))
    .toEqual([null, null, 'm9']);
  expect(inbox.sent.at(-1)?.data).toEqual({ messages: ['m2'], isMerged: false });
});

// INBOX-5
test('a refusal by the server is shown, and the message stays', async () => {
  inbox.messages = [message(1)];
  openInbox({ message: 'missing/m1' });
  inbox.fails = true;
  await button('Archive').click();
  await expect.element(page.getByRole('alert').getByText('That did not work.')).toBeVisible();
  await expect.element(row('Sam 1')).toBeVisible();
  await button('Make a draft').click();
  await expect.element(opened.getByText('That did not work.')).toBeVisible();
});
