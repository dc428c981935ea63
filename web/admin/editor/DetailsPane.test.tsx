import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { IssueDetails } from '#core/issue.ts';
import type { Person } from '#core/person.ts';
import { draw } from '#kit/test/draw.ts';
import type { Choosable } from '../owners/use-choosable.ts';
import { DetailsPane } from './DetailsPane.tsx';

const person = (_id: string, name: string, state: Person['state'] = 'active'): Person => ({
  _id,
  name,
  email: `${_id}@ashdown.example`,
  state,
  lastSignInAt: null,
  isSignedIn: false,
});

const unknown: Choosable = { people: undefined, hasFailed: false };

// EDITOR-22, PUBLISH-11
test('the review date is typed as a day and taken away again', async () => {
  const onChange = vi.fn<(details: Partial<IssueDetails>) => void>();
  const details = { title: 'Lift', category: 'Access' };
  const { redraw } = draw(<DetailsPane details={details} onChange={onChange} owners={unknown} />);
  const field = page.getByLabelText('Review by', { exact: true });
  await field.fill('2027-03-01');
  await expect
    .poll(() => onChange)
    .toHaveBeenLastCalledWith({ ...details, reviewBy: '2027-03-01' });
  redraw(
    <DetailsPane
      details={{ ...details, reviewBy: '2027-03-01' }}
      onChange={onChange}
      owners={unknown}
    />,
  );
  await expect.element(field).toHaveValue('2027-03-01');
  await field.fill('');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith({ ...details, reviewBy: null });
});

// EDITOR-48
test('the owner is one of the people who are not disabled, or nobody', async () => {
  const onChange = vi.fn<(details: Partial<IssueDetails>) => void>();
  const details = { title: 'Lift', category: 'Access' };
  const owners = {
    hasFailed: false,
    people: [
      person('tom', 'Tom Reyes'),
      person('jo', 'Jo Barrow', 'disabled'),
      person('maya', 'Maya Okafor'),
      person('tom2', 'Tom Reyes', 'invited'),
    ],
  };
  const { redraw } = draw(<DetailsPane details={details} onChange={onChange} owners={unknown} />);
  const field = page.getByRole('combobox', { name: 'Owner' });
  await expect.element(field).toBeDisabled();
  redraw(<DetailsPane details={details} onChange={onChange} owners={owners} />);
  await expect.element(field).toHaveDisplayValue('Nobody');
  const choices = () =>
    Array.from(field.element().querySelectorAll('option:not([hidden])'), (one) => one.textContent);
  expect(choices()).toEqual([
    'Nobody',
    'Maya Okafor',
    'Tom Reyes, tom@ashdown.example',
    'Tom Reyes, tom2@ashdown.example',
  ]);
  await field.selectOptions('Maya Okafor');
  expect(onChange).toHaveBeenLastCalledWith({ ...details, owner: 'maya' });
  // Who owns it already stays a choice.
  redraw(<DetailsPane details={{ ...details, owner: 'jo' }} onChange={onChange} owners={owners} />);
  await expect.element(field).toHaveDisplayValue('Jo Barrow');
  await field.selectOptions('Nobody');
  expect(onChange).toHaveBeenLastCalledWith({ ...details, owner: null });
  redraw(
    <DetailsPane details={details} onChange={onChange} owners={{ ...unknown, hasFailed: true }} />,
  );
  await expect.element(field).toHaveAccessibleDescription(/did not load/);
});

// EDITOR-24
test("'Do this first' is one line, may be empty and is not too long", async () => {
  const onChange = vi.fn<(details: Partial<IssueDetails>) => void>();
  const details = { title: 'Lift', category: 'Access' };
  const { redraw } = draw(<DetailsPane details={details} onChange={onChange} owners={unknown} />);
  const field = page.getByRole('textbox', { name: 'Do this first' });
  await field.fill('Stay\noutside.');
  await expect
    .poll(() => onChange)
    .toHaveBeenLastCalledWith({ ...details, firstAct: 'Stay outside.' });
  const long = { ...details, firstAct: 'x'.repeat(201) };
  redraw(<DetailsPane details={long} onChange={onChange} owners={unknown} />);
  await expect.element(field).toHaveAccessibleDescription(/At most 200 characters/);
  await field.fill('');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith({ ...details, firstAct: null });
});
