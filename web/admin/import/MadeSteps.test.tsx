import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { draw } from '#kit/test/draw.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import { MadeSteps } from './MadeSteps.tsx';
import type { ReviewedStep } from './reviewed-issues.ts';

// CONTACT-12
test('a number in words from the right reads from the left', async () => {
  const [question, answer] = [fromRight('777-0142'), fromRight('777-0143')];
  const step: ReviewedStep = {
    _id: 'a',
    number: 1,
    question,
    isQuestion: false,
    answers: [{ text: answer, where: '' }],
    marks: [],
    guesses: [],
    picture: null,
    hasPicture: false,
  };
  const act = vi.fn<() => void>();
  draw(
    <MadeSteps
      row={{ block: 1, steps: [step], isWords: false }}
      isOpen={false}
      pictures={{}}
      campus={NEW_CAMPUS}
      reviewing={{
        correct: act,
        leaveOut: act,
        takeBack: act,
        answer: act,
        closeQuestions: act,
        chooseKey: act,
        takeContact: act,
        rename: act,
        categorize: act,
        settle: act,
        take: act,
        takePicture: act,
      }}
    />,
  );
  await expect.element(page.getByText(question, { exact: true })).toBeVisible();
  await expect.element(page.getByText(answer, { exact: true })).toBeVisible();
  for (const number of ['777-0142', '777-0143']) expect(readsFromLeft(number)).toBe(true);
});
