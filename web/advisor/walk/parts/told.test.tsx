import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SentEscalation } from '#core/notifications/escalation-schema.ts';
import { forgetAdvisor } from '../../../base/advisor-name.ts';
import { storeCampus } from '../../phone/library/local-copy.ts';
import { json, received, serverAnswers } from '../../test/server.ts';
import {
  button,
  CAMPUS,
  checkbox,
  escalate,
  prepareWalkPanel,
  radio,
  walking,
} from '../../test/walk-panel.tsx';
import { notifyUnsent } from '../../screens/shell/notify-unsent.ts';
import { heardOf } from './sent-escalation.ts';
import './told.tsx';

prepareWalkPanel();
beforeEach(() => {
  localStorage.removeItem('reslife.callback');
  storeCampus({ ...CAMPUS, told: true });
});

const NOBODY: SentEscalation = { told: [], waiting: 0, answers: [] };
const number = page.getByRole('textbox', { name: 'Your callback number' });

/** Answers the records, and the looks at an escalation with `sent`; returns both kinds of requests. */
function serverTells(sent: SentEscalation) {
  const records = serverAnswers(received);
  const looks: string[] = [];
  const write = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockImplementation(async (path, init) => {
    if (init?.method === 'POST' && write) return await write(path, init);
    looks.push(path as string);
    return json({ data: sent });
  });
  return { records, looks };
}

const callbacks = (records: readonly { data: object }[]) =>
  records.map(({ data }) => ('callback' in data ? data.callback : undefined));

// ESCALATE-7
test('a callback number goes with the escalation, and is there again only for the same name', async () => {
  const { records } = serverTells(NOBODY);
  const { leave } = walking();
  await button('Escalate now').click();
  await number.fill('555 0188');
  await button('Record as escalated').click();
  await expect.poll(() => callbacks(records)).toEqual(['555 0188']);
  leave();
  walking({ id: 'second' });
  await button('Escalate now').click();
  await expect.element(number).toHaveValue('555 0188');
});

// ESCALATE-1, ESCALATE-7
test('the calls come first, and no keyboard for the number covers them', async () => {
  serverTells(NOBODY);
  walking();
  await button('Escalate now').click();
  await expect.element(number).toBeVisible();
  const close = page.getByRole('dialog', { name: 'Escalate now' }).getByLabelText('Close');
  await close.click();
  await button('Escalate now').click();
  await expect.element(number).toBeVisible();
  await expect.element(close).toHaveFocus();
});

// ESCALATE-7
test('another name does not get the number', async () => {
  localStorage.setItem('reslife.callback', JSON.stringify({ advisor: 'Sam', number: '555 0188' }));
  serverTells(NOBODY);
  walking();
  await button('Escalate now').click();
  await expect.element(number).toHaveValue('');
});

// ESCALATE-7
test('an invalid number is not stored and does not hold up the escalation', async () => {
  const { records } = serverTells(NOBODY);
  walking();
  await button('Escalate now').click();
  await number.fill('12');
  await button('Record as escalated').click();
  await expect.poll(() => records).toHaveLength(1);
  expect(localStorage.getItem('reslife.callback')).toBeNull();
});

// ESCALATE-7
test('a walk that ends resolved sends no number', async () => {
  const { records } = serverTells(NOBODY);
  walking();
  await radio('Two or more').click();
  await button('Escalate now').click();
  await number.fill('555 0188');
  await button('Record as escalated').click();
  await button('NEXT').click();
  await checkbox('They are coming').click();
  await button('Issue resolved').click();
  await expect.element(button('Back to home')).toBeVisible();
  expect(callbacks(records)).toEqual(['555 0188', undefined]);
});

// ESCALATE-6
test('the line on later steps and the sheet say who has the escalation', async () => {
  const at = new Date().toISOString();
  const { looks } = serverTells({
    told: [{ name: 'Duty manager', at }],
    waiting: 0,
    answers: [{ name: 'Dana Reed', press: 'have', at }],
  });
  const { opened } = walking();
  await escalate();
  await expect.element(page.getByText(/^Dana Reed has it, /)).toBeVisible();
  await button('Escalated').click();
  const sheet = page.getByRole('dialog', { name: 'Escalated' });
  await expect.element(sheet.getByRole('status').getByText(/^Dana Reed has it, /)).toBeVisible();
  expect(new Set(looks)).toEqual(new Set([`/api/advisor/escalations/${opened.id}`]));
});

const heard = () => sessionStorage.getItem('reslife.heard');

// WALK-24
test('a phone forgets at Logout who has the escalation', async () => {
  const at = new Date().toISOString();
  serverTells({ ...NOBODY, answers: [{ name: 'Dana Reed', press: 'have', at }] });
  const { opened, leave } = walking();
  await escalate();
  await expect.element(page.getByText(/^Dana Reed has it, /)).toBeVisible();
  const since = Number([...(heard() ?? '').matchAll(/ (\d+)"/g)].at(-1)?.[1]);
  expect(heardOf(opened.id, since)?.answers).toHaveLength(1);
  forgetAdvisor();
  await notifyUnsent('Amara');
  leave();
  expect([heard(), heardOf(opened.id, since)]).toEqual([null, undefined]);
});

// WALK-24
test('an answer that arrives after Logout is not stored', async () => {
  const looks = serverTells(NOBODY);
  const write = vi.mocked(window.fetch).getMockImplementation();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const asked = vi.fn<() => void>();
  vi.mocked(window.fetch).mockImplementation(async (path, init) => {
    if (init?.method === 'POST' && write) return await write(path, init);
    asked();
    return await promise;
  });
  walking();
  await escalate();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  forgetAdvisor();
  await notifyUnsent('Amara');
  resolve(json({ data: NOBODY }));
  await promise;
  await expect.poll(() => looks.records).toHaveLength(1);
  expect(heard()).toBeNull();
});

// ESCALATE-7
test('an invalid number cannot be saved as callback number', async () => {
  const { records } = serverTells(NOBODY);
  walking();
  await escalate();
  await button('Escalated').click();
  await button('Leave a callback number').click();
  await number.fill('12');
  await button('Save').click();
  await expect.element(page.getByText('Enter 4 to 15 digits.')).toBeVisible();
  await number.fill('555 0188');
  await button('Save').click();
  await expect.poll(() => callbacks(records)).toEqual([undefined, '555 0188']);
});

// ESCALATE-6
test('a phone that took the walk over says who has the escalation', async () => {
  const at = new Date().toISOString();
  const { looks } = serverTells({
    told: [{ name: 'Duty manager', at }],
    waiting: 0,
    answers: [{ name: 'Dana Reed', press: 'have', at }],
  });
  const { opened } = walking({ id: 'taken-over', escalated: { step: 1, at } });
  await expect.element(page.getByText(/^Dana Reed has it, /)).toBeVisible();
  expect(new Set(looks)).toEqual(new Set([`/api/advisor/escalations/${opened.id}`]));
});

// ESCALATE-6
test('a busy server is not reported as no signal', async () => {
  const { looks } = serverTells(NOBODY);
  const escalations = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockImplementation(async (path, init) => {
    if (init?.method === 'POST' && escalations) return await escalations(path, init);
    looks.push(path as string);
    return json({ code: 'TOO_MANY_REQUESTS', status: 429 }, 429);
  });
  walking();
  await escalate();
  await expect.poll(() => looks).toHaveLength(1);
  await button('Escalated').click();
  const sheet = page.getByRole('dialog', { name: 'Escalated' });
  await expect.element(sheet.getByRole('status').getByText('Sending')).toBeVisible();
  await expect.element(sheet.getByText(/signal/)).not.toBeInTheDocument();
});

// ESCALATE-6, WALK-24
test('a visible phone looks every ten seconds for half an hour, and then stops', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const at = new Date().toISOString();
  const { looks } = serverTells({ ...NOBODY, told: [{ name: 'Duty manager', at }] });
  walking();
  await escalate();
  await expect.poll(() => looks.length).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toHaveLength(7);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toHaveLength(7);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => looks.length).toBe(8);
  await vi.advanceTimersByTimeAsync(40 * 60_000);
  expect(looks.length).toBeLessThan(8 + 6 * 30);
  const last = looks.length;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(looks).toHaveLength(last);
});

// ESCALATE-6
test('practice and a campus that tells nobody ask for no number and show no state', async () => {
  const { looks } = serverTells({ ...NOBODY, waiting: 1 });
  const { leave } = walking({ isPractice: true });
  await button('Escalate now').click();
  await expect.element(button('Record as escalated')).toBeVisible();
  expect(number.elements()).toHaveLength(0);
  await button('Record as escalated').click();
  await expect.element(page.getByText(/^Escalated at step 1/)).toBeVisible();
  leave();
  storeCampus(CAMPUS);
  walking({ id: 'second' });
  await button('Escalate now').click();
  await expect.element(button('Record as escalated')).toBeVisible();
  expect(number.elements()).toHaveLength(0);
  await button('Record as escalated').click();
  await expect.element(page.getByText(/^Escalated at step 1/)).toBeVisible();
  expect(looks).toEqual([]);
});
