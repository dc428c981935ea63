import { expect, signedIn, test } from '../base/fixtures.ts';
import { opened, type OpenedIds } from '../base/languages/every-page.ts';
import { expectReadable } from '../base/text-fit.ts';

test.use(signedIn);

/** The narrowest phone, with letters as large as they get. */
const NARROW = [
  { width: 320, height: 640, font: '100%' },
  { width: 320, height: 640, font: '200%' },
] as const;

let ids: OpenedIds;
test.beforeAll(async ({ server }) => {
  ids = await opened(server);
});

for (const language of ['en', 'es']) {
  // LANG-7, LOOK-6
  test(`the editor in ${language} is whole on the narrowest phone, with letters twice as large`, async ({
    page,
    server,
  }) => {
    test.setTimeout(180_000);
    await page.context().addCookies([{ name: 'language', value: language, url: server.url }]);
    for (const pane of ['details', 'Step 1', 'Step 2', 'final', 'paths']) {
      await test.step(pane, async () => {
        await page.goto(`/issue/${ids.issue}?pane=${encodeURIComponent(pane)}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectReadable(page, pane, NARROW);
      });
    }
  });
}
