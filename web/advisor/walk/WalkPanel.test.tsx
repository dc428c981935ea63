import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { assert } from '#core/assert.ts';
import { ask, checked, confirm } from '#core/fixtures/trees.ts';
import { draw } from '#kit/test/draw.ts';
import { Toaster } from '#kit/toast/Toaster.tsx';
import { closeAllToasts } from '#kit/toast/toasts.ts';
import { forgetAdvisor, storeAdvisorName } from '../../session.ts';
import type { ListedIssue } from '../issues-api.ts';
import { newWalk } from './new-walk.ts';
import { eraseSavedWalk, saveWalk, savedWalks, type SavedWalk } from './saved-walks.ts';
import { WalkPanel } from './WalkPanel.tsx';

const steps = checked([
  {
    ...ask('a', 'next', 'c'),
    question: 'Is only one zone lit?',
    customiseAnswerType: true,
    yesAction: { ...ask('a', 'next', 'c').yesAction, customText: 'Only one zone' },
    noAction: { ...ask('a', 'next', 'c').noAction, customText: 'Two or more' },
  },
  {
    ...confirm('b', 'next'),
    question: 'Open the windows.',
    confirmationAction: { actionType: 'Go to next step', confirmationText: 'They are open' },
  },
  {
    ...confirm('c', 'end'),
    question: 'Call the fire service.',
    image: `images/${'0'.repeat(64)}.webp`,
    confirmationAction: { actionType: 'Issue resolution', confirmationText: 'They are coming' },
  },
]);
const issue: ListedIssue = {
  _id: 'smoke',
  title: 'Smoke alarm sounding in a flat',
  category: 'Fire',
  revision: 2,
  question: 'Is only one zone lit?',
  steps: () => steps,
};
const begin = (at: Date): SavedWalk => {
  const walk = newWalk(issue, at);
  assert(walk, 'the issue can be walked');
  return walk;
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true });
const reminder = page.getByText('Please remember to complete your incident report');

type Sent = { key: string | null; data: unknown };
const sent: Sent[] = [];

function serverAnswers(...answers: (Response | undefined)[]): void {
  sent.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    const { data } = JSON.parse(init?.body as string) as { data: unknown };
    sent.push({ key: new Headers(init?.headers).get('Idempotency-Key'), data });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
}

const json = (content: unknown, status = 200) =>
  new Response(JSON.stringify(content), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
const received = () => json({ data: { _id: '1', key: 'k' } });

function walking() {
  const onLeave = vi.fn<() => void>();
  storeAdvisorName('Amara');
  draw(
    <>
      <WalkPanel opened={begin(new Date('2026-11-21T03:00:00Z'))} onLeave={onLeave} />
      <Toaster />
    </>,
  );
  return { onLeave };
}

async function walkToTheEnd(): Promise<void> {
  await radio('Two or more').click();
  await button('NEXT').click();
  await checkbox('They are coming').click();
  await expect.element(reminder).toBeVisible();
}

const startedAt = location.href;

afterEach(() => {
  closeAllToasts();
  for (const { issueId } of savedWalks()) eraseSavedWalk(issueId);
  forgetAdvisor();
  history.replaceState(null, '', startedAt);
});

// WALK-6
test('a walk shows title, progress and step, and NEXT waits for an answer', async () => {
  walking();
  await expect.element(page.getByRole('dialog', { name: issue.title })).toBeVisible();
  await expect.element(page.getByText('STEP 1')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
  await expect.element(button('NEXT')).toBeDisabled();
  await radio('Only one zone').click();
  await button('NEXT').click();
  await expect.element(page.getByText('STEP 2')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Open the windows.' })).toHaveFocus();
  await expect.element(button('NEXT')).toBeDisabled();
  await checkbox('They are open').click();
  await expect.element(button('NEXT')).toBeEnabled();
});

// WALK-7, WALK-9
test('a skip goes to its step, Back to the step visited before with its answer', async () => {
  walking();
  await radio('Two or more').click();
  await button('NEXT').click();
  await expect.element(page.getByText('STEP 3')).toBeVisible();
  await expect
    .element(page.getByRole('img', { name: 'Picture for this step' }))
    .toBeInTheDocument();
  await button('Back').click();
  await expect.element(page.getByText('STEP 1')).toBeVisible();
  await expect.element(radio('Two or more')).toBeChecked();
});

// WALK-8
test('a tick that resolves the issue jumps to the final screen, where NEXT is disabled', async () => {
  walking();
  await walkToTheEnd();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect.element(button('NEXT')).toBeDisabled();
  await button('Back').click();
  await expect.element(checkbox('They are coming')).toBeChecked();
  await expect.element(button('NEXT')).toBeEnabled();
});

// WALK-10
test('Back on the first step and Escape ask before they exit; exit erases, stay goes on', async () => {
  const { onLeave } = walking();
  const question = page.getByRole('dialog', { name: 'Exit the issue workflow?' });
  await button('Back').click();
  await expect.element(question).toMatchTextContent(/will be erased/);
  await button('stay').click();
  await expect.element(question).not.toBeInTheDocument();
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(savedWalks()[0]?.title).toBe(issue.title);
  await button('exit').click();
  expect(onLeave).toHaveBeenCalledOnce();
  expect(savedWalks()).toEqual([]);
});

// WALK-10
test("the browser's Back asks before it exits, on any step and as often as it is pressed", async () => {
  const { onLeave } = walking();
  const question = page.getByRole('dialog', { name: 'Exit the issue workflow?' });
  await radio('Only one zone').click();
  await button('NEXT').click();
  for (let times = 0; times < 2; times += 1) {
    history.back();
    await expect.element(question).toBeVisible();
    expect(onLeave).not.toHaveBeenCalled();
    await button('stay').click();
    await expect.element(question).not.toBeInTheDocument();
  }
  await expect.element(page.getByText('STEP 2')).toBeVisible();
  history.back();
  await button('exit').click();
  expect(onLeave).toHaveBeenCalledOnce();
  expect(savedWalks()).toEqual([]);
});

// RECORD-4
test('the outcome is sent with the path walked, the rating and the feedback', async () => {
  serverAnswers(received());
  const { onLeave } = walking();
  await walkToTheEnd();
  await page.getByRole('radio', { name: '3.5 stars' }).click({ force: true });
  await page.getByRole('textbox', { name: 'Feedback' }).fill('Zone 4');
  await button('Issue resolved').click();
  const dialog = page.getByRole('dialog', { name: 'Issue resolved!' });
  await expect.element(dialog).toMatchTextContent(/Thank you! You've successfully resolved/);
  await expect.element(page.getByText('Issue Resolved', { exact: true })).toBeVisible();
  expect(sent[0]?.data).toMatchObject({
    advisor: 'Amara',
    issueId: 'smoke',
    steps: [
      { step: 'a', response: 'Two or more' },
      { step: 'c', response: true },
    ],
    issueStatus: 'Resolved',
    feedback: { description: 'Zone 4', rating: 3.5 },
    startedAt: '2026-11-21T03:00:00.000Z',
    revision: 2,
  });
  expect(savedWalks()).toEqual([]);
  await button('Back to home').click();
  expect(onLeave).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/user');
});

// WALK-15
test('an unfinished walk of another issue outlives this one', async () => {
  const other = { ...begin(new Date(0)), issueId: 'lift', title: 'Lift stuck' };
  saveWalk(other);
  serverAnswers(received());
  walking();
  await walkToTheEnd();
  expect(savedWalks().map(({ issueId }) => issueId)).toEqual(['smoke', 'lift']);
  await button('Issue resolved').click();
  await expect.element(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  expect(savedWalks()).toEqual([other]);
});

// RECORD-5, RECORD-6
test('no answer: the failure is said, nothing typed is lost, the same record goes under the same key', async () => {
  serverAnswers(undefined, received());
  walking();
  await walkToTheEnd();
  await page.getByRole('textbox', { name: 'Feedback' }).fill('Zone 4');
  await button('Issue escalated').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Issue Escalation Failed/);
  await expect.element(page.getByRole('textbox', { name: 'Feedback' })).toHaveValue('Zone 4');
  expect(savedWalks()[0]?.pending?.key).toBe(sent[0]?.key);
  await button('Issue escalated').click();
  await expect.element(page.getByRole('dialog', { name: 'Issue escalated!' })).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

// RECORD-5
test("a refusal says 'Issue Resolved Failed'", async () => {
  serverAnswers(json({ code: 'UNAVAILABLE' }, 503));
  walking();
  await walkToTheEnd();
  await button('Issue resolved').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Issue Resolved Failed/);
  await expect.element(button('Issue resolved')).toBeEnabled();
});

// ADVISOR-4
test('without a name, sending asks for it first', async () => {
  serverAnswers(received());
  walking();
  forgetAdvisor();
  await walkToTheEnd();
  await button('Issue resolved').click();
  await page.getByRole('textbox', { name: 'Username' }).fill('Bo');
  await button('Continue').click();
  await expect.element(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  expect(sent[0]?.data).toMatchObject({ advisor: 'Bo' });
  expect(localStorage.getItem('advisor')).toBe('Bo');
});
