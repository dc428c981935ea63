import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ask, confirm } from '#core/fixtures/trees.ts';
import { draw } from '#kit/test/draw.ts';
import { ProblemPanel } from './ProblemPanel.tsx';

test.each([
  ['no step', [], 'No step yet'],
  ['nothing wrong', [confirm('a', 'end')], 'Nothing to fix'],
  [
    'a warning alone',
    [ask('a', 'end', 'end'), confirm('b', 'end')],
    'Can be published, with 1 warning',
  ],
  ['a problem', [ask('a', 'gone', 'end')], '1 problem to fix before publishing'],
])('with %s it says so', async (_, steps, title) => {
  draw(<ProblemPanel issue={{ _id: 'i', steps }} />);
  await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
});
