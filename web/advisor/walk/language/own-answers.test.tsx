import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ask, checked } from '#core/fixtures/trees.ts';
import { draw } from '#kit/test/draw.ts';
import { StepAnswers, type GuideTexts } from '../../../guide/StepScreen.tsx';

// As the build of the Spanish pages has it.
vi.mock('#core/base/display-name.ts', async () => await import('#core/base/display-name.es.ts'));

const texts: GuideTexts = { ContactText: ({ text }) => text, FirstAct: () => null };

function drawAnswers(isCustom: boolean): void {
  const { yesAction, noAction, ...step } = ask('a', 'end', 'end');
  const ends = { actionType: 'Issue resolution' } as const;
  const [shown] = checked([
    {
      ...step,
      customiseAnswerType: isCustom,
      yesAction: { ...yesAction, ...ends, ...(isCustom && { customText: 'Yes' }) },
      noAction: { ...noAction, ...ends, ...(isCustom && { customText: 'No, outside' }) },
    },
  ]);
  if (shown)
    draw(
      <StepAnswers step={shown} lang="en" answer={null} texts={texts} onEvent={() => undefined} />,
    );
}

// LANG-8, TRANSLATE-21
test("the author's answer Yes of an English procedure stays English on a Spanish page", async () => {
  drawAnswers(true);
  await expect.element(page.getByRole('radio', { name: 'Yes', exact: true })).toBeVisible();
  await expect.element(page.getByText('Yes', { exact: true })).toHaveAttribute('lang', 'en');
});

// LANG-8
test('a plain answer is in the language of the page', async () => {
  drawAnswers(false);
  await expect.element(page.getByRole('radio', { name: 'Sí', exact: true })).toBeVisible();
});
