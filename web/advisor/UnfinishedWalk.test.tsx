import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Issue } from '#core/issue.ts';
import { walkOn } from '#core/walk.ts';
import { draw } from '#kit/draw.ts';
import { beginWalk, eraseKeptWalk, keepWalk, readKeptWalk } from './kept-walk.ts';
import { UnfinishedWalk } from './UnfinishedWalk.tsx';

const question = (_id: string) => ({ _id, question: `Question ${_id}?`, answerType: 'Yes or No' });
const issue = { _id: 'i', title: 'Lift stuck', revision: 1, steps: [question('a'), question('b')] };

function breakOff(): void {
  const begun = beginWalk(issue as unknown as Issue, new Date(0));
  const answered = walkOn(begun.walk, { type: 'answer', answer: 'no' });
  keepWalk({ ...begun, walk: walkOn(answered, { type: 'next' }) });
}

afterEach(eraseKeptWalk);

test('a walk broken off is offered again at its step', async () => {
  breakOff();
  draw(<UnfinishedWalk />);
  await expect.element(page.getByText('You had begun “Lift stuck”.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Lift stuck' })).toBeVisible();
  await expect.element(page.getByText('STEP 2')).toBeVisible();
});

test('it can be erased instead', async () => {
  breakOff();
  draw(<UnfinishedWalk />);
  await page.getByRole('button', { name: 'Erase it' }).click();
  expect(readKeptWalk()).toBeUndefined();
  await expect.element(page.getByText('You had begun')).not.toBeInTheDocument();
});

test('with none, nothing is offered', () => {
  draw(<UnfinishedWalk />);
  expect(page.getByText('You had begun').elements()).toHaveLength(0);
});
