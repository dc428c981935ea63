import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { draw } from '#kit/test/draw.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import { MadeSteps } from './MadeSteps.tsx';
import type { CheckedStep } from './checked-issues.ts';
import type { CheckActs } from './use-check.ts';

const STEP: CheckedStep = {
  _id: 'a',
  number: 1,
  question: 'Lost key',
  isQuestion: false,
  answers: [],
  marks: [],
  guesses: [],
  manners: [],
  picture: null,
  hasPicture: false,
};

function drawStep(
  step: CheckedStep,
  correct: CheckActs['correct'],
  { like = 0, settleLike = vi.fn<CheckActs['settleLike']>() } = {},
): void {
  const act = vi.fn<() => void>();
  draw(
    <MadeSteps
      row={{ block: 1, steps: [step], isWords: false }}
      like={like}
      isOpen={false}
      pictures={{}}
      campus={NEW_CAMPUS}
      lang="es"
      acts={{
        correct,
        leaveOut: act,
        restore: act,
        takeBack: act,
        split: act,
        join: act,
        answer: act,
        closeQuestions: act,
        chooseKey: act,
        takeContact: act,
        rename: act,
        categorize: act,
        settle: act,
        settleLike,
        askAgain: act,
        take: act,
        takePicture: act,
      }}
    />,
  );
}

const said = (text: string) => page.getByText(text, { exact: true });

// CONTACT-12
test('a number in right-to-left words reads left to right', async () => {
  const [question, answer] = [fromRight('777-0142'), fromRight('777-0143')];
  drawStep(
    { ...STEP, question, answers: [{ text: answer, isOwn: true, where: '' }] },
    vi.fn<() => void>(),
  );
  await expect.element(said(question)).toBeVisible();
  await expect.element(said(answer)).toBeVisible();
  for (const number of ['777-0142', '777-0143']) expect(readsFromLeft(number)).toBe(true);
});

// TRANSLATE-20
test("custom answers are marked as in the document's language, and Yes and No are in the page's", async () => {
  const answers = [
    { text: 'Un día', isOwn: true, where: '' },
    { text: 'No', isOwn: false, where: '' },
  ];
  drawStep({ ...STEP, isQuestion: true, answers }, vi.fn<() => void>());
  await expect.element(said('Un día')).toHaveAttribute('lang', 'es');
  await expect.element(said('No')).not.toHaveAttribute('lang');
});

// CAMPUS-4
test('a contact in the text of a checkbox is shown by its name and number', async () => {
  const answers = [{ text: 'I told [[contact:emergency]]', isOwn: true, where: 'to step 3' }];
  drawStep({ ...STEP, answers }, vi.fn<() => void>());
  await expect
    .element(page.getByRole('listitem'))
    .toMatchTextContent('I told emergency services (number not set)');
});

// IMPORT-39
test.each([
  ['Make it a title', 'title'],
  ['Keep as text', 'words'],
])("'%s' takes one press on a step that looks like a title", async (button, use) => {
  const correct = vi.fn<CheckActs['correct']>();
  drawStep({ ...STEP, marks: ['MAYBE_TITLE'] }, correct);
  await page.getByRole('button', { name: button }).click();
  expect(correct.mock.calls).toEqual([[1, use]]);
});

// IMPORT-39
test("only the question about a step's kind has buttons, and a missing step is mentioned once", async () => {
  const correct = vi.fn<CheckActs['correct']>();
  drawStep({ ...STEP, marks: ['NO_SUCH_STEP', 'MAYBE_ANSWERS', 'NUMBER_IN_WORDS'] }, correct);
  await expect.element(page.getByText(/^It mentions a step/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Yes, that is right' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Make it a question' }).click();
  expect(correct.mock.calls).toEqual([[1, 'question']]);
});

// IMPORT-30
test('alike guesses have one button to confirm them all, and a single guess has none', async () => {
  const settleLike = vi.fn<CheckActs['settleLike']>();
  const correct = vi.fn<CheckActs['correct']>();
  const guessed: CheckedStep = { ...STEP, marks: ['CONTACT'], guesses: ['a'], manners: ['a'] };
  drawStep(guessed, correct, { like: 12, settleLike });
  await page.getByRole('button', { name: 'Yes to all 12 like this' }).click();
  expect(settleLike.mock.calls).toEqual([[1]]);
  drawStep(guessed, correct, { like: 1 });
  const yes = page.getByRole('button', { name: 'Yes, that is right' });
  await expect.element(yes.nth(1)).toBeVisible();
  expect(page.getByRole('button', { name: /^Yes to all 1 / }).elements()).toEqual([]);
});
