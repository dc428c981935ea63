import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#kit/test/draw.ts';
import { FootBar } from './FootBar.tsx';

const isInSight = (): boolean =>
  page.getByText('Not saved').element().getBoundingClientRect().top < 400;

// LOOK-6
test('the bar stays in sight on a phone, and is below the page if letters are enlarged', async () => {
  await page.viewport(390, 400);
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(1280, 800);
  });
  draw(
    <div>
      <div style={{ height: 2_000 }} />
      <FootBar>
        <p>Not saved</p>
        <button type="button">Save</button>
      </FootBar>
    </div>,
  );
  await expect.poll(isInSight).toBe(true);
  document.documentElement.style.fontSize = '200%';
  await expect.poll(isInSight).toBe(false);
});
