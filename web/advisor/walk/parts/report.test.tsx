import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#kit/test/draw.ts';
import { violations } from '#kit/test/axe.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';
import { storeCampus } from '../../phone/library/local-copy.ts';
import { wakeSender } from '../../phone/outbox/sender.ts';
import { storeRecord } from '../../phone/outbox/outbox.ts';
import { noAnswer, received, serverAnswers, type SentWrite } from '../../test/server.ts';
import { change } from '../../phone/store/store.ts';
import { storedRecords, storedWalks } from '../../test/phone.ts';
import {
  begin,
  button,
  endAsEscalated,
  CAMPUS,
  link,
  prepareWalkPanel,
  walking,
  walkToTheEnd,
} from '../../test/walk-panel.tsx';
import { attendanceOf } from '../state/record-walk.ts';
import { OpenRecord } from '../../screens/records/OpenRecord.tsx';
import { useStored } from '../../phone/outbox/use-stored.ts';

prepareWalkPanel();

const FORM =
  'https://forms.example.edu/report?what={title}&sort={category}&how={outcome}&who={advisor}&code={code}&from={start}';
const HERE = { ...CAMPUS, timeZone: 'Europe/London', report: FORM };

let copied: string[];
let opened: URL[];

/** Notes a link that is opened and would leave the test: it is heard of, and not followed. */
function noteOpened(event: MouseEvent): void {
  const { target } = event;
  const followed = target instanceof Element ? target.closest('a') : null;
  if (followed?.target !== '_blank' || event.defaultPrevented) return;
  event.preventDefault();
  expect(followed.rel).toBe('noopener noreferrer');
  opened.push(new URL(followed.href));
}

beforeEach(() => {
  copied = [];
  opened = [];
  storeCampus(HERE);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    await Promise.resolve();
    copied.push(text);
  });
  addEventListener('click', noteOpened);
});
afterEach(() => removeEventListener('click', noteOpened));

const reportsIn = (sent: readonly SentWrite[]) =>
  sent.map(({ data }) => (data as { report?: string }).report);

// REPORT-2, REPORT-4, REPORT-5
test('one tap after an outcome opens the filled form and copies the timeline, and is recorded once', async () => {
  const sent = serverAnswers(received);
  walking();
  await walkToTheEnd();
  await button('Issue resolved').click();
  const dialog = page.getByRole('dialog', { name: 'Issue resolved!' });
  await expect.element(dialog.getByText('Report not opened yet')).toBeVisible();
  await expect
    .element(dialog.getByText(/^Copies the timeline and opens forms\.example\.edu/))
    .toBeVisible();
  expect(await violations()).toEqual([]);
  await dialog.getByRole('link', { name: 'Open incident report' }).click();
  await expect.element(dialog.getByText('Report opened')).toBeVisible();
  expect(opened.map(({ host }) => host)).toEqual(['forms.example.edu']);
  expect(Object.fromEntries(opened[0]?.searchParams ?? [])).toMatchObject({
    what: 'Smoke alarm sounding in a flat',
    sort: 'Fire',
    how: 'Resolved',
    who: 'Amara',
    from: '2026-11-21T03:00',
    code: expect.stringMatching(/^..-..$/) as string,
  });
  await expect.poll(() => copied).toHaveLength(1);
  expect(copied[0]).toMatch(/Amara ended the procedure: resolved\.$/);
  await expect.poll(() => reportsIn(sent)).toEqual(['due', 'opened']);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  await link('Open again').click();
  expect(opened).toHaveLength(2);
  expect(await storedRecords()).toMatchObject([{ life: { correction: 1 } }]);
});

// REPORT-4, REPORT-5
test('the final screen opens the form with the known facts, and the record says so', async () => {
  const sent = serverAnswers(received);
  walking();
  await walkToTheEnd();
  await link('Open incident report').click();
  await expect.element(page.getByText('Report opened')).toBeVisible();
  expect(opened[0]?.searchParams.get('how')).toBe('');
  expect(opened[0]?.searchParams.get('what')).toBe('Smoke alarm sounding in a flat');
  await expect.poll(() => copied).toHaveLength(1);
  expect(copied[0]).not.toContain('ended the procedure');
  await expect.poll(storedWalks).toMatchObject([{ report: 'opened' }]);
  await button('Issue escalated').click();
  await expect.poll(() => reportsIn(sent)).toEqual(['opened']);
});

// REPORT-4
test('the form does not open without a signal, and the page says so until it opens', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  serverAnswers(noAnswer);
  walking();
  const dialog = await endAsEscalated();
  await dialog.getByRole('link', { name: 'Open incident report' }).click();
  const waits = page.getByText('No signal. Open the report later from Records.');
  await expect.element(waits).toBeVisible();
  await expect.element(dialog.getByText('Report not opened yet')).toBeVisible();
  expect([opened, copied]).toEqual([[], []]);
  expect(await storedRecords()).toMatchObject([{ life: { body: { report: 'due' } } }]);
  onLine.mockReturnValue(true);
  await dialog.getByRole('link', { name: 'Open incident report' }).click();
  await expect.element(dialog.getByText('Report opened')).toBeVisible();
  expect(waits.elements()).toEqual([]);
});

// REPORT-4
test('the form opens even if the timeline cannot be copied, and the page says so', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('not allowed'));
  serverAnswers(received);
  walking();
  await walkToTheEnd();
  await link('Open incident report').click();
  await expect
    .element(page.getByText('The timeline was not copied. Press “Copy timeline”.'))
    .toBeVisible();
  expect(opened).toHaveLength(1);
});

// REPORT-5
test.each([
  ['in practice', HERE, true],
  ['on a campus without a form', CAMPUS, false],
])('a walk %s offers no report, and its record has none', async (_, campus, isPractice) => {
  storeCampus({ ...campus, timeZone: 'Europe/London' });
  const sent = serverAnswers(received);
  walking({ isPractice });
  await walkToTheEnd();
  await button('Issue resolved').click();
  await expect.element(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  expect(page.getByText('Report not opened yet').elements()).toEqual([]);
  expect(reportsIn(sent)).toEqual([undefined]);
});

// REPORT-4
test.each(['javascript:alert(1)', 'http://forms.example.edu'])(
  'a form at %s is no link, even if it is stored on the phone',
  async (report) => {
    storeCampus({ ...HERE, report });
    serverAnswers(received);
    walking();
    await walkToTheEnd();
    await button('Issue resolved').click();
    await expect.element(page.getByText('Report not opened yet')).toBeVisible();
    expect(link('Open incident report').elements()).toEqual([]);
  },
);

/** The record of the walk as Records shows it, whatever becomes of it. */
const Opened = () =>
  useStored('outbox')?.map((record) => (
    <OpenRecord key={record.life.key} record={record} epoch="epoch-1" />
  ));

async function drawRecord(members: object = {}): Promise<void> {
  const walk = begin(new Date('2026-11-21T03:00:00Z'));
  const body = { ...attendanceOf(walk, 'Resolved', '2026-11-21T03:20:00.000Z'), ...members };
  const { id: key, advisor, title } = walk;
  await storeRecord({ key, address: 'POST /api/attend', advisor, title, body }, new Date());
  draw(
    <>
      <Opened />
      <Toaster />
    </>,
  );
}

// REPORT-6
test('a report in Records can be marked as written, and as not opened', async () => {
  const sent = serverAnswers(received);
  await drawRecord();
  await expect.element(page.getByText('Report not opened yet')).toBeVisible();
  expect(await violations()).toEqual([]);
  await link('Open incident report').click();
  await button('It did not open').click();
  await expect.element(page.getByText('Report not opened yet')).toBeVisible();
  await button('Mark as written').click();
  await expect.element(page.getByText('Report marked as written')).toBeVisible();
  expect(button('Mark as written').elements()).toEqual([]);
  await expect.poll(() => reportsIn(sent).at(-1)).toBe('written');
});

// REPORT-6
test('a due report can be marked although the campus no longer has a form', async () => {
  serverAnswers(received);
  await drawRecord();
  storeCampus({ ...CAMPUS, timeZone: 'Europe/London' });
  await expect.element(page.getByText('Report not opened yet')).toBeVisible();
  await expect.poll(() => link('Open incident report').elements()).toEqual([]);
  await button('Mark as written').click();
  await expect.element(page.getByText('Report marked as written')).toBeVisible();
});

// REPORT-11
test('a record that was handed over says who writes its report, and offers none', async () => {
  serverAnswers(received);
  await drawRecord();
  await expect.element(button('Mark as written')).toBeVisible();
  const [record] = await storedRecords();
  if (!record) throw new Error('no record was stored');
  const { key } = record.life;
  await change(['outbox'], async ({ put }) => {
    await put('outbox', key, { ...record, isHandedOver: true });
  });
  await expect.element(page.getByText(/^The person who took over writes/)).toBeVisible();
  expect(page.getByText('Report not opened yet').elements()).toEqual([]);
  expect(link('Open incident report').elements()).toEqual([]);
  expect(button('Mark as written').elements()).toEqual([]);
  expect(await violations()).toEqual([]);
});

// REPORT-5
test('a mark on a report is kept without a signal, and sent as one record', async () => {
  serverAnswers(noAnswer);
  await drawRecord();
  await button('Mark as written').click();
  await expect.poll(storedRecords).toMatchObject([{ life: { body: { report: 'written' } } }]);
  const sent = serverAnswers(received);
  wakeSender();
  await expect.poll(() => reportsIn(sent)).toEqual(['written']);
});
