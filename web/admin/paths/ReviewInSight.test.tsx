import { QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { issueWith } from '#core/fixtures/issues.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import { encodeSteps } from '#core/issue/encode-steps.ts';
import { draw } from '#kit/test/draw.ts';
import { queryClient } from '../base/queries.ts';
import { PathsPane } from './PathsPane.tsx';

const issue = issueWith({
  title: 'Leak',
  steps: [ask('a', 'next', 'c'), confirm('b', 'end'), confirm('c', 'end')],
});
const paths = [2, 3].map((last) => ({
  fingerprint: `${last}`,
  steps: [1, last],
  check: null,
  reopened: null,
}));
const steps = encodeSteps(issue.steps);
const listed = {
  count: 2,
  isMore: false,
  checked: 0,
  reviewed: null,
  isEdited: false,
  steps,
  paths,
};

// LOOK-6
test('the review stays in sight on a phone, and is below the paths if it is narrow or enlarged', async () => {
  await page.viewport(390, 400);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    const data = (path as string).includes('/paths') ? listed : {};
    return await Promise.resolve(Response.json({ data }));
  });
  draw(
    <QueryClientProvider client={queryClient}>
      <PathsPane
        issue={issue}
        campus={undefined}
        isDirty={false}
        onWalk={() => undefined}
        onAdopt={async () => await Promise.resolve()}
      />
    </QueryClientProvider>,
  );
  const review = page.getByRole('region', { name: 'Review' });
  await expect.element(review).toBeVisible();
  const list = page.getByRole('list', { name: 'Path check' }).element();
  const isOverPaths = (): boolean =>
    review.element().getBoundingClientRect().top < list.getBoundingClientRect().bottom;
  await expect.poll(isOverPaths).toBe(true);
  // Its buttons would take a row each.
  await page.viewport(320, 400);
  await expect.poll(isOverPaths).toBe(false);
  await page.viewport(390, 400);
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  document.documentElement.style.fontSize = '200%';
  await expect.poll(isOverPaths).toBe(false);
});
