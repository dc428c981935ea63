import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { Checkbox } from './Checkbox.tsx';

const box = () => page.getByRole('checkbox', { name: 'Told the manager' });
const ground = (): string => getComputedStyle(box().element()).backgroundColor;

const Flipping = ({ start = false, readonly = false }) => {
  const [active, setActive] = useState(start);
  return (
    <Checkbox label="Told the manager" active={active} onChange={setActive} readonly={readonly} />
  );
};

// A click flips active unless readonly.
// KIT-8
test('a click checks a checkbox, and Space unchecks it', async () => {
  draw(<Flipping />);
  await page.getByText('Told the manager').click();
  await expect.element(box()).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box()).not.toBeChecked();
});

// KIT-8
test('a read-only checkbox stays as it is and says so', async () => {
  draw(<Flipping start readonly />);
  await box().click();
  await expect.element(box()).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box()).toBeChecked();
  await expect.element(box()).toHaveAttribute('aria-readonly', 'true');
});

// A disabled checkbox stays inactive.
// KIT-8
test('a disabled checkbox is unchecked whatever its props say, and ignores clicks', async () => {
  const change = vi.fn<(active: boolean) => void>();
  draw(<Checkbox label="Told the manager" active disabled onChange={change} />);
  await box().click({ force: true });
  await expect.element(box()).not.toBeChecked();
  expect(change).not.toHaveBeenCalled();
});

// Accent flag.
// KIT-8
test('a checked checkbox has the brand color, or the text color without accent', () => {
  const { redraw } = draw(<Checkbox label="Told the manager" active onChange={() => {}} />);
  const accented = ground();
  redraw(<Checkbox label="Told the manager" active accent={false} onChange={() => {}} />);
  expect(ground()).toBe(getComputedStyle(document.body).color);
  expect(ground()).not.toBe(accented);
});

test('a thumb-sized checkbox is 64 px high', () => {
  draw(<Checkbox label="Told the manager" size="thumb" active={false} onChange={() => {}} />);
  expect(box().element().closest('label')?.getBoundingClientRect().height).toBe(64);
});
