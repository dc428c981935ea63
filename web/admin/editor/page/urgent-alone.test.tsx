import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '../../test/answers.ts';
import {
  button,
  lift,
  openEditor,
  prepareEditorPage,
  server,
  title,
  toasts,
} from '../../test/editor-page.tsx';
import { THREE_CONTACTS } from '../../test/settings-page.ts';

prepareEditorPage();

const pending = { at: '2026-11-20T10:00:00Z', disputed: [] };
const shown = { ...lift, publish: true, revision: 1, pending };

// REVIEW-20, REVIEW-23, REVIEW-30
test('an urgent message is sent without the waiting changes, and typed text stays', async () => {
  server.answers = {
    'GET /api/issue/lift': () => answer(shown),
    'GET /api/issue/lift/review': () => answer({ isOwn: true, last: null, pending }),
    'GET /api/settings': () => answer({ ...THREE_CONTACTS, secondPerson: true }),
    'PUT /api/issue/lift': () => refusal('SECOND_PERSON_NEEDED', [], 'Not so.'),
  };
  openEditor('/issue/lift?pane=details');
  await title.fill('Lift is stuck');
  await button('Urgent correction').click();
  const dialog = page.getByRole('dialog', { name: 'Urgent correction' });
  await expect.element(dialog).toMatchTextContent('Advisors get only this message; the changes');
  await dialog.getByRole('textbox', { name: 'Message for advisors' }).fill('Never climb out.');
  await button('Save as urgent').click();
  await expect.element(toasts('alert', 'Not so.')).toBeVisible();
  server.answers['PUT /api/issue/lift'] = () => answer({ ...shown, isChanged: true });
  await button('Urgent correction').click();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Message for advisors' }))
    .toHaveValue('Never climb out.');
  await button('Save as urgent').click();
  await expect.element(toasts('status', 'Message sent to advisors')).toBeVisible();
  await expect.element(title).toHaveValue('Lift is stuck');
  const sent = server.sent.filter(({ call }) => call === 'PUT /api/issue/lift');
  const body = { urgent: 'Never climb out.' };
  expect(sent.map((one) => JSON.parse(one.body))).toEqual([{ data: body }, { data: body }]);
});

// REVIEW-14
test('archiving or moving back to draft says what happens to the waiting changes', async () => {
  server.answers = {
    'GET /api/issue/lift': () => answer(shown),
    'GET /api/issue/lift/review': () => answer({ isOwn: true, last: null, pending }),
    'GET /api/settings': () => answer({ ...THREE_CONTACTS, secondPerson: true }),
    'PUT /api/issue/lift': () => answer({ ...lift, revision: 1, isChanged: true }),
  };
  openEditor('/issue/lift?pane=details');
  const said = /become the draft\. What advisors read now stays as Revision 1/;
  await button('ARCHIVE THIS ISSUE').click();
  const archive = page.getByRole('dialog', { name: 'Archive with changes waiting?' });
  await expect.element(archive).toHaveAccessibleDescription(said);
  await archive.getByRole('button', { name: 'stay' }).click();
  await button('PUBLISHED').click();
  await button('Back to draft').click();
  const back = page.getByRole('dialog', { name: 'Back to draft with changes waiting?' });
  await expect.element(back).toHaveAccessibleDescription(said);
  expect(server.sent.filter(({ call }) => call === 'PUT /api/issue/lift')).toEqual([]);
  await back.getByRole('button', { name: 'Back to draft' }).click();
  await expect.element(toasts('status', 'Back to draft')).toBeVisible();
  const sent = server.sent.filter(({ call }) => call === 'PUT /api/issue/lift');
  expect(sent.map((one) => JSON.parse(one.body))).toEqual([{ data: { publish: false } }]);
});

// REVIEW-22, REVIEW-23, REVIEW-30
test('an archived issue has its unread corrections, and no review', async () => {
  const at = '2026-11-20T10:00:00Z';
  const unread = [{ revision: 2, sentence: 'Climb out.', by: 'Ada', at, isOwn: false }];
  server.answers = {
    'GET /api/issue/lift': () => answer({ ...lift, revision: 2, isArchived: true }),
    'GET /api/issue/lift/review': () => answer({ isOwn: false, last: null, unread }),
    'GET /api/settings': () => answer({ ...THREE_CONTACTS, secondPerson: true }),
  };
  openEditor('/issue/lift?pane=details');
  const part = page.getByRole('region', { name: 'Urgent corrections to read' });
  await expect.element(part.getByText('Climb out.')).toBeVisible();
  const review = page.getByRole('region', { name: 'Review', exact: true });
  await expect.element(review).not.toBeInTheDocument();
});
