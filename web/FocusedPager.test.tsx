import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#kit/test/draw.ts';
import { FocusedPager } from './FocusedPager.tsx';

const Three = () => {
  const [at, setAt] = useState(1);
  return <FocusedPager page={at} pages={3} onPage={setAt} />;
};
const button = (name: string) => page.getByRole('button', { name });

test('the button pressed stays focused; where it is disabled, the other one is', async () => {
  draw(<Three />);
  await button('Next').click();
  await expect.element(button('Next')).toHaveFocus();
  await button('Next').click();
  await expect.element(button('Next')).toBeDisabled();
  await expect.element(button('Prev')).toHaveFocus();
  await button('Prev').click();
  await button('Prev').click();
  await expect.element(button('Next')).toHaveFocus();
});
