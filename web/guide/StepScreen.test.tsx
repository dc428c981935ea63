import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { ask, checked, confirm } from '#core/fixtures/trees.ts';
import type { SavedStep } from '#core/step/step.ts';
import { draw } from '#kit/test/draw.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import { GuideText } from './GuideText.tsx';
import { StepAnswers, StepScreen, type GuideTexts } from './StepScreen.tsx';

const texts: GuideTexts = {
  ContactText: (text) => <GuideText {...text} campus={NEW_CAMPUS} />,
  FirstAct: () => null,
};

function drawStep(saved: SavedStep): void {
  for (const step of checked([saved]))
    draw(
      <StepScreen step={step} number={1} visit={0} firstAct={null} texts={texts}>
        <StepAnswers step={step} answer={null} texts={texts} onEvent={() => undefined} />
      </StepScreen>,
    );
}

const asked = fromRight('777-0141');

// CONTACT-12
test('numbers in a question and its answers read left to right, and names are plain text', async () => {
  const [yes, no] = [fromRight('777-0142'), fromRight('777-0143')];
  const { yesAction, noAction, ...step } = ask('a', 'end', 'end');
  drawStep({
    ...step,
    question: asked,
    customiseAnswerType: true,
    yesAction: { ...yesAction, actionType: 'Issue resolution', customText: yes },
    noAction: { ...noAction, actionType: 'Issue resolution', customText: no },
  });
  for (const number of ['777-0141', '777-0142', '777-0143'])
    expect(readsFromLeft(number)).toBe(true);
  await expect.element(page.getByText(asked, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: asked, exact: true })).toBeVisible();
  for (const name of [yes, no])
    await expect.element(page.getByRole('radio', { name, exact: true })).toBeVisible();
});

// CONTACT-12
test('a number in a confirmation reads left to right', async () => {
  const { confirmationAction, ...step } = confirm('a', 'end');
  drawStep({
    ...step,
    confirmationAction: {
      ...confirmationAction,
      actionType: 'Issue resolution',
      confirmationText: asked,
    },
  });
  expect(readsFromLeft('777-0141')).toBe(true);
  await expect.element(page.getByRole('checkbox', { name: asked, exact: true })).toBeVisible();
});
