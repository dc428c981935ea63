import { LANGUAGES } from '#core/base/language.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { sayIn } from '../base/languages/catalogue.ts';
import { opened, type OpenedIds } from '../base/languages/every-page.ts';
import { expectReadable } from '../base/text-fit.ts';

test.use(signedIn);

/** The narrowest phone, with letters as large as they get. */
const NARROW = [
  { width: 320, height: 640, font: '100%' },
  { width: 320, height: 640, font: '200%' },
] as const;

const BINDER = [
  'LOCKOUT OF A RESIDENT',
  '',
  '1. Ask for the name of the resident and compare it with the residence list.',
  '2. If YES, open the door.',
  '3. Call the duty manager.',
].join('\n');

let ids: OpenedIds;
test.beforeAll(async ({ server }) => {
  ids = await opened(server);
});

for (const language of LANGUAGES) {
  test.describe(`in ${language}, on the narrowest phone, at twice the text size`, () => {
    test.beforeEach(async ({ page, server }) => {
      test.setTimeout(180_000);
      await page.context().addCookies([{ name: 'language', value: language, url: server.url }]);
    });

    // LANG-7, LOOK-6
    test('no text of the editor is cut off', async ({ page }) => {
      for (const pane of ['details', 'Step 1', 'Step 2', 'final', 'paths']) {
        await test.step(pane, async () => {
          await page.goto(`/issue/${ids.issue}?pane=${encodeURIComponent(pane)}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectReadable(page, pane, NARROW);
        });
      }
    });

    // LANG-7, LOOK-6
    test('no text of an import is cut off', async ({ page }) => {
      const say = await sayIn(language);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/admin#import');
      const file = { name: 'Binder.txt', mimeType: 'text/plain', buffer: Buffer.from(BINDER) };
      await page.getByRole('dialog').getByLabel(say('File to import')).setInputFiles(file);
      const found = page.getByRole('navigation', { name: say('Procedures found') });
      await expect(found).toBeVisible();
      await expectReadable(page, 'found', NARROW);
      await found.getByRole('button', { name: /^LOCKOUT/i }).click();
      for (const part of ['Steps', 'In your document']) {
        await test.step(part, async () => {
          await page.getByRole('button', { name: say(part) }).click();
          await expectReadable(page, part, NARROW);
        });
      }
    });
  });
}
