import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Press } from '#core/notifications/answers.ts';
import type { OpenEscalation } from '#core/notifications/escalation-schema.ts';
import { violations } from '#kit/test/axe.ts';
import { queryClient } from '../base/queries.ts';
import { OpenEscalations } from './OpenEscalations.tsx';
import { drawAdmin } from '../test/draw-admin.tsx';

const AT = '2026-12-09T08:12:00Z';
const open: OpenEscalation = {
  record: '0f8a1c5e-0000-4000-8000-000000000003',
  title: 'Water through a ceiling',
  category: 'Water',
  area: 'North area',
  advisor: 'Jordan Lee',
  callback: '5550188',
  startedAt: AT,
  at: AT,
  answers: [],
  told: [{ name: 'Duty manager', at: AT }],
  canWithdraw: true,
};

/** Serves these, and what is pressed; returns the writes. */
function respondWith(escalations: OpenEscalation[]): unknown[] {
  const written: unknown[] = [];
  let all = escalations;
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    if (init?.method === 'POST') {
      written.push([path, JSON.parse((init.body as string | null) ?? 'null')]);
      const [, sent] = written.at(-1) as [string, { data: { press?: Press } } | null];
      const press = sent?.data.press;
      const answers = press ? [{ name: 'Maya', press, at: AT, isMine: true }] : [];
      all = all.map((one) => (press ? { ...one, answers } : { ...one, canWithdraw: false }));
      return Response.json({ data: all[0] });
    }
    const listed = all.filter(({ answers }) => answers[0]?.press !== 'notReal');
    return Response.json({ data: { escalations: listed, timeZone: 'America/New_York' } });
  });
  return written;
}

function serverHas(escalations: OpenEscalation[]): unknown[] {
  const written = respondWith(escalations);
  drawAdmin(<OpenEscalations />);
  return written;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

// ANSWERS-6
test('an open escalation is listed with its number to call back, and one press takes it', async () => {
  const written = serverHas([open]);
  const row = page.getByRole('region', { name: 'Open escalations' }).getByRole('listitem').first();
  await expect.element(row).toMatchTextContent(/Jordan Lee, North area, 3:12 am/);
  await expect.element(row).toMatchTextContent(/Told: Duty manager.*Nobody has it/);
  await expect
    .element(row.getByRole('link', { name: 'Call back 5550188' }))
    .toHaveAttribute('href', 'tel:5550188');
  expect(await violations()).toEqual([]);
  await button('I have it: Water through a ceiling').click();
  await expect.element(row).toMatchTextContent(/Maya has it, 3:12 am/);
  await expect.element(button('Done: Water through a ceiling')).toBeVisible();
  const path = `/api/escalations/${open.record}/press`;
  expect(written).toEqual([[path, { data: { press: 'have' } }]]);
});

// LADDER-23
test('one press marks an escalation as not real, and a toast undoes it', async () => {
  const written = serverHas([open]);
  const part = page.getByRole('region', { name: 'Open escalations' });
  await button('Not real: Water through a ceiling').click();
  await expect.element(part).not.toBeInTheDocument();
  await button('Undo').click();
  await expect.element(part).toBeVisible();
  await expect.element(button('I have it: Water through a ceiling')).toBeVisible();
  const path = `/api/escalations/${open.record}/press`;
  expect(written).toEqual([
    [path, { data: { press: 'notReal' } }],
    [path, { data: { press: 'real' } }],
  ]);
});

// ANSWERS-3
test('an owner ends the links of an escalation after a question', async () => {
  const written = serverHas([open]);
  await button('Withdraw links: Water through a ceiling').click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('button', { name: 'Withdraw links', exact: true }).click();
  await expect.poll(() => written).toHaveLength(1);
  await expect.element(button('Withdraw links: Water through a ceiling')).not.toBeInTheDocument();
});

// ANSWERS-6
test('an inbox without an open escalation has nothing above its messages', async () => {
  serverHas([]);
  await expect.poll(() => vi.mocked(window.fetch).mock.calls.length).toBeGreaterThan(0);
  expect(page.getByRole('region').elements()).toEqual([]);
});

// ANSWERS-6
test('a list that does not load does not count as empty, and a shown one stays', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  drawAdmin(<OpenEscalations />);
  const part = page.getByRole('region', { name: 'Open escalations' });
  const failed = part.getByRole('alert').filter({ hasText: 'did not load' });
  await expect.element(failed).toBeVisible();
  expect(await violations()).toEqual([]);
  respondWith([open]);
  await button('Try again').click();
  await expect.element(part.getByRole('listitem').first()).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
  vi.mocked(window.fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await queryClient.refetchQueries();
  await expect.element(failed).toBeVisible();
  await expect.element(part.getByRole('listitem').first()).toBeVisible();
});
