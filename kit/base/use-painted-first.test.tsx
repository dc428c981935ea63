import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../test/draw.ts';
import { usePaintedFirst } from './use-painted-first.ts';

const heard: { text: string; painted: boolean }[] = [];

const Box = () => {
  const [reported, setReported] = useState('');
  const [typed, type] = useState<string>();
  const text = typed ?? reported;
  usePaintedFirst(typed, (next) => {
    heard.push({
      text: next,
      painted: page.getByRole('textbox').query()?.getAttribute('data-text') === next,
    });
    setReported(next);
    type(undefined);
  });
  return (
    <input
      aria-label="Box"
      value={text}
      data-text={text}
      onChange={({ target }) => type(target.value)}
    />
  );
};

// KIT-10
test('typed text is shown before it is reported, and the last text is reported', async () => {
  draw(<Box />);
  const box = page.getByRole('textbox', { name: 'Box' });
  await box.click();
  await userEvent.keyboard('flood');
  await expect.element(box).toHaveValue('flood');
  await expect.poll(() => heard.at(-1)?.text).toBe('flood');
  expect(heard.every(({ painted }) => painted)).toBe(true);
});
