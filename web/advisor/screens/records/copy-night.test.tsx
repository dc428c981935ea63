import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import type { SentEscalation } from '#core/notifications/escalation-schema.ts';
import { receiptCode } from '#core/record/codes/receipt-code.ts';
import { draw } from '#kit/test/draw.ts';
import { violations } from '#kit/test/axe.ts';
import { forgetAdvisor, storeAdvisorName } from '../../../base/advisor-name.ts';
import { storeCampus } from '../../phone/library/local-copy.ts';
import type { Content, OutboxRecord } from '../../phone/store/phone-store.ts';
import { change } from '../../phone/store/store.ts';
import { emptyPhone } from '../../test/phone.ts';
import { json } from '../../test/server.ts';
import { OpenRecord } from './OpenRecord.tsx';
import { RecordsPage } from './RecordsPage.tsx';

const ID = '0f8a1c5e-0000-4000-8000-000000000001';
const NIGHT = new Date('2026-11-21T23:00:00');
const at = (clock: string) => new Date(`2026-11-21T${clock}`).toISOString();

const record = (key: string, savedAt: string, body: Content): OutboxRecord => ({
  address: 'POST /api/attend',
  advisor: 'Amara',
  title: key,
  savedAt,
  life: { key, body, correction: 0, failures: 0, renumbered: 0 },
});

const walk = (key: string, savedAt: string, members: object = {}): OutboxRecord =>
  record(key, savedAt, {
    advisor: 'Amara',
    issueId: 'lift',
    revision: 3,
    issueStatus: 'Resolved',
    steps: [{ step: 'a', response: 'No' }],
    feedback: null,
    startedAt: savedAt,
    finishedAt: savedAt,
    trail: [{ step: 'a', at: 10, did: 'no' }],
    ...members,
  });

const received = ({ life, ...rest }: OutboxRecord): OutboxRecord => ({
  ...rest,
  life: { ...life, receipt: { id: ID, receivedAt: at('22:01:00'), correction: 0, epoch: 'e' } },
});

const store = async (...records: readonly OutboxRecord[]) =>
  await change(['outbox'], async ({ put }) => {
    for (const one of records) await put('outbox', one.life.key, one);
  });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NIGHT });
  storeAdvisorName('Amara');
  await emptyPhone();
  await change(['facts'], async ({ put }) => await put('facts', 'epoch', 'e'));
});

afterEach(() => {
  vi.useRealTimers();
  forgetAdvisor();
  localStorage.removeItem('reslife.campus');
});

async function copied(): Promise<string> {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.getByRole('button', { name: 'Copy the night' }).click();
  await expect.poll(() => write).toHaveBeenCalledOnce();
  // Formats take the day of the system for today, whatever `Date` says.
  return String(write.mock.calls[0]?.[0]).replaceAll(/Nov 21, (?=\d+:)/g, '');
}

// OUTBOX-36
test('the night is copied as text without a signal, the oldest record first', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  await store(
    received(walk('Water through a ceiling', at('22:00:00'))),
    walk('Lift stuck', at('21:00:00'), { practice: true }),
    walk('Of last night', '2026-11-20T23:00:00.000Z'),
    { ...walk('Smoke', at('21:30:00')), advisor: 'Priya' },
  );
  draw(<RecordsPage />);
  const text = await copied();
  expect(text.split('\n\n').map((block) => block.split('\n')[0])).toEqual([
    'ResLife On-Call: Amara, since Nov 21, 2026, 12:00 pm',
    '9:00 pm Lift stuck (practice): Resolved',
    '10:00 pm Water through a ceiling: Resolved',
  ]);
  expect(text).toContain('Amara ended the procedure: resolved.');
  expect(text).toContain(`code ${receiptCode(ID)}`);
  expect(text.match(/Not sent yet/g)).toHaveLength(1);
  expect(await violations()).toEqual([]);
});

// OUTBOX-36
test('the text says who has an escalation, as far as this phone heard', async () => {
  storeCampus({ ...NEW_CAMPUS, told: true });
  const sent: SentEscalation = {
    told: [{ name: 'Duty manager', at: at('22:02:00') }],
    waiting: 0,
    answers: [{ name: 'Dana Reed', press: 'have', at: at('22:05:00') }],
  };
  vi.spyOn(window, 'fetch').mockImplementation(
    async () => await Promise.resolve(json({ data: sent })),
  );
  const escalated = received(walk('Fight', at('22:00:00'), { issueStatus: 'Escalated' }));
  await store(escalated);
  const { redraw } = draw(<OpenRecord record={escalated} epoch="e" />);
  await expect.element(page.getByText(/^Dana Reed has it, /)).toBeVisible();
  redraw(<RecordsPage />);
  const text = await copied();
  expect(text).toContain('Message sent to Duty manager, 10:02 pm.\nDana Reed has it, 10:05 pm');
});

// OUTBOX-36
test('the whole night can still be copied in the morning, without any record of today', async () => {
  vi.setSystemTime(new Date('2026-11-22T08:00:00'));
  await store(walk('Before midnight', at('22:00:00')));
  draw(<RecordsPage />);
  expect(await copied()).toContain('10:00 pm Before midnight: Resolved');
});

// OUTBOX-36
test('nothing can be copied if there are no records of tonight', async () => {
  await store(walk('Of last night', '2026-11-20T23:00:00.000Z'));
  draw(<RecordsPage />);
  await expect.element(page.getByRole('heading', { name: 'Earlier' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Copy the night' }))
    .not.toBeInTheDocument();
});
