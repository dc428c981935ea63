import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ask, confirm } from '#core/fixtures/trees.ts';
import { blockingProblems } from '#core/tree/tree-check.ts';
import { drawUnasked } from '../test/draw-unasked.tsx';
import { BlockedPublishDialog } from './BlockedPublishDialog.tsx';

const problems = blockingProblems([ask('a', 'gone', 'next'), confirm('b', 'b')]);

// LIST-7, PUBLISH-4
test('lists every problem with a link to its step', async () => {
  const onClose = vi.fn<() => void>();
  drawUnasked(
    <BlockedPublishDialog
      issue={{ _id: 'i', title: 'Lift' }}
      problems={problems}
      onClose={onClose}
    />,
  );
  const dialog = page.getByRole('dialog', { name: 'This procedure cannot be published yet' });
  await expect.poll(() => dialog.getByRole('listitem').elements()).toHaveLength(problems.length);
  const first = dialog.getByRole('listitem').first();
  await expect.element(first).toMatchTextContent('Step 1, If yes: the step it skips to is gone.');
  await expect
    .element(first.getByRole('link', { name: 'Go to Step 1' }))
    .toHaveAttribute('href', '/issue/i?pane=a');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
});
