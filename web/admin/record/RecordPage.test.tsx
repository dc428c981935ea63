import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { recordText } from '#core/record/record-text.ts';
import type { OpenedRecord, RecordedVersion } from '#core/record/recorded-schema.ts';
import { violations } from '#kit/test/axe.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import { ADMIN_PATTERNS } from '#core/page/admin-pages.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { RecordPage } from './RecordPage.tsx';
import { drawAdmin } from '../test/draw-admin.tsx';

const version: RecordedVersion = {
  correction: 0,
  issueId: 'alarm',
  revision: 12,
  sentRevision: null,
  title: 'Smoke alarm in a flat',
  category: 'Fire',
  advisor: 'sam.oduya',
  proof: null,
  report: null,
  area: null,
  startedAt: '2026-11-20T03:12:00.000Z',
  finishedAt: '2026-11-20T03:29:00.000Z',
  receivedAt: '2026-11-20T03:30:00.000Z',
  sentAt: null,
  clockBehind: 0,
  device: 'phone-1',
  issueStatus: 'Escalated',
  rating: 4.5,
  description: 'Building cleared.',
  practice: false,
  flagged: false,
  steps: [
    { step: 'all', response: 'No', question: 'Is it sounding in every flat?' },
    { step: 'panel', response: 'Two or more', question: 'Is only one zone lit?' },
  ],
  trail: [
    { step: 'all', at: 30_000, did: 'no' },
    { step: 'panel', at: 120_000, did: 'no' },
    { step: 'panel', at: 180_000, did: 'call:emergency' },
    { step: 'panel', at: 240_000, did: 'escalate' },
  ],
};
const full: OpenedRecord = {
  ...version,
  _id: 'r1',
  former: [],
  asked: [
    { _id: 'all', question: 'Is it sounding in every flat?' },
    {
      _id: 'panel',
      question: 'Is only one zone lit?',
      image: 'images/panel.webp',
      customiseAnswerType: true,
      noAction: { customText: 'Two or more' },
    },
  ],
  revisionSavedAt: '2026-11-19T10:00:00.000Z',
  campus: NEW_CAMPUS,
  callback: null,
  timeZone: 'Europe/London',
};

function open(record: Partial<OpenedRecord>, answer?: Response): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    await Promise.resolve();
    return answer ?? Response.json({ data: { ...full, ...record } });
  });
  history.replaceState(null, '', adminPaths.record('r1'));
  drawAdmin(
    <Route path={ADMIN_PATTERNS.record}>
      <RecordPage />
    </Route>,
  );
}

const story = page.getByRole('region', { name: 'What happened' });
const linesIn = (region: typeof story) => () =>
  region
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

// ANSWERS-9
test('the number to call back is shown while it exists, and is in no text of the record', async () => {
  const record = { ...full, callback: '4711' };
  open(record);
  const facts = page.getByRole('region', { name: 'Record' });
  await expect.element(facts.getByText('4711 (typed by the advisor, not checked)')).toBeVisible();
  expect(recordText(record)).not.toContain('4711');
});

// ANSWERS-9
test('the page leaves out that number if an older release answers, which has none', async () => {
  const { callback: _, ...former } = full;
  open({}, Response.json({ data: former }));
  const facts = page.getByRole('region', { name: 'Record' });
  await expect.element(facts.getByText('Advisor', { exact: true })).toBeVisible();
  await expect.element(facts.getByText('Callback number')).not.toBeInTheDocument();
});

const TRANSLATED: Partial<OpenedRecord> = {
  moments: [
    { step: 'all', at: 1_000, did: 'shown:es' },
    { step: 'panel', at: 31_000, did: 'shown:fr' },
  ],
  translated: {
    es: { steps: { all: { question: '¿Suena en todos?' } }, answers: { yes: 'Sí', no: 'No' } },
    fr: {
      steps: { panel: { question: 'Une zone ?', 'noAction.customText': 'Deux ou plus' } },
      answers: { yes: 'Oui', no: 'Non' },
    },
  },
};

// TRANSLATE-11, TRANSLATE-35
test('a step shown in another language has that text below the original', async () => {
  open(TRANSLATED);
  await expect.element(story.getByText('shown in Spanish')).toBeVisible();
  const spanish = story.getByText('¿Suena en todos? No');
  await expect.element(spanish).toHaveAttribute('lang', 'es');
  await expect.element(story.getByText('Une zone ? Deux ou plus')).toHaveAttribute('lang', 'fr');
  // A screen reader speaks the procedure's own answer in its language, and a plain one in the page's.
  const spokenIn = (text: string) =>
    story
      .getByText(text, { exact: true })
      .first()
      .element()
      .closest('span[lang]')
      ?.getAttribute('lang');
  await expect.poll(() => spokenIn('Two or more')).toBe('en');
  expect(spokenIn('No')).toBeUndefined();
});

// LANG-8, TRANSLATE-20
test('an answer in the author’s words has their language, even if it is the word No', async () => {
  const own = { customiseAnswerType: true, noAction: { customText: 'No' } };
  open({ asked: full.asked.map((step) => (step._id === 'all' ? { ...step, ...own } : step)) });
  const answer = story.getByText('No', { exact: true }).first();
  await expect.element(answer).toBeVisible();
  await expect.poll(() => answer.element().closest('span[lang]')?.getAttribute('lang')).toBe('en');
});

// TRANSLATE-11, TRANSLATE-35
test('a step in a language whose text is missing only names its language', async () => {
  const { translated: _, ...record } = TRANSLATED;
  open(record);
  await expect.element(story.getByText('shown in Spanish')).toBeVisible();
  await expect.element(story.getByText('¿Suena en todos?')).not.toBeInTheDocument();
});

// RECORDED-1, RECORDED-2, NUMBERS-1
test('each question has its answer, image and time, with the calls and the facts', async () => {
  open({});
  await expect
    .poll(linesIn(story))
    .toEqual([
      '3:12 amsam.oduya started the procedure “Smoke alarm in a flat” (revision 12).',
      '3:12 am1Is it sounding in every flat?No',
      '3:14 am2Is only one zone lit?Two or more',
      '3:15 amsam.oduya tapped Call emergency services.',
      '3:16 amsam.oduya recorded the issue as escalated at step 2.',
      '3:29 amsam.oduya ended the procedure: escalated.',
    ]);
  await expect.element(story.getByRole('img', { name: 'Image for this step' })).toBeVisible();
  const facts = page.getByRole('region', { name: 'Record' });
  const texts = ['Escalated', 'Fire', '20 Nov 2026, 3:30 am', 'phone-1', '4.5 of 5 stars'];
  for (const text of texts) await expect.element(facts.getByText(text)).toBeVisible();
  await expect
    .element(facts.getByRole('link', { name: 'Revision 12, saved 19 Nov 2026' }))
    .toHaveAttribute('href', '/issue/alarm/revisions?revision=12');
  await expect
    .element(facts.getByRole('link', { name: 'Numbers on the tree' }))
    .toHaveAttribute('href', '/admin/analytics/issue/alarm');
  expect(page.getByRole('region', { name: 'Final answers' }).query()).toBeNull();
  expect(await violations()).toEqual([]);
});

// RECORDED-2
test('answers that were undone are shown, next to the ones that count', async () => {
  const trail = [
    { step: 'all', at: 1_000, did: 'yes' as const },
    { step: 'panel', at: 2_000, did: 'back' as const },
    { step: 'all', at: 3_000, did: 'no' as const },
  ];
  open({ trail, steps: full.steps.slice(0, 1) });
  await expect.element(story.getByText('sam.oduya went back from step 2.')).toBeVisible();
  await expect.element(story.getByText('again')).toBeVisible();
  const counted = page.getByRole('region', { name: 'Final answers' });
  expect(linesIn(counted)()).toEqual(['1Is it sounding in every flat?No']);
});

// RECORDED-2, RECORD-17
test('a record without texts and timeline shows what was sent', async () => {
  open({
    revision: null,
    sentRevision: 99,
    revisionSavedAt: null,
    flagged: true,
    practice: true,
    asked: [],
    trail: [],
    steps: [{ step: 'x', response: true, question: null }],
    clockBehind: -180_000,
  });
  await expect.element(page.getByText(/^Revision 99 is not on this server\./)).toBeVisible();
  await expect.element(story.getByText('text not on this server')).toBeVisible();
  await expect.element(story.getByText('Confirmed')).toBeVisible();
  await expect.element(story.getByText('The phone sent no times.')).toBeVisible();
  await expect.element(page.getByText('Practice', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/3 min ahead/)).toBeVisible();
});

// RECORDED-2
test('an unknown step of a known revision is marked', async () => {
  const steps = [...full.steps, { step: 'x', response: 'Yes', question: 'Made up?' }];
  open({ flagged: true, steps, trail: [] });
  await expect.element(page.getByText(/^Some steps are not in this revision/)).toBeVisible();
  await expect.element(story.getByText('text not on this server')).toBeVisible();
});

// RECORDED-4
test('corrections show the content of each earlier version', async () => {
  const first = {
    ...version,
    issueStatus: 'Resolved' as const,
    finishedAt: null,
    rating: null,
    description: '',
    steps: version.steps.slice(0, 1),
  };
  const second = { ...version, correction: 1, description: 'Two zones lit.' };
  open({ correction: 2, former: [first, second] });
  const corrections = page.getByRole('region', { name: 'Corrections' });
  await expect
    .poll(linesIn(corrections))
    .toEqual([
      'Correction 220 Nov 2026, 3:30 amShown here',
      'Correction 120 Nov 2026, 3:30 amFeedback was “Two zones lit.”',
      'First sent20 Nov 2026, 3:30 amOutcome was Resolved.1 step was answered.It was not finished.It was not rated.There was no feedback.',
    ]);
});

// RECORDED-5
test('the record is copied as text, or shown if there is no clipboard', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  open({ former: [{ ...version, rating: 1 }], correction: 1 });
  const copy = page.getByRole('button', { name: 'Copy record' });
  await copy.click();
  await expect.element(page.getByText('Record copied')).toBeVisible();
  const lines = (writeText.mock.calls[0]?.[0] ?? '').split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Smoke alarm in a flat',
      'Outcome: Escalated',
      'Nov 20, 2026 (campus time, Europe/London)',
      '03:14 sam.oduya asked: Is only one zone lit? Answered: Two or more.',
      '2. Is only one zone lit? Two or more',
      'First sent, 20 Nov 2026, 3:30 am: Rating was 1 of 5 stars.',
    ]),
  );
  writeText.mockRejectedValue(new Error('not allowed'));
  await copy.click();
  const text = page.getByRole('textbox', { name: 'Record text' });
  await expect.element(text).toHaveValue(lines.join('\n'));
});

// RECORDED-1
test('a record that does not exist says so', async () => {
  const headers = { 'Content-Type': 'application/problem+json' };
  const body = { code: 'NOT_FOUND', detail: '' };
  open({}, Response.json(body, { status: 404, headers }));
  await expect.element(page.getByText('This record does not exist')).toBeVisible();
});

// PRIVACY-7, PRIVACY-8, PRIVACY-17
test('an owner marks a record as void, with a reason, after seeing how many are affected', async () => {
  open({});
  const sent: string[] = [];
  const marked = { _id: 'v1', at: '2026-11-21T03:00:00.000Z', by: 'Ada', reason: 'A prank' };
  let isVoid = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    const data = { ...marked, count: 12, canUndo: true, from: '2026-11-22T03:00:00.000Z' };
    if (init?.method === 'POST') {
      sent.push(`${path as string} ${init.body as string}`);
      isVoid = !(path as string).includes('/undo');
      return Response.json({ data });
    }
    if (!(path as string).includes('/void'))
      return Response.json({ data: { ...full, ...(isVoid && { void: data }) } });
    const count = (path as string).includes('from=') ? 12 : 1;
    const waits = count > 10;
    return Response.json({ data: { count, isMore: false, isKnown: true, waits } });
  });
  await page.getByRole('button', { name: 'Mark as void' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('1 record would be void.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Mark as void' }).click();
  await expect.element(dialog.getByText('Required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(' A prank ');
  await dialog.getByRole('radio', { name: 'All from the same network' }).click();
  await expect.element(dialog.getByText('12 records would be void.')).toBeVisible();
  await expect.element(dialog.getByText(/^When you mark more than ten in a day/)).toBeVisible();
  expect(await violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Mark as void' }).click();
  await expect.element(page.getByText('12 records will be void in a day')).toBeVisible();
  const day = '2026-11-20';
  const data = { reason: 'A prank', from: day, to: day };
  expect(sent).toEqual([`/api/attend/r1/void ${JSON.stringify({ data })}`]);
  await expect.element(page.getByText(/Marked as void by Ada, 21 Nov 2026/)).toBeVisible();
  await expect.element(page.getByText(/Takes effect on 22 Nov 2026/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Mark as void' }).query()).toBeNull();
  await page.getByRole('button', { name: 'Undo: A prank' }).click();
  await expect.element(page.getByRole('button', { name: 'Mark as void' })).toBeVisible();
  expect(sent[1]).toContain('/api/voids/v1/undo');
});

// PRIVACY-4
test('a record past its time limit says that its details were deleted', async () => {
  open({ steps: [], trail: [], description: '', advisor: 'Someone', isSwept: true });
  await expect
    .element(page.getByText(/Its details were deleted after their time limit/))
    .toBeVisible();
});

// PRINT-8
test('printing uses the stored record, and without a network the page stays', async () => {
  const printed: boolean[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push(document.body.textContent.includes('Rung back at four.'));
  });
  open({});
  await expect.element(page.getByText('Building cleared.')).toBeVisible();
  const corrected = { ...full, description: 'Rung back at four.' };
  vi.mocked(fetch).mockImplementation(
    async () => await Promise.resolve(Response.json({ data: corrected })),
  );
  const button = page.getByRole('button', { name: 'Print' });
  await button.click();
  await expect.poll(() => printed).toEqual([true]);
  vi.mocked(fetch).mockImplementation(async () => await Promise.resolve(Response.error()));
  await button.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Not printed/);
  await expect.element(page.getByText('Rung back at four.')).toBeVisible();
  expect(printed).toHaveLength(1);
});

// PRINT-8
test('a record that was opened while the first loads for print is not printed', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  open({});
  await expect.element(page.getByText('Building cleared.')).toBeVisible();
  const read = Promise.withResolvers<Response>();
  vi.mocked(fetch).mockImplementationOnce(async () => await read.promise);
  await page.getByRole('button', { name: 'Print' }).click();
  const another = { ...full, _id: 'r2', description: 'Another.' };
  vi.mocked(fetch).mockResolvedValue(Response.json({ data: another }));
  history.pushState(null, '', adminPaths.record('r2'));
  await expect.element(page.getByText('Another.')).toBeVisible();
  read.resolve(Response.json({ data: full }));
  // A print would come after the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(print).not.toHaveBeenCalled();
});

// CONTACT-12
test('a number in right-to-left words reads left to right', async () => {
  const [question, answer] = [fromRight('777-0142'), fromRight('777-0143')];
  open({
    asked: [{ _id: 'all', question, customiseAnswerType: true, noAction: { customText: answer } }],
  });
  await expect.element(story.getByText(question, { exact: true })).toBeVisible();
  await expect.element(story.getByText(answer, { exact: true })).toBeVisible();
  for (const number of ['777-0142', '777-0143']) expect(readsFromLeft(number)).toBe(true);
});
