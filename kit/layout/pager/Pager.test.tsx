import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { Pager } from './Pager.tsx';

const prev = page.getByRole('button', { name: 'Prev' });
const next = page.getByRole('button', { name: 'Next' });

// KIT-13
test('Prev and Next turn to the page before and after', async () => {
  const onPage = vi.fn<(turned: number) => void>();
  draw(<Pager page={2} pages={3} onPage={onPage} />);
  await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  await prev.click();
  await next.click();
  await expect.poll(() => onPage.mock.calls).toEqual([[1], [3]]);
});

// KIT-13
test.each([
  [1, true, false],
  [3, false, true],
])('page %i of 3 disables Prev: %j, and Next: %j', async (at, first, last) => {
  draw(<Pager page={at} pages={3} onPage={() => undefined} />);
  expect((prev.element() as HTMLButtonElement).disabled).toBe(first);
  expect((next.element() as HTMLButtonElement).disabled).toBe(last);
});

const Three = () => {
  const [at, setAt] = useState(1);
  return <Pager page={at} pages={3} onPage={setAt} />;
};

// KIT-13, LOOK-5
test('the pressed button keeps the focus, or the other one gets it if that is disabled', async () => {
  draw(<Three />);
  await next.click();
  await expect.element(next).toHaveFocus();
  await next.click();
  await expect.element(next).toBeDisabled();
  await expect.element(prev).toHaveFocus();
  await prev.click();
  await prev.click();
  await expect.element(next).toHaveFocus();
});
