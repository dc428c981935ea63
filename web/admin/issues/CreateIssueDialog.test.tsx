import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { detailsOf } from '#core/issue/typed-details.ts';
import { draw } from '#kit/test/draw.ts';
import { CreateIssueDialog } from './CreateIssueDialog.tsx';

type Create = Parameters<typeof CreateIssueDialog>[0]['onCreate'];

const dialog = page.getByRole('dialog', { name: 'Create new issue' });
const name = dialog.getByRole('textbox', { name: 'Issue name', exact: true });
const category = dialog.getByRole('combobox', { name: 'Assign to category', exact: true });
const start = dialog.getByRole('button', { name: 'get started' });

const open = (onCreate: Create) => {
  const onCancel = vi.fn<() => void>();
  draw(<CreateIssueDialog onCreate={onCreate} onCancel={onCancel} />);
  return onCancel;
};
const succeeds = () => vi.fn<Create>(async () => await Promise.resolve());

// LIST-9
test('get started is disabled until name and category are set', async () => {
  const onCreate = succeeds();
  open(onCreate);
  await expect.element(name).toHaveFocus();
  await expect.element(start).toBeDisabled();
  await name.fill('  ');
  await category.selectOptions('Water');
  await expect.element(start).toBeDisabled();
  await name.fill('Burst pipe');
  await start.click();
  const key: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
  await expect
    .poll(() => onCreate)
    .toHaveBeenCalledWith(detailsOf({ title: 'Burst pipe', category: 'Water' }), key);
});

// ISSUES-2
test('the 13 categories can be chosen, All categories cannot', () => {
  open(succeeds());
  const options = category.getByRole('option').elements();
  expect(options.map((option) => option.textContent)).toEqual([...ISSUE_CATEGORIES]);
});

// LIST-8
test('a note shows when and where to publish', async () => {
  open(succeeds());
  const note = 'Publish it later from the Issues List page using the Publish button.';
  await expect.element(dialog).toMatchTextContent(note);
});

// LIST-9
test('a failure is shown in the dialog and nothing is lost', async () => {
  open(async () => await Promise.reject(new Error('no answer')));
  await name.fill('Burst pipe');
  await category.selectOptions('Water');
  await start.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('not created');
  await expect.element(name).toHaveValue('Burst pipe');
});

// LIST-8
test('cancel and Escape leave', async () => {
  const onCancel = open(succeeds());
  await dialog.getByRole('button', { name: 'cancel' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onCancel).toHaveBeenCalledTimes(2);
});
