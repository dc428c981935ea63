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
import { RecordList } from './RecordList.tsx';

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
  const record = await storeReceived(key, members);
  draw(<OpenRecord record={record} epoch="e" />);
}

async function storeReceived(key: string, members: Partial<Attendance>): Promise<OutboxRecord> {
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
  return record;
}

/** Stores a record of a walk that goes on, which was escalated that many minutes ago. */
async function storeUnderWay(key: string, minutes: number): Promise<OutboxRecord> {
  const startedAt = new Date(Date.now() - (minutes + 1) * 60_000).toISOString();
  const trail = [{ step: 'a', at: 60_000, did: 'escalate' as const }];
  return await storeReceived(key, { startedAt, finishedAt: null, trail });
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
test('an opened record says who has its escalation, however old it is', async () => {
  const looks = serverTells(answered);
  await openReceived('taken');
  const state = page.getByRole('status').filter({ hasText: /^Dana Reed has it, / });
  await expect.element(state).toBeVisible();
  expect(new Set(looks)).toEqual(new Set(['/api/advisor/escalations/taken']));
  expect(await violations()).toEqual([]);
});

// ESCALATE-6
test('an opened record with an unanswered escalation says to call', async () => {
  serverTells({ ...answered, answers: [] });
  await openReceived('open');
  await expect.element(page.getByText('Nobody has answered yet. Call.')).toBeVisible();
});

// ESCALATE-6
test.each<[string, Partial<Attendance>]>([
  ['was resolved', { issueStatus: 'Resolved' }],
  ['is practice', { practice: true }],
  ['was undone', { takenBack: true }],
])('an opened record that %s requests no answer', async (_, members) => {
  const looks = serverTells(answered);
  await openReceived('ended', members);
  await expect.element(page.getByRole('heading', { name: /^Timeline/ })).toBeVisible();
  expect(page.getByText(/has it/).elements()).toEqual([]);
  expect(looks).toEqual([]);
});

// ESCALATE-6
test('the card of an escalated walk that goes on says who has it, for half an hour', async () => {
  const looks = serverTells(answered);
  const records = [await storeUnderWay('now', 29), await storeUnderWay('before', 31)];
  draw(<RecordList records={records} epoch="e" onOpen={() => undefined} />);
  await expect.element(page.getByText(/^Dana Reed has it, /)).toBeVisible();
  expect(new Set(looks)).toEqual(new Set(['/api/advisor/escalations/now']));
  expect(await violations()).toEqual([]);
});
