import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMERGENCY } from '#core/campus/campus.ts';
import { keepDuty } from '../../phone/library/duty.ts';
import { storeCampus } from '../../phone/library/local-copy.ts';
import { noAnswer, serverAnswers, received } from '../../test/server.ts';
import { storedRecords, storedWalks } from '../../test/phone.ts';
import {
  button,
  CAMPUS,
  checkbox,
  escalate,
  link,
  outcomes,
  prepareWalkPanel,
  radio,
  walking,
  walkToTheEnd,
} from '../../test/walk-panel.tsx';
import type { SavedWalk } from '#core/record/saved-walk.ts';

prepareWalkPanel();

const stop = (event: Event): void => event.preventDefault();

/** Opens no window for a number. */
function followNoCall(): void {
  document.addEventListener('click', stop);
  onTestFinished(() => document.removeEventListener('click', stop));
}

// ESCALATE-6
test('the sheet says whether anybody is told before the escalation is recorded', async () => {
  walking();
  await button('Escalate now').click();
  const sheet = page.getByRole('dialog', { name: 'Escalate now' });
  await expect.element(sheet.getByText(/^This tells nobody: call\./)).toBeVisible();
  storeCampus({ ...CAMPUS, told: true });
  await expect.element(sheet.getByText(/^This tells the people on duty\./)).toBeVisible();
});

// CALL-6, ESCALATE-1, ESCALATE-2
test('Escalate now shows the calls right away, records at the second tap, and keeps the step', async () => {
  storeCampus(CAMPUS);
  followNoCall();
  const sent = serverAnswers(noAnswer);
  const { opened } = walking();
  await radio('Only one zone').click();
  await button('NEXT').click();
  await button('Escalate now').click();
  const sheet = page.getByRole('dialog', { name: 'Escalate now' });
  await sheet.getByRole('link', { name: 'Call emergency services' }).click();
  await expect.poll(() => sent).toHaveLength(0);
  await button('Record as escalated').click();
  await expect.element(page.getByText(/^Escalated at step 2, /)).toBeVisible();
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
  await expect.poll(storedWalks).toMatchObject([{ id: opened.id, escalated: { step: 2 } }]);
  // Pressed again it opens the calls, and records nothing.
  await button('Escalated').click();
  await expect
    .element(page.getByRole('dialog', { name: 'Escalated' }).getByRole('link'))
    .toBeVisible();
  expect(button('Record as escalated').elements()).toHaveLength(0);
});

// RECORD-14, ESCALATE-2
test('a call pressed while the escalation is stored stays in the trail', async () => {
  storeCampus(CAMPUS);
  followNoCall();
  const sent = serverAnswers(received);
  const { opened } = walking();
  await button('Escalate now').click();
  const sheet = page.getByRole('dialog', { name: 'Escalate now' });
  await expect.element(button('Record as escalated')).toBeVisible();
  const call = sheet.getByRole('link', { name: 'Call emergency services' });
  const both = [button('Record as escalated'), call].map((found) => found.element());
  // Both happen in one task, before the phone's store has either.
  for (const element of both) (element as HTMLElement).click();
  await expect.element(page.getByText(/^Escalated at step 1/)).toBeVisible();
  const did = ['escalate', `call:${EMERGENCY}`];
  await expect
    .poll(async () => (await storedWalks())[0]?.trail.map((tap) => tap.did).sort())
    .toEqual(did.toSorted());
  await walkToTheEnd();
  await button('Issue escalated').click();
  await expect.element(button('Back to home')).toBeVisible();
  const ended = sent.findLast(({ key }) => key === opened.id)?.data as unknown as SavedWalk;
  expect(ended.trail.map((tap) => tap.did)).toEqual(expect.arrayContaining(did));
});

// ESCALATE-2
test.each(['Issue escalated', 'Issue resolved'])(
  'the outcome of an escalated walk corrects its record: %s',
  async (name) => {
    const sent = serverAnswers(received);
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
    await expect.poll(storedWalks).toEqual([]);
    await expect.poll(storedRecords).toHaveLength(1);
  },
);

// WALK-20
test('leaving an escalated walk erases it, says so, and keeps the record', async () => {
  serverAnswers(noAnswer);
  const { opened, leave } = walking();
  await escalate();
  await userEvent.keyboard('{Escape}');
  await expect
    .element(page.getByRole('dialog', { name: 'Exit the issue workflow?' }))
    .toMatchTextContent(/The escalation stays recorded\. Not sent yet/);
  await button('exit').click();
  leave();
  await expect.poll(storedWalks).toEqual([]);
  await expect
    .poll(async () => (await storedRecords()).map(({ life }) => life.key))
    .toEqual([opened.id]);
  await button('Undo').click();
  await expect.poll(storedWalks).toMatchObject([{ id: opened.id, escalated: { step: 1 } }]);
});

const areas = [
  { id: 'n', name: 'North' },
  { id: 's', name: 'South' },
];
const duty = { name: 'Duty phone', number: '555 0101', when: '', categories: [] };
const WITH_AREAS = { ...CAMPUS, contacts: [{ ...duty, id: 'duty', areas: ['n'] }], areas };

// AREAS-10
test.each([
  [undefined, 'South'],
  ['North', 'North'],
])(
  'records of a walk started with area %s have the area %s after South was answered',
  async (area, named) => {
    keepDuty(WITH_AREAS, undefined);
    const sent = serverAnswers(received);
    walking({ area });
    await button('Escalate now').click();
    await button('South').click();
    await expect.element(page.getByText('Area: South')).toBeVisible();
    await button('Record as escalated').click();
    await expect.element(page.getByText(/^Escalated at step 1/)).toBeVisible();
    await expect.poll(storedWalks).toMatchObject([{ area: named }]);
    await walkToTheEnd();
    await button('Issue escalated').click();
    await expect.element(button('Back to home')).toBeVisible();
    expect(sent.map(({ data }) => (data as Partial<SavedWalk>).area)).toEqual([named, named]);
  },
);

// PRACTICE-1, PRACTICE-2, PRACTICE-4
test('a practice walk says so on every screen, asks before a call, and is recorded as practice', async () => {
  storeCampus(CAMPUS);
  followNoCall();
  const sent = serverAnswers(received);
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
  await expect.element(page.getByText('Practice: not counted.')).toBeVisible();
  const walked = sent.find(({ key }) => key === opened.id)?.data;
  expect(walked).toMatchObject({ practice: true });
  const { trail } = walked as unknown as SavedWalk;
  expect(trail.map(({ did }) => did)).toEqual([`call:${EMERGENCY}`, 'no', 'tick']);
  expect(localStorage.getItem('reslife.practised')).toMatch(/"smoke":"\d{4}-/);
});

// PRACTICE-1, LOOK-6
test('the practice strip is fully in sight on the narrowest phone with the largest text', async () => {
  await page.viewport(320, 568);
  const { style } = document.documentElement;
  onTestFinished(async () => {
    style.fontSize = '';
    await page.viewport(1280, 800);
  });
  walking({ isPractice: true });
  style.fontSize = '200%';
  const [strip, ...others] = page.getByText('Practice', { exact: true }).elements();
  expect(others).toEqual([]);
  await expect.poll(() => strip?.getClientRects().length).toBe(1);
  const sides = strip?.getBoundingClientRect();
  expect(sides?.right).toBeLessThanOrEqual(320);
});

// PRACTICE-1
test('the button This is real keeps a distance from the border of its strip', async () => {
  await page.viewport(390, 844);
  onTestFinished(async () => await page.viewport(1280, 800));
  walking({ isPractice: true });
  await expect.element(button('This is real')).toBeVisible();
  const real = button('This is real').element();
  const [inner, outer] = [real, real.parentElement].map((one) => one?.getBoundingClientRect());
  const gaps = [
    (inner?.top ?? 0) - (outer?.top ?? 0),
    (outer?.bottom ?? 0) - (inner?.bottom ?? 0),
    (outer?.right ?? 0) - (inner?.right ?? 0),
  ];
  // The border is 2 px.
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
});

// PRACTICE-3
test('This is real makes it an ordinary walk with its path, and corrects the record', async () => {
  const sent = serverAnswers(received);
  walking({ isPractice: true });
  await radio('Two or more').click();
  await escalate();
  // A real emergency does not wait for the toast to go.
  await expect.element(button('Close message')).toBeVisible();
  const real = button('This is real').element();
  const { left, top, width, height } = real.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(real.contains(there)).toBe(true);
  await button('This is real').click();
  await expect.element(button('This is real')).not.toBeInTheDocument();
  await expect.element(radio('Two or more')).toBeChecked();
  await expect.poll(() => sent).toHaveLength(2);
  const practice = sent.map(({ data }) => (data as { practice?: boolean }).practice);
  expect(practice).toEqual([true, undefined]);
  expect(sent[1]?.data).toMatchObject({ correction: 1, issueStatus: 'Escalated' });
  await expect.poll(storedWalks).toMatchObject([{ isPractice: false, escalated: { step: 1 } }]);
});

// WALK-33, LOOK-6
test('the text of a state keeps a distance from its border when it fills the height', async () => {
  await page.viewport(320, 844);
  const { style } = document.documentElement;
  onTestFinished(async () => {
    style.fontSize = '';
    await page.viewport(1280, 800);
  });
  serverAnswers(received);
  walking({ isPractice: true });
  await escalate();
  style.fontSize = '200%';
  const words = page.getByText(/^Escalated at step 1/).element();
  const states = document.querySelector('[data-stays]')?.parentElement?.children ?? [];
  const state = [...states].find((one) => one.contains(words));
  const gap = (): number =>
    words.getBoundingClientRect().top - (state?.getBoundingClientRect().top ?? Infinity);
  await expect.poll(gap).toBeGreaterThanOrEqual(5);
});

// WALK-33
test('practice and an escalation share a line above the question on a phone', async () => {
  await page.viewport(390, 844);
  onTestFinished(async () => await page.viewport(1280, 800));
  serverAnswers(received);
  walking({ isPractice: true });
  await escalate();
  const middles = [button('This is real'), page.getByText(/^Escalated at step 1/)].map((part) => {
    const { top, bottom } = part.element().getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  });
  expect(middles[0]).toBe(middles[1]);
  const question = page.getByText('STEP 1').element().getBoundingClientRect();
  expect(question.top).toBeGreaterThan(middles[0] ?? 0);
});
