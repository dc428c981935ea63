import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eraseAll } from '#kit/test/draw.ts';
import { queryClient } from '../../base/queries.ts';
import { id } from '#core/fixtures/trees.ts';
import type { StepAnswer } from '#core/issue/wire-schema.ts';
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
import { answer, refusal } from '../../test/answers.ts';

prepareEditorPage();

const question = page.getByRole('textbox', { name: 'Question or Statement' });
const UPDATE = 'PUT /api/issue/update-step/lift';
const CREATE = 'PUT /api/issue/create-step/lift';

// STEP-9, EDITOR-12, EDITOR-15
test("a queued save has the server's step numbers although a step was removed since", async () => {
  const slow = Promise.withResolvers<Response>();
  const [a, b] = lift.steps;
  const toC = { actionType: 'Skip to a specific step', goToStep: 'Step 3' } as const;
  server.answers = {
    'GET /api/issue/lift': () => answer(lift),
    [`${UPDATE}/b`]: async () =>
      server.sent.length === 1 ? await slow.promise : answer({ ...b, issueVersion: 4 }),
    [`${UPDATE}/a`]: () =>
      answer({
        ...a,
        confirmationAction: { ...a?.confirmationAction, ...toC },
        issueVersion: 3,
      }),
  };
  openEditor('/issue/lift?pane=b');
  await question.fill('Do b well.');
  await button('Save changes').click();
  await expect.poll(() => server.sent).toHaveLength(1);
  await button('Step 1').click();
  await userEvent.selectOptions(page.getByLabelText('Action type'), toC.actionType);
  await userEvent.selectOptions(page.getByLabelText('Step number'), 'Step 3');
  await button('Save changes').click();
  await button('Step 2').click();
  await button('REMOVE STEP').click();
  await expect.element(button('Step 3')).not.toBeInTheDocument();
  slow.resolve(answer({ ...b, question: 'Do b well.', issueVersion: 2 }));
  await expect.poll(() => server.sent.map(({ call }) => call)).toHaveLength(3);
  expect(JSON.parse(server.sent[1]?.body ?? '')).toMatchObject({
    data: { confirmationAction: toC },
  });
  await button('Step 1').click();
  await expect.element(page.getByLabelText('Step number')).toHaveDisplayValue(/Step 2/);
});

// EDITOR-13, EDITOR-9
test('Undo brings back a step that was never saved, although another save failed', async () => {
  server.answers = { 'GET /api/issue/lift': () => answer(lift), [`${UPDATE}/a`]: nobody };
  openEditor('/issue/lift?pane=c');
  await button('ADD A STEP').click();
  await question.fill('Typed for a while');
  await button('Step 1').click();
  await question.fill('Not saved');
  await button('Save changes').click();
  await expect.element(toasts('alert', 'Changes not saved')).toBeVisible();
  await button('Step 4').click();
  await button('REMOVE STEP').click();
  await button('Undo').click();
  await expect.element(question).toHaveValue('Typed for a while');
});

// EDITOR-8, EDITOR-16
test('text typed while an issue is created is in its editor', async () => {
  const slow = Promise.withResolvers<Response>();
  server.answers = {
    'POST /api/issue': async () => await slow.promise,
    'GET /api/issue/lift': () => answer(lift),
  };
  openEditor('/issue/');
  await title.fill(lift.title);
  await userEvent.selectOptions(page.getByLabelText('Assign to category'), lift.category);
  await button('Save changes').click();
  await expect.poll(() => server.sent).toHaveLength(1);
  await title.fill('Stuck lift, east wing');
  slow.resolve(answer(lift));
  await expect.element(button('Step 3')).toBeVisible();
  await expect.element(title).toHaveValue('Stuck lift, east wing');
  await expect.element(button('Issue details')).toHaveAccessibleDescription(/Not saved/);
});

// PREVIEW-1
test('the preview has the details as they are typed', async () => {
  server.answers = { 'GET /api/issue/lift': () => answer(lift) };
  openEditor('/issue/lift');
  await title.fill('Stuck lift, east wing');
  await page.getByLabelText('Do this first').fill('Ring Security.');
  await button('Preview').click();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect
    .element(preview.getByRole('heading', { name: 'Stuck lift, east wing' }))
    .toBeVisible();
  await expect.element(preview.getByText('Ring Security.')).toBeVisible();
});

/** Writes a fourth step whose answer is lost; returns the step as the server made it. */
async function loseNewStep(): Promise<StepAnswer> {
  server.answers = { 'GET /api/issue/lift': () => answer(lift), [CREATE]: nobody };
  openEditor('/issue/lift');
  await button('ADD A STEP').click();
  await question.fill('Call');
  await page.getByRole('radio', { name: 'Show a confirmation checkbox' }).click();
  await page.getByRole('textbox', { name: 'Confirmation text' }).fill('Called');
  await userEvent.selectOptions(page.getByLabelText('Action type'), 'Issue resolution');
  await button('Save changes').click();
  await expect.element(toasts('alert', 'Changes not saved')).toBeVisible();
  return {
    _id: id(server.sent[0]?.key ?? ''),
    question: 'Call',
    answerType: 'Show a confirmation checkbox',
    confirmationAction: { actionType: 'Issue resolution', confirmationText: 'Called' },
    issueVersion: lift.version + 2,
  };
}

/** Serves from then on: the step is there, and a save on an older version is a conflict. */
function serveWith(step: StepAnswer): void {
  const { issueVersion, ...there } = step;
  server.answers['GET /api/issue/lift'] = () =>
    answer({ ...lift, version: issueVersion, steps: [...lift.steps, there] });
  server.answers[CREATE] = () => answer(step);
  server.answers[`${UPDATE}/${step._id}`] = () => {
    const { data } = JSON.parse(server.sent.at(-1)?.body ?? '') as { data: { basedOn: number } };
    if (data.basedOn === issueVersion) {
      return answer({ ...step, ...data, issueVersion: issueVersion + 1 });
    }
    return refusal('VERSION_CONFLICT');
  };
}

// EDITOR-10, EDITOR-18, ISSUES-8
test("a new step that was created in spite of a lost answer is not saved over others' changes", async () => {
  const made = await loseNewStep();
  serveWith({ ...made, question: 'Call, by Tom' });
  await question.fill('Call them');
  await button('Save changes').click();
  const mine = page.getByRole('radio', { name: /^Keep mine Call them/ });
  await expect.element(mine).toBeChecked();
  await expect
    .element(page.getByRole('radio', { name: /^Take theirs Call, by Tom/ }))
    .toBeVisible();
  await expect.element(button('Step 4')).toHaveAttribute('aria-current', 'step');
  await button('Save changes').click();
  await expect.element(toasts('status', 'Changes saved')).toBeVisible();
  await expect.element(question).toHaveValue('Call them');
  await expect.element(button('Step 5')).not.toBeInTheDocument();
});

// EDITOR-10, EDITOR-18, ISSUES-8
test('a new step that was created in spite of a lost answer is saved if nobody changed it', async () => {
  serveWith(await loseNewStep());
  await question.fill('Call them');
  await button('Save changes').click();
  await expect.element(toasts('status', 'Changes saved')).toBeVisible();
  await expect.element(button('Step 4')).toHaveAccessibleDescription('Call them Saved');
  await expect.element(button('Step 4')).toHaveAttribute('aria-current', 'step');
});

// EDITOR-10, EDITOR-16, EDITOR-18
test('a new step that was created in spite of a lost answer is found again after a reload', async () => {
  const made = await loseNewStep();
  await question.fill('Call them');
  const key = 'reslife.draft.lift';
  const stored = window.sessionStorage.getItem(key) ?? '';
  eraseAll();
  window.sessionStorage.setItem(key, stored);
  serveWith({ ...made, question: 'Call, by Tom' });
  queryClient.clear();
  openEditor('/issue/lift?pane=new');
  await expect.element(button('Step 4')).toHaveAttribute('aria-current', 'step');
  await expect
    .element(page.getByRole('radio', { name: /^Take theirs Call, by Tom/ }))
    .toBeVisible();
  await expect.element(button('Step 5')).not.toBeInTheDocument();
});
