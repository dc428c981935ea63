import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { issueWith } from '#core/fixtures/issues.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import { ReadIssue } from './ReadIssue.tsx';
import { drawAdmin } from '../../test/draw-admin.tsx';

// ROLE-7
test('an issue can be read with its steps and their targets, and not changed', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.error());
  const issue = issueWith({
    title: 'Lockout',
    publish: true,
    revision: 2,
    steps: [ask('a', 'b', 'end'), { ...confirm('b', 'end'), image: 'images/b.webp' }],
  });
  drawAdmin(<ReadIssue issue={issue} reason="You read this." />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lockout' })).toBeVisible();
  await expect.element(page.getByText('You read this.')).toBeVisible();
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  expect(steps.elements()).toHaveLength(2);
  await expect.element(steps.nth(0)).toMatchTextContent(/Step 1.*Yes.*Step 2.*No/s);
  await expect.element(steps.nth(1).getByRole('img', { name: 'Image for step 2' })).toBeVisible();
  const names = page
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(['Back', 'Revisions', 'Translations', 'Print']);
  vi.restoreAllMocks();
});

// CONTACT-12
test('a number among right-to-left words reads left to right', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.error());
  const [question, firstAct] = [fromRight('777-0142'), fromRight('777-0143')];
  const steps = [{ ...confirm('a', 'end'), question }];
  drawAdmin(<ReadIssue issue={issueWith({ firstAct, steps })} reason="You read this." />);
  await expect.element(page.getByText(question, { exact: true })).toBeVisible();
  for (const number of ['777-0142', '777-0143']) expect(readsFromLeft(number)).toBe(true);
});
