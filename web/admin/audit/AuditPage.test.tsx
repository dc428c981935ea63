import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AuditRow } from '#core/audit/audit-schema.ts';
import { AUDIT_ACTS } from '#core/audit/audit.ts';
import { violations } from '#kit/test/axe.ts';
import { draw } from '#kit/test/draw.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { messages } from '../../base/messages.ts';
import { queryClient } from '../base/queries.ts';
import { olderMessages } from '../shared/states/messages.ts';
import { ACT_NAMES, auditMessages as words } from './messages.ts';
import { ALL, parseAudit, auditAddress } from './audit-filter.ts';
import { AuditPage } from './AuditPage.tsx';

const PAGE = 50;
const row = (number: number, members: Partial<AuditRow> = {}): AuditRow => ({
  number,
  at: '2026-11-20T03:07:00.000Z',
  what: 'issue.publish',
  who: 'ada',
  subject: 'lift',
  name: `Lift ${number}`,
  network: '203.0.113.7',
  session: 's',
  request: 'r',
  count: 1,
  ...members,
});

let rows: AuditRow[];
let isDown: boolean;
const asked: string[] = [];

beforeEach(() => {
  rows = [];
  isDown = false;
  asked.length = 0;
  history.replaceState(null, '', adminPaths.trail());
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    await Promise.resolve();
    const url = new URL(path as string, location.href);
    asked.push(`${url.pathname}${url.search}`);
    if (isDown) return new Response('', { status: 503 });
    const before = Number(url.searchParams.get('before') ?? 0);
    const shown = rows.slice(before, before + PAGE);
    const next = rows.length > before + PAGE ? String(before + PAGE) : null;
    const people = [{ _id: 'ada', name: 'Ada' }];
    return Response.json({ data: { rows: shown, next, people, timeZone: 'Asia/Tokyo' } });
  });
});

const drawPage = () =>
  draw(
    <QueryClientProvider client={queryClient}>
      <AuditPage />
    </QueryClientProvider>,
  );
const item = (hasText: string) => page.getByRole('listitem').filter({ hasText });
const button = (name: string) => page.getByRole('button', { name, exact: true });

// TRAIL-10
test('a row says when, who, what, about what, from where and how often', async () => {
  const nobody = { who: null, subject: null, name: null };
  rows = [
    row(9),
    row(8, { ...nobody, what: 'session.refuse', count: 3 }),
    row(7, { ...nobody, what: 'trail.cut', network: null }),
    row(6, { who: 'gone-for-good', what: 'issue.export', subject: null, name: null, count: 21 }),
    row(5, { what: 'admin.disable', subject: 'gone-for-good', name: null }),
    row(4, { what: 'record.open', subject: '0f8a1c5e-0000', name: null }),
    row(3, { ...nobody, what: 'refusal.limit', subject: 'POST /api/attend' }),
    row(2, { what: 'told.add', subject: 't', name: 'duty@example.edu' }),
    row(12, { what: 'person.forget', subject: null, name: null, count: 29 }),
    row(11, { what: 'record.void', subject: 'v', name: null, count: 3 }),
    row(1, { what: 'a.later.version', subject: null, name: null }),
  ];
  drawPage();
  await expect.element(item('Lift 9').filter({ hasText: /Nov 20, 2026, 12:07 pm/ })).toBeVisible();
  await expect
    .element(item('Lift 9').filter({ hasText: /Published.*Lift 9.*Ada.*203\.0\.113\.7/ }))
    .toBeVisible();
  const link = page.getByRole('link', { name: 'Lift 9' });
  await expect.element(link).toHaveAttribute('href', adminPaths.issue('lift'));
  await expect
    .element(item('Sign-in refused 3 times').filter({ hasText: words.nobody }))
    .toBeVisible();
  await expect
    .element(item(ACT_NAMES['trail.cut']).filter({ hasText: words.server }))
    .toBeVisible();
  await expect
    .element(item('21 procedures').filter({ hasText: words.gone('gone-for-good') }))
    .toBeVisible();
  await expect
    .element(item('Disabled an account').filter({ hasText: /Disabled.*gone-for.*Ada/ }))
    .toBeVisible();
  const record = page.getByRole('link', { name: '0f8a1c5e' });
  await expect.element(record).toHaveAttribute('href', adminPaths.record('0f8a1c5e-0000'));
  await expect.element(item('POST /api/attend')).toBeVisible();
  await expect.element(item('duty@example.edu')).toBeVisible();
  await expect.element(item('Removed a name 29 entries')).toBeVisible();
  await expect.element(item('Marked as void 3 records')).toBeVisible();
  await expect.element(item('a.later.version')).toBeVisible();
  const request = item('Lift 9').getByText(words.request, { exact: true });
  await expect.element(request).not.toBeVisible();
  await item('Lift 9')
    .getByLabelText(/^Details of row/)
    .click();
  await expect.element(request).toBeVisible();
  expect(await violations()).toEqual([]);
});

const lefts = (elements: Element[]) =>
  elements.map((one) => Math.round(one.getBoundingClientRect().left));

// TRAIL-10
test('each column has its heading above it if the rows are in columns', async () => {
  rows = [row(9)];
  drawPage();
  await expect.element(item('Lift 9')).toBeVisible();
  const heads = page.getByText('Where', { exact: true }).element().parentElement;
  const columns = [...(heads?.children ?? [])];
  expect(columns.map(({ textContent }) => textContent)).toEqual(['When', 'What', 'Who', 'Where']);
  const cells = [...item('Lift 9').element().children].slice(0, columns.length);
  expect(lefts(columns)).toEqual(lefts(cells));
});

// TRAIL-10, SHELL-5
test('older entries appear on request, and entries that did not load can be loaded again', async () => {
  rows = Array.from({ length: 2 * PAGE + 1 }, (_, index) => row(index + 1));
  isDown = true;
  drawPage();
  await expect.element(page.getByRole('alert').filter({ hasText: words.loadFailed })).toBeVisible();
  isDown = false;
  await button(messages.tryAgain).click();
  await expect.element(item('Lift 50')).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(PAGE);
  isDown = true;
  await button(olderMessages.older).click();
  await expect.element(page.getByText(olderMessages.olderFailed)).toBeVisible();
  isDown = false;
  await button(olderMessages.older).click();
  await expect.element(item('Lift 100')).toBeVisible();
  await button(olderMessages.older).click();
  await expect.element(item('Lift 101')).toBeVisible();
  await expect.element(button(olderMessages.older)).not.toBeInTheDocument();
});

// TRAIL-10
test('the address keeps the filters', async () => {
  drawPage();
  await expect.element(page.getByText(words.empty)).toBeVisible();
  await page.getByLabelText(words.from).fill('2026-11-02');
  await page.getByLabelText(words.to, { exact: true }).fill('2026-11-01');
  await expect.element(page.getByText(words.outOfOrder)).toBeVisible();
  await expect.element(button(words.show)).toBeDisabled();
  await page.getByLabelText(words.to, { exact: true }).fill('2026-11-03');
  await page.getByLabelText(words.who).selectOptions('Ada');
  await button(words.show).click();
  await expect.element(page.getByText(words.noneFound)).toBeVisible();
  const query = '?who=ada&from=2026-11-02&to=2026-11-03';
  expect(location.search).toBe(query);
  expect(asked.at(-1)).toBe(`/api/trail${query}`);
  await button(words.showAll).click();
  await expect.element(page.getByText(words.empty)).toBeVisible();
  expect(location.search).toBe('');
});

// TRAIL-10
test('a file that does not load says so', async () => {
  rows = [row(1)];
  drawPage();
  await expect.element(item('Lift 1')).toBeVisible();
  isDown = true;
  await button(words.download).click();
  await expect.element(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  expect(asked.at(-1)).toBe('/api/trail.csv');
});

// TRAIL-10
test('nonsense in the address is ignored', () => {
  const parsed = parseAudit(new URLSearchParams('kind=x&from=2026-02-30&to=2026-11-01&who=ada'));
  expect(parsed).toEqual({ ...ALL, to: '2026-11-01', who: 'ada' });
  expect(parseAudit(new URLSearchParams('from=2026-11-02&to=2026-11-01')).to).toBe('');
  expect(auditAddress(ALL)).toBe('/admin/trail');
});

// TRAIL-6
test('every act has words for people', () => {
  expect(Object.keys(ACT_NAMES).toSorted()).toEqual(Object.values(AUDIT_ACTS).flat().toSorted());
});
