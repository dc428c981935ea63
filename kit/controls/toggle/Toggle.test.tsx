import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { Toggle } from './Toggle.tsx';

const Flipping = () => {
  const [checked, setChecked] = useState(false);
  return <Toggle label="Dark" checked={checked} onChange={setChecked} />;
};

const toggle = () => page.getByRole('switch', { name: 'Dark' });

// KIT-8
test('a click checks a toggle, and Space unchecks it', async () => {
  draw(<Flipping />);
  await toggle().click();
  await expect.element(toggle()).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(toggle()).not.toBeChecked();
});

// KIT-8
test('a disabled toggle ignores clicks', async () => {
  const change = vi.fn<(checked: boolean) => void>();
  draw(<Toggle label="Dark" checked={false} disabled onChange={change} />);
  await toggle().click({ force: true });
  expect(change).not.toHaveBeenCalled();
});
