import type { Locator } from '@playwright/test';
import { writeIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';

test.use(signedIn);

async function topOf(control: Locator): Promise<number> {
  const box = await control.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return box.y;
}

for (const { width, height, most } of [
  { width: 1280, height: 800, most: 200 },
  { width: 390, height: 844, most: 300 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    // LIST-24, SETUP-9
    test('the first card is near the header, below setting up too', async ({ page, server }) => {
      await writeIssue(server, BROKEN_WINDOW);
      await page.goto('/admin');
      await expect(page.getByRole('region', { name: 'Set up your campus' })).toBeVisible();
      const header = await page.getByRole('banner').boundingBox();
      const first = await topOf(page.getByRole('main').getByRole('article').first());
      expect(first - (header?.height ?? 0)).toBeLessThanOrEqual(most);
    });
  });
}
