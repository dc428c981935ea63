import { PHONE } from '../base/advisor.ts';
import { expect, test } from '../base/fixtures.ts';

test.use(PHONE);

// ADVISOR-8, PRIVACY-13, ROUTES-3
test('everybody can read the policy with its eight sections and its promise', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Introduction',
    'Summary',
    'Information collected',
    'Use',
    'Sharing',
    'Security',
    'Rights',
    'Contact',
  ]);
  await expect(page.getByText('No sensitive personal information is processed')).toBeVisible();
  await expect(page).toHaveURL('/privacy-policy');
  expect(calls.map((url) => new URL(url).pathname)).toEqual(['/api/privacy/notice']);
});
