import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  lift,
  nobody,
  openEditor,
  prepareEditorPage,
  server,
  toasts,
} from '../../test/editor-page.tsx';
import { answer } from '../../test/answers.ts';

prepareEditorPage();

const note = (_id: string, step: string, text: string, revision: number | null) => ({
  _id,
  step,
  text,
  revision,
  advisor: 'Sam',
  receivedAt: '2026-11-20T03:07:00.000Z',
});

const archivedNote = {
  kind: 'note',
  _id: 'n1',
  draft: null,
  merged: [],
  mergedCount: 0,
  archivedAt: '2026-11-20T04:00:00.000Z',
};

// MESSAGES-11, EDITOR-2
test("advisors' notes are at their step, are counted in the stepper and can be marked as done", async () => {
  let notes = [note('n1', 'b', 'Closed at night', 2), note('n2', 'b', 'Wrong number', null)];
  server.answers = {
    'GET /api/issue/lift': () => answer(lift),
    'GET /api/issue/lift/notes': () => answer(notes),
  };
  openEditor('/issue/lift?pane=b');
  const region = page.getByRole('region', { name: 'Advisors say this step is wrong' });
  await expect.element(region.getByText('Closed at night')).toBeVisible();
  await expect.element(region.getByText(/^Sam · Nov 20, 2026, .* · revision 2$/)).toBeVisible();
  await expect.element(button('Step 2')).toHaveAccessibleDescription(/^2 notes\./);
  await expect.element(button('Step 1')).toHaveAccessibleDescription(/^(?!.*notes)/);
  const done = (text: string) =>
    region.getByRole('listitem').filter({ hasText: text }).getByRole('button', { name: 'Done' });
  await done('Closed at night').click();
  await expect
    .element(region.getByRole('alert'))
    .toMatchTextContent('The note was not marked as done.');
  server.answers['PUT /api/inbox/note/n1'] = () => {
    notes = notes.filter(({ _id }) => _id !== 'n1');
    return answer({ ...archivedNote, isChanged: true });
  };
  await region.getByRole('button', { name: 'Try again' }).click();
  await expect.element(toasts('status', 'Note marked as done')).toBeVisible();
  await expect.element(region.getByText('Closed at night')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('heading', { name: 'Advisors say this step is wrong' }))
    .toHaveFocus();
  await expect.element(button('Step 2')).toHaveAccessibleDescription(/^1 note\./);
  expect(server.sent.map(({ body }) => body)).toEqual(
    Array(2).fill('{"data":{"isArchived":true}}'),
  );

  server.answers['PUT /api/inbox/note/n1'] = () => {
    notes = [...notes, note('n1', 'b', 'Closed at night', 2)];
    return answer({ ...archivedNote, isChanged: true });
  };
  await button('Undo').click();
  await expect.element(region.getByText('Closed at night')).toBeVisible();
  expect(server.sent.at(-1)?.body).toBe(
    `{"data":{"isArchived":false,"archivedAt":"${archivedNote.archivedAt}"}}`,
  );
});

// INBOX-13
test('a note that somebody else already marked as done has no Undo', async () => {
  let isChanged = false;
  server.answers = {
    'GET /api/issue/lift': () => answer(lift),
    'GET /api/issue/lift/notes': () => answer([note('n1', 'b', 'Closed at night', 2)]),
    'PUT /api/inbox/note/n1': () => answer({ ...archivedNote, isChanged }),
  };
  openEditor('/issue/lift?pane=b');
  await button('Done').click();
  await expect
    .element(toasts('status', 'Somebody else already marked this note as done'))
    .toBeVisible();
  await expect.element(button('Undo')).not.toBeInTheDocument();
  isChanged = true;
  await button('Done').click();
  await expect.element(button('Undo')).toBeVisible();
  isChanged = false;
  await button('Undo').click();
  await expect.element(toasts('status', 'Not undone: somebody else moved it')).toBeVisible();
});

// MESSAGES-11
test('notes on a removed step are at the details', async () => {
  server.answers = {
    'GET /api/issue/lift': () => answer(lift),
    'GET /api/issue/lift/notes': () => answer([note('n1', 'gone', 'Which lift?', 1)]),
  };
  openEditor('/issue/lift');
  const region = page.getByRole('region', { name: 'Notes on removed steps' });
  await expect.element(region.getByText('Which lift?')).toBeVisible();
  await expect.element(button('Issue details')).toHaveAccessibleDescription(/^1 note\./);
});

// MESSAGES-11, SHELL-5
test('notes that do not load say so at the details, and can be loaded again', async () => {
  server.answers = {
    'GET /api/issue/lift': () => answer(lift),
    'GET /api/issue/lift/notes': nobody,
  };
  openEditor('/issue/lift');
  await expect.element(page.getByText('The notes from advisors did not load.')).toBeVisible();
  server.answers['GET /api/issue/lift/notes'] = () =>
    answer([note('n1', 'gone', 'Which lift?', 1)]);
  await button('Try again').click();
  await expect.element(page.getByText('Which lift?')).toBeVisible();
});
