import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { EmptyState } from './EmptyState.tsx';

test('an empty state says what is missing and what to do next', async () => {
  draw(
    <EmptyState title="No data to display" action={<button type="button">Again</button>}>
      Try a longer range.
    </EmptyState>,
  );
  await expect.element(page.getByRole('heading', { name: 'No data to display' })).toBeVisible();
  await expect.element(page.getByText('Try a longer range.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Again' })).toBeVisible();
});
