import { PHONE } from '../base/advisor.ts';
import { expect, test } from '../base/fixtures.ts';

test.use(PHONE);

const OLD = 'This browser is too old for ResLife On-Call';

// BROWSER-6
test('a browser that is too old shows a link to a page that says who to call', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/user');
  const sentence = page.getByText(OLD);
  await expect(page.getByRole('heading', { name: 'Welcome to ResLife' })).toBeVisible();
  await expect(sentence).toBeHidden();
  expect(asked.filter((path) => path.includes('old'))).toEqual([]);

  // An older browser drops the conditions that it does not know, with everything in them.
  const conditions = await page.evaluate(() => {
    const found = Array.from(document.styleSheets)
      .flatMap((sheet) => Array.from(sheet.cssRules, (rule, at) => ({ sheet, rule, at })))
      .filter(({ rule }) => rule instanceof CSSMediaRule && rule.cssText.includes('.too-old'));
    for (const { sheet, at } of found) sheet.deleteRule(at);
    return found.map(({ rule }) => rule.cssText.replaceAll(/\s+/g, ''));
  });
  expect(conditions).toEqual([
    '@media(width>=0){@supports(color:color-mix(inoklab,canvas,canvas)){.too-old{display:none;}}}',
  ]);
  await expect(sentence).toBeVisible();
  await page.getByRole('link', { name: 'Who to call' }).click();
  await expect(page.getByRole('heading', { name: OLD })).toBeVisible();
  await expect(page.getByText('dial the emergency number you know')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // BROWSER-6
  test('the app shows the same link', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Who to call' }).click();
    await expect(page.getByRole('heading', { name: OLD })).toBeVisible();
  });
});
