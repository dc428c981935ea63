import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMERGENCY, NEW_CAMPUS } from '#core/campus.ts';
import { ask, checked, confirm } from '#core/fixtures/trees.ts';
import { draw } from '#kit/test/draw.ts';
import { Toaster } from '#kit/toast/Toaster.tsx';
import { closeAllToasts } from '#kit/toast/toasts.ts';
import { keepCampus } from '../calls/campus.ts';
import { forgetAdvisor, storeAdvisorName } from '../../advisor-name.ts';
import type { IssueTitle } from '../library/titles.ts';
import { busy, noAnswer, officeAnswers, ownError, received } from '../test/office.ts';
import { emptyPhone, keptRecords, keptWalks, walkRests } from '../test/phone.ts';
import { newWalk } from './new-walk.ts';
import type { SavedWalk } from './saved-walk.ts';
import { saveWalk } from './saved-walks.ts';
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
const issue: IssueTitle = {
  _id: 'smoke',
  title: 'Smoke alarm sounding in a flat',
  category: 'Fire',
  revision: 2,
  question: 'Is only one zone lit?',
};
const begin = (at: Date): SavedWalk => newWalk(issue, steps, 'Amara', at);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true });
const reminder = page.getByText('Please remember to complete your incident report');

function walking(members: Partial<SavedWalk> = {}) {
  const onLeave = vi.fn<() => void>();
  const opened = { ...begin(new Date('2026-11-21T03:00:00Z')), ...members };
  draw(
    <>
      <WalkPanel opened={opened} onLeave={onLeave} />
      <Toaster />
    </>,
  );
  return { onLeave, opened };
}

async function walkToTheEnd(): Promise<void> {
  await radio('Two or more').click();
  await button('NEXT').click();
  await checkbox('They are coming').click();
  await expect.element(reminder).toBeVisible();
}

const startedAt = location.href;

beforeEach(async () => {
  storeAdvisorName('Amara');
  await walkRests();
  await emptyPhone();
});

afterEach(() => {
  closeAllToasts();
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

// CALL-4
test('on a low screen each question begins at its top, however far the one before was scrolled', async () => {
  await page.viewport(320, 568);
  onTestFinished(async () => await page.viewport(1280, 800));
  walking();
  await radio('Two or more').click();
  button('Escalate now').element().scrollIntoView();
  await new Promise(requestAnimationFrame);
  await button('NEXT').click();
  await expect.element(page.getByText('STEP 3')).toBeInViewport({ ratio: 1 });
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
  await expect.poll(async () => (await keptWalks())[0]?.title).toBe(issue.title);
  await button('exit').click();
  await expect.poll(() => onLeave).toHaveBeenCalledOnce();
  await expect.poll(keptWalks).toEqual([]);
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
  await expect.poll(() => onLeave).toHaveBeenCalledOnce();
  await expect.poll(keptWalks).toEqual([]);
});

// RECORD-4, RECORD-14
test('the outcome is sent with the path walked, the trail, the rating and the feedback', async () => {
  const sent = officeAnswers(received);
  const { onLeave, opened } = walking();
  await walkToTheEnd();
  await page.getByRole('radio', { name: '3.5 stars' }).click({ force: true });
  await page.getByRole('textbox', { name: 'Feedback' }).fill('Zone 4');
  await button('Issue resolved').click();
  const dialog = page.getByRole('dialog', { name: 'Issue resolved!' });
  await expect.element(dialog).toMatchTextContent(/Thank you! You've successfully resolved/);
  await expect.element(page.getByText('Issue Resolved', { exact: true })).toBeVisible();
  expect(dialog.getByText(/Saved on this phone/).elements()).toHaveLength(0);
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.path).toBe('/api/attend');
  expect(sent[0]?.key).toBe(opened.id);
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
    correction: 0,
    device: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    sentAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    trail: [
      { step: 'a', did: 'no' },
      { step: 'c', did: 'tick' },
    ],
  });
  await expect.poll(keptWalks).toEqual([]);
  await button('Back to home').click();
  await expect.poll(() => onLeave).toHaveBeenCalledOnce();
  await expect.poll(() => location.pathname).toBe('/user');
});

// WALK-15, WALK-18
test('an unfinished walk of another issue outlives this one, which its outcome ends', async () => {
  const other = { ...begin(new Date(0)), issueId: 'lift', title: 'Lift stuck' };
  await saveWalk(other);
  officeAnswers(received);
  const { opened } = walking();
  await walkToTheEnd();
  await expect
    .poll(async () => (await keptWalks()).map(({ issueId }) => issueId))
    .toEqual(['smoke', 'lift']);
  await button('Issue resolved').click();
  await expect.element(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  await expect.poll(keptWalks).toEqual([other]);
  // A tab that still shows the walk makes no unfinished one of it.
  await saveWalk(opened);
  await expect.poll(keptWalks).toEqual([other]);
});

const outcomes = (sent: readonly { data: object }[]) =>
  sent.map(({ data }) => (data as { issueStatus?: string }).issueStatus);

// RECORD-7
test('no answer: it is saved on this phone, which the success dialog says, and sent later under the same key', async () => {
  const sent = officeAnswers(noAnswer, received);
  const { opened } = walking();
  await walkToTheEnd();
  await button('Issue escalated').click();
  const dialog = page.getByRole('dialog', { name: 'Issue escalated!' });
  await expect
    .element(dialog)
    .toMatchTextContent(/Saved on this phone. It will be sent when you are back online./);
  await expect.poll(keptWalks).toEqual([]);
  await expect.poll(() => sent, { timeout: 4000 }).toHaveLength(2);
  expect(sent.map(({ key }) => key)).toEqual([opened.id, opened.id]);
  const [first, second] = sent.map(({ data: { sentAt: _, ...data } }) => data);
  expect(second).toEqual(first);
  await expect.poll(async () => (await keptRecords())[0]?.life.receipt?.correction).toBe(0);
});

// RECORD-5, RECORD-8, OUTBOX-5
test('a failure is said, nothing typed is lost, and the same record is kept and tried again', async () => {
  const sent = officeAnswers(busy, received);
  walking();
  await walkToTheEnd();
  await page.getByRole('textbox', { name: 'Feedback' }).fill('Zone 4');
  await button('Issue escalated').click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Issue Escalation Failed/);
  await expect.element(alert).toMatchTextContent(/Kept on this phone, will be tried again/);
  await expect.element(page.getByRole('textbox', { name: 'Feedback' })).toHaveValue('Zone 4');
  await expect
    .element(page.getByText('Not sent yet. It is kept on this phone and will be tried again.'))
    .toBeVisible();
  await button('Send now').click();
  await expect.element(page.getByText('Received by the office.')).toBeVisible();
  const [first, second] = sent.map(({ data: { sentAt: _, ...data }, key }) => ({ key, ...data }));
  expect(second).toEqual(first);
});

// RECORD-15
test('refused after it was said to be saved, the record says so in a line, and no toast comes', async () => {
  const sent = officeAnswers(noAnswer, ownError('INVALID_INPUT'));
  walking();
  await walkToTheEnd();
  await button('Issue resolved').click();
  const dialog = page.getByRole('dialog', { name: 'Issue resolved!' });
  await expect.element(dialog).toMatchTextContent(/Saved on this phone/);
  await expect.poll(() => sent, { timeout: 4000 }).toHaveLength(2);
  await expect.element(page.getByText(/The office could not take this/)).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

// RECORD-6, OUTBOX-1
test('pressed again after a failure, it is the same record; changed, a correction of it', async () => {
  const sent = officeAnswers(ownError('INVALID_INPUT'), ownError('INVALID_INPUT'), received);
  const { opened } = walking();
  await walkToTheEnd();
  await button('Issue resolved').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Issue Resolved Failed/);
  await expect.element(page.getByText(/The office could not take this/)).toBeVisible();
  await button('Issue resolved').click();
  await expect.poll(() => sent).toHaveLength(2);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Issue Resolved Failed/);
  await button('Issue escalated').click();
  await expect.element(page.getByRole('dialog', { name: 'Issue escalated!' })).toBeVisible();
  expect(sent.map(({ key }) => key)).toEqual([opened.id, opened.id, opened.id]);
  expect(sent.map(({ data }) => data.correction)).toEqual([0, 0, 1]);
  expect(outcomes(sent)).toEqual(['Resolved', 'Resolved', 'Escalated']);
  await expect.poll(keptRecords).toHaveLength(1);
});

// RECORD-6
test('a double press sends one record', async () => {
  const answer = Promise.withResolvers<void>();
  const sent = officeAnswers(async (one) => {
    await answer.promise;
    return await received(one);
  });
  walking();
  await walkToTheEnd();
  await button('Issue resolved').dblClick();
  await expect.poll(() => sent).toHaveLength(1);
  answer.resolve();
  await expect.element(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.data.correction).toBe(0);
});

// WALK-20
test('after a failure, leaving says that the record is kept, and keeps it', async () => {
  officeAnswers(ownError('UNAVAILABLE'));
  const { onLeave, opened } = walking();
  await walkToTheEnd();
  await button('Issue resolved').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect
    .element(page.getByRole('dialog', { name: 'Exit the issue workflow?' }))
    .toMatchTextContent(/It is kept on this phone and will be tried again/);
  await button('exit').click();
  await expect.poll(() => onLeave).toHaveBeenCalledOnce();
  await expect
    .poll(async () => (await keptRecords()).map(({ life }) => life.key))
    .toEqual([opened.id]);
  await expect.poll(keptWalks).toEqual([]);
});

// WALK-19
test('a walk is recorded under the name that began it, whoever is on the phone', async () => {
  const sent = officeAnswers(received);
  walking();
  storeAdvisorName('Bo');
  await walkToTheEnd();
  await button('Issue resolved').click();
  await expect.element(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  expect(sent[0]?.data).toMatchObject({ advisor: 'Amara' });
  expect(localStorage.getItem('advisor')).toBe('Bo');
});

const link = (name: string) => page.getByRole('link', { name, exact: true });
const CAMPUS = { ...NEW_CAMPUS, emergency: { words: 'emergency services', number: '999' } };

const stop = (event: Event): void => event.preventDefault();

/** No window opens for a number here. */
function followNoCall(): void {
  document.addEventListener('click', stop);
  onTestFinished(() => document.removeEventListener('click', stop));
}

async function escalate(): Promise<void> {
  await button('Escalate now').click();
  await button('Record as escalated').click();
  await expect.element(button('Escalated')).toBeVisible();
}

// CALL-6, ESCALATE-1, ESCALATE-2
test('Escalate now shows the calls at once, records at the second tap, and the guide stays', async () => {
  keepCampus(CAMPUS);
  followNoCall();
  const sent = officeAnswers(noAnswer);
  const { opened } = walking();
  await radio('Only one zone').click();
  await button('NEXT').click();
  await button('Escalate now').click();
  const sheet = page.getByRole('dialog', { name: 'Escalate now' });
  await sheet.getByRole('link', { name: 'Call emergency services' }).click();
  await expect.poll(() => sent).toHaveLength(0);
  await button('Record as escalated').click();
  await expect
    .element(page.getByText(/^Escalated at step 2, .* The guide goes on\.$/))
    .toBeVisible();
  await expect.element(page.getByText('STEP 2')).toBeVisible();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.key).toBe(opened.id);
  expect(sent[0]?.data).toMatchObject({
    issueStatus: 'Escalated',
    finishedAt: null,
    steps: [{ step: 'a', response: 'Only one zone' }],
    trail: [
      { step: 'a', did: 'yes' },
      { step: 'b', did: `call:${EMERGENCY}` },
      { step: 'b', did: 'escalate' },
    ],
  });
  await expect.poll(keptWalks).toMatchObject([{ id: opened.id, escalated: { step: 2 } }]);
  // Pressed again it opens the calls, and records nothing.
  await button('Escalated').click();
  await expect
    .element(page.getByRole('dialog', { name: 'Escalated' }).getByRole('link'))
    .toBeVisible();
  expect(button('Record as escalated').elements()).toHaveLength(0);
});

// ESCALATE-4
test.each(['Issue escalated', 'Issue resolved'])(
  'how an escalated walk ends later corrects its record: %s',
  async (name) => {
    const sent = officeAnswers(received);
    const { opened } = walking();
    await radio('Two or more').click();
    await escalate();
    await button('NEXT').click();
    await checkbox('They are coming').click();
    await button(name).click();
    await expect.element(button('Back to home')).toBeVisible();
    expect(sent.map(({ key, data }) => [key, data.correction])).toEqual([
      [opened.id, 0],
      [opened.id, 1],
    ]);
    const last = name === 'Issue resolved' ? 'Resolved' : 'Escalated';
    expect(outcomes(sent)).toEqual(['Escalated', last]);
    await expect.poll(keptWalks).toEqual([]);
    await expect.poll(keptRecords).toHaveLength(1);
  },
);

// ESCALATE-3
test('leaving an escalated walk erases what came since, says so, and keeps the record', async () => {
  officeAnswers(noAnswer);
  const { opened } = walking();
  await escalate();
  await userEvent.keyboard('{Escape}');
  await expect
    .element(page.getByRole('dialog', { name: 'Exit the issue workflow?' }))
    .toMatchTextContent(/That it was escalated stays recorded\. Not sent yet/);
  await button('exit').click();
  await expect.poll(keptWalks).toEqual([]);
  await expect
    .poll(async () => (await keptRecords()).map(({ life }) => life.key))
    .toEqual([opened.id]);
  await button('Undo').click();
  await expect.poll(keptWalks).toMatchObject([{ id: opened.id, escalated: { step: 1 } }]);
});

// PRACTICE-1, PRACTICE-2, PRACTICE-4
test('a practice walk says so on every screen, asks before a call, and is recorded as one', async () => {
  keepCampus(CAMPUS);
  followNoCall();
  const sent = officeAnswers(received);
  const { opened } = walking({ isPractice: true });
  await link('Call emergency services').click();
  const asked = page.getByRole('alertdialog', {
    name: 'Practice. Call emergency services for real?',
  });
  await expect.element(asked).toBeVisible();
  await button('cancel').click();
  await expect.element(asked).not.toBeInTheDocument();
  await link('Call emergency services').click();
  await asked.getByRole('link', { name: 'Call emergency services' }).click();
  await expect.element(asked).not.toBeInTheDocument();
  await walkToTheEnd();
  await expect.element(button('This is real')).toBeVisible();
  await button('Issue resolved').click();
  await expect.element(page.getByText('Practice: it does not count.')).toBeVisible();
  const walked = sent.find(({ key }) => key === opened.id)?.data;
  expect(walked).toMatchObject({ practice: true });
  const { trail } = walked as unknown as SavedWalk;
  expect(trail.map(({ did }) => did)).toEqual([`call:${EMERGENCY}`, 'no', 'tick']);
  expect(localStorage.getItem('reslife.practised')).toMatch(/"smoke":"\d{4}-/);
});

// PRACTICE-3
test('This is real makes an ordinary walk of it, with its path, and corrects what was recorded', async () => {
  const sent = officeAnswers(received);
  walking({ isPractice: true });
  await radio('Two or more').click();
  await escalate();
  await button('This is real').click();
  await expect.element(button('This is real')).not.toBeInTheDocument();
  await expect.element(radio('Two or more')).toBeChecked();
  await expect.poll(() => sent).toHaveLength(2);
  const practice = sent.map(({ data }) => (data as { practice?: boolean }).practice);
  expect(practice).toEqual([true, undefined]);
  expect(sent[1]?.data).toMatchObject({ correction: 1, issueStatus: 'Escalated' });
  await expect.poll(keptWalks).toMatchObject([{ isPractice: false, escalated: { step: 1 } }]);
});

// WALK-23
test('what is to be done first stands under every question, with its call links', async () => {
  keepCampus(CAMPUS);
  walking({ firstAct: 'Get out, then call [[contact:emergency]].' });
  await radio('Only one zone').click();
  await button('NEXT').click();
  await expect.element(page.getByText('Do this first')).toBeVisible();
  await expect.element(link('Call emergency services').first()).toHaveAttribute('href', 'tel:999');
});
