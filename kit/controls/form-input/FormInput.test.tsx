import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { FormInput } from './FormInput.tsx';

interface State {
  value: string;
  submitted?: boolean;
  required?: boolean;
  mustMatch?: string;
  error?: string;
}

const messageOf = async (state: State): Promise<string> => {
  const { redraw } = draw(null);
  redraw(<FormInput label="Password" submitted={false} onChange={() => {}} {...state} />);
  return (
    page.getByLabelText('Password').element().closest('div')?.querySelector('p')?.textContent ?? ''
  );
};

// Before the form is submitted, a value that may still become right is not an error.
// KIT-3
test.each<[string, State, string]>([
  ['required and empty, not yet submitted', { value: '', required: true }, ''],
  ['required, empty, submitted', { value: '', required: true, submitted: true }, 'Required'],
  ['optional, empty, submitted', { value: '', submitted: true }, ''],
  ['required, filled, submitted', { value: 'a', required: true, submitted: true }, ''],
  ['differs', { value: 'abd', mustMatch: 'abc' }, "Passwords don't match"],
  ['still being typed', { value: 'ab', mustMatch: 'abc' }, ''],
  [
    'too short, submitted',
    { value: 'ab', mustMatch: 'abc', submitted: true },
    "Passwords don't match",
  ],
  ['matches', { value: 'abc', mustMatch: 'abc', submitted: true }, ''],
  [
    'empty and differs, submitted',
    { value: '', required: true, mustMatch: 'abc', submitted: true },
    'Required',
  ],
  ["the form's own error", { value: 'abc', error: 'Invalid pass code' }, 'Invalid pass code'],
])('an input has the right message: %s', async (_case, state, words) => {
  expect(await messageOf(state)).toBe(words);
});
