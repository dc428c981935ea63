import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Attendance } from '#core/record/attendance.ts';
import { storeCampus } from '../../phone/library/local-copy.ts';
import { decodeHandOver } from '#core/record/hand-over.ts';
import { takeOverCode } from '#core/record/codes/receipt-code.ts';
import { offerWalk } from '../state/handed-over.ts';
import { savedWalk, saveWalk } from '../../phone/walks/saved-walks.ts';
import { storeRecord } from '../../phone/outbox/outbox.ts';
import { storedRecords, storedWalks, walkRests } from '../../test/phone.ts';
import { attendanceOf } from '../state/record-walk.ts';
import { busy, noAnswer, received, serverAnswers, type SentWrite } from '../../test/server.ts';
import {
  button,
  CAMPUS,
  endAsEscalated,
  escalate,
  outcomes,
  prepareWalkPanel,
  radio,
  walking,
  walkToTheEnd,
} from '../../test/walk-panel.tsx';

prepareWalkPanel();

const dialog = page.getByRole('dialog', { name: 'Issue escalated!' });
const feedback = page.getByRole('textbox', { name: 'Feedback' });
const bodies = (sent: readonly SentWrite[]) =>
  sent.map(({ data }) => data as SentWrite['data'] & Attendance);

// RECORD-25, RECORD-27, OUTBOX-1, WALK-14
test('Undo brings the final screen back and sends a correction, and the walk can end again', async () => {
  const sent = serverAnswers(received);
  const { onReopen, opened } = walking();
  await walkToTheEnd();
  await feedback.fill('Zone 4');
  await button('Issue escalated').click();
  await expect.element(dialog).toBeVisible();
  await button('Undo').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Undone. No outcome is recorded.')).toBeVisible();
  await expect.element(feedback).toHaveValue('Zone 4');
  await expect.element(page.getByRole('radio', { name: '3.5 stars' })).toBeInTheDocument();
  await expect.poll(() => sent).toHaveLength(2);
  expect(onReopen).not.toHaveBeenCalled();
  const [first, second] = bodies(sent);
  expect(second).toMatchObject({
    issueStatus: 'Escalated',
    takenBack: true,
    finishedAt: null,
    correction: 1,
    steps: first?.steps,
    device: first?.device,
  });
  expect(second?.moments?.map(({ did }) => did)).toEqual(['took back:Escalated']);
  // It goes on, is offered again after a reload, and can be handed over.
  await expect.poll(async () => (await storedWalks()).map(({ id }) => id)).toEqual([opened.id]);
  expect(await storedRecords()).toMatchObject([{ isUnderWay: true }]);

  await button('Issue resolved').click();
  await expect.element(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  expect(sent.map(({ key }) => key)).toEqual([opened.id, opened.id, opened.id]);
  expect(outcomes(sent)).toEqual(['Escalated', 'Escalated', 'Resolved']);
  const last = bodies(sent).at(-1);
  expect(last).not.toHaveProperty('takenBack');
  expect(last).toMatchObject({ correction: 2, moments: second?.moments });
  await expect.poll(storedWalks).toEqual([]);
  await expect.poll(storedRecords).toHaveLength(1);
});

// RECORD-25, RECORD-27, RECORD-7
test('Undo works without a signal, and only the newest outcome counts later', async () => {
  const sent = serverAnswers(noAnswer, noAnswer, received);
  walking();
  await expect.element(await endAsEscalated()).toMatchTextContent(/Saved on this phone/);
  await expect.element(page.getByText('Pressed by mistake?')).toBeVisible();
  await button('Undo').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button('Issue resolved').click();
  const resolved = page.getByRole('dialog', { name: 'Issue resolved!' });
  await expect.element(resolved).toBeVisible();
  await expect
    .poll(async () => (await storedRecords())[0]?.life.receipt?.correction, { timeout: 4000 })
    .toBe(2);
  expect(bodies(sent).at(-1)).toMatchObject({ issueStatus: 'Resolved', correction: 2 });
  expect(await storedRecords()).toHaveLength(1);
});

// RECORD-25, RECORD-27, RECORD-8
test('an outcome that failed and would be tried again can be undone', async () => {
  const sent = serverAnswers(busy, received);
  walking();
  await walkToTheEnd();
  await button('Issue resolved').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Issue Resolved Failed/);
  await button('Undo').click();
  await expect.poll(() => sent).toHaveLength(2);
  expect(bodies(sent)[1]).toMatchObject({ issueStatus: 'Resolved', takenBack: true });
  await expect.element(page.getByText(/Not sent yet/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

// RECORD-25, RECORD-27
test('Undo after the panel was left shows the walk again', async () => {
  serverAnswers(received);
  const { onReopen, leave, opened } = walking();
  await endAsEscalated();
  leave();
  await button('Undo').click();
  await expect.poll(() => onReopen).toHaveBeenCalledOnce();
  const [walk] = onReopen.mock.calls[0] ?? [];
  expect(walk).toMatchObject({ id: opened.id, walk: { onFinalScreen: true } });
  await expect.poll(storedWalks).toMatchObject([{ id: opened.id, moments: walk?.moments }]);
  // A tab that shows the earlier state saves it, since it has not ended.
  await saveWalk(opened);
  await expect.poll(storedWalks).toEqual([opened]);
});

// RECORD-25, RECORD-27, ESCALATE-2, NOTIFICATIONS-21
test.each([
  { outcome: 'resolved', moments: [{ did: 'took back:Resolved' }] },
  // The escalation is not taken back.
  { outcome: 'escalated', moments: [] },
])(
  'Undo of $outcome keeps the escalation of a walk that was escalated before',
  async ({ outcome, moments }) => {
    const sent = serverAnswers(received);
    const escalated = { step: 1, at: '2026-11-21T03:01:00.000Z' };
    walking({ escalated });
    await walkToTheEnd();
    await button(`Issue ${outcome}`).click();
    await expect.element(page.getByRole('dialog', { name: `Issue ${outcome}!` })).toBeVisible();
    await button('Undo').click();
    await expect.poll(() => sent).toHaveLength(2);
    const [, undone] = bodies(sent);
    expect(undone).toMatchObject({ issueStatus: 'Escalated', finishedAt: null });
    expect(undone).not.toHaveProperty('takenBack');
    expect(undone?.moments ?? []).toMatchObject(moments);
    expect(await storedWalks()).toMatchObject([{ escalated }]);
  },
);

// RECORD-25, RECORD-27, HANDOVER-4
test('an undone walk can be handed over with its undone outcome and a higher number', async () => {
  serverAnswers(received);
  const { opened } = walking({ id: '0f8a1c5e-0000-4000-8000-000000000001' });
  await endAsEscalated();
  await button('Undo').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(storedWalks).toHaveLength(1);
  const walk = await savedWalk(opened.id);
  const handed = decodeHandOver((walk && (await offerWalk(walk))) ?? '');
  expect(handed).toMatchObject({ corrections: 2, isAtEnd: true });
  expect(handed?.moments.map(({ did }) => did)).toEqual(['took back:Escalated']);
});

// RECORD-25, RECORD-27, REPORT-5
test('an undone outcome has no report due', async () => {
  const sent = serverAnswers(received);
  storeCampus({ ...CAMPUS, report: 'https://forms.example.edu/r' });
  walking();
  await endAsEscalated();
  await button('Undo').click();
  await expect.poll(() => sent).toHaveLength(2);
  expect(bodies(sent).map(({ report }) => report)).toEqual(['due', null]);
});

// ESCALATE-5, RECORD-25, RECORD-27
test('an escalation can be undone while its toast is shown, and the walk stays where it is', async () => {
  const sent = serverAnswers(received);
  const { opened } = walking();
  await escalate();
  await expect.element(page.getByText('Pressed by mistake?')).toBeVisible();
  await radio('Two or more').click();
  await button('NEXT').click();
  await button('Undo').click();
  await expect.element(button('Escalate now')).toBeVisible();
  await expect.element(page.getByText(/^Escalated at step/)).not.toBeInTheDocument();
  await expect.poll(() => sent).toHaveLength(2);
  const [, undone] = bodies(sent);
  expect(undone).toMatchObject({ issueStatus: 'Escalated', takenBack: true, finishedAt: null });
  await expect.element(page.getByText('Call the fire service.')).toBeVisible();
  await expect
    .poll(storedWalks)
    .toMatchObject([{ id: opened.id, walk: { path: [{ step: 'a' }, { step: 'c' }] } }]);
  expect((await storedWalks())[0]?.escalated).toBeUndefined();
  // It can be escalated again.
  await escalate();
  await expect.poll(() => sent).toHaveLength(3);
  expect(bodies(sent)[2]).not.toHaveProperty('takenBack');
});

// ESCALATE-5
test('the Undo of an escalation goes with the panel', async () => {
  serverAnswers(received);
  const { leave } = walking();
  await escalate();
  await expect.element(page.getByText('Pressed by mistake?')).toBeVisible();
  leave();
  await expect.element(page.getByText('Pressed by mistake?')).not.toBeInTheDocument();
});

// ESCALATE-5, HANDOVER-1
test('the Undo of an escalation goes once the code of the walk is shown', async () => {
  serverAnswers(received);
  walking({ id: '0f8a1c5e-0000-4000-8000-000000000001' });
  await escalate();
  await expect.element(page.getByText('Pressed by mistake?')).toBeVisible();
  await button('More').click();
  await button('Hand over').click();
  await expect.element(page.getByRole('img', { name: /^Code to hand over/ })).toBeVisible();
  // Before its time is over.
  await expect
    .element(page.getByText('Pressed by mistake?'), { timeout: 1000 })
    .not.toBeInTheDocument();
});

// HANDOVER-1, HANDOVER-3, ESCALATE-5
test('an escalation undone while More is open is not in the code of the walk', async () => {
  serverAnswers(received);
  const { opened } = walking({ id: '0f8a1c5e-0000-4000-8000-000000000001' });
  await escalate();
  await button('More').click();
  await button('Undo').click();
  await expect.poll(async () => (await savedWalk(opened.id))?.escalated).toBeUndefined();
  await expect
    .poll(async () => (await savedWalk(opened.id))?.moments)
    .toMatchObject([{ did: 'took back:Escalated' }]);
  await button('Hand over').click();
  const walk = await savedWalk(opened.id);
  const code = takeOverCode((walk && (await offerWalk(walk))) ?? '');
  await page.getByRole('textbox', { name: /^Code on their phone/ }).fill(code);
  await button('They have it').click();
  await expect.element(page.getByText('Handed over.')).toBeVisible();
  expect(await storedWalks()).toEqual([]);
});

// RECORD-25, RECORD-27
test('an outcome that another tab replaced is not undone, and the page says so', async () => {
  const sent = serverAnswers(received);
  const { opened } = walking();
  await walkToTheEnd();
  await button('Issue resolved').click();
  await expect.element(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  const body = attendanceOf(opened, 'Escalated', '2026-11-21T03:05:00.000Z');
  const ended = { key: opened.id, address: 'POST /api/attend', title: opened.title } as const;
  await storeRecord({ ...ended, advisor: 'Amara', body }, new Date());
  await button('Undo').click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Not undone: it had already ended\. Call the person who is coming\./);
  await expect.element(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  await walkRests();
  expect(await storedWalks()).toEqual([]);
  expect((await storedRecords())[0]?.life.body).toEqual(body);
  expect(bodies(sent).some(({ takenBack }) => takenBack)).toBe(false);
});

// ESCALATE-5
test('an escalation of a walk that another tab ended is not undone, and the page says so', async () => {
  const sent = serverAnswers(received);
  const { opened } = walking();
  await button('Escalate now').click();
  await button('Record as escalated').click();
  await expect.poll(() => sent).toHaveLength(1);
  const body = attendanceOf(opened, 'Resolved', '2026-11-21T03:05:00.000Z');
  const ended = { key: opened.id, address: 'POST /api/attend', title: opened.title } as const;
  await storeRecord({ ...ended, advisor: 'Amara', body }, new Date());
  await button('Undo').click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Not undone: it had already ended\. Call the person who is coming\./);
  await expect.element(button('Undo')).not.toBeInTheDocument();
  await walkRests();
  expect(await storedWalks()).toEqual([]);
  const [record] = await storedRecords();
  expect(record).not.toHaveProperty('isUnderWay');
  expect(record?.life.body).toEqual(body);
});
