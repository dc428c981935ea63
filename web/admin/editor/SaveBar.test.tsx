import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ComponentProps } from 'react';
import { draw } from '#kit/test/draw.ts';
import { SaveBar } from './SaveBar.tsx';

const save = page.getByRole('button', { name: 'Save changes' });

const drawBar = (extra: Partial<ComponentProps<typeof SaveBar>>) => {
  const onSave = vi.fn<() => void>();
  draw(
    <SaveBar
      isSaved
      savedText="Saved, 2:41 pm"
      reason={undefined}
      isLive={false}
      saving={false}
      onSave={onSave}
      {...extra}
    />,
  );
  return onSave;
};

// EDITOR-6
test.each([
  [{}, 'Saved, 2:41 pm'],
  [{ isSaved: false }, 'Not saved'],
  [{ isSaved: false, isLive: true }, 'Published: advisors see what you save at once.'],
])('with %j it can be pressed and says so', async (extra, text) => {
  const onSave = drawBar(extra);
  await expect.element(save).toHaveAccessibleDescription(text);
  await save.click();
  expect(onSave).toHaveBeenCalledOnce();
});

// EDITOR-6
test('it is disabled with a reason, and says why', async () => {
  drawBar({ isSaved: false, reason: 'If no: choose an action type.' });
  await expect.element(save).toBeDisabled();
  await expect.element(save).toHaveAccessibleDescription('If no: choose an action type.');
});

// EDITOR-6
test('during a save it ignores a second press', async () => {
  const onSave = drawBar({ saving: true });
  await save.click({ force: true });
  expect(onSave).not.toHaveBeenCalled();
});
