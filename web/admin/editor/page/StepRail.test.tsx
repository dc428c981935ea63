import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ComponentProps } from 'react';
import { ask } from '#core/fixtures/trees.ts';
import { CircleCheck } from '#kit/icon/drawings/signs/circle-check.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Icon, type Drawing } from '#kit/icon/Icon.tsx';
import { draw } from '#kit/test/draw.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import type { StepEntry } from '../../shared/draft/step-entries.ts';
import { StepRail } from './StepRail.tsx';

const entry = (number: number, status: StepEntry['status'], question = ''): StepEntry => ({
  key: `s${number}`,
  number,
  saved: ask(`s${number}`, 'next', 'end'),
  draft: { question },
  status,
});

const drawRail = (extra: Partial<ComponentProps<typeof StepRail>> = {}) => {
  const onPane = vi.fn<(pane: string) => void>();
  const onAdd = vi.fn<() => void>();
  draw(
    <StepRail
      pane="s2"
      onPane={onPane}
      category="Fire"
      areDetailsSaved
      entries={[entry(1, 'saved', 'Is it out?'), entry(2, 'unsaved'), entry(3, 'broken')]}
      notes={new Map()}
      addLocked={undefined}
      onAdd={onAdd}
      onDrag={{ onShown: () => {}, onDropped: () => {}, onGivenUp: () => {} }}
      canMove
      isNew={false}
      {...extra}
    />,
  );
  return { onPane, onAdd };
};

const item = (name: string) => page.getByRole('button', { name, exact: true });

// EDITOR-2
test('items have exact names, and an excerpt and a status as description', async () => {
  const { onPane } = drawRail();
  await expect.element(item('Issue details')).toHaveAccessibleDescription('Fire Saved');
  await expect.element(item('Step 1')).toHaveAccessibleDescription('Is it out? Saved');
  await expect.element(item('Step 2')).toHaveAccessibleDescription('Nothing written yet Not saved');
  await expect
    .element(item('Step 3'))
    .toHaveAccessibleDescription('Nothing written yet Has problems');
  await expect.element(item('Step 2')).toHaveAttribute('aria-current', 'step');
  await item('Feedback').click();
  await item('Step 3').click();
  await expect.poll(() => onPane.mock.calls).toEqual([['feedback'], ['s3']]);
});

const drawingOf = (icon: Drawing) =>
  draw(<Icon icon={icon} />).container.querySelector('svg')?.innerHTML;

// LOOK-6
test('the enlarged text of ADD A STEP stays inside it on the narrowest phone', async () => {
  await page.viewport(320, 640);
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(1280, 800);
  });
  document.documentElement.style.fontSize = '200%';
  drawRail();
  const words = document.createRange();
  words.selectNodeContents(item('ADD A STEP').element());
  const box = item('ADD A STEP').element().getBoundingClientRect();
  expect(words.getBoundingClientRect().left).toBeGreaterThanOrEqual(box.left);
  expect(box.left).toBeGreaterThan(0);
});

// EDITOR-3
test('a saved item has a checkmark, and any other a warning', () => {
  const checkmark = drawingOf(CircleCheck);
  const warning = drawingOf(TriangleAlert);
  expect(checkmark).not.toBe(warning);
  drawRail();
  const marks = page.getByRole('navigation').getByRole('img').elements();
  expect(marks.map((mark) => [mark.getAttribute('aria-label'), mark.innerHTML])).toEqual([
    ['Saved', checkmark],
    ['Saved', checkmark],
    ['Not saved', warning],
    ['Has problems', warning],
  ]);
});

// EDITOR-2
test('ADD A STEP adds a step', async () => {
  const { onAdd } = drawRail();
  await item('ADD A STEP').click();
  await expect.poll(() => onAdd).toHaveBeenCalledOnce();
});

// EDITOR-9
test('ADD A STEP is disabled while it is locked, and shows why', async () => {
  drawRail({ addLocked: 'Save Step 3 first.' });
  await expect.element(item('ADD A STEP')).toBeDisabled();
  await expect.element(item('ADD A STEP')).toHaveAccessibleDescription('Save Step 3 first.');
});

// EDITOR-8
test('only the details of a new issue are open', async () => {
  drawRail({ isNew: true, pane: 'details', areDetailsSaved: false });
  await expect.element(item('Issue details')).toBeEnabled();
  await expect.element(item('Step 1')).toBeDisabled();
  await expect.element(item('Feedback')).toBeDisabled();
});

// EDITOR-2
test('the open step scrolls into sight, even far below', async () => {
  const entries = Array.from({ length: 60 }, (_, index) => entry(index + 1, 'saved'));
  drawRail({ entries, pane: 's60' });
  await expect.element(item('Step 60')).toBeInViewport();
  await expect
    .poll(() => page.getByRole('button', { name: /^Step \d+$/ }).elements())
    .toHaveLength(60);
});

// CONTACT-12
test('a number among right-to-left words reads left to right', async () => {
  const question = fromRight('777-0142');
  drawRail({ entries: [entry(1, 'saved', question)] });
  await expect.element(item('Step 1')).toHaveAccessibleDescription(`${question} Saved`);
  expect(readsFromLeft('777-0142')).toBe(true);
});
