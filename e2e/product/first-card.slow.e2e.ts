import type { Locator } from '@playwright/test';
import { attend } from '../base/attend.ts';
import { publishIssue, writeIssue } from '../base/authoring.ts';
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
    test('the first card is close to the header, even below the setup card', async ({
      page,
      server,
    }) => {
      await writeIssue(server, BROKEN_WINDOW);
      await page.goto('/admin');
      await expect(page.getByRole('region', { name: 'Set up your campus' })).toBeVisible();
      const header = await page.getByRole('banner').boundingBox();
      const first = await topOf(page.getByRole('main').getByRole('article').first());
      expect(first - (header?.height ?? 0)).toBeLessThanOrEqual(most);
    });
  });
}

// ANALYTICS-30
test('the Analytics table is near the top, and a small phone shows both dates in one row', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { id, stepIds } = await publishIssue(server, { ...BROKEN_WINDOW, title: 'In the table' });
  const steps = stepIds.slice(0, 1).map((step) => ({ step, response: 'Yes' }) as const);
  await attend(server, { advisor: 'Amara', issueId: id, steps, issueStatus: 'Escalated' });
  await page.goto('/admin/analytics?startDate=2000-01-01&endDate=2100-01-01');
  const table = page.getByRole('table').first();
  await expect(table).toBeVisible();
  expect(await topOf(table)).toBeLessThanOrEqual(240);
  await page.setViewportSize({ width: 360, height: 800 });
  const apart = async (): Promise<number> =>
    (await topOf(page.getByLabel('Start date'))) - (await topOf(page.getByLabel('End date')));
  await expect.poll(apart).toBe(0);
});
