import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { violations } from '#kit/test/axe.ts';
import type { Attendance } from '#core/record/attendance.ts';
import { receiptCode } from '#core/record/codes/receipt-code.ts';
import type { ReportState } from '#core/record/report.ts';
import type { RecordLife } from '#core/outbox/record-life.ts';
import { draw } from '#kit/test/draw.ts';
import { forgetAdvisor, storeAdvisorName } from '../../../base/advisor-name.ts';
import type { Content, OutboxRecord } from '../../phone/store/phone-store.ts';
import { change } from '../../phone/store/store.ts';
import { json, noAnswer, serverAnswers, received } from '../../test/server.ts';
import { emptyPhone, storedRecords } from '../../test/phone.ts';
import { RecordsPage } from './RecordsPage.tsx';

const EPOCH = 'epoch-1';
const MINUTE = 60_000;

const ago = (minutes: number): string => new Date(Date.now() - minutes * MINUTE).toISOString();

const WALK: Attendance = {
  advisor: 'Amara',
  issueId: 'lift',
  revision: 3,
  issueStatus: 'Resolved',
  steps: [
    { step: 'a', response: 'No' },
    { step: 'b', response: true },
  ],
  feedback: { description: 'Zone 4', rating: 2.5 },
  startedAt: '2026-11-21T02:07:00.000Z',
  finishedAt: '2026-11-21T02:29:00.000Z',
};

const receiptOf = (id: string, epoch = EPOCH, correction = 0) => ({
  id,
  epoch,
  correction,
  receivedAt: ago(1),
});

/** Stores a record as the phone does; by default it waits and was never tried. */
async function store(
  title: string,
  life: Partial<RecordLife<Content>> = {},
  rest: Partial<OutboxRecord> = {},
): Promise<void> {
  const key = title.replaceAll(' ', '-');
  const whole = { key, body: WALK, correction: 0, failures: 0, renumbered: 0, ...life };
  const record = { address: 'POST /api/attend', advisor: 'Amara', title, savedAt: ago(2) } as const;
  await change(['outbox'], async ({ put }) => {
    await put('outbox', key, { ...record, ...rest, life: whole });
  });
}

const refused = { refused: { code: 'INVALID_INPUT', status: 400 } };

beforeEach(async () => {
  storeAdvisorName('Amara');
  await emptyPhone();
  await change(['facts'], async ({ put }) => await put('facts', 'epoch', EPOCH));
});

afterEach(() => {
  forgetAdvisor();
});

const card = (title: string) => page.getByRole('article').filter({ hasText: title });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const marksOf = (title: string): string[] =>
  card(title)
    .getByRole('listitem')
    .elements()
    .map((mark) => mark.textContent);

// OUTBOX-6
test('records of the stored name are listed, and others only with their name and number', async () => {
  await store('Lift stuck');
  await store('Burst pipe', {}, { advisor: 'Priya' });
  await store('Smoke alarm', refused, { advisor: 'Priya' });
  draw(<RecordsPage />);
  await expect.element(card('Lift stuck')).toBeVisible();
  await expect.element(page.getByText('2 records under another name')).toBeVisible();
  await expect.element(page.getByText('Priya')).toBeVisible();
  expect(page.getByText(/Burst pipe|Smoke alarm/).elements()).toEqual([]);
  await expect.element(page.getByRole('heading', { name: '1 record waiting' })).toBeVisible();
});

// OUTBOX-30, OUTBOX-9
test("a receipt shows the progress of each record by the server's last known epoch", async () => {
  await store('Not yet');
  await store('Arrived', { receipt: receiptOf('r1') });
  await store('Taken back', { receipt: receiptOf('r2', 'before') });
  await store('Not taken', refused);
  await store('Changed', { correction: 1, receipt: receiptOf('r3') });
  draw(<RecordsPage />);
  await expect.element(card('Arrived').getByText(`code ${receiptCode('r1')}`)).toBeVisible();
  await expect
    .element(card('Arrived').getByText(/^Received by the office at \d+:\d\d [ap]m,/))
    .toBeVisible();
  expect(marksOf('Not yet')).toEqual(['On this phone', 'Not sent yet']);
  expect(marksOf('Arrived')).toEqual(['On this phone', 'Sent', 'Received']);
  expect(marksOf('Taken back')).toEqual(['On this phone', 'Sending again']);
  expect(marksOf('Not taken')).toEqual(['On this phone', 'Not accepted']);
  expect(marksOf('Changed')).toEqual(['On this phone', 'Not sent yet']);
  await expect.element(card('Changed').getByText(/^Earlier version received by the/)).toBeVisible();
  expect(await violations()).toEqual([]);
});

// OUTBOX-30
test('the newest night or day comes first, with its newest record first', async () => {
  await store('Old', {}, { savedAt: ago(3 * 24 * 60) });
  await store('Newer', {}, { savedAt: ago(0) });
  await store('Older', {}, { savedAt: ago(3 * 24 * 60 - 1) });
  draw(<RecordsPage />);
  await expect.element(page.getByRole('region', { name: /^(Tonight|Today)$/ })).toBeVisible();
  const earlier = page.getByRole('region', { name: 'Earlier' }).getByRole('heading', { level: 3 });
  expect(earlier.elements().map(({ textContent }) => textContent)).toEqual(['Older', 'Old']);
});

// OUTBOX-30
test("'Send now' at the top tries the waiting records, but not the refused ones", async () => {
  await store('One');
  await store('Other');
  await store('Not taken', refused);
  draw(<RecordsPage />);
  const sent = serverAnswers(received);
  const waiting = page.getByRole('region', { name: '2 records waiting' });
  await waiting.getByRole('button', { name: 'Send now' }).click();
  await expect.poll(() => marksOf('One')).toContain('Received');
  await expect.poll(() => marksOf('Other')).toContain('Received');
  expect(sent.map(({ key }) => key).toSorted()).toEqual(['One', 'Other']);
  await expect.element(waiting).not.toBeInTheDocument();
  expect(marksOf('Not taken')).toContain('Not accepted');
});

// OUTBOX-30
test("the result of 'Send now' is shown next to the button", async () => {
  await store('One');
  serverAnswers(noAnswer);
  draw(<RecordsPage />);
  await button('Send now').click();
  await expect.element(page.getByText('No answer. Will try again.')).toBeVisible();
  await expect.element(button('Send now')).toBeVisible();
});

// OUTBOX-8
test('a refused record can be copied as text and sent again', async () => {
  await store('Not taken', refused);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  draw(<RecordsPage />);
  await expect.element(page.getByText(/^It is still on this phone\./)).toBeVisible();
  await button('Copy as text').click();
  await expect.poll(() => write.mock.calls.length).toBe(1);
  const [[text]] = write.mock.calls as [[string]];
  expect(text).toContain('Not taken\nName: Amara\n');
  expect(text).toContain('\nOutcome: Resolved\n');
  expect(text).toContain('\nAnswer 1: No\nAnswer 2: Confirmed\n');
  expect(text).toContain('\nFeedback: Zone 4\n');
  expect(text).toContain('Not accepted: INVALID_INPUT, 400');
  serverAnswers(received);
  await button('Send now').click();
  await expect.poll(() => marksOf('Not taken')).toContain('Received');
});

const DUE = 'Report not opened yet';
const due = { ...WALK, report: 'due' } as const;

/** Lets the office answer with its states of reports; returns the requests for them, as they come. */
function knows(reports: Readonly<Record<string, ReportState>>): string[] {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    const path = typeof url === 'string' ? url : '';
    const key = path.split('/').at(-1) ?? '';
    asked.push(path);
    return await Promise.resolve(json({ data: { report: reports[key] } }));
  });
  return asked;
}

// REPORT-12
test('a report that another phone opened no longer waits here, until that phone undoes it', async () => {
  await store('Lift', { body: due, receipt: receiptOf('r1') });
  await store('Pipe', { body: due, receipt: receiptOf('r2') });
  await store('Alarm', { body: due });
  await store('Of-Priya', { body: due, receipt: receiptOf('r3') }, { advisor: 'Priya' });
  const asked = knows({ Lift: 'opened', Pipe: 'due' });
  draw(<RecordsPage />);
  await expect.element(card('Lift')).toBeVisible();
  await expect.element(card('Lift').getByText(DUE)).not.toBeInTheDocument();
  await expect.element(card('Pipe').getByText(DUE)).toBeVisible();
  await expect.element(card('Alarm').getByText(DUE)).toBeVisible();
  expect(asked.toSorted()).toEqual(['/api/advisor/reports/Lift', '/api/advisor/reports/Pipe']);
  expect((await storedRecords()).every(({ life }) => life.correction === 0)).toBe(true);
  knows({ Lift: 'due', Pipe: 'due' });
  window.dispatchEvent(new Event('online'));
  await expect.element(card('Lift').getByText(DUE)).toBeVisible();
});

// REPORT-12
test('a record whose report another phone opened says so, and cannot undo it here', async () => {
  await store('Written', { body: due, receipt: receiptOf('r1') });
  knows({ Written: 'opened' });
  draw(<RecordsPage />);
  await expect.element(card('Written')).toBeVisible();
  await expect.element(card('Written').getByText(DUE)).not.toBeInTheDocument();
  await button('Written').click();
  await expect.element(page.getByText('Report opened')).toBeVisible();
  await expect.element(page.getByText('On another phone.')).toBeVisible();
  await expect.element(button('Mark as written')).toBeVisible();
  await expect.element(button('It did not open')).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

// REPORT-12
test('a report stays due without a signal', async () => {
  await store('Waits', { body: due, receipt: receiptOf('r1') });
  serverAnswers(noAnswer);
  draw(<RecordsPage />);
  await expect.element(card('Waits').getByText(DUE)).toBeVisible();
  await expect.poll(() => vi.mocked(window.fetch).mock.calls.length).toBe(1);
  await expect.element(card('Waits').getByText(DUE)).toBeVisible();
});

/** Stores the guide that was walked, in one of its revisions. */
const storeGuide = async (revision: number): Promise<void> =>
  await change(['guides'], async ({ put }) => {
    await put('guides', 'lift', {
      _id: 'lift',
      title: 'Lift stuck',
      category: 'Other',
      publish: true,
      isArchived: false,
      isStarter: false,
      updatedAt: ago(0),
      revision,
      steps: [
        { _id: 'a', question: 'Is somebody in it?' },
        { _id: 'b', question: 'Call the engineer.' },
      ] as never,
    });
  });

// OUTBOX-32
test('an opened record shows everything recorded, and Back returns to the list', async () => {
  await storeGuide(3);
  await store('Lift stuck', { receipt: receiptOf('r1') });
  draw(<RecordsPage />);
  await button('Lift stuck').click();
  const opened = page.getByRole('article', { name: 'Lift stuck' });
  await expect.element(opened.getByRole('heading', { name: 'Lift stuck' })).toHaveFocus();
  await expect.element(opened.getByText('Is somebody in it?')).toBeVisible();
  for (const said of ['No', 'Confirmed', '2.5 of 5 stars', 'Zone 4']) {
    await expect.element(opened.getByText(said, { exact: true })).toBeVisible();
  }
  await expect.element(opened.getByText(`code ${receiptCode('r1')}`)).toBeVisible();
  expect(await violations()).toEqual([]);
  history.back();
  await expect.element(button('Lift stuck')).toHaveFocus();
});

// OUTBOX-32
test('the questions of another revision are not shown as those that were asked', async () => {
  await storeGuide(4);
  await store('Lift stuck');
  draw(<RecordsPage />);
  await button('Lift stuck').click();
  await expect.element(page.getByText('Answer 1')).toBeVisible();
  expect(page.getByText('Is somebody in it?').elements()).toEqual([]);
});

// OUTBOX-32, OFFLINE-1
test('the text is shown and selected if there is no clipboard, with the reason', async () => {
  await store('Lift stuck');
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  draw(<RecordsPage />);
  await button('Lift stuck').click();
  await button('Copy').click();
  const text = page.getByRole('textbox', { name: 'Record text' });
  await expect.element(text).toHaveFocus();
  await expect.element(text).toHaveAccessibleDescription(/^Select the text/);
  await expect.element(text).toHaveValue(expect.stringContaining('Answer 1: No'));
  const { selectionStart, selectionEnd, value } = text.element() as HTMLTextAreaElement;
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
});

// OUTBOX-32
test('a record is shared as text if the browser can', async () => {
  await store('Lift stuck');
  const share = vi.fn<Navigator['share']>().mockRejectedValue(new DOMException('', 'AbortError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  draw(<RecordsPage />);
  await button('Lift stuck').click();
  await button('Share').click();
  await expect.poll(() => share.mock.calls[0]?.[0]?.text).toContain('Answer 1: No');
});

// OUTBOX-6, MESSAGES-10
test('messages are listed with their text and without an outcome', async () => {
  await store(
    'Feedback',
    { body: { advisor: 'Amara', description: 'Larger letters', rating: 4 } },
    { address: 'POST /api/feedback' },
  );
  await store(
    "Can't find an issue?",
    { body: { advisor: 'Amara', feedback: 'Wasps', category: 'Pests' } },
    { address: 'POST /api/advisor/issue-not-found' },
  );
  await store(
    'Note on step 2: Stuck in a lift',
    { body: { advisor: 'Amara', issueId: 'lift', step: 'a', text: 'In block B' } },
    { address: 'POST /api/advisor/step-note' },
  );
  draw(<RecordsPage />);
  await expect.element(card('Feedback')).toBeVisible();
  await button('Note on step 2: Stuck in a lift').click();
  await expect.element(page.getByText('In block B', { exact: true })).toBeVisible();
  history.back();
  await expect.poll(() => page.getByText(/Resolved|Escalated/).elements()).toEqual([]);
  await button("Can't find an issue?").click();
  await expect.element(page.getByText('Wasps', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Pests', { exact: true })).toBeVisible();
});

test('the page says what belongs here if there are no records', async () => {
  draw(<RecordsPage />);
  await expect.element(page.getByRole('heading', { name: 'No records yet' })).toBeVisible();
});
