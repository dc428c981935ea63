import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { DUTY } from '#core/fixtures/contacts.ts';
import { issueWith, summaryWith } from '#core/fixtures/issues.ts';
import { ask, confirm, id } from '#core/fixtures/trees.ts';
import { encodeSteps } from '#core/issue/encode-steps.ts';
import { encodeIssue } from '#core/issue/wire-issue.ts';
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

// EDITOR-16
test('the text of a new issue is forgotten once the issue is created', async () => {
  server.answers = {
    'POST /api/issue': () => answer({ ...lift, steps: [] }),
    'GET /api/issue/lift': () => answer({ ...lift, steps: [] }),
  };
  openEditor('/issue');
  await title.fill('Lift stuck');
  await userEvent.selectOptions(page.getByLabelText('Assign to category'), 'Safety concern');
  await button('Save changes').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lift stuck' })).toBeVisible();
  await expect.poll(() => window.location.pathname).toBe('/issue/lift');
  window.history.pushState(null, '', '/issue');
  await expect.element(page.getByRole('heading', { level: 1, name: 'New issue' })).toBeVisible();
  await expect.element(title).toHaveValue('');
  expect(window.sessionStorage).toHaveLength(0);
});

// SHELL-5
test('an issue that does not load says so on the page, and can be loaded again', async () => {
  openEditor('/issue/lift');
  const failure = page.getByRole('main').getByRole('alert');
  await expect.element(failure).toMatchTextContent('This procedure did not load.');
  server.answers = { 'GET /api/issue/lift': () => answer(lift) };
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(title).toHaveValue('Lift stuck');
});

// SHELL-5
test('a failed archiving says so on the page, without a toast, and can be repeated', async () => {
  server.answers = { 'GET /api/issue/lift': () => answer(lift) };
  openEditor('/issue/lift');
  await button('ARCHIVE THIS ISSUE').click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect
    .element(failure)
    .toHaveTextContent('The procedure was not archived. The server did not answer.');
  await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(1);
  server.answers['PUT /api/issue/lift'] = () =>
    answer({ ...lift, isArchived: true, isChanged: true });
  await button('Try again').click();
  await expect.element(toasts('status', 'Procedure archived')).toBeVisible();
  await expect.poll(() => window.location.pathname).toBe('/admin');
});

// LIST-19
test('an issue that was already archived elsewhere shows that, without an Undo', async () => {
  server.answers = {
    'GET /api/issue/lift': () => answer(lift),
    'PUT /api/issue/lift': () => answer({ ...lift, isArchived: true, isChanged: false }),
  };
  openEditor('/issue/lift');
  await button('ARCHIVE THIS ISSUE').click();
  await expect.element(toasts('status', '1 procedure already archived.')).toBeVisible();
  await expect.element(button('Undo')).not.toBeInTheDocument();
});

// EDITOR-20, EDITOR-47
test('Publish on an issue that was archived elsewhere shows that it is archived', async () => {
  server.answers = {
    'GET /api/issue/lift': () => answer(lift),
    'PUT /api/issue/lift': () => {
      server.answers['GET /api/issue/lift'] = () => answer({ ...lift, isArchived: true });
      return refusal('NOT_PUBLISHABLE');
    },
  };
  openEditor('/issue/lift');
  await button('Publish').click();
  await expect.element(page.getByRole('region', { name: 'ARCHIVED' })).toBeVisible();
  expect(page.getByRole('main').getByRole('alert').elements()).toHaveLength(0);
});

// EDITOR-13
test('an archiving whose Undo got no answer offers it again until the issue is back', async () => {
  server.answers = {
    'GET /api/issue/lift': () => answer(lift),
    'PUT /api/issue/lift': () => answer({ ...lift, isArchived: true, isChanged: true }),
  };
  openEditor('/issue/lift');
  await button('ARCHIVE THIS ISSUE').click();
  await expect.element(button('Undo')).toBeVisible();
  server.answers['PUT /api/issue/lift'] = nobody;
  await button('Undo').click();
  await expect.element(toasts('alert', 'The procedure was not restored.')).toBeVisible();
  server.answers['PUT /api/issue/lift'] = () => answer(lift);
  await button('Try again').click();
  await expect.element(toasts('status', 'Restored as a draft')).toBeVisible();
});

// EDITOR-12
test("'Step removed' is shown before the answer, and goes if the server refuses", async () => {
  const removal = Promise.withResolvers<Response>();
  const latest = Promise.withResolvers<Response>();
  server.answers = {
    'GET /api/issue/lift': () => answer(lift),
    'PUT /api/issue/update-step/lift/b': async () => await removal.promise,
  };
  openEditor('/issue/lift?pane=b');
  await button('REMOVE STEP').click();
  await expect.element(toasts('status', 'Step removed')).toBeVisible();
  await expect.element(button('Step 3')).not.toBeInTheDocument();
  // The saves of others are loaded then, which takes long.
  server.answers['GET /api/issue/lift'] = async () => await latest.promise;
  removal.resolve(refusal('VERSION_CONFLICT'));
  await expect.element(toasts('alert', 'Unable to remove step')).toBeVisible();
  await expect.element(toasts('status', 'Step removed')).not.toBeInTheDocument();
  await expect.element(button('Step 3')).toBeVisible();
  latest.resolve(answer(lift));
  await expect.element(button('Step 2')).toHaveAttribute('aria-current', 'step');
});

// EDITOR-12, PUBLISH-10
test('a refused removal returns to the step', async () => {
  server.answers = {
    'GET /api/issue/lift': () => answer(lift),
    'PUT /api/issue/update-step/lift/b': () => refusal('STEP_IN_USE'),
  };
  openEditor('/issue/lift?pane=b');
  await button('REMOVE STEP').click();
  await expect.element(toasts('alert', 'Unable to remove step')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Step 2' })).toBeVisible();
  await expect.element(button('Step 2')).toHaveAttribute('aria-current', 'step');
});

// EDITOR-20
test('an archived issue says so, cannot be saved, and can be restored', async () => {
  server.answers = { 'GET /api/issue/lift': () => answer({ ...lift, isArchived: true }) };
  openEditor('/issue/lift');
  const notice = page.getByRole('region', { name: 'ARCHIVED' });
  await expect.element(notice).toMatchTextContent('Archived. Advisors do not see it.');
  await title.fill('Other');
  await expect.element(button('Save changes')).toBeDisabled();
  await expect.element(button('ADD A STEP')).toBeDisabled();
  await expect.element(button('ARCHIVE THIS ISSUE')).not.toBeInTheDocument();
  await button('Step 2').click();
  await expect.element(page.getByRole('heading', { name: 'Step 2' })).toBeVisible();
  for (const name of ['Move up', 'Move down', 'REMOVE STEP']) {
    await expect.element(button(name)).not.toBeInTheDocument();
  }
  await button('Issue details').click();
  await notice.getByRole('button', { name: 'Restore' }).click();
  await expect
    .element(notice.getByRole('alert'))
    .toMatchTextContent('The procedure was not restored.');
  server.answers['PUT /api/issue/lift'] = () => answer(lift);
  await notice.getByRole('button', { name: 'Restore' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Other');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(button('Save changes')).toBeEnabled();
});

// EDITOR-20
test('a save of an issue that was archived elsewhere says so and keeps the text', async () => {
  server.answers = {
    'GET /api/issue/lift': () => answer(lift),
    'PUT /api/issue/lift': () => refusal('ISSUE_ARCHIVED'),
  };
  openEditor('/issue/lift');
  await title.fill('Other');
  server.answers['GET /api/issue/lift'] = () => answer({ ...lift, isArchived: true });
  await button('Save changes').click();
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent('Somebody archived this procedure. Restore');
  // The reason is shown once in the pane, and not announced again.
  await expect.poll(() => page.getByRole('alert').elements().length).toBe(1);
  await expect.element(page.getByRole('region', { name: 'ARCHIVED' })).toBeVisible();
  await expect.element(title).toHaveValue('Other');
  await expect.element(button('Save changes')).toBeDisabled();
});

// EDITOR-10, ISSUES-8
test('a new step whose answer was lost is saved again under its key, with later changes', async () => {
  const [first] = lift.steps;
  const create = 'PUT /api/issue/create-step/lift';
  server.answers = { 'GET /api/issue/lift': () => answer(lift), [create]: nobody };
  openEditor('/issue/lift');
  await button('ADD A STEP').click();
  await page.getByRole('textbox', { name: 'Question or Statement' }).fill('Call');
  await page.getByRole('radio', { name: 'Show a confirmation checkbox' }).click();
  await page.getByRole('textbox', { name: 'Confirmation text' }).fill('Called');
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'Action type' }),
    'Issue resolution',
  );
  await button('Save changes').click();
  await expect.element(toasts('alert', 'Changes not saved')).toBeVisible();

  const made = {
    ...first,
    _id: id(server.sent[0]?.key ?? ''),
    question: 'Call',
    confirmationAction: { actionType: 'Issue resolution', confirmationText: 'Called' },
  };
  server.answers[create] = () => answer({ ...made, issueVersion: 2 });
  const update = `PUT /api/issue/update-step/lift/${made._id}`;
  server.answers[update] = () => answer({ ...made, question: 'Call them', issueVersion: 3 });
  // The answer may be about the first try: the saved state is loaded and compared.
  server.answers['GET /api/issue/lift'] = () =>
    answer({ ...lift, version: 2, steps: [...lift.steps, made] });
  await page.getByRole('textbox', { name: 'Question or Statement' }).fill('Call them');
  await button('Save changes').click();
  await expect.element(toasts('status', 'Changes saved')).toBeVisible();
  await expect.element(toasts('alert', 'Changes not saved')).not.toBeInTheDocument();
  expect(server.sent.map(({ call }) => call)).toEqual([create, create, update]);
  expect(server.sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(server.sent[1]?.key).toBe(server.sent[0]?.key);
  expect(server.sent[2]?.body).toContain('"basedOn":2');
  await expect.element(button('Step 4')).toHaveAccessibleDescription('Call them Saved');
});

// EDITOR-16
test('archiving asks first if something is not saved', async () => {
  server.answers = { 'GET /api/issue/lift': () => answer(lift) };
  openEditor('/issue/lift');
  await title.fill('Other');
  await button('ARCHIVE THIS ISSUE').click();
  const dialog = page.getByRole('dialog', { name: 'Archive without saving?' });
  await dialog.getByRole('button', { name: 'stay' }).click();
  await expect.poll(() => server.sent).toEqual([]);
  server.answers['PUT /api/issue/lift'] = () =>
    answer({ ...lift, isArchived: true, isChanged: true });
  await button('ARCHIVE THIS ISSUE').click();
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await expect.element(toasts('status', 'Procedure archived')).toBeVisible();
});

// EDITOR-15, PUBLISH-7
test('a refused order shows the skip in the way, and locks nothing', async () => {
  const steps = [confirm('a', 'next'), confirm('b', 'next'), ask('c', 'b', 'end')];
  server.answers = {
    'GET /api/issue/lift': () =>
      answer(encodeIssue(issueWith({ publish: true, revision: 1, steps }))),
    'PUT /api/issue/lift': () => refusal('NOT_PUBLISHABLE'),
  };
  openEditor('/issue/lift?pane=b');
  await button('Move up').click();
  await expect.element(toasts('alert', 'The step was not moved.')).toBeVisible();
  const problem = page.getByRole('main').getByRole('listitem').filter({ hasText: 'If yes' });
  await expect
    .element(problem)
    .toMatchTextContent('Step 3, If yes: a skip cannot lead back to Step 1');
  await expect.element(button('ADD A STEP')).toBeEnabled();
});

// EDITOR-47, PUBLISH-4, SHELL-5
test('Publish next to the title shows what blocks it', async () => {
  const lost = encodeIssue(issueWith({ steps: [confirm('a', 'next'), confirm('b', 'gone')] }));
  server.answers = { 'GET /api/issue/lift': () => answer(lost) };
  openEditor('/issue/lift');
  await expect.element(page.getByText('1 problem blocks publishing')).toBeVisible();
  await button('Publish').click();
  const dialog = page.getByRole('dialog', { name: 'This procedure cannot be published yet' });
  await dialog.getByRole('link', { name: 'Go to Step 2' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Step 2')).toHaveAttribute('aria-current', 'step');
  expect(server.sent).toEqual([]);
});

// EDITOR-47, SHELL-5
test('publishing asks first if something is not saved, and a failure is shown on the page', async () => {
  server.answers = { 'GET /api/issue/lift': () => answer(lift) };
  openEditor('/issue/lift');
  await title.fill('Other');
  await button('Publish').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, publish' }).click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect
    .element(failure)
    .toHaveTextContent('The procedure was not published. The server did not answer.');
  server.answers['PUT /api/issue/lift'] = () =>
    answer({ ...lift, publish: true, revision: 1, version: 2 });
  await button('Try again').click();
  await expect.element(page.getByText('PUBLISHED', { exact: true })).toBeVisible();
  await expect.element(title).toHaveValue('Other');
  server.answers['PUT /api/issue/lift'] = () => answer({ ...lift, revision: 1, version: 3 });
  await button('PUBLISHED').click();
  await button('Back to draft').click();
  await expect.element(button('Publish')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(server.sent.map(({ body }) => body)).toEqual(
    [true, true, false].map((publish) => JSON.stringify({ data: { publish } })),
  );
});

// EDITOR-47, PUBLISH-4, SHELL-5
test('a second try to publish lists what the server refuses, and asks about unsaved changes', async () => {
  server.answers = { 'GET /api/issue/lift': () => answer(lift), 'PUT /api/issue/lift': nobody };
  openEditor('/issue/lift');
  await button('Publish').click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect
    .element(failure)
    .toHaveTextContent('The procedure was not published. The server did not answer.');
  await title.fill('Other');
  await button('Try again').click();
  const asking = page.getByRole('dialog', { name: 'Publish without saving?' });
  await asking.getByRole('button', { name: 'stay' }).click();
  await expect.element(failure).toBeVisible();
  expect(server.sent).toHaveLength(1);

  // Somebody else saved a skip that leads nowhere.
  const lost = encodeIssue(issueWith({ steps: [confirm('a', 'next'), confirm('b', 'gone')] }));
  server.answers['GET /api/issue/lift'] = () => answer({ ...lost, _id: 'lift', version: 2 });
  server.answers['PUT /api/issue/lift'] = () =>
    refusal('NOT_PUBLISHABLE', [
      { step: 'b', number: 2, code: 'MISSING_TARGET', blocking: true, branch: 'confirmation' },
    ]);
  await button('Try again').click();
  await asking.getByRole('button', { name: 'Yes, publish' }).click();
  const listed = page.getByRole('dialog', { name: 'This procedure cannot be published yet' });
  await expect.element(listed.getByRole('link', { name: 'Go to Step 2' })).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

// LIST-22, LIST-23, EDITOR-47
test('publishing also asks about a starter text with the same name', async () => {
  const starter = { _id: 'old', title: 'lift  STUCK', isStarter: true, publish: true };
  server.answers = {
    'GET /api/issue/lift': () => answer(lift),
    'GET /api/issue?steps=count': () =>
      answer([summaryWith({ publish: true }), summaryWith(starter)]),
    'PUT /api/issue/lift': nobody,
    'PUT /api/issue/old': () =>
      answer({ ...encodeIssue(issueWith({ ...starter, isArchived: true })), isChanged: true }),
  };
  openEditor('/issue/lift');
  await button('Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Two procedures have this name' });
  // An issue that was not published has no twin.
  await expect.element(button('Try again')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  server.answers['PUT /api/issue/lift'] = () =>
    answer({ ...lift, publish: true, revision: 1, version: 2 });
  await button('Try again').click();
  await dialog.getByRole('button', { name: 'Leave it out' }).click();
  await expect.element(toasts('status', 'Left out: lift')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.sent.at(-1)).toMatchObject({
    call: 'PUT /api/issue/old',
    body: JSON.stringify({ data: { isArchived: true, version: 1 } }),
  });
});

// EDITOR-6
test('a name that is too long says so at the save button', async () => {
  server.answers = { 'GET /api/issue/lift': () => answer(lift) };
  openEditor('/issue/lift');
  await title.fill('x'.repeat(201));
  await expect
    .element(button('Save changes'))
    .toHaveAccessibleDescription('The issue name is too long: at most 200 characters.');
});

// EDITOR-25, PATHS-7, SHELL-5
test('a starter text is reviewed below its paths, or a reason is shown next to the button', async () => {
  const starter = { ...lift, isStarter: true };
  const check = { at: starter.updatedAt, by: 'Maya' };
  const path = { fingerprint: 'all', steps: [1, 2, 3], check, reopened: null };
  const read = {
    count: 1,
    isMore: false,
    checked: 1,
    reviewed: null,
    isEdited: false,
    steps: lift.steps,
  };
  server.answers = {
    'GET /api/issue/lift': () => answer(starter),
    'GET /api/issue/lift/paths': () => answer({ ...read, paths: [path] }),
  };
  openEditor('/issue/lift');
  const label = page.getByText('Not reviewed yet');
  await page.getByRole('link', { name: 'Path check' }).click();
  const review = page.getByRole('region', { name: 'Review' });
  const reviewed = review.getByRole('button', { name: 'Reviewed' });
  await reviewed.click();
  await expect
    .element(review.getByRole('alert'))
    .toHaveTextContent('The review was not saved. The server did not answer.');
  await expect.element(label).toBeVisible();
  server.answers['PUT /api/issue/lift'] = () =>
    answer({ ...starter, isStarter: false, version: 2 });
  server.answers['GET /api/issue/lift/paths'] = () =>
    answer({ ...read, paths: [path], reviewed: { at: starter.updatedAt, by: 'Maya' } });
  await reviewed.click();
  await expect.element(label).not.toBeInTheDocument();
  await expect.element(review.getByText(/^Reviewed by Maya on /)).toBeVisible();
  await expect.element(review.getByText('The review was not saved.')).not.toBeInTheDocument();
  expect(server.sent.map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => JSON.stringify({ data: { isStarter: false } })),
  );
});

// CONTACT-6, EDITOR-7, EDITOR-21, CAMPUS-4
test('contacts are checked against those of the settings', async () => {
  const porter = { id: 'porter', name: 'Porter', number: '', when: '', categories: [] };
  const [first, ...others] = lift.steps;
  const steps = [{ ...first, question: 'Call [[contact:porter]].' }, ...others];
  server.answers = {
    'GET /api/issue/lift': () => answer({ ...lift, publish: true, steps }),
    'GET /api/settings': () => answer({ campus: { ...NEW_CAMPUS, contacts: [porter] } }),
    'PUT /api/issue/lift': () => refusal('NOT_PUBLISHABLE'),
  };
  openEditor('/issue/lift');
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect.element(problems).toMatchTextContent('Porter has no number yet');
  await expect
    .element(page.getByRole('navigation', { name: 'Steps' }))
    .toMatchTextContent('Call Porter (number not set).');
  await page.getByRole('textbox', { name: 'Do this first' }).fill('Call [[contact:gone]].');
  await button('Save changes').click();
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent('Do this first: it names a contact that does not exist.');
});

// AREAS-6, PATHS-1
test('contacts with a shared role are named in the stepper, the tree and the paths', async () => {
  const steps = encodeSteps([{ ...confirm('a', 'end'), question: 'Call [[contact:east]].' }]);
  const path = { fingerprint: 'one', steps: [1], check: null, reopened: null };
  const paths = {
    count: 1,
    isMore: false,
    checked: 0,
    reviewed: null,
    isEdited: false,
    steps,
    paths: [path],
  };
  server.answers = {
    'GET /api/issue/lift': () => answer({ ...lift, steps }),
    'GET /api/issue/lift/paths': () => answer(paths),
    'GET /api/settings': () => answer({ campus: { ...NEW_CAMPUS, contacts: DUTY } }),
  };
  openEditor('/issue/lift?pane=paths');
  const read = 'Call Duty manager (by area and hour).';
  const chip = { name: 'Contact Duty manager (by area and hour)', exact: true };
  const list = page.getByRole('list', { name: 'Path check' });
  await expect.element(list.getByRole('img', chip)).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'Steps' })).toMatchTextContent(read);
  await expect.element(page.getByText('Duty east')).not.toBeInTheDocument();
  const tree = page.getByRole('region', { name: 'Tree', exact: true });
  expect(tree.elements()).toEqual([]);
  await page.getByRole('button', { name: 'Issue details' }).click();
  await expect.element(tree.getByRole('button', { name: `1. ${read}` })).toBeVisible();
  await expect.element(page.getByText('Duty east')).not.toBeInTheDocument();
});
