import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { TextInput } from './TextInput.tsx';
import type { TextInputProps } from './TextInput.tsx';

const Typed = ({ start = '', ...rest }: Partial<TextInputProps> & { start?: string }) => {
  const [value, setValue] = useState(start);
  return <TextInput label="Name" {...rest} value={value} onChange={setValue} />;
};

const box = () => page.getByLabelText('Name');
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

test('typing reports the value; an input is 40 px high, or 56 px for a thumb', async () => {
  draw(
    <>
      <Typed />
      <Typed label="Username" size="thumb" />
    </>,
  );
  await box().fill('By the river');
  await expect.element(box()).toHaveValue('By the river');
  const heights = page
    .getByRole('textbox')
    .elements()
    .map((input) => input.parentElement?.getBoundingClientRect().height);
  expect(heights).toEqual([40, 56]);
});

// Every limit but 100 means 11, as 50 shows.
// KIT-5
test.each([
  [11, 'abcdefghijk'],
  [50, 'abcdefghijk'],
  [100, alphabet],
  [undefined, alphabet],
])('an input with a max length of %s keeps %s', async (maxLength, expected) => {
  draw(maxLength === undefined ? <Typed /> : <Typed maxLength={maxLength} />);
  await box().click();
  await userEvent.keyboard(alphabet);
  await expect.element(box()).toHaveValue(expected);
  await box().fill(alphabet);
  await expect.element(box()).toHaveValue(expected);
});

// KIT-3
test('a read-only input shows its value and takes no typing', async () => {
  draw(<Typed start="Autumn" readonly />);
  await box().click();
  await userEvent.keyboard('x');
  await expect.element(box()).toHaveValue('Autumn');
  await expect.element(box()).toHaveAttribute('readonly');
});

// KIT-3
test('an error describes the field', async () => {
  draw(<Typed error="Required" />);
  await expect.element(box()).toHaveAccessibleDescription('Required');
  await expect.element(box()).toBeInvalid();
});

// Password input toggles hidden and visible.
// KIT-4
test('a password can be shown and hidden again by keyboard', async () => {
  draw(<Typed type="password" start="correct horse" />);
  await expect.element(box()).toHaveAttribute('type', 'password');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(box()).toHaveAttribute('type', 'text');
  await expect.element(page.getByRole('button', { name: 'Hide characters' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(box()).toHaveAttribute('type', 'password');
});

// KIT-5
test('a date input takes YYYY-MM-DD and has a minimum', async () => {
  draw(<Typed type="date" min="2026-10-22" />);
  await box().fill('2026-10-23');
  await expect.element(box()).toHaveValue('2026-10-23');
  await expect.element(box()).toBeValid();
  await box().fill('2026-10-21');
  await expect.element(box()).toBeInvalid();
});
