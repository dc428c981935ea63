import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { issueWith } from '#core/fixtures/issues.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import type { SavedStep } from '#core/step/step.ts';
import { draw } from '#kit/test/draw.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import { NEW_STEP, type UnsavedDraft } from '../draft/draft.ts';
import { openEditor } from '../draft/state.ts';
import { stepEntries } from '../draft/step-entries.ts';
import { TreePanel } from './TreePanel.tsx';

const loop: readonly SavedStep[] = [
  ask('a', 'next', 'd'),
  confirm('b', 'next'),
  confirm('c', 'b'),
  confirm('d', 'end'),
  confirm('e', 'end'),
];

function drawPanel(steps: readonly SavedStep[], draft: UnsavedDraft = { steps: {} }, open = 'a') {
  const issue = issueWith({ steps });
  const panel = { onPane: vi.fn(), change: vi.fn(), onWide: vi.fn() };
  draw(
    <TreePanel
      issue={issue}
      entries={stepEntries(openEditor(issue, draft))}
      open={open}
      isWide={false}
      {...panel}
    />,
  );
  return panel;
}

const tree = page.getByRole('region', { name: 'Tree', exact: true });
const node = (name: string) => tree.getByRole('button', { name, exact: true });
const width = () => node('1. Question a?').element().getBoundingClientRect().width;
const problems = page.getByRole('region', { name: 'Problems' });
const heading = (name: string) => problems.getByRole('heading', { level: 2, name, exact: true });

// EDITOR-21
test.each([
  ['no step', [], 'No steps saved yet'],
  ['nothing wrong', [confirm('a', 'end')], 'Nothing to fix'],
  ['a warning alone', [ask('a', 'end', 'end'), confirm('b', 'end')], '1 warning'],
  ['a problem', [ask('a', 'gone', 'end')], '1 problem to fix'],
])('the heading reports %s', async (_, steps, title) => {
  drawPanel(steps);
  await expect.element(heading(title)).toBeVisible();
});

// TREE-1, TREE-5
test('the tree has the draft as typed, with the open step and unsaved steps marked', async () => {
  const typed = { ...ask('a', 'next', 'next'), question: 'Is it [[contact:x]] on the stairs?' };
  drawPanel([ask('a', 'end', 'end'), confirm('b', 'end')], { steps: { a: typed } });
  const first = node('1. Is it a contact on the stairs?');
  await expect.element(first).toHaveAttribute('aria-current', 'step');
  await expect.element(first).toHaveAccessibleDescription('Yes, No: Step 2. Not saved');
  await expect.element(node('2. Do b.')).toHaveAccessibleDescription('Confirmed: Final screen');
  await expect.element(node('Final screen')).toBeVisible();
});

// TREE-3
test('the panel has the count of paths, and the shortest and longest', async () => {
  drawPanel([ask('a', 'next', 'c'), confirm('b', 'next'), confirm('c', 'end')]);
  await expect.element(page.getByText('2 paths, 2 to 3 steps')).toBeVisible();
});

// TREE-4
test('problems are at their steps, and the only possible fix is typed into its step', async () => {
  const { change, onPane } = drawPanel(loop);
  await expect.element(node('3. Do c.')).toHaveAccessibleDescription(/No way out$/);
  await expect.element(node('5. Do e.')).toHaveAccessibleDescription(/Not reached$/);
  await userEvent.click(page.getByRole('button', { name: 'Point “Once confirmed” to Step 4' }));
  await expect
    .poll(() => change)
    .toHaveBeenCalledWith({
      type: 'stepTyped',
      key: 'c',
      draft: expect.objectContaining({
        question: 'Do c.',
        confirmationAction: {
          actionType: 'Skip to a specific step',
          goToStep: 'd',
          confirmationText: 'I have done c',
        },
      }) as unknown,
    });
  await expect.poll(() => onPane).toHaveBeenCalledWith('c');
});

// EDITOR-21, TREE-4
test('a new step counts as unfinished, and what it lacks is no problem yet', async () => {
  drawPanel([ask('a', 'next', 'end')], { steps: { [NEW_STEP]: { question: 'What else?' } } });
  await expect.element(node('2. What else?')).toHaveAccessibleDescription('Not saved');
  await expect.element(heading('Step 2 is not finished')).toBeVisible();
  await expect.element(problems.getByRole('link')).not.toBeInTheDocument();
});

// TREE-4
test('a new step that no path reaches says so', async () => {
  drawPanel([ask('a', 'end', 'end')], { steps: { [NEW_STEP]: { question: 'What else?' } } });
  await expect.element(node('2. What else?')).toHaveAccessibleDescription('Not reached. Not saved');
  await expect.element(heading('Step 2 is not finished')).toBeVisible();
  await expect.element(problems.getByRole('link', { name: 'Go to Step 2' })).toBeVisible();
});

// TREE-5
test('a click and Enter open a step, and the arrow keys move along the tree', async () => {
  const { onPane } = drawPanel(loop);
  await userEvent.click(node('4. Do d.'));
  await expect.poll(() => onPane).toHaveBeenLastCalledWith('d');
  const first = node('1. Question a?');
  const go = async (keys: string, name: string) => {
    await userEvent.keyboard(keys);
    await expect.element(node(name)).toHaveFocus();
  };
  await userEvent.click(first);
  await go('{ArrowDown}', '4. Do d.');
  await go('{ArrowLeft}', '1. Question a?');
  await go('{ArrowRight}', '2. Do b.');
  await go('{Home}', '1. Question a?');
  await go('{End}', '5. Do e.');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onPane).toHaveBeenLastCalledWith('e');
  await userEvent.click(node('Final screen'));
  await expect.poll(() => onPane).toHaveBeenLastCalledWith('feedback');
});

// TREE-6
test('buttons zoom, fit and widen the tree', async () => {
  const { onWide } = drawPanel(loop);
  const before = width();
  await userEvent.click(page.getByRole('button', { name: 'Zoom in' }));
  await expect.poll(width).toBeGreaterThan(before * 1.2);
  await userEvent.click(page.getByRole('button', { name: 'Zoom out' }));
  await expect.poll(width).toBeCloseTo(before, 0);
  await userEvent.click(page.getByRole('button', { name: 'Fit', exact: true }));
  await expect.poll(width).toBeLessThanOrEqual(before);
  await userEvent.click(page.getByRole('button', { name: 'Full width' }));
  await expect.poll(() => onWide).toHaveBeenCalledWith(true);
});

// TREE-6
test.each<[size: string, length: number, zoom: [least: number, most: number]]>([
  ['small', 1, [1.5, 1.5]],
  ['middling', 4, [1.05, 1.45]],
  ['long', 20, [1, 1]],
])('a %s tree fills the whole width as far as allowed', async (_, length, [least, most]) => {
  const steps = Array.from({ length }, (__, index) =>
    confirm(`s${index}`, index === length - 1 ? 'end' : 'next'),
  );
  const issue = issueWith({ steps });
  const panelOf = (isWide: boolean) => (
    <div style={{ display: 'grid', gridTemplateRows: '500px', width: 900 }}>
      <TreePanel
        issue={issue}
        entries={stepEntries(openEditor(issue, { steps: {} }))}
        open="s0"
        isWide={isWide}
        onPane={vi.fn()}
        change={vi.fn()}
        onWide={vi.fn()}
      />
    </div>
  );
  const drawing = tree.getByRole('group', { name: 'Tree' });
  const zoom = () => Number((drawing.element() as HTMLElement).style.getPropertyValue('--zoom'));
  const { redraw } = draw(panelOf(false));
  expect(zoom()).toBeLessThanOrEqual(1);
  redraw(panelOf(true));
  await expect.poll(zoom).toBeGreaterThanOrEqual(least);
  expect(zoom()).toBeLessThanOrEqual(most);
  const ground = drawing.element().parentElement;
  if (most > 1) expect(ground?.scrollHeight).toBe(ground?.clientHeight);
  redraw(panelOf(false));
  await expect.poll(zoom).toBeLessThanOrEqual(1);
});

// TREE-5, TREE-6
test('the open step is in sight next to the step and in the whole width', async () => {
  const names = [...Array.from({ length: 40 }, (_, index) => `s${index}`), 'end'];
  // A loop is under the spine, and beside its first steps in the whole width.
  const steps = [
    ask('a', 'next', 'loop'),
    ...names.map((name) => confirm(name, name === 'end' ? 'end' : 'next')),
    confirm('loop', 'loop'),
  ];
  const issue = issueWith({ steps });
  const entries = stepEntries(openEditor(issue, { steps: {} }));
  const panelOf = (isWide: boolean) => (
    <div style={{ display: 'grid', gridTemplateRows: '500px', width: 900 }}>
      <TreePanel
        issue={issue}
        entries={entries}
        open="loop"
        isWide={isWide}
        onPane={vi.fn()}
        change={vi.fn()}
        onWide={vi.fn()}
      />
    </div>
  );
  const { redraw } = draw(panelOf(false));
  // The outline of the whole width has a button of that name, too.
  const drawn = tree
    .getByRole('group', { name: 'Tree' })
    .getByRole('button', { name: '43. Do loop.' });
  await expect.element(drawn).toBeInViewport();
  redraw(panelOf(true));
  await expect.element(drawn).toBeInViewport();
  redraw(panelOf(false));
  await expect.element(drawn).toBeInViewport();
});

// TREE-7
test('the outline has the same content in words', async () => {
  const { onPane } = drawPanel(loop);
  await userEvent.click(page.getByRole('button', { name: 'Outline', exact: true }));
  const outline = tree.getByRole('list', { name: 'Outline' });
  const expectText = async (name: string, what: string) =>
    await expect.element(outline.getByRole('button', { name })).toHaveAccessibleDescription(what);
  await expectText('1. Question a?', 'Yes: Step 2 No: Step 4');
  await expectText('3. Do c.', 'Confirmed: Step 2 No way out');
  await expectText('5. Do e.', 'Confirmed: Final screen Not reached');
  await expect.element(page.getByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument();
  await userEvent.click(outline.getByRole('button', { name: '2. Do b.' }));
  await expect.poll(() => onPane).toHaveBeenCalledWith('b');
});

// CONTACT-12
test('a number in right-to-left words reads left to right, and only the words name a step', async () => {
  const [question, yes] = [fromRight('777-0142'), fromRight('777-0143')];
  const { yesAction, ...step } = ask('a', 'end', 'end');
  const asked = { ...step, question, customiseAnswerType: true };
  drawPanel([{ ...asked, yesAction: { actionType: 'Issue resolution', customText: yes } }]);
  await expect.element(node(`1. ${question}`)).toBeVisible();
  for (const number of ['777-0142', '777-0143']) expect(readsFromLeft(number)).toBe(true);
});
