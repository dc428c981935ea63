import { NAMED, PHONE } from '../base/advisor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { sayIn, TRANSLATED } from '../base/languages/catalogue.ts';
import { englishWords, expectNoEnglish } from '../base/languages/english-words.ts';
import { addressOf, opened, SHOWN, type OpenedIds } from '../base/languages/every-page.ts';
import { toldTo } from '../base/languages/pseudo.ts';

let ids: OpenedIds;
test.beforeAll(async ({ server }) => {
  ids = await opened(server);
});

const READERS = [
  ['nobody', {}],
  ['advisor', { ...PHONE, ...NAMED }],
  ['administrator', signedIn],
] as const;

for (const language of TRANSLATED) {
  for (const [reader, as] of READERS) {
    test.describe(`in ${language}, for ${reader}`, () => {
      test.use(as);

      // LANG-6, LANG-13
      test('no screen has an English word', async ({ page, server }) => {
        test.slow();
        const say = await sayIn(language);
        const english = englishWords(language);
        const told = toldTo(page);
        await page.context().addCookies([{ name: 'language', value: language, url: server.url }]);
        for (const [name, shown] of Object.entries(SHOWN[reader])) {
          if (name === 'kitchenSink') continue;
          await page.goto(addressOf(name, ids));
          await expect(page.getByText(say(shown)).first(), name).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectNoEnglish(page, english, { language, told });
        }
      });
    });
  }
}
