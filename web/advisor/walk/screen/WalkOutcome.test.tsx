import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { storeAdvisorName } from '../../../base/advisor-name.ts';
import { busy, noAnswer, serverAnswers, ownError, received } from '../../test/server.ts';
import { storedRecords, storedWalks, walkRests } from '../../test/phone.ts';
import {
  begin,
  button,
  endAsEscalated,
  outcomes,
  prepareWalkPanel,
  walking,
  walkToTheEnd,
} from '../../test/walk-panel.tsx';
import { storeCampus } from '../../phone/library/local-copy.ts';
import { saveWalk } from '../../phone/walks/saved-walks.ts';
import { attendanceOf } from '../state/record-walk.ts';

prepareWalkPanel();

// RECORD-4, RECORD-14
test('the outcome is sent with the path, the trail, the rating and the feedback', async () => {
  const sent = serverAnswers(received);
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
  await expect.poll(storedWalks).toEqual([]);
  await button('Back to home').click();
  await expect.poll(() => onLeave).toHaveBeenCalledOnce();
  await expect.poll(() => location.pathname).toBe('/user');
});

// SIGNIN-44
test.each([
  ['the proof that it had then', 'campus:Amara:1:2:signature'],
  ['no proof if it had none', undefined],
])('a record has the proof from the start of its walk: %s', async (_, proof) => {
  const sent = serverAnswers(received);
  walking({ proof });
  await walkToTheEnd();
  // The phone is somebody else's meanwhile.
  storeAdvisorName('Amara', 'campus:Amara:5:6:another');
  await button('Issue resolved').click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent.map(({ data }) => (data as { proof?: string }).proof)).toEqual([proof]);
});

// WALK-14, WALK-18
test('an outcome ends its own walk, and keeps an unfinished one of another issue', async () => {
  const other = { ...begin(new Date(0)), issueId: 'lift', title: 'Lift stuck' };
  await saveWalk(other);
  serverAnswers(received);
  const { opened } = walking();
  await walkToTheEnd();
  await expect
    .poll(async () => (await storedWalks()).map(({ issueId }) => issueId))
    .toEqual(['smoke', 'lift']);
  await button('Issue resolved').click();
  await expect.element(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  await expect.poll(storedWalks).toEqual([other]);
  // A tab that still shows the walk makes no unfinished one of it.
  await saveWalk(opened);
  await expect.poll(storedWalks).toEqual([other]);
});

// RECORD-7
test('an outcome without an answer is saved on this phone, and sent later under the same key', async () => {
  const sent = serverAnswers(noAnswer, received);
  const { opened } = walking();
  await expect
    .element(await endAsEscalated())
    .toMatchTextContent(/Saved on this phone. It will be sent when you are back online./);
  await expect.poll(storedWalks).toEqual([]);
  await expect.poll(() => sent, { timeout: 4000 }).toHaveLength(2);
  expect(sent.map(({ key }) => key)).toEqual([opened.id, opened.id]);
  const [first, second] = sent.map(({ data: { sentAt: _, ...data } }) => data);
  expect(second).toEqual(first);
  await expect.poll(async () => (await storedRecords())[0]?.life.receipt?.correction).toBe(0);
});

// RECORD-5, RECORD-8, OUTBOX-5
test('a failure is shown, keeps the typed text, and the same record is tried again', async () => {
  const sent = serverAnswers(busy, received);
  walking();
  await walkToTheEnd();
  await page.getByRole('textbox', { name: 'Feedback' }).fill('Zone 4');
  await button('Issue escalated').click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Issue Escalation Failed/);
  await expect.element(alert).toMatchTextContent(/Kept on this phone and will be tried again/);
  await expect.element(page.getByRole('textbox', { name: 'Feedback' })).toHaveValue('Zone 4');
  await expect
    .element(page.getByText('Not sent yet. It is kept on this phone and will be tried again.'))
    .toBeVisible();
  await button('Send now').click();
  await expect.element(page.getByText('Received by the office.')).toBeVisible();
  const [first, second] = sent.map(({ data: { sentAt: _, ...data }, key }) => ({ key, ...data }));
  expect(second).toEqual(first);
});

// RECORD-5
test('a refused record says what to do, and not that it will be tried again', async () => {
  serverAnswers(ownError('INVALID_INPUT'));
  walking();
  await walkToTheEnd();
  await button('Issue escalated').click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Issue Escalation Failed/);
  await expect
    .element(alert)
    .toMatchTextContent(/Not accepted\. Copy the timeline and call the office\./);
  await expect.element(alert).not.toMatchTextContent(/tried again/);
});

// OUTBOX-5
test('a record that is refused after it was saved says so in a line, without a toast', async () => {
  const sent = serverAnswers(noAnswer, ownError('INVALID_INPUT'));
  walking();
  await walkToTheEnd();
  await button('Issue resolved').click();
  const dialog = page.getByRole('dialog', { name: 'Issue resolved!' });
  await expect.element(dialog).toMatchTextContent(/Saved on this phone/);
  await expect.poll(() => sent, { timeout: 4000 }).toHaveLength(2);
  await expect.element(page.getByText(/Not accepted/)).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

// CALL-11, RECORD-6, OUTBOX-1
test('a second press after a failure sends the same record, or a correction if it changed', async () => {
  const sent = serverAnswers(ownError('INVALID_INPUT'), ownError('INVALID_INPUT'), received);
  const { opened } = walking();
  storeCampus({ ...NEW_CAMPUS, emergency: { words: 'emergency services', number: '999' } });
  await walkToTheEnd();
  await button('Issue resolved').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Issue Resolved Failed/);
  await expect.element(page.getByText(/Not accepted/)).toBeVisible();
  await button('Issue resolved').click();
  await expect.poll(() => sent).toHaveLength(2);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Issue Resolved Failed/);
  await button('Issue escalated').click();
  const escalated = page.getByRole('dialog', { name: 'Issue escalated!' });
  const call = escalated.getByRole('link', { name: 'Call emergency services' });
  await expect.element(call).toHaveAttribute('href', 'tel:999');
  const contacts = escalated.getByRole('button', { name: 'Contacts' });
  await expect.element(contacts).toBeVisible();
  const timeline = escalated.getByRole('button', { name: 'Copy timeline' });
  await expect.element(timeline).toBeVisible();
  const below = timeline.element().getBoundingClientRect().top;
  expect(below - contacts.element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(8);
  expect(sent.map(({ key }) => key)).toEqual([opened.id, opened.id, opened.id]);
  expect(sent.map(({ data }) => data.correction)).toEqual([0, 0, 1]);
  expect(outcomes(sent)).toEqual(['Resolved', 'Resolved', 'Escalated']);
  await expect.poll(storedRecords).toHaveLength(1);
});

// RECORD-6
test('a double press sends one record', async () => {
  const answer = Promise.withResolvers<void>();
  const sent = serverAnswers(async (one) => {
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
test('leaving after a failure says that the record is stored, and keeps it', async () => {
  serverAnswers(ownError('UNAVAILABLE'));
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
    .poll(async () => (await storedRecords()).map(({ life }) => life.key))
    .toEqual([opened.id]);
  await expect.poll(storedWalks).toEqual([]);
});

// AREAS-10
test('a walk is recorded with the area chosen at its start, or without one', async () => {
  const sent = serverAnswers(received);
  walking({ area: 'North' });
  await walkToTheEnd();
  await button('Issue resolved').click();
  await expect.element(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  expect(sent[0]?.data).toMatchObject({ area: 'North' });
  expect(attendanceOf(begin(new Date()), 'Resolved', null)).not.toHaveProperty('area');
});

// WALK-19
test('a walk is recorded under the name that started it, whoever has the phone now', async () => {
  const sent = serverAnswers(received);
  walking();
  storeAdvisorName('Bo');
  await walkToTheEnd();
  await button('Issue resolved').click();
  await expect.element(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  expect(sent[0]?.data).toMatchObject({ advisor: 'Amara' });
  expect(localStorage.getItem('advisor')).toBe('Bo');
});

// WALK-34
test('stars and a comment after the outcome correct the record', async () => {
  const sent = serverAnswers(received);
  const { opened, onLeave } = walking();
  await walkToTheEnd();
  await page.getByRole('radio', { name: '4 stars' }).click({ force: true });
  await button('Issue resolved').click();
  const dialog = page.getByRole('dialog', { name: 'Issue resolved!' });
  await dialog.getByText('Add stars or a comment').click();
  await expect.element(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Feedback' }).fill('Zone 4');
  await button('Back to home').click();
  await expect.poll(() => onLeave).toHaveBeenCalledOnce();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent.map(({ key }) => key)).toEqual([opened.id, opened.id]);
  const [{ sentAt: _, ...first }, { sentAt: __, ...second }] = sent.map(
    ({ data }) => data as Record<string, unknown>,
  ) as [Record<string, unknown>, Record<string, unknown>];
  expect(first).toMatchObject({ feedback: { description: '', rating: 4 }, correction: 0 });
  expect(second).toEqual({
    ...first,
    feedback: { description: 'Zone 4', rating: 4 },
    correction: 1,
  });
  await expect.poll(storedWalks).toEqual([]);
});

/** Ends the walk as resolved, and opens the stars and the comment in its dialog. */
async function offerLate() {
  await walkToTheEnd();
  await button('Issue resolved').click();
  const dialog = page.getByRole('dialog', { name: 'Issue resolved!' });
  await dialog.getByText('Add stars or a comment').click();
  return {
    comment: dialog.getByRole('textbox', { name: 'Feedback' }),
    twoStars: dialog.getByRole('radio', { name: '2 stars', exact: true }),
  };
}

// WALK-34
test('stars changed by ten keys and a comment are one correction once the focus leaves them', async () => {
  const sent = serverAnswers(received);
  walking();
  const { comment, twoStars } = await offerLate();
  await twoStars.click({ force: true });
  await userEvent.keyboard('{ArrowRight}'.repeat(10));
  await userEvent.tab();
  await expect.element(comment).toHaveFocus();
  await userEvent.keyboard('Zone 4');
  expect((await storedRecords())[0]?.life.correction).toBe(0);
  await userEvent.tab();
  await expect.poll(() => sent).toHaveLength(2);
  const feedback = { description: 'Zone 4', rating: 2 };
  expect(sent[1]?.data).toMatchObject({ correction: 1, feedback });
  expect((await storedRecords())[0]?.life).not.toHaveProperty('refused');
  await button('Back to home').click();
  await walkRests();
  expect((await storedRecords())[0]?.life.correction).toBe(1);
});

// WALK-34, WALK-14
test.each([
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'left',
    () => {
      dispatchEvent(new Event('pagehide'));
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('a comment is stored right away if the page is %s while somebody types', async (_, leave) => {
  const sent = serverAnswers(received);
  const { opened } = walking();
  const { comment } = await offerLate();
  await comment.fill('Zone 4');
  leave();
  const feedback = { description: 'Zone 4', rating: 0 };
  const left = JSON.parse(localStorage.getItem('reslife.left') ?? 'null') as unknown;
  expect(left).toEqual({ id: opened.id, feedback });
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]?.data).toMatchObject({ correction: 1, feedback });
  await expect.poll(() => localStorage.getItem('reslife.left')).toBeNull();
});

// WALK-34
test('a rating and comment given before the outcome are not asked for again', async () => {
  const sent = serverAnswers(received);
  walking({ rating: 3, description: 'Zone 4' });
  await walkToTheEnd();
  await button('Issue resolved').click();
  await expect.element(button('Copy timeline')).toBeVisible();
  expect(page.getByText('Add stars or a comment').elements()).toHaveLength(0);
  await button('Back to home').click();
  expect(sent).toHaveLength(1);
});
