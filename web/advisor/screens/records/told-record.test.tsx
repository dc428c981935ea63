import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import type { SentEscalation } from '#core/notifications/escalation-schema.ts';
import type { Attendance } from '#core/record/attendance.ts';
import { violations } from '#kit/test/axe.ts';
import { draw } from '#kit/test/draw.ts';
import { storeCampus } from '../../phone/library/local-copy.ts';
import type { OutboxRecord } from '../../phone/store/phone-store.ts';
import { change } from '../../phone/store/store.ts';
import { emptyPhone } from '../../test/phone.ts';
import { json } from '../../test/server.ts';
import { OpenRecord } from './OpenRecord.tsx';

const AT = '2026-11-21T02:29:00.000Z';
const body: Attendance = {
  advisor: 'Amara',
  issueId: 'water',
  revision: 3,
  issueStatus: 'Escalated',
  steps: [],
  feedback: null,
  startedAt: '2026-11-21T02:07:00.000Z',
  finishedAt: AT,
  trail: [],
};

/** Stores a record that the server has, and opens it among the records of the phone; each has a key of its own, since what was heard of one is kept. */
async function openReceived(key: string, members: Partial<Attendance> = {}): Promise<void> {
  const receipt = { id: 'r', receivedAt: AT, correction: 0, epoch: 'e' };
  const life = { key, body: { ...body, ...members }, correction: 0, failures: 0 };
  const record: OutboxRecord = {
    address: 'POST /api/attend',
    advisor: 'Amara',
    title: 'Water through a ceiling',
    savedAt: AT,
    life: { ...life, renumbered: 0, receipt },
  };
  await change(['outbox'], async ({ put }) => await put('outbox', key, record));
  draw(<OpenRecord record={record} epoch="e" />);
}

/** Answers each look at an escalation; returns the addresses asked for. */
function serverTells(sent: SentEscalation): string[] {
  const looks: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    looks.push(path as string);
    return await Promise.resolve(json({ data: sent }));
  });
  return looks;
}

const answered: SentEscalation = {
  told: [{ name: 'Duty manager', at: AT }],
  waiting: 0,
  answers: [{ name: 'Dana Reed', press: 'have', at: '2026-11-21T02:31:00.000Z' }],
};

beforeEach(async () => {
  await emptyPhone();
  storeCampus({ ...NEW_CAMPUS, told: true });
});
afterEach(() => localStorage.removeItem('reslife.campus'));

// ESCALATE-6
test('an opened record says who has its escalation, however long ago it was', async () => {
  const looks = serverTells(answered);
  await openReceived('taken');
  const state = page.getByRole('status').filter({ hasText: /^Dana Reed has it, / });
  await expect.element(state).toBeVisible();
  expect(new Set(looks)).toEqual(new Set(['/api/advisor/escalations/taken']));
  expect(await violations()).toEqual([]);
});

// ESCALATE-6
test('an opened record of an escalation that nobody answered says to call', async () => {
  serverTells({ ...answered, answers: [] });
  await openReceived('open');
  await expect.element(page.getByText('Nobody has answered yet. Call.')).toBeVisible();
});

// ESCALATE-6
test.each<[string, Partial<Attendance>]>([
  ['was resolved', { issueStatus: 'Resolved' }],
  ['is practice', { practice: true }],
  ['was undone', { takenBack: true }],
])('an opened record that %s asks for no answer', async (_, members) => {
  const looks = serverTells(answered);
  await openReceived('ended', members);
  await expect.element(page.getByRole('heading', { name: /^Timeline/ })).toBeVisible();
  expect(page.getByText(/has it/).elements()).toEqual([]);
  expect(looks).toEqual([]);
});
