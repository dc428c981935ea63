import type { Locator, Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import {
  asAdmin,
  publishIssue,
  updateIssue,
  writeIssue,
  type WrittenStep,
} from '../base/authoring.ts';
import {
  actionOf,
  draftOf,
  editor,
  fillCheckboxStep,
  save,
  toast,
  ofStep,
} from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { endSession, giveSignInAgain } from '../base/people.ts';
import { type RunningServer } from '../base/running-server.ts';

test.use({ expectedStatuses: [0, 401, 409, 422] });

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Expects the beginnings of the questions, as the stepper has them. */
async function showsSteps(page: Page, ...questions: string[]): Promise<void> {
  for (const [index, question] of questions.entries()) {
    const item = editor.item(page, `Step ${index + 1}`);
    await expect(item).toHaveAccessibleDescription(`${question} Saved`);
  }
  await expect(editor.item(page, `Step ${questions.length + 1}`)).toHaveCount(0);
}

/** Returns the questions in the order that the server has. */
async function savedSteps(server: RunningServer, id: string): Promise<unknown[]> {
  const { steps } = await asAdmin(server, API.getIssue, { params: { id } });
  return steps.map(({ question }) => question);
}

// EDITOR-12, EDITOR-13, EDITOR-15, EDITOR-44
test('a step moved, dragged or removed without an answer moves back, says so, and can be moved again', async ({
  page,
  server,
  signIn,
}) => {
  const { id, stepIds } = await writeIssue(server, draftOf('Moves unheard', 'A.', 'B.', 'C.'));
  await signIn(page, `/issue/${id}?pane=${stepIds[1]}`);
  await expect(editor.question(page)).toHaveValue('B.');
  const notMoved = toast(page, 'alert', 'The step was not moved.');
  const reason = page.getByRole('main').getByText('The server did not answer.');
  const drag = async () =>
    await page
      .getByTitle('Drag Step 1', { exact: true })
      .dragTo(page.getByTitle('Drag Step 3', { exact: true }));
  await server.down();
  await button(page, 'Move up').click();
  await expect(notMoved).toBeVisible();
  await expect(reason).toBeVisible();
  await expect(reason).not.toContainText('Save again');
  await showsSteps(page, 'A.', 'B.', 'C.');
  await button(page, 'Close message').click();
  await expect(notMoved).toHaveCount(0);
  await drag();
  await expect(notMoved).toBeVisible();
  await showsSteps(page, 'A.', 'B.', 'C.');
  await editor.remove(page).click();
  await expect(toast(page, 'alert', 'Unable to remove step')).toBeVisible();
  await showsSteps(page, 'A.', 'B.', 'C.');
  await expect(editor.question(page)).toHaveValue('B.');

  await server.up();
  await button(page, 'Move up').click();
  await showsSteps(page, 'B.', 'A.', 'C.');
  await expect(reason).toHaveCount(0);
  await drag();
  await showsSteps(page, 'A.', 'C.', 'B.');
  await expect.poll(async () => await savedSteps(server, id)).toEqual(['A.', 'C.', 'B.']);

  // Its Undo is offered until the step is back.
  await editor.item(page, 'Step 2').click();
  await editor.remove(page).click();
  await showsSteps(page, 'A.', 'B.');
  await expect.poll(async () => await savedSteps(server, id)).toEqual(['A.', 'B.']);
  await server.down();
  await button(page, 'Undo').click();
  const notBack = toast(page, 'alert', 'The step was not restored.');
  await expect(notBack).toBeVisible();
  // The other request without an answer comes before it.
  await button(page, 'Try again').last().click();
  await expect(notBack).toBeVisible();
  await server.up();
  await button(page, 'Try again').last().click();
  await showsSteps(page, 'A.', 'C.', 'B.');
  await expect.poll(async () => await savedSteps(server, id)).toEqual(['A.', 'C.', 'B.']);
});

// EDITOR-7, EDITOR-9, EDITOR-40, EDITOR-43
test('without an answer, an inserted and a duplicated step keep place and text until Save and continue', async ({
  page,
  server,
  signIn,
}) => {
  const { id, stepIds } = await writeIssue(server, draftOf('Adds unheard', 'A.', 'B.'));
  await signIn(page, `/issue/${id}?pane=${stepIds[0]}`);
  await expect(editor.question(page)).toHaveValue('A.');
  const unanswered = page.getByRole('main').getByText('The server did not answer.');
  await server.down();
  await ofStep(page, 'Insert a step below');
  await fillCheckboxStep(page, 'Inserted.');
  await button(page, 'Save and continue').click();
  await expect(unanswered).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Step 2' })).toBeVisible();
  await expect(editor.question(page)).toHaveValue('Inserted.');
  await expect(editor.item(page, 'Step 3')).toHaveAccessibleDescription('B. Saved');
  await server.up();
  await button(page, 'Save and continue').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Step 3' })).toBeVisible();
  await expect(editor.question(page)).toHaveValue('B.');
  await showsSteps(page, 'A.', 'Inserted.', 'B.');

  await editor.item(page, 'Step 1').click();
  await server.down();
  await ofStep(page, 'Duplicate step');
  await editor.save(page).click();
  await expect(unanswered).toBeVisible();
  await expect(editor.question(page)).toHaveValue('A.');
  await server.up();
  await save(page);
  await showsSteps(page, 'A.', 'A.', 'Inserted.', 'B.');
  await expect
    .poll(async () => await savedSteps(server, id))
    .toEqual(['A.', 'A.', 'Inserted.', 'B.']);
});

// EDITOR-13, EDITOR-15, EDITOR-40, EDITOR-43, SESSION-5
test('a move after the session ended asks for the password, and is then made', async ({
  page,
  server,
  signIn,
}) => {
  const { id, stepIds } = await writeIssue(server, draftOf('Moves signed out', 'A.', 'B.', 'C.'));
  await signIn(page, `/issue/${id}?pane=${stepIds[1]}`);
  await expect(editor.question(page)).toHaveValue('B.');
  const signedOut = async (press: Locator) => {
    await page.waitForLoadState('networkidle');
    await endSession(page, server);
    await press.click();
    await giveSignInAgain(page);
  };
  await signedOut(button(page, 'Move up'));
  await showsSteps(page, 'B.', 'A.', 'C.');
  await ofStep(page, 'Duplicate step');
  await editor.question(page).fill('B, twice.');
  await signedOut(button(page, 'Save and continue'));
  await expect(editor.question(page)).toHaveValue('A.');
  await ofStep(page, 'Insert a step below');
  await fillCheckboxStep(page, 'Inserted.');
  await signedOut(editor.save(page));
  await showsSteps(page, 'B.', 'B, twice.', 'A.', 'Inserted.', 'C.');
  await signedOut(editor.remove(page));
  await showsSteps(page, 'B.', 'B, twice.', 'A.', 'C.');
  await signedOut(button(page, 'Undo'));
  await showsSteps(page, 'B.', 'B, twice.', 'A.', 'Inserted.', 'C.');
  const saved = ['B.', 'B, twice.', 'A.', 'Inserted.', 'C.'];
  expect(await savedSteps(server, id)).toEqual(saved);
});

// EDITOR-18, EDITOR-31, EDITOR-32
test('a move after another window added, removed and moved steps keeps those changes', async ({
  page,
  context,
  server,
  signIn,
}) => {
  const { id, stepIds } = await writeIssue(
    server,
    draftOf('Moves in two windows', 'A.', 'B.', 'C.', 'D.'),
  );
  await signIn(page, `/issue/${id}?pane=${stepIds[3]}`);
  await expect(editor.question(page)).toHaveValue('D.');
  const other = await context.newPage();
  await other.goto(`/issue/${id}?pane=${stepIds[0]}`);

  // One was added there and one removed: the new order has both.
  await ofStep(other, 'Insert a step below');
  await fillCheckboxStep(other, 'New.');
  await save(other);
  await editor.item(other, 'Step 3').click();
  await editor.remove(other).click();
  await expect.poll(async () => await savedSteps(server, id)).toEqual(['A.', 'New.', 'C.', 'D.']);
  await button(page, 'Move up').click();
  await showsSteps(page, 'A.', 'New.', 'D.', 'C.');
  await expect.poll(async () => await savedSteps(server, id)).toEqual(['A.', 'New.', 'D.', 'C.']);

  // Both moved steps: the two orders are there to choose from.
  await other.reload();
  await showsSteps(other, 'A.', 'New.', 'D.', 'C.');
  await editor.item(other, 'Step 2').click();
  await button(other, 'Move up').click();
  await expect.poll(async () => await savedSteps(server, id)).toEqual(['New.', 'A.', 'D.', 'C.']);
  await button(page, 'Move up').click();
  await expect(page.getByRole('heading', { name: 'Somebody else also moved steps' })).toBeVisible();
  expect(await savedSteps(server, id)).toEqual(['New.', 'A.', 'D.', 'C.']);
  await page.getByRole('radio', { name: /^Keep my order/ }).check();
  await editor.save(page).click();
  await showsSteps(page, 'A.', 'D.', 'New.', 'C.');
  await expect.poll(async () => await savedSteps(server, id)).toEqual(['A.', 'D.', 'New.', 'C.']);

  // The very step that is moved was removed there.
  await other.reload();
  await showsSteps(other, 'A.', 'D.', 'New.', 'C.');
  await editor.item(other, 'Step 2').click();
  await editor.remove(other).click();
  await expect.poll(async () => await savedSteps(server, id)).toEqual(['A.', 'New.', 'C.']);
  await other.close();
  await button(page, 'Move down').click();
  await showsSteps(page, 'A.', 'New.', 'C.');
  await expect(toast(page, 'status', 'Somebody removed this step')).toBeVisible();
});

const skipsBack: WrittenStep = {
  question: 'C.',
  answerType: 'Yes or No',
  customiseAnswerType: false,
  yesAction: { actionType: 'Skip to a specific step', goToStep: 'Step 2' },
  noAction: { actionType: 'Issue resolution' },
};

// EDITOR-15, PUBLISH-7, STEP-7
test('a move that would break a published issue is refused, and advisors keep their order', async ({
  page,
  server,
  signIn,
}) => {
  const issue = draftOf('Moves refused', 'A.', 'B.');
  const { id, stepIds } = await publishIssue(server, {
    ...issue,
    steps: [...issue.steps, skipsBack],
  });
  await signIn(page, `/issue/${id}?pane=${stepIds[1]}`);
  await button(page, 'Move up').click();
  await expect(toast(page, 'alert', 'The step was not moved.')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('advisors could not finish this version');
  await expect(main.getByRole('listitem')).toContainText(['a skip cannot lead back to Step 1']);
  await showsSteps(page, 'A.', 'B.', 'C.');
  await expect(editor.add(page)).toBeEnabled();
  expect(await savedSteps(server, id)).toEqual(['A.', 'B.', 'C.']);
  await main.getByRole('link', { name: 'Go to Step 3' }).click();
  await expect(actionOf(page, 'If yes').target.locator('option:checked')).toHaveText('Step 2');
  await updateIssue(server, id, { isArchived: true });
  await button(page, 'Move up').click();
  await expect(page.getByRole('region', { name: 'ARCHIVED' })).toBeVisible();
  await showsSteps(page, 'A.', 'B.', 'C.');
});

// EDITOR-12, EDITOR-13, EDITOR-18, EDITOR-43
test("new steps, removals and Undo end up in the right place next to another window's changes", async ({
  page,
  server,
  signIn,
}) => {
  const { id, stepIds } = await writeIssue(
    server,
    draftOf('Removed by two', 'A.', 'B.', 'C.', 'D.'),
  );
  const [, b = '', c = ''] = stepIds;
  const without = async (stepId: string) =>
    await asAdmin(server, API.updateStep, {
      params: { issueId: id, stepId },
      body: { isArchived: true },
    });
  // The page does not know of changes after its first look.
  const open = async (stepId: string) => {
    const looked = page.waitForResponse(/presence$/);
    await page.goto(`/issue/${id}?pane=${stepId}`);
    await looked;
  };
  await signIn(page);

  // The step that a new one was to follow is gone.
  await open(b);
  await ofStep(page, 'Duplicate step');
  await editor.question(page).fill('B, again.');
  await without(b);
  await save(page);
  const saved = (await savedSteps(server, id)).map(String);
  expect(saved.toSorted()).toEqual(['A.', 'B, again.', 'C.', 'D.']);
  await showsSteps(page, ...saved);

  // Removed in both windows it is gone, once.
  await open(c);
  await expect(editor.question(page)).toHaveValue('C.');
  await without(c);
  await editor.remove(page).click();
  const left = saved.filter((question) => question !== 'C.');
  await showsSteps(page, ...left);
  await expect.poll(async () => await savedSteps(server, id)).toEqual(left);

  // A step was added before Undo.
  await open('');
  await editor.item(page, 'Step 2').click();
  await editor.remove(page).click();
  await expect.poll(async () => await savedSteps(server, id)).toHaveLength(left.length - 1);
  const [step = {}] = draftOf('', 'E.').steps;
  await asAdmin(server, API.createStep, { params: { issueId: id }, body: step });
  await button(page, 'Undo').click();
  await showsSteps(page, ...left, 'E.');
  await expect.poll(async () => await savedSteps(server, id)).toEqual([...left, 'E.']);
});
