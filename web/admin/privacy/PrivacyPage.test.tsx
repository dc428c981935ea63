import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PersonFound } from '#core/privacy/person-schema.ts';
import type { PrivacySettings } from '#core/privacy/privacy-schema.ts';
import type { RecordVoid } from '#core/record/void-schema.ts';
import { FOR_EVER } from '#core/privacy/retention.ts';
import { violations } from '#kit/test/axe.ts';
import { draw } from '#kit/test/draw.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';
import { messages } from '../../base/messages.ts';
import { adminMessages } from '../base/messages.ts';
import { queryClient } from '../base/queries.ts';
import { privacyMessages as words } from './messages.ts';
import { voidMessages as voidWords } from '../shared/voids/messages.ts';
import { personMessages } from './person-messages.ts';
import { PrivacyPage } from './PrivacyPage.tsx';
import { refusal } from '../test/answers.ts';

let stored: PrivacySettings;
let person: PersonFound;
let about: string;
let voids: RecordVoid[];
const bodies: string[] = [];
let isDown: boolean;
let isOvertaken: boolean;
const asked: string[] = [];

beforeEach(() => {
  stored = { terms: { ...FOR_EVER, mails: 30 }, version: 4, timeZone: 'Europe/London' };
  [isDown, isOvertaken] = [false, false];
  asked.length = 0;
  voids = [];
  bodies.length = 0;
  person = { records: 2, messages: 1, searches: 1, mails: 0, accounts: [] };
  about = '{"name":"Ada L","rows":{}}\n';
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    asked.push(`${init?.method ?? 'GET'} ${path as string}`);
    if (isDown) return new Response('', { status: 503 });
    if (isOvertaken && init?.method !== 'GET') return refusal('VERSION_CONFLICT');
    if ((path as string).startsWith('/api/privacy/person')) {
      bodies.push(`${path as string} ${init?.body as string}`);
      if (path === '/api/privacy/person/about')
        return new Response(`{"data":${about}}`, {
          headers: { 'content-type': 'application/json' },
        });
      return Response.json({ data: person });
    }
    if (path === '/api/voids') return Response.json({ data: { voids, timeZone: 'UTC' } });
    if ((path as string).includes('/preview')) {
      const none = { count: 0, oldest: null };
      const records = { count: 12_345, oldest: '2025-11-03' };
      const goes = (path as string).includes('records=30&');
      const data = { records: goes ? records : none, messages: none, searches: none };
      return Response.json({ data: { ...data, signIns: none, mails: none } });
    }
    if (init?.method === 'PUT') {
      const { data } = JSON.parse(init.body as string) as { data: PrivacySettings };
      const { waiting: _, ...kept } = stored;
      stored = { ...kept, terms: data.terms, version: data.version + 1 };
    }
    return Response.json({ data: stored });
  });
});

const drawPage = () =>
  draw(
    <QueryClientProvider client={queryClient}>
      <PrivacyPage />
      <Toaster />
    </QueryClientProvider>,
  );
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

// PRIVACY-1, PRIVACY-3
test('the records to delete are shown before a time limit is saved, and again after a change', async () => {
  drawPage();
  await expect.element(field('Emails')).toHaveValue('30');
  await expect.element(field('Records')).toHaveValue('');
  await expect.element(button(words.preview)).toBeDisabled();
  await field('Records').fill('6');
  await expect.element(page.getByText(words.noTerm)).toBeVisible();
  await expect.element(button(words.preview)).toBeDisabled();
  await field('Records').fill('30');
  await expect.element(button(words.save)).not.toBeInTheDocument();
  await button(words.preview).click();
  await expect.element(page.getByText('12,345, oldest from Nov 3, 2025')).toBeVisible();
  expect(asked).toContain('GET /api/privacy/preview?records=30&mails=30');
  expect(await violations()).toEqual([]);
  await field('Records').fill('3000');
  await expect.element(button(words.save)).not.toBeInTheDocument();
  await button(words.preview).click();
  await expect.element(page.getByText(words.nothingGoes)).toBeVisible();
  await button(words.save).click();
  await expect.element(page.getByText(words.saved)).toBeVisible();
  expect(stored.terms).toEqual({ ...FOR_EVER, records: 3000, mails: 30 });
  await expect.element(button(words.preview)).toBeDisabled();
});

// PRIVACY-16
test('shorter time limits that wait show when they take effect, and can be undone', async () => {
  const waiting = { terms: { ...FOR_EVER, records: 7, mails: 30 }, at: '2026-11-28T03:07:00.000Z' };
  stored = { ...stored, waiting };
  drawPage();
  await expect.element(field('Records')).toHaveValue('7');
  const note = page.getByRole('region', { name: words.waiting });
  await expect.element(note.getByText(/^They take effect on Nov 28, 2026, 3:07 am/)).toBeVisible();
  await expect.element(note.getByText('forever, then 7 days')).toBeVisible();
  expect(await violations()).toEqual([]);
  await button(words.undoWaiting).click();
  await expect.element(page.getByText(words.undone)).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  expect(stored.terms).toEqual({ ...FOR_EVER, mails: 30 });
  await expect.element(field('Records')).toHaveValue('');
});

// PRIVACY-3, SHELL-5
test('failed loads, failed saves and saves by somebody else are shown in place', async () => {
  isDown = true;
  drawPage();
  await expect.element(page.getByRole('alert').filter({ hasText: words.loadFailed })).toBeVisible();
  isDown = false;
  await button(messages.tryAgain).click();
  await field('Searches').fill('90');
  isDown = true;
  await button(words.preview).click();
  await expect.element(page.getByRole('alert').filter({ hasText: /answer/ })).toBeVisible();
  [isDown, isOvertaken] = [false, true];
  await button(words.preview).click();
  await button(words.save).click();
  await expect.element(page.getByRole('alert').filter({ hasText: words.conflict })).toBeVisible();
  await expect.element(field('Searches')).toHaveValue('90');
});

// PRIVACY-9, PRIVACY-17
test('void records are listed, and a failed Undo says so', async () => {
  const marked = { _id: 'v1', at: '2026-11-21T03:00:00.000Z', canUndo: true };
  const from = '2026-11-22T03:00:00.000Z';
  voids = [{ ...marked, by: null, reason: 'A flood', count: 1_000, from }];
  drawPage();
  const row = page.getByRole('listitem').filter({ hasText: 'A flood' });
  await expect.element(row.getByText(/Takes effect on Nov 22, 2026, 3:00 am/)).toBeVisible();
  await expect.element(row.getByText('1,000 records, by Someone, Nov 21, 2026')).toBeVisible();
  isOvertaken = true;
  await page.getByRole('button', { name: 'Undo: A flood' }).click();
  const alert = page.getByRole('alert').filter({ hasText: voidWords.notUndone });
  await expect.element(alert).toBeVisible();
});

// PRIVACY-10
test('the file about a person is saved as it came, and an incomplete one is not', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return '#';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  drawPage();
  await field('Name or email').fill('Ada L');
  await button(personMessages.find).click();
  await button(personMessages.download).click();
  await expect.poll(() => saved.length).toBe(1);
  expect(await saved[0]?.text()).toBe(about);
  about = '{"name":"Ada L","rows":{"attendance":[\n{"id":"1"}';
  await button(personMessages.download).click();
  await expect.element(page.getByText(adminMessages.unanswered)).toBeVisible();
  expect(saved).toHaveLength(1);
});

// PRIVACY-10, PRIVACY-11
test('a person is looked up, and the name is removed after it was typed again', async () => {
  drawPage();
  await field('Name or email').fill(' Ada L ');
  await button(personMessages.find).click();
  await expect.element(page.getByText('2 records')).toBeVisible();
  await expect.element(page.getByText('1 message', { exact: true })).toBeVisible();
  expect(await violations()).toEqual([]);
  await button(personMessages.forget).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Ada');
  await dialog.getByRole('button', { name: personMessages.forget }).click();
  await expect.element(dialog.getByText(personMessages.differs)).toBeVisible();
  await dialog.getByRole('textbox').fill('Ada L');
  await dialog.getByRole('button', { name: personMessages.forget }).click();
  await expect.element(page.getByText(personMessages.forgotten)).toBeVisible();
  const data = { name: 'Ada L', confirmation: 'Ada L' };
  expect(bodies).toEqual([
    `/api/privacy/person ${JSON.stringify({ data: { name: 'Ada L' } })}`,
    `/api/privacy/person/forget ${JSON.stringify({ data })}`,
  ]);
});

// PRIVACY-11
test('a name of an account in use is not removed, and a search of nobody says nothing', async () => {
  person = {
    records: 0,
    messages: 0,
    searches: 0,
    mails: 3,
    accounts: [{ _id: 'a', email: 'ada@example.edu', isDisabled: false }],
  };
  drawPage();
  await field('Name or email').fill('Ada');
  await button(personMessages.find).click();
  await expect.element(page.getByText(personMessages.enabled('ada@example.edu'))).toBeVisible();
  await expect.element(button(personMessages.forget)).toBeDisabled();
  person = { records: 0, messages: 0, searches: 0, mails: 0, accounts: [] };
  await field('Name or email').fill('Bob');
  await button(personMessages.find).click();
  await expect.element(page.getByText(personMessages.nothing('Bob'))).toBeVisible();
});
