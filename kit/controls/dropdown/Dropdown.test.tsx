import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { Dropdown } from './Dropdown.tsx';

const options = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => ({
  value: letter,
  label: `Option ${letter}`,
}));

const Choosing = ({ label = 'Letter', disabled = false }) => {
  const [value, setValue] = useState('');
  return (
    <Dropdown
      label={label}
      options={options}
      value={value}
      onChange={setValue}
      disabled={disabled}
    />
  );
};

const nothing = () => {};
const box = (name = 'Letter') => page.getByRole('combobox', { name });
const isOpen = (name?: string): boolean => box(name).element().matches(':open');

test('a closed dropdown is 40 px high and shows its placeholder', async () => {
  draw(<Choosing />);
  await expect.element(box()).toHaveDisplayValue('Select');
  expect(box().element().getBoundingClientRect().height).toBe(40);
  expect(isOpen()).toBe(false);
});

// Choosing sets the shown text and closes.
// KIT-7
test('a click opens the list, and choosing an entry shows it and closes the list', async () => {
  draw(<Choosing />);
  await box().click();
  await expect.poll(() => isOpen()).toBe(true);
  await page.getByRole('option', { name: 'Option C' }).click();
  await expect.element(box()).toHaveDisplayValue('Option C');
  expect(isOpen()).toBe(false);
});

// KIT-7
test('opening a second list closes the first, and a click on the page closes the second', async () => {
  draw(
    <div style={{ paddingBottom: 400 }}>
      <p>Elsewhere</p>
      <Choosing label="First" />
      <div style={{ height: 240 }} />
      <Choosing label="Second" />
    </div>,
  );
  await box('First').click();
  await expect.poll(() => isOpen('First')).toBe(true);
  await box('Second').click();
  await expect.poll(() => isOpen('First')).toBe(false);
  await expect.poll(() => isOpen('Second')).toBe(true);
  await page.getByText('Elsewhere').click();
  await expect.poll(() => isOpen('Second')).toBe(false);
});

// KIT-7
test('a disabled dropdown does not open', async () => {
  draw(<Choosing disabled />);
  await box().click({ force: true });
  await expect.poll(() => isOpen()).toBe(false);
});

// KIT-7, LOOK-5
test('a keyboard can open the list, move in it and choose', async () => {
  draw(<Choosing />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.poll(() => isOpen()).toBe(true);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(box()).not.toHaveDisplayValue('Select');
  expect(isOpen()).toBe(false);
});

// KIT-27
test('an entry with an icon keeps its name, and shows the icon when it is chosen', async () => {
  const mark = <svg data-mark="" width="18" height="18" aria-hidden="true" />;
  const withIcons = [{ value: 'Fire', icon: mark }, { value: 'Water' }];
  const { redraw, container } = draw(
    <Dropdown label="Letter" options={withIcons} value="Fire" onChange={nothing} />,
  );
  await expect.element(box()).toHaveDisplayValue('Fire');
  expect(container.querySelectorAll(':not(option) > [data-mark]').length).toBe(1);
  redraw(<Dropdown label="Letter" options={withIcons} value="Water" onChange={nothing} />);
  expect(container.querySelectorAll(':not(option) > [data-mark]').length).toBe(0);
});

// Checks the list's height of 12.5rem and its rows of 38 px if the browser draws the list from CSS.
// KIT-7
test.runIf(CSS.supports('appearance', 'base-select'))(
  'rows are 38 px high in a list of at most 200 px',
  async () => {
    draw(<Choosing />);
    await box().click();
    const option = page.getByRole('option', { name: 'Option A' });
    await expect.poll(() => option.element().getBoundingClientRect().height).toBe(38);
    expect(getComputedStyle(box().element(), '::picker(select)').maxHeight).toBe('200px');
  },
);
