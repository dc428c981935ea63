import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Attendance } from '#core/record/attendance.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { publishedIssueWith } from '#core/fixtures/issues.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import { draw } from '#kit/test/draw.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import { violations } from '#kit/test/axe.ts';
import { storeCampus } from '../../phone/library/local-copy.ts';
import type { OutboxRecord } from '../../phone/store/phone-store.ts';
import { emptyPhone } from '../../test/phone.ts';
import { OpenRecord, RecordTimeline } from './OpenRecord.tsx';
import { change } from '../../phone/store/store.ts';
import { contactRef } from '#core/campus/contact-refs.ts';

const body: Attendance = {
  advisor: 'Amara',
  issueId: 'water',
  revision: 3,
  issueStatus: 'Escalated',
  steps: [{ step: 'a', response: 'Yes' }],
  feedback: null,
  startedAt: '2026-11-21T02:07:00.000Z',
  finishedAt: '2026-11-21T02:29:00.000Z',
  trail: [
    { step: 'a', at: 60_000, did: 'yes' },
    { step: 'a', at: 120_000, did: 'call:emergency' },
  ],
};
const record: OutboxRecord = {
  address: 'POST /api/attend',
  advisor: 'Amara',
  title: 'Water through a ceiling',
  savedAt: '2026-11-21T02:29:00.000Z',
  life: { key: 'k', body, correction: 0, failures: 0, renumbered: 0 },
};
const { steps } = publishedIssueWith({
  steps: [{ ...ask('a', 'end', 'end'), question: 'Is anybody hurt?' }],
});

const lines = (): string[] =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

beforeEach(emptyPhone);
afterEach(() => localStorage.removeItem('reslife.campus'));

const clockOf = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone })
    .format(new Date(record.savedAt))
    .replace(/\s/, ' ')
    .toLowerCase();

// TIMELINE-2
test("an opened record has only campus times, and names the time zone if the phone's is another", async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    await Promise.resolve();
    copied.push(text);
  });
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  storeCampus({ ...NEW_CAMPUS, timeZone: here });
  const { redraw } = draw(<OpenRecord record={record} epoch={undefined} />);
  await expect
    .element(page.getByText(new RegExp(`^On this phone at .*${clockOf(here)}$`)))
    .toBeVisible();

  const elsewhere = clockOf('Asia/Kathmandu') === clockOf(here) ? 'UTC' : 'Asia/Kathmandu';
  storeCampus({ ...NEW_CAMPUS, timeZone: elsewhere });
  redraw(<OpenRecord record={record} epoch={undefined} />);
  const time = `${clockOf(elsewhere)} campus time`;
  await expect.element(page.getByText(new RegExp(`^On this phone at .*${time}$`))).toBeVisible();
  const finished = page.getByRole('definition').filter({ hasText: time });
  await expect.element(finished).toMatchTextContent('2026');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => copied).toHaveLength(1);
  expect(copied[0]).toContain(`Finished: ${finished.element().textContent}`);
});

// TRANSLATE-21
test.each(['No', 'A'])(
  'the words of the procedure have their language in the timeline, even an own answer %s',
  async (answer) => {
    const own = steps.map((step) => ({
      ...step,
      customiseAnswerType: true,
      noAction: { ...step.noAction, customText: answer },
    }));
    const trail = [{ step: 'a', at: 60_000, did: 'no' as const }];
    const { life } = record;
    draw(
      <RecordTimeline
        record={{ ...record, life: { ...life, body: { ...body, trail } } }}
        steps={own}
      />,
    );
    const events = page.getByRole('listitem');
    for (const words of [record.title, 'Is anybody hurt?', answer])
      await expect.element(events.getByText(words, { exact: true })).toHaveAttribute('lang', 'en');
  },
);

// TRANSLATE-21
test('a confirmation that repeats its statement has its language twice', async () => {
  const said = 'I called the Hall Director.';
  const { steps: ticked } = publishedIssueWith({
    steps: [
      {
        ...confirm('a', 'end'),
        question: said,
        confirmationAction: { actionType: 'Issue resolution', confirmationText: said },
      },
    ],
  });
  const trail = [{ step: 'a', at: 60_000, did: 'tick' as const }];
  const { life } = record;
  draw(
    <RecordTimeline
      record={{ ...record, life: { ...life, body: { ...body, trail } } }}
      steps={ticked}
    />,
  );
  const spoken = page.getByRole('listitem').getByText(said, { exact: true });
  await expect.element(spoken.first()).toHaveAttribute('lang', 'en');
  expect(spoken.elements()).toHaveLength(2);
});

// TIMELINE-1, TIMELINE-2
test('an opened record lists the events in campus time', async () => {
  storeCampus({ ...NEW_CAMPUS, timeZone: 'America/New_York' });
  draw(<RecordTimeline record={record} steps={steps} />);
  await expect.element(page.getByRole('heading', { name: 'Timeline, campus time' })).toBeVisible();
  expect(lines()).toEqual([
    'Nov 20, 2026',
    '21:07Amara started the procedure “Water through a ceiling” (revision 3).',
    '21:08Amara asked: Is anybody hurt? Answered yes.',
    '21:09Amara tapped Call emergency services.',
    '21:29Amara ended the procedure: escalated.',
  ]);
  expect(await violations()).toEqual([]);
});

// LOOK-6
test('the bold time of an escalation is on one line', () => {
  const trail = [...(body.trail ?? []), { step: 'a', at: 180_000, did: 'escalate' }] as const;
  const escalated = { ...record, life: { ...record.life, body: { ...body, trail: [...trail] } } };
  const { container } = draw(<RecordTimeline record={escalated} steps={steps} />);
  // The size of letters on the page of a record.
  container.style.fontSize = '1rem';
  const rows = Array.from(container.querySelectorAll('time'), (time) => {
    const range = document.createRange();
    range.selectNodeContents(time);
    return range.getClientRects().length;
  });
  expect(rows).toEqual([1, 1, 1, 1, 1]);
});

// TIMELINE-2
test("a phone without the campus's time zone says that times are the phone's", async () => {
  draw(<RecordTimeline record={record} steps={[]} />);
  await expect.element(page.getByRole('heading', { name: 'Timeline, phone time' })).toBeVisible();
});

// TIMELINE-3
test('the timeline can be copied, and shared if the browser can', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  storeCampus({ ...NEW_CAMPUS, timeZone: 'Europe/London' });
  draw(<RecordTimeline record={record} steps={steps} />);
  await page.getByRole('button', { name: 'Copy timeline' }).click();
  await expect.poll(() => writeText).toHaveBeenCalledOnce();
  const [text = ''] = writeText.mock.calls[0] ?? [];
  expect(text.split('\n').slice(0, 2)).toEqual([
    'Nov 21, 2026 (campus time, Europe/London)',
    '02:07 Amara started the procedure “Water through a ceiling” (revision 3).',
  ]);
  await page.getByRole('button', { name: 'Share timeline' }).click();
  await expect.poll(() => share).toHaveBeenCalledWith({ title: 'Water through a ceiling', text });
  Reflect.deleteProperty(navigator, 'share');
});

test('a message has no timeline', () => {
  const feedback = { ...record, life: { ...record.life, body: { rating: 4, advisor: 'Amara' } } };
  const { container } = draw(<RecordTimeline record={feedback} steps={[]} />);
  expect(container.textContent).toBe('');
});

// CONTACT-7, OUTBOX-32
test('an opened record shows contacts by name in its questions', async () => {
  const guide = publishedIssueWith({
    _id: 'water',
    revision: 3,
    steps: [{ ...ask('a', 'end', 'end'), question: `Did ${contactRef('emergency')} come?` }],
  });
  await change(['guides'], async ({ put }) => await put('guides', guide._id, guide));
  draw(<OpenRecord record={record} epoch={undefined} />);
  await expect
    .element(page.getByRole('term').getByText('Did emergency services come?'))
    .toBeVisible();
});

// CONTACT-12, TIMELINE-3
test('a number among right-to-left words reads left to right, and is copied without marks', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const question = fromRight('777-0142');
  const asked = { ...ask('a', 'end', 'end'), question };
  const guide = publishedIssueWith({ _id: 'water', revision: 3, steps: [asked] });
  await change(['guides'], async ({ put }) => await put('guides', guide._id, guide));
  draw(<OpenRecord record={record} epoch={undefined} />);
  await expect.element(page.getByRole('term').getByText(question, { exact: true })).toBeVisible();
  await expect.poll(() => lines().some((line) => line.includes(question))).toBe(true);
  expect(readsFromLeft('777-0142')).toBe(true);
  await page.getByRole('button', { name: 'Copy timeline' }).click();
  await expect.poll(() => writeText.mock.calls[0]?.[0]).toContain(`asked: ${question}. Answered`);
});
