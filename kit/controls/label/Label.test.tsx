import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { Label } from './Label.tsx';

test('a label shows its text and is 24 px high', async () => {
  draw(<Label tone="positive">DONE</Label>);
  const label = page.getByText('DONE');
  await expect.element(label).toBeVisible();
  expect(label.element().parentElement?.getBoundingClientRect().height).toBe(24);
});
