import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#kit/test/draw.ts';
import { issue } from '../../test/walk-panel.tsx';
import { useStartWalk } from './use-start-walk.tsx';
import { WalkProvider } from './WalkProvider.tsx';

const line = vi.hoisted(() => Promise.withResolvers<void>());

// On a first visit by a slow line its code comes after the cards.
vi.mock('./StartDialog.tsx', async (importOriginal) => {
  await line.promise;
  return await importOriginal<object>();
});

const Card = () => {
  const { choose, dialogs } = useStartWalk([issue]);
  return (
    <>
      <button type="button" onClick={() => choose(issue)}>
        {issue.title}
      </button>
      {dialogs}
    </>
  );
};

// CARDS-13, KIT-19
test('a card pressed before the code of its dialog has loaded shows that it is loading', async () => {
  draw(
    <WalkProvider>
      <Card />
    </WalkProvider>,
  );
  const loading = page.getByRole('status').filter({ hasText: 'Loading' });
  const dialog = page.getByRole('dialog', { name: /^Are you ready to start/ });
  await page.getByRole('button', { name: issue.title }).click();
  await expect.element(loading).toBeVisible();
  expect(dialog.elements()).toEqual([]);
  line.resolve();
  await expect.element(dialog).toBeVisible();
  await expect.element(loading).not.toBeInTheDocument();
});
