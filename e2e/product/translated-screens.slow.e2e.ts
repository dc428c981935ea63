import { expectAccessibleAsItIs } from '../base/accessibility.ts';
import { expect, test } from '../base/fixtures.ts';
import { sayIn, TRANSLATED } from '../base/languages/catalogue.ts';
import { englishWords, expectNoEnglish } from '../base/languages/english-words.ts';
import {
  ALL,
  opened,
  openEach,
  READERS,
  SHOWN,
  type OpenedIds,
} from '../base/languages/every-page.ts';
import { toldTo } from '../base/languages/pseudo.ts';
import { expectTranslated, translated } from '../base/languages/translated.ts';

// LOOK-16
test('every page of the app is opened by a test below', () => {
  const opened = Object.values(SHOWN).flatMap((pages) => Object.keys(pages));
  expect(opened.toSorted()).toEqual(Object.keys(ALL).toSorted());
});

let ids: OpenedIds;
test.beforeAll(async ({ server }) => {
  ids = await opened(server);
});
test.beforeEach(async ({ context }) => await translated(context));

for (const language of TRANSLATED) {
  for (const [reader, as] of READERS) {
    test.describe(`in ${language}, for ${reader}`, () => {
      test.use(as);

      // LANG-6, LANG-7, LOOK-4, LOOK-16
      test('no screen has an English word, axe reports nothing, and the browser can translate each screen', async ({
        page,
        server,
      }) => {
        test.setTimeout(600_000);
        const say = await sayIn(language);
        const english = englishWords(language);
        const told = toldTo(page, reader);
        await page.context().addCookies([{ name: 'language', value: language, url: server.url }]);
        await openEach(page, { reader, ids, without: [] }, async (name, shown) => {
          await expect.soft(page.getByText(say(shown)).first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectTranslated(page);
          // The kitchen sink is for developers, and in English.
          if (name === 'kitchenSink') return;
          await expectNoEnglish(page, english, { language, told });
          await expectAccessibleAsItIs(page, name);
        });
      });
    });
  }
}
