import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { RadioGroup } from './RadioGroup.tsx';

const options = [{ value: 'Yes' }, { value: 'No', label: 'No, nobody' }] as const;
type Choice = (typeof options)[number]['value'] | '';

const Group = ({ start, readonly }: { start: Choice; readonly?: boolean }) => {
  const [value, setValue] = useState<Choice>(start);
  return (
    <RadioGroup
      label="Is anyone hurt?"
      options={options}
      value={value}
      onChange={setValue}
      readonly={readonly}
    />
  );
};

const radio = (name: string) => page.getByRole('radio', { name, exact: true });

test('radios have their shown text as name, and their group its label', async () => {
  draw(<Group start="" />);
  await expect.element(page.getByRole('group', { name: 'Is anyone hurt?' })).toBeVisible();
  await page.getByText('No, nobody').click();
  await expect.element(radio('No, nobody')).toBeChecked();
  await expect.element(radio('Yes')).not.toBeChecked();
});

test('arrow keys move the choice', async () => {
  draw(<Group start="Yes" />);
  await userEvent.tab();
  await expect.element(radio('Yes')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio('No, nobody')).toBeChecked();
  await expect.element(radio('No, nobody')).toHaveFocus();
});

// Read-only radios cannot change.
// KIT-9
test('read-only radios ignore clicks and keys, and still take the focus', async () => {
  draw(<Group start="Yes" readonly />);
  await radio('No, nobody').click({ force: true });
  await expect.element(radio('Yes')).toBeChecked();
  await userEvent.tab();
  await expect.element(radio('Yes')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio('Yes')).toBeChecked();
});

test('thumb-sized radios are at least 64 px high, and their whole row can be pressed', async () => {
  const change = vi.fn<(value: string) => void>();
  draw(<RadioGroup label="Hurt?" size="thumb" options={options} value="" onChange={change} />);
  const sheet = radio('Yes').element().closest('label');
  expect(sheet?.getBoundingClientRect().height).toBe(64);
  await page.elementLocator(sheet ?? document.body).click({ position: { x: 300, y: 4 } });
  await expect.poll(() => change).toHaveBeenCalledWith('Yes');
});
