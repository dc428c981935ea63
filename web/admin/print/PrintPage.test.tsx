import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Campus } from '#core/campus/setting.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { contactRef } from '#core/campus/contact-refs.ts';
import { issueWith } from '#core/fixtures/issues.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import { encodeIssue } from '#core/issue/wire-issue.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';
import { draw } from '#kit/test/draw.ts';
import { emulate } from '#kit/test/emulate.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import { PrintPage } from './PrintPage.tsx';

const security = {
  id: 'security',
  name: 'Campus Security',
  number: '01632 960 114',
  when: 'Danger',
  categories: [],
};
const CAMPUS: Campus = { ...NEW_CAMPUS, contacts: [security] };
let campus: Campus;

const alarm = issueWith({
  _id: 'alarm',
  title: 'Smoke alarm',
  category: 'Fire',
  publish: true,
  isStarter: true,
  revision: 14,
  reviewBy: '2027-09-01',
  firstAct: `Do not use the lift. Call ${contactRef('security')}.`,
  updatedAt: '2027-03-04T23:30:00Z',
  steps: [ask('a', 'c', 'next'), confirm('b', 'end'), confirm('c', 'b')],
});
const mice = issueWith({
  _id: 'mice',
  title: 'Mice',
  category: 'Pests',
  publish: true,
  revision: 1,
  steps: [confirm('a', 'end')],
});
const draft = issueWith({ _id: 'draft', title: 'A draft', steps: [confirm('a', 'end')] });

let publicUrl: string;
let issues: (typeof alarm)[];

/** The words of issues in Spanish that advisors have. */
let spanish: unknown[];
const SPANISH = { language: 'es', isPublished: true, current: 1, stale: 0, missing: 1 };

beforeEach(() => {
  campus = CAMPUS;
  spanish = [];
  publicUrl = 'https://on-call.ashdown.example';
  issues = [mice, draft, alarm];
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    if (address === '/api/advisor/translations/es') {
      return await Promise.resolve(Response.json({ data: spanish }));
    }
    const data = {
      '/api/issue': issues.map(encodeIssue),
      '/api/issue?steps=count': issues.map(({ steps: _, ...one }) => ({
        ...one,
        stepCount: 1,
        problemCount: 0,
        paths: null,
        ...(spanish.length > 0 && { languages: [SPANISH] }),
      })),
      '/api/settings': { campus, version: 1, timeZone: 'Europe/Berlin', uses: {} },
      '/api/campus': {
        name: 'Ashdown',
        timeZone: 'Europe/Berlin',
        publicUrl,
        poweredByUrl: '/',
        signIn: { campus: false, passwords: true },
      },
    }[address as string];
    return await Promise.resolve(Response.json({ data }));
  });
});

afterEach(async () => {
  await emulate({});
  await page.viewport(1280, 800);
});

const open = (search: string): void => {
  history.replaceState(null, '', `/admin/print${search}`);
  draw(<PrintPage />);
};
const sheet = (heading: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: heading }) });

// PRINT-1
test('a QR sheet shows the title, category, campus and address of every published issue', async () => {
  open('?what=codes');
  await expect.element(page.getByText('Ashdown')).toBeVisible();
  const codes = page.getByRole('img');
  expect(codes.elements().map((code) => code.getAttribute('aria-label'))).toEqual([
    'QR code of Smoke alarm',
    'QR code of Mice',
  ]);
  await expect.element(page.getByText('Pests')).toBeVisible();
  await expect.element(page.getByText('https://on-call.ashdown.example/i/mice')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

// PRINT-3, TRANSLATE-37
test('the binder is printed in a language as advisors see it, with untranslated steps in the original', async () => {
  spanish = [
    {
      _id: 'alarm',
      revision: 14,
      notReviewed: true,
      title: 'Alarma de humo',
      steps: { a: { question: '¿Suena?' } },
    },
    { _id: 'mice', revision: 7, title: 'Ratones', steps: {} },
  ];
  open('?what=both');
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('Español');
  const words = sheet('1. Alarma de humo');
  await expect.element(words).toMatchTextContent(/¿Suena\?.*Sí → go to step 3.*No → go to step 2/);
  const heading = words.getByRole('heading', { name: '1. Alarma de humo' });
  await expect.element(heading).toHaveAttribute('lang', 'es');
  await expect.element(words.getByText('¿Suena?')).toHaveAttribute('lang', 'es');
  await expect.element(words.getByText('Translated, not reviewed yet.')).toBeVisible();
  await expect.element(words.getByText('Sí', { exact: true })).toHaveAttribute('lang', 'es');
  await expect.element(words).toMatchTextContent(/This step is not in Spanish yet\.Do b\./);
  await expect.element(words.getByText('Do b.', { exact: true })).toHaveAttribute('lang', 'en');
  expect(words.getByText('This step is not in Spanish yet.').elements()).toHaveLength(2);
  // Words of another revision are not what advisors read.
  await expect.element(sheet('2. Mice')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'QR code of Alarma de humo' })).toBeVisible();
  expect(location.search).toContain('language=es');
});

// PRINT-1
test('the page warns about an address that no phone can reach', async () => {
  publicUrl = 'http://localhost:3000';
  open('?what=codes');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/set PUBLIC_URL/);
});

// PRINT-3
test('the binder shows the target of each answer, the contacts and the revision', async () => {
  open('?what=binder');
  const words = sheet('1. Smoke alarm');
  for (const text of [
    'Fire. Revision 14, Mar 5, 2027. Review by Sep 1, 2027.',
    'Starter text, not reviewed yet.',
    'Do not use the lift. Call Campus Security, 01632 960 114.',
    'Yes → go to step 3',
    'No → go to step 2',
    'I have done b → go to the end',
    'I have done c → go to step 2',
  ]) {
    await expect.element(words).toMatchTextContent(new RegExp(text));
  }
  await expect.element(sheet('2. Mice')).toBeVisible();
});

/** Returns the words of an element that are broken within. */
function brokenWords(element: Element): string[] {
  const text = element.firstChild;
  return [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    if (text) range.setStart(text, index);
    if (text) range.setEnd(text, index + word.length);
    return range.getClientRects().length === 1 ? [] : word;
  });
}

// PRINT-4
test.each([390, 688])(
  'no word of a contact is broken, on paper and on a screen %i px wide',
  async (width) => {
    const when = 'Somebody swallowed, breathed in or touched what may be poisonous. '.repeat(4);
    const contact = { ...security, name: 'Poison information', when };
    campus = { ...CAMPUS, contacts: [contact] };
    await page.viewport(width, 900);
    open('?what=binder');
    const names = page.getByRole('rowheader');
    await expect.element(names.filter({ hasText: contact.name })).toBeVisible();
    expect(names.elements().flatMap(brokenWords)).toEqual([]);
  },
);

// CONTACT-14
test('the note of a contact is below its name in the binder', async () => {
  campus = { ...CAMPUS, contacts: [{ ...security, note: 'By the gate' }] };
  open('?what=binder');
  const names = page.getByRole('rowheader');
  const named = names.filter({ hasText: 'By the gate' });
  await expect.element(named).toMatchTextContent(new RegExp(`^${security.name}`));
});

// CONTACT-12
test('a number in right-to-left words reads left to right', async () => {
  issues = [
    issueWith({
      ...mice,
      firstAct: fromRight('777-0142'),
      steps: [{ ...confirm('a', 'end'), question: fromRight('777-0143') }],
    }),
  ];
  open('?what=binder');
  for (const number of ['777-0142', '777-0143']) {
    await expect.element(sheet('1. Mice')).toMatchTextContent(fromRight(number));
    expect(readsFromLeft(number)).toBe(true);
  }
});

const said = (text: string) => page.getByText(text, { exact: true });

// PRINT-7
test('the page says how many sheets it prints', async () => {
  open('?what=both');
  await expect.element(said('2 published procedures, 4 sheets of paper.')).toBeVisible();
  await page.getByRole('combobox', { name: 'What to print' }).selectOptions('QR sheet');
  await expect.element(said('2 published procedures, 1 sheet of paper.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Which procedures' }).selectOptions('Mice');
  await page.getByRole('combobox', { name: 'What to print' }).selectOptions('Binder');
  await expect.element(said('1 published procedure, 1 sheet of paper.')).toBeVisible();
});

// PRINT-7
test('a larger text size in the browser does not change the paper', async () => {
  open('?what=codes');
  const name = page.getByRole('article').getByText('Ashdown', { exact: true });
  await expect.element(name).toBeVisible();
  const sizeOf = () => getComputedStyle(name.element()).fontSize;
  const before = sizeOf();
  document.documentElement.style.fontSize = '200%';
  expect(sizeOf()).toBe(before);
  document.documentElement.style.fontSize = '';
});

// PRINT-7
test('a narrow screen plans the same number of sheets', async () => {
  issues = [{ ...mice, steps: longSteps(15) }];
  await page.viewport(390, 844);
  open('?what=binder&issue=mice');
  const sheets = page.getByText('1 published procedure, 2 sheets of paper.', { exact: true });
  await expect.element(sheets).toBeVisible();
});

/** Makes this many steps, of which about a dozen fit on a sheet. */
const longSteps = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...confirm(`s${index}`, index === count - 1 ? 'end' : 'next'),
    question: 'Look.\nListen.\nWait.',
  }));

/** Returns the number at the end of a line of contents. */
const sheetOf = (text: string | null): number => Number(/\d+$/.exec(text ?? '')?.[0] ?? 0);

// PRINT-4, PRINT-5, PRINT-7
test('the table of contents gives the sheet of each procedure for the chosen paper size', async () => {
  issues = [{ ...mice, category: 'Access', steps: longSteps(150) }, alarm];
  open('?what=both&paper=a4');
  const contents = sheet('Contents').getByRole('listitem');
  // The codes and the cover are before it.
  await expect.element(contents.nth(0)).toMatchTextContent('Mice Access3');
  const alarmSheet = () => sheetOf(contents.nth(1).element().textContent);
  await expect.poll(alarmSheet).toBeGreaterThan(10);
  const onA4 = alarmSheet();
  const paper = page.getByRole('combobox', { name: 'Paper' });
  await expect.element(paper).toHaveValue('a4');
  await paper.selectOptions('Letter');
  await expect.poll(alarmSheet).toBeGreaterThan(onA4);
  expect(location.search).toBe('?what=both');
});

// PRINT-4, CONTACT-11
test('an extension is printed as written, with its main number', async () => {
  campus = { ...withNumber('x4411'), main: '301 555 0100' };
  open('?what=binder');
  const cover = sheet('Contents');
  await expect
    .element(cover.getByRole('row', { name: 'Campus Security x4411 Danger' }))
    .toBeVisible();
  await expect
    .element(cover.getByRole('row', { name: 'Campus main number 301 555 0100' }))
    .toBeVisible();
});

// PRINT-4
test('the calls and the table of contents are in front of the binder', async () => {
  open('?what=binder');
  const cover = sheet('Contents');
  await expect
    .element(cover.getByRole('row', { name: 'Campus Security 01632 960 114 Danger' }))
    .toBeVisible();
  await expect
    .element(cover.getByRole('row', { name: 'emergency services number not set' }))
    .toBeVisible();
  const lines = () => cover.getByRole('listitem').elements();
  await expect
    .poll(() => lines().map((item) => item.textContent))
    .toEqual(['Smoke alarm Fire2', 'Mice Pests3']);
});

// PRINT-1
test('the address selects a single issue, which can be changed to all published ones', async () => {
  open('?issue=mice');
  await expect
    .element(page.getByRole('heading', { name: 'Mice', exact: true }).first())
    .toBeVisible();
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(2);
  await page.getByRole('combobox', { name: 'Which procedures' }).selectOptions('All published');
  await expect.element(sheet('1. Smoke alarm')).toBeVisible();
  await expect.poll(() => location.search).toBe('?what=both');
});

test('an unpublished issue says so and is not printed', async () => {
  open('?issue=draft');
  await expect.element(page.getByText('This procedure is not published')).toBeVisible();
  await page.getByRole('button', { name: 'Show all published' }).click();
  await expect.element(sheet('1. Smoke alarm')).toBeVisible();
});

// PRINT-5
test('paper is light and has only the sheets, even in dark mode', async () => {
  open('?what=codes');
  await expect.element(page.getByRole('img').first()).toBeVisible();
  await emulate({ 'prefers-color-scheme': 'dark' });
  const paper = page.getByRole('article').element();
  expect(getComputedStyle(paper).backgroundColor).toBe('rgb(255, 255, 255)');
  expect(getComputedStyle(paper).color).toBe('rgb(0, 0, 0)');
  await emulate({ media: 'print' });
  expect(page.getByRole('button', { name: 'Print' }).elements()).toEqual([]);
});

/** Counts how often the server was asked for an address. */
const asked = (path: string) =>
  vi.mocked(window.fetch).mock.calls.filter(([address]) => address === path).length;

const PRINTED = '/api/setup/codes-printed';

// SETUP-6
test('the server is notified when QR codes are printed, but not when a binder is', async () => {
  history.replaceState(null, '', '/admin/print?what=binder');
  const { redraw } = draw(<PrintPage />);
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  window.dispatchEvent(new Event('afterprint'));
  redraw(null);
  expect(asked(PRINTED)).toBe(0);
  history.replaceState(null, '', '/admin/print?what=codes');
  redraw(<PrintPage />);
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => asked(PRINTED)).toBe(1);
});

// AREAS-11
test('QR codes for an area name it and select it by their links, and contacts are printed with hours', async () => {
  const areas = [{ id: 'n', name: 'North' }];
  const hours = 'every day 20:00 to 08:00';
  campus = { ...CAMPUS, areas, contacts: [{ ...security, areas: ['n'], hours }] };
  history.replaceState(null, '', '/admin/print?what=both');
  draw(<PrintPage />);
  const address = 'https://on-call.ashdown.example/i/mice';
  await expect.element(page.getByText(address, { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('For North. Every day 8 pm to 8 am. Danger', { exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByText(/Call Campus Security, [\d ]+ \(for North, every day 8 pm to 8 am\)\./))
    .toBeVisible();
  history.replaceState(null, '', '/admin/print?what=codes&area=n');
  await expect.element(page.getByText(`${address}?area=n`, { exact: true })).toBeVisible();
  await expect.element(page.getByText('Ashdown, North', { exact: true })).toBeVisible();
});

const NEW_NUMBER = '01632 960 999';
const withNumber = (number: string): Campus => ({ ...CAMPUS, contacts: [{ ...security, number }] });

// PRINT-8
test('the Print button and Ctrl+P print what is stored now, not what was loaded with the page', async () => {
  const printed: boolean[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push(document.body.textContent.includes(campus.contacts[0]?.number ?? '?'));
  });
  open('?what=binder');
  await expect.element(page.getByText(security.number).first()).toBeVisible();
  campus = withNumber(NEW_NUMBER);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => printed).toEqual([true]);
  campus = withNumber('01632 960 998');
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect.poll(() => printed).toEqual([true, true]);
});

// PRINT-8
test('a page shown again loads what is stored, and prints nothing if that fails', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  open('?what=binder');
  draw(<Toaster />);
  await expect.element(page.getByText(security.number).first()).toBeVisible();
  campus = withNumber(NEW_NUMBER);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(page.getByText(NEW_NUMBER).first()).toBeVisible();
  vi.mocked(window.fetch).mockResolvedValue(Response.error());
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Not printed/);
  await expect.element(page.getByText(NEW_NUMBER).first()).toBeVisible();
  expect(print).not.toHaveBeenCalled();
});

const PICTURE = `images/${'0'.repeat(64)}.webp`;
const button = page.getByRole('button', { name: 'Print' });

/** Opens the binder with a picture that has not come yet. */
async function openWithLatePicture() {
  issues = [issueWith({ ...mice, steps: [{ ...confirm('a', 'end'), image: PICTURE }] })];
  const print = vi.spyOn(window, 'print').mockReturnValue();
  open('?what=binder');
  const found = page.getByRole('img', { name: 'Image for step 1' });
  await expect.element(found).toBeInTheDocument();
  const picture = found.element() as HTMLImageElement;
  // There is no picture: the browser reports that before the test goes on.
  await expect.poll(() => picture.complete).toBe(true);
  vi.spyOn(picture, 'complete', 'get').mockReturnValue(false);
  return { print, picture };
}

// PRINT-8
test.each(['load', 'error'])(
  'printing waits for the %s event of an image, and then happens once',
  async (end) => {
    const { print, picture } = await openWithLatePicture();
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => asked('/api/issue')).toBe(2);
    await userEvent.keyboard('{Control>}p{/Control}');
    expect(print).not.toHaveBeenCalled();
    picture.dispatchEvent(new Event(end));
    await expect.poll(() => print.mock.calls.length).toBe(1);
    await expect.element(button).not.toHaveAttribute('aria-busy');
    expect(asked('/api/issue')).toBe(2);
    expect(print).toHaveBeenCalledOnce();
  },
);

// PRINT-8
test('printing waits at most 20 s for an image that does not load', async () => {
  const { print } = await openWithLatePicture();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await button.click();
  await expect.poll(() => asked('/api/issue')).toBe(2);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(print).not.toHaveBeenCalled();
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(5_000);
      return print.mock.calls.length;
    })
    .toBe(1);
});

// PRINT-8
test('a choice changed while images load is printed only on request', async () => {
  const { print, picture } = await openWithLatePicture();
  await button.click();
  await expect.poll(() => asked('/api/issue')).toBe(2);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('combobox', { name: 'What to print' }).selectOptions('QR sheet');
  await expect.element(button).not.toHaveAttribute('aria-busy');
  picture.dispatchEvent(new Event('load'));
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect.poll(() => asked('/api/issue')).toBe(3);
  await expect.poll(() => print.mock.calls.length).toBe(1);
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(print).toHaveBeenCalledOnce();
});
