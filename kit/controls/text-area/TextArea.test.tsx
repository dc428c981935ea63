import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { TextArea } from './TextArea.tsx';

const Typed = ({ start = '', limited = false }) => {
  const [value, setValue] = useState(start);
  return (
    <TextArea
      label="Feedback"
      hint="No names"
      limited={limited}
      value={value}
      onChange={setValue}
    />
  );
};

const box = () => page.getByRole('textbox', { name: 'Feedback' });

// At most 500 characters when limited, with a counter n/500.
// KIT-6
test('a limited text area takes 500 characters and counts them', async () => {
  draw(<Typed limited start={'x'.repeat(498)} />);
  await expect.element(box()).toHaveAccessibleDescription('No names 498/500');
  await box().click();
  await userEvent.keyboard('abcd');
  await expect.element(page.getByText('500/500')).toBeVisible();
  await box().fill('y'.repeat(600));
  await expect.element(box()).toHaveValue('y'.repeat(500));
});

// 10000 otherwise. The count appears when 500 are left.
// KIT-6
test('an unlimited text area takes 10,000 characters, and counts them from 9,500 on', async () => {
  draw(<Typed />);
  await box().fill('x'.repeat(9499));
  await expect.element(box()).toHaveAccessibleDescription('No names');
  await box().fill('x'.repeat(9500));
  await expect.element(box()).toHaveAccessibleDescription('No names 9500/10000');
  await box().fill('x'.repeat(10_001));
  await expect.element(box()).toHaveValue('x'.repeat(10_000));
});
