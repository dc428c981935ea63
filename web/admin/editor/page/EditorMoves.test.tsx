import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  lift,
  nobody,
  openEditor,
  prepareEditorPage,
  server,
  title,
  toasts,
} from '../../test/editor-page.tsx';
import { answer } from '../../test/answers.ts';

prepareEditorPage();

const question = page.getByRole('textbox', { name: 'Question or Statement' });

const inMore = async (name: string): Promise<void> => {
  await page.getByRole('button', { name: /^More for Step/ }).click();
  await button(name).click();
};

// EDITOR-42, LOOK-5
test('the focus moves to the next thing to do', async () => {
  server.answers = {
    'GET /api/issue/lift': () => answer(lift),
    'PUT /api/issue/lift': () => answer({ ...lift, steps: [1, 0, 2].map((at) => lift.steps[at]) }),
    'PUT /api/issue/update-step/lift/a': () => answer({ ...lift.steps[0], issueVersion: 2 }),
  };
  openEditor('/issue/lift');
  await button('ADD A STEP').click();
  await expect.element(question).toHaveFocus();
  await button('Step 2').click();
  await button('Move up').click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Step 1' })).toHaveFocus();
  await button('Step 2').click();
  await expect.element(question).toHaveValue('Do a.');
  await button('REMOVE STEP').click();
  await expect.element(question).toHaveValue('Do b.');
  await expect.element(question).toHaveFocus();
  await button('Undo').click();
  await expect.element(question).toHaveValue('Do a.');
  await expect.element(question).toHaveFocus();
});

const savedAs = (typed: string) =>
  answer({ ...lift.steps[2], question: typed, issueVersion: lift.version + 1 });

// EDITOR-40, EDITOR-41, EDITOR-42
test('Save and continue saves and opens the next step, or a new one after the last', async () => {
  const update = 'PUT /api/issue/update-step/lift/c';
  server.answers = { 'GET /api/issue/lift': () => answer(lift), [update]: nobody };
  openEditor('/issue/lift?pane=b');
  await button('Save and continue').click();
  await expect.element(question).toHaveValue('Do c.');
  await expect.element(question).toHaveFocus();
  expect(server.sent).toEqual([]);

  // Refused, it stays; the key is that of the button.
  await userEvent.keyboard('!');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(toasts('alert', 'Changes not saved')).toBeVisible();
  await expect.element(question).toHaveValue('Do c.!');
  await expect.element(question).toHaveFocus();
  server.answers[update] = () => savedAs('Do c.!');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(button('Step 4')).toHaveAttribute('aria-current', 'step');
  await expect.element(question).toHaveFocus();
  await expect.element(question).toHaveValue('');
  expect(server.sent.map(({ call }) => call)).toEqual([update, update]);

  // A step that cannot be saved yet says why.
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(toasts('alert', 'Write the question or statement.')).toBeVisible();
  await expect.poll(() => server.sent).toHaveLength(2);
});

// EDITOR-40
test('the editor stays at a step that was opened during the save', async () => {
  const save = Promise.withResolvers<Response>();
  server.answers = {
    'GET /api/issue/lift': () => answer(lift),
    'PUT /api/issue/update-step/lift/c': async () => await save.promise,
  };
  openEditor('/issue/lift?pane=c');
  await question.fill('Other');
  await button('Save and continue').click();
  await button('Step 1').click();
  save.resolve(savedAs('Other'));
  await expect.element(toasts('status', 'Changes saved')).toBeVisible();
  await expect.element(button('Step 1')).toHaveAttribute('aria-current', 'step');
});

// EDITOR-41
test('Control and S saves, Enter saves in one-line fields, and neither works behind a dialog', async () => {
  server.answers = { 'GET /api/issue/lift': () => answer(lift) };
  server.answers['PUT /api/issue/lift'] = () => answer({ ...lift, title: 'Lift', version: 2 });
  server.answers['PUT /api/issue/update-step/lift/c'] = () => savedAs('Other');
  openEditor('/issue/lift');
  await title.fill('Lift');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lift' })).toBeVisible();
  await expect.element(title).toHaveFocus();
  await button('Step 3').click();
  await question.fill('Other');
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toHaveValue('Other\n');
  await button('ARCHIVE THIS ISSUE').click();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => server.sent).toHaveLength(1);
  await button('stay').click();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => server.sent).toHaveLength(2);
});

// EDITOR-9, EDITOR-15, EDITOR-43
test('a step can be inserted or duplicated, and is saved in its place by one request', async () => {
  const create = 'PUT /api/issue/create-step/lift';
  const made = { ...lift.steps[0], _id: 'd', issueVersion: 2 };
  server.answers = { 'GET /api/issue/lift': () => answer(lift), [create]: () => answer(made) };
  openEditor('/issue/lift?pane=a');
  await inMore('Duplicate step');
  await expect.element(button('Step 2')).toHaveAttribute('aria-current', 'step');
  await expect.element(question).toHaveFocus();
  await expect.element(question).toHaveValue('Do a.');
  await button('Step 1').click();
  await expect.element(button('More for Step 1')).toBeDisabled();
  await expect.element(button('More for Step 1')).toHaveAccessibleDescription('Save Step 2 first.');
  await button('Step 2').click();
  await button('Save changes').click();
  await expect.element(button('Step 4')).toHaveAccessibleDescription('Do c. Saved');
  await expect.element(button('Step 2')).toHaveAccessibleDescription('Do a. Saved');

  await inMore('Insert a step below');
  await expect.element(button('Step 3')).toHaveAttribute('aria-current', 'step');
  await expect.element(question).toHaveValue('');
  await expect.element(button('Step 4')).toHaveAccessibleDescription('Do b. Saved');
  expect(server.sent.map(({ call, body }) => [call, body.includes('"after":"a"')])).toEqual([
    [create, true],
  ]);
});

const HASH = 'a'.repeat(64);

// EDITOR-11, EDITOR-13
test('Undo brings back an image and a step that was never saved', async () => {
  const pictured = { ...lift.steps[1], image: `images/${HASH}.webp` };
  server.answers = {
    'GET /api/issue/lift': () => answer({ ...lift, steps: [lift.steps[0], pictured] }),
  };
  openEditor('/issue/lift?pane=b');
  await button('Remove image').click();
  await button('Step 1').click();
  await expect.element(toasts('status', 'Image removed')).toBeVisible();
  await button('Undo').click();
  await expect.element(button('Step 2')).toHaveAccessibleDescription('Do b. Saved');

  await inMore('Insert a step below');
  await question.fill('Between');
  await button('REMOVE STEP').click();
  await expect.element(question).toHaveValue('Do a.');
  await button('Undo').click();
  await expect.element(question).toHaveValue('Between');
  await expect.element(button('Step 2')).toHaveAccessibleDescription('Between Not saved');
  await button('REMOVE STEP').click();
  await button('ADD A STEP').click();
  await expect.element(button('Undo')).not.toBeInTheDocument();
  expect(server.sent).toEqual([]);
});

const grip = (name: string) => page.getByTitle(`Drag ${name}`, { exact: true });

/** Returns the steps as the stepper has them. */
const steps = () =>
  page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /^Step/ })
    .elements()
    .map(
      (item) =>
        document.getElementById(item.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
          ?.textContent,
    );

const ordered = (order: readonly number[]) =>
  answer({ ...lift, version: 2, steps: order.map((at) => lift.steps[at]) });

// EDITOR-15, EDITOR-44
test('a dragged step sends one request, and returns if it is refused or canceled', async () => {
  const order = Promise.withResolvers<Response>();
  server.answers = {
    'GET /api/issue/lift': () => answer(lift),
    'PUT /api/issue/lift': async () => await order.promise,
  };
  openEditor('/issue/lift?pane=b');
  await userEvent.dragAndDrop(grip('Step 1'), grip('Step 3'));
  // The answer is awaited in the new order; a step dragged meanwhile starts from it.
  await expect.poll(steps).toEqual(['Do b.', 'Do c.', 'Do a.']);
  await expect.poll(() => server.sent).toHaveLength(1);
  expect(server.sent[0]?.body).toContain('"stepOrder":["b","c","a"]');
  order.resolve(nobody());
  await expect.element(toasts('alert', 'The step was not moved.')).toBeVisible();
  await expect.poll(steps).toEqual(['Do a.', 'Do b.', 'Do c.']);
  await expect.element(button('ADD A STEP')).toBeEnabled();

  server.answers['PUT /api/issue/lift'] = () => ordered([2, 0, 1]);
  await userEvent.dragAndDrop(grip('Step 3'), grip('Step 1'));
  await expect.element(page.getByRole('heading', { level: 2, name: 'Step 3' })).toBeVisible();
  await expect.poll(steps).toEqual(['Do c.', 'Do a.', 'Do b.']);
  await expect.poll(() => server.sent).toHaveLength(2);
});

// EDITOR-15
test('a moved step is in place before the answer, and returns if it is refused', async () => {
  const orders = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  server.answers = {
    'GET /api/issue/lift': () => answer(lift),
    'PUT /api/issue/lift': async () => await (orders[server.sent.length - 1]?.promise ?? nobody()),
  };
  openEditor('/issue/lift?pane=c');
  await button('Move up').click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Step 2' })).toBeVisible();
  await expect.poll(steps).toEqual(['Do a.', 'Do c.', 'Do b.']);
  await button('Move up').click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Step 1' })).toHaveFocus();
  await expect.poll(() => server.sent).toHaveLength(1);
  orders[0]?.resolve(ordered([0, 2, 1]));
  await expect.poll(() => server.sent).toHaveLength(2);
  expect(server.sent[1]?.body).toContain('"stepOrder":["c","a","b"]');
  await expect.poll(steps).toEqual(['Do c.', 'Do a.', 'Do b.']);
  orders[1]?.resolve(nobody());
  await expect.element(toasts('alert', 'The step was not moved.')).toBeVisible();
  await expect.poll(steps).toEqual(['Do a.', 'Do c.', 'Do b.']);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Step 2' })).toBeVisible();
});

// EDITOR-15, EDITOR-18
test('a step that others already moved as far as it goes stays there', async () => {
  const save = 'PUT /api/issue/update-step/lift/b';
  const slow = Promise.withResolvers<Response>();
  server.answers = {
    'GET /api/issue/lift': () => answer(lift),
    [save]: async () => await slow.promise,
  };
  openEditor('/issue/lift?pane=b');
  await question.fill('Do b well.');
  await button('Save changes').click();
  await expect.poll(() => server.sent).toHaveLength(1);
  await button('Move up').click();
  await expect.poll(steps).toEqual(['Do b well.', 'Do a.', 'Do c.']);
  const b = { ...lift.steps[1], question: 'Do b well.' };
  const theirs = { ...lift, version: lift.version + 5, steps: [b, lift.steps[0], lift.steps[2]] };
  server.answers['GET /api/issue/lift'] = () => answer(theirs);
  slow.resolve(answer({ ...b, issueVersion: theirs.version }));
  await expect.element(toasts('status', 'Changes saved')).toBeVisible();
  await expect.poll(steps).toEqual(['Do b well.', 'Do a.', 'Do c.']);
  expect(server.sent).toHaveLength(1);
});

const point = (kind: string, target: EventTarget, clientY = 0) =>
  target.dispatchEvent(
    new PointerEvent(kind, { bubbles: true, isPrimary: true, button: 0, clientX: 20, clientY }),
  );

// EDITOR-44
test('a drag canceled by Escape sends nothing, and a drag past an unsaved step moves that', async () => {
  server.answers = { 'GET /api/issue/lift': () => answer(lift) };
  openEditor('/issue/lift?pane=a');
  await inMore('Insert a step below');
  const bottom = () => grip('Step 3').element().getBoundingClientRect().bottom;
  point('pointerdown', grip('Step 1').element());
  await expect.poll(() => document.querySelector('[data-dragged]')).not.toBeNull();
  point('pointermove', window, bottom());
  await expect.poll(steps).toEqual(['Nothing written yet', 'Do b.', 'Do a.', 'Do c.']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(steps).toEqual(['Do a.', 'Nothing written yet', 'Do b.', 'Do c.']);

  point('pointerdown', grip('Step 3').element());
  await expect.poll(() => document.querySelector('[data-dragged]')).not.toBeNull();
  point('pointermove', window, bottom() - 1);
  point('pointermove', window, grip('Step 1').element().getBoundingClientRect().bottom + 2);
  await expect.poll(steps).toEqual(['Do a.', 'Do b.', 'Nothing written yet', 'Do c.']);
  point('pointerup', window);
  await expect.element(button('Step 3')).toHaveAttribute('aria-current', 'step');
  expect(steps()).toEqual(['Do a.', 'Do b.', 'Nothing written yet', 'Do c.']);
  expect(server.sent).toEqual([]);
});

// EDITOR-13, EDITOR-42
test('a removal whose Undo got no answer offers it again until the step is back', async () => {
  const step = 'PUT /api/issue/update-step/lift/b';
  server.answers = {
    'GET /api/issue/lift': () => answer(lift),
    [step]: () => answer({ ...lift.steps[1], isArchived: true, issueVersion: 2 }),
  };
  openEditor('/issue/lift?pane=b');
  await button('REMOVE STEP').click();
  await expect.element(button('Step 3')).not.toBeInTheDocument();
  await expect.poll(() => server.sent).toHaveLength(1);
  server.answers[step] = nobody;
  await button('Undo').click();
  await expect.element(toasts('alert', 'The step was not restored.')).toBeVisible();
  server.answers[step] = () => answer({ ...lift.steps[1], issueVersion: 3 });
  server.answers['GET /api/issue/lift'] = () => answer({ ...lift, version: 3 });
  await button('Try again').click();
  await expect.element(button('Step 2')).toHaveAccessibleDescription('Do b. Saved');
  await expect.element(question).toHaveFocus();
  await expect.element(button('Step 3')).toBeVisible();
});
