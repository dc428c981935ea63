import { PHONE } from '../base/advisor.ts';
import { expect, test } from '../base/fixtures.ts';

test.use(PHONE);

const OLD = 'This browser is too old for ResLife On-Call';

// BROWSER-6
test('a browser older than those that are served is led to a page with the calls', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'));
  await page.goto('/user');
  await expect(page.getByRole('heading', { name: OLD })).toBeVisible();
  await expect(page.getByText('dial the emergency number you know')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // BROWSER-6
  test('the page of the app leads there too', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Whom to call' }).click();
    await expect(page.getByRole('heading', { name: OLD })).toBeVisible();
  });
});
