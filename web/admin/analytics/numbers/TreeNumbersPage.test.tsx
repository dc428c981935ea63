import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import { ask, confirm } from '#core/fixtures/trees.ts';
import type { TreeNumbers } from '#core/api/tree-numbers-api.ts';
import { encodeStep } from '#core/issue/encode-steps.ts';
import { violations } from '#kit/test/axe.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import { ADMIN_PATTERNS } from '#core/page/admin-pages.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { TreeNumbersPage } from './TreeNumbersPage.tsx';
import { drawAdmin } from '../../test/draw-admin.tsx';

const STEPS = [ask('a', 'next', 'c'), confirm('b', 'next'), ask('c', 'end', 'b')];

const zero = { began: 0, stopped: 0, escalated: 0, timed: 0, seconds: null };
const many: TreeNumbers = {
  title: 'Smoke alarm in a flat',
  drawn: 2,
  revisions: [
    { number: 2, savedAt: '2026-11-19T10:00:00.000Z' },
    { number: 1, savedAt: '2026-11-01T10:00:00.000Z' },
  ],
  timeZone: 'UTC',
  walks: 1050,
  resolved: 900,
  escalated: 140,
  withoutSteps: 0,
  escalatedAside: 1,
  unreadable: 2,
  steps: [
    { ...zero, step: 'a', visits: 1050, walks: 1050, began: 1050, timed: 900, seconds: 14 },
    { ...zero, step: 'b', visits: 700, walks: 690, timed: 600, seconds: 304 },
    { ...zero, step: 'c', visits: 1040, walks: 1000, stopped: 10, escalated: 41 },
    {
      ...zero,
      step: 'x',
      visits: 5,
      walks: 5,
      gone: { question: 'Is the panel lit?', revision: 1 },
    },
  ],
  ways: [
    { step: 'a', answer: 'yes', to: 'b', count: 600 },
    { step: 'a', answer: 'no', to: 'c', count: 445 },
    { step: 'a', answer: 'no', to: 'x', count: 5 },
    { step: 'b', answer: 'confirmed', to: 'c', count: 700 },
    { step: 'c', answer: 'yes', to: 'final', count: 1035 },
    { step: 'x', answer: 'other', to: 'final', count: 5 },
  ],
};
const none: TreeNumbers = {
  ...many,
  walks: 0,
  resolved: 0,
  escalated: 0,
  escalatedAside: 0,
  steps: [],
  ways: [],
};
const one: TreeNumbers = {
  ...none,
  walks: 1,
  resolved: 1,
  unreadable: 0,
  steps: [{ ...zero, step: 'a', visits: 1, walks: 1, began: 1, timed: 1, seconds: 9 }],
  ways: [{ step: 'a', answer: 'yes', to: 'final', count: 1 }],
};

/** Opens the page; returns every address that was asked for. */
function open(answer: (address: string) => TreeNumbers | Response, query = {}): string[] {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    await Promise.resolve();
    const address = path as string;
    asked.push(address);
    if (address.includes('/numbers')) {
      const found = answer(address);
      return found instanceof Response ? found : Response.json({ data: found });
    }
    if (!address.includes('/revisions/')) return await Promise.reject(new Error());
    const steps = STEPS.map((step) => encodeStep(step, STEPS));
    const saved = { savedAt: '2026-11-19T10:00:00.000Z', savedBy: null, note: null, urgent: null };
    const about = { title: many.title, category: 'Fire', firstAct: null };
    return Response.json({ data: { ...saved, ...about, number: 2, steps } });
  });
  history.replaceState(null, '', adminPaths.numbers('alarm', query));
  drawAdmin(
    <Route path={ADMIN_PATTERNS.numbers}>
      <TreeNumbersPage />
    </Route>,
  );
  return asked;
}

const tree = page.getByRole('region', { name: 'Numbers on the tree' });
const node = (name: string) => tree.getByRole('button', { name, exact: true });
const section = (name: string) => page.getByRole('region', { name });

// NUMBERS-1, NUMBERS-5, NUMBERS-7
test('the tree has the numbers at steps and answers, and names what is clearly higher', async () => {
  open(() => many);
  await expect
    .element(node('1. Question a?'))
    .toHaveAccessibleDescription(
      '1,050 records reached this step. typically 14 s. Yes: Step 2, 600 (57%). No: Step 3, 445 (42%)',
    );
  await expect
    .element(node('3. Question c?'))
    .toHaveAccessibleDescription(
      '1,000 records reached this step. 41 escalated here. 10 stopped. Yes: Final screen, 1,035 (100%). No: Step 2, 0 (0%)',
    );
  await expect.element(node('Final screen')).toHaveAccessibleDescription('1,040 of 1,050');
  await expect.element(tree.getByText('1,000, 1,040 times')).toBeVisible();
  const facts = [
    'Step 3: 41 of 1,000 (4%) escalated from here.',
    'Step 3: 10 of 1,000 (1%) escalated and stopped here.',
    'Step 2: half of 600 records took 304 s or longer.',
  ];
  for (const fact of facts)
    await expect.element(section('What stands out').getByText(fact)).toBeVisible();
  await expect
    .element(section('What stands out').getByRole('link', { name: 'Open Step 2' }))
    .toHaveAttribute('href', '/issue/alarm?pane=b');
  for (const fact of [
    '1,040 ended: 900 resolved, 140 escalated. 10 escalated and stopped before the end.',
    '42 were escalated along the way.',
    '1 of them at a step the advisor went back from, so no step shows them.',
    '2 records from missing revisions are left out.',
  ])
    await expect.element(section('Totals').getByText(fact)).toBeVisible();
  const elsewhere = section('In other revisions');
  await expect
    .element(elsewhere.getByText('“Is the panel lit?”, revision 1: 5 records', { exact: true }))
    .toBeVisible();
  await expect
    .element(elsewhere.getByText('Step 1, No: “Is the panel lit?”, revision 1, 5'))
    .toBeVisible();
  expect(await violations()).toEqual([]);
});

// NUMBERS-3
test('a record without a step counts as ended, not as reaching the final screen', async () => {
  open(() => ({ ...one, walks: 4, escalated: 3, withoutSteps: 3 }));
  await expect.element(node('Final screen')).toHaveAccessibleDescription('1 of 4');
  for (const fact of [
    '4 ended: 1 resolved, 3 escalated. None escalated and stopped before the end.',
    '3 ended without naming a step, so no step shows them.',
  ])
    await expect.element(section('Totals').getByText(fact)).toBeVisible();
});

// NUMBERS-7
test('a table has the same numbers, and a step opens in the editor by keyboard', async () => {
  open(() => many);
  await userEvent.click(tree.getByRole('button', { name: 'As a table' }));
  const row = tree.getByRole('row').nth(3);
  for (const cell of ['3. Question c?', '1,000, 1,040 times', 'Not known', '10'])
    await expect.element(row.getByText(cell, { exact: true })).toBeVisible();
  await expect.element(row.getByText('41 of 1,000 (4%)')).toBeVisible();
  // Each answer with its number, none of them cut.
  const answers = tree.getByRole('row').nth(1).getByRole('listitem');
  await expect
    .poll(() => answers.elements().map(({ textContent }) => textContent))
    .toEqual(['Yes: Step 2, 600 (57%)', 'No: Step 3, 445 (42%)']);
  expect(await violations()).toEqual([]);
  await userEvent.click(tree.getByRole('button', { name: 'As a tree' }));
  const first = node('1. Question a?');
  await expect.element(first).toBeVisible();
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(node('2. Do b.')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname + location.search).toBe('/issue/alarm?pane=b');
});

// NUMBERS-1
test('the address keeps the chosen days and revision', async () => {
  const asked = open((address) => (address.includes('revision=1') ? one : many), {
    startDate: '2026-11-01',
    endDate: 'nonsense',
  });
  await expect.element(page.getByLabelText('Start date')).toHaveValue('2026-11-01');
  await expect.element(page.getByLabelText('End date')).toHaveValue('');
  await page.getByLabelText('End date').fill('2026-10-01');
  await expect.element(page.getByRole('button', { name: 'Show results' })).toBeDisabled();
  await page.getByLabelText('End date').fill('2026-11-20');
  await page.getByLabelText('Revision').selectOptions('Revision 1, Nov 1, 2026');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect
    .poll(() => location.search)
    .toBe('?startDate=2026-11-01&endDate=2026-11-20&revision=1');
  await expect
    .element(section('What stands out').getByText('Only 1 record: too few to compare.'))
    .toBeVisible();
  expect(asked).toContain(
    '/api/issue/alarm/numbers?startDate=2026-11-01&endDate=2026-11-20&revision=1',
  );
});

// NUMBERS-1
test.each([
  ['no walk', () => none, 'No records'],
  ['a draft', () => ({ ...none, drawn: null, revisions: [] }), 'Never published'],
  [
    'an unknown issue',
    () => Response.json({ code: 'NOT_FOUND', status: 404, detail: '' }, { status: 404 }),
    'This procedure does not exist',
  ],
] as const)('the page has its own message for %s', async (_, answer, title) => {
  open(answer);
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
});

// NUMBERS-1
test('numbers that did not load say so in place and can be loaded again', async () => {
  let isDown = true;
  open(() => (isDown ? Response.json({}, { status: 500 }) : many));
  await expect.element(page.getByText('The numbers did not load.')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(node('1. Question a?')).toBeVisible();
});

// CONTACT-12
test('a number in a removed step reads left to right among right-to-left words', async () => {
  const gone = { question: fromRight('777-0142'), revision: 1 };
  const steps = many.steps.map((step) => (step.gone ? { ...step, gone } : step));
  open(() => ({ ...many, steps }));
  const line = section('In other revisions').getByRole('listitem').first();
  await expect.element(line).toMatchTextContent(gone.question);
  expect(readsFromLeft('777-0142')).toBe(true);
});
