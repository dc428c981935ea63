import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ask, checked } from '#core/fixtures/trees.ts';
import { nextWalk } from '#core/walk/walk.ts';
import { draw, eraseAll } from '#kit/test/draw.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';
import { forgetAdvisor, storeAdvisorName } from '../../../base/advisor-name.ts';
import { storage } from '../../../base/safe-storage.ts';
import { noAnswer, serverAnswers, ownError, received } from '../../test/server.ts';
import { newWalk } from '../screen/begin-walk.ts';
import { watchWalk } from '../state/use-walking.ts';
import { WalkMore } from './WalkMore.tsx';
import { emptyPhone, storedRecords } from '../../test/phone.ts';

const startedAt = location.href;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = page.getByRole('textbox', { name: 'What is wrong?' });
const dialog = page.getByRole('dialog', { name: 'This step is wrong' });

const issue = {
  _id: 'lift',
  title: 'Stuck in a lift',
  category: 'Safety concern',
  revision: 3,
  question: undefined,
} as const;

/** Goes the way to the form at a step of a walk. */
function atStep(step = 'a', id = 'w1'): void {
  eraseAll();
  const steps = checked([ask('first', 'next', 'next'), ask(step, 'next', 'next')]);
  const { walk, ...begun } = newWalk(issue, steps, 'Amara', new Date());
  const answered = nextWalk(walk, { type: 'answer', answer: 'yes' });
  const at2 = { ...begun, id, walk: nextWalk(answered, { type: 'next' }) };
  draw(
    <>
      <WalkMore walking={watchWalk(at2)} onLeft={() => undefined} />
      <Toaster />
    </>,
  );
}

async function open(): Promise<void> {
  await button('More').click();
  await button('This step is wrong').click();
  await expect.element(dialog).toBeVisible();
}

beforeEach(async () => {
  storeAdvisorName('Amara');
  storage.remove('reslife.note');
  await emptyPhone();
});

afterEach(() => {
  forgetAdvisor();
  storage.remove('reslife.note');
});

// MESSAGES-10, ADVISOR-7
test('a note is sent with its step once it has a text, and returns to the step', async () => {
  const sent = serverAnswers(received);
  atStep();
  await open();
  await expect.element(field).toHaveFocus();
  await expect
    .element(page.getByText('No names, rooms or health details of residents.'))
    .toBeVisible();
  await expect.element(button('Send')).toBeDisabled();
  await field.fill(' The lift is in block B. ');
  await button('Send').click();
  await expect.element(page.getByText('Sent. The author sees it at step 2.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.href).toBe(startedAt);
  expect(sent).toMatchObject([
    {
      path: '/api/advisor/step-note',
      data: {
        advisor: 'Amara',
        issueId: 'lift',
        revision: 3,
        step: 'a',
        text: 'The lift is in block B.',
      },
    },
  ]);
  const [record] = await storedRecords();
  expect(record?.title).toBe('Note on step 2: Stuck in a lift');
  await open();
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(button('More')).toHaveFocus();
});

// CALL-11
test('the form of a note has the calls', async () => {
  atStep();
  await open();
  await expect.element(dialog.getByText(/^Number not set/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Contacts' })).toBeVisible();
});

// MESSAGES-10
test('a note without a signal is saved on this phone', async () => {
  serverAnswers(noAnswer);
  atStep();
  await open();
  await field.fill('Wrong number');
  await button('Send').click();
  await expect.element(page.getByText(/^Saved on this phone/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(storedRecords).toHaveLength(1);
});

// MESSAGES-10, MESSAGES-6
test('a refused note stays in the form, and corrects the same record when sent again', async () => {
  const sent = serverAnswers(ownError('NOT_FOUND'), ownError('INVALID_INPUT'), received);
  atStep();
  await open();
  await field.fill('Wrong');
  await button('Send').click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Error sending the note.*Kept on this phone/);
  await expect.element(field).toHaveValue('Wrong');
  await userEvent.keyboard('{Escape}');
  await open();
  await field.fill('Wrong number');
  await button('Send').click();
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  await expect.poll(storedRecords).toHaveLength(1);
});

// MESSAGES-10
test('an unsent note is there again only at its step of its walk', async () => {
  atStep();
  await open();
  await field.fill('Half a sent');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  atStep('b');
  await open();
  await expect.element(field).toHaveValue('');
  await field.fill('Of another');
  atStep();
  await open();
  await expect.element(field).toHaveValue('Half a sent');
  atStep('b');
  await open();
  await expect.element(field).toHaveValue('Of another');
  atStep('a', 'w2');
  await open();
  await expect.element(field).toHaveValue('');
});

// MESSAGES-10
test('a sent note keeps the text typed at other steps', async () => {
  serverAnswers(received);
  atStep();
  await open();
  await field.fill('Half a sent');
  atStep('b');
  await open();
  await field.fill('Wrong number');
  await button('Send').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await open();
  await expect.element(field).toHaveValue('');
  atStep();
  await open();
  await expect.element(field).toHaveValue('Half a sent');
});
