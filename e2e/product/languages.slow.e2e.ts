import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { inPseudo, type Pseudo } from '#core/fixtures/pseudo.ts';
import { cardOf, NAMED, PHONE, walkOf } from '../base/advisor.ts';
import { asAdmin, updateIssue } from '../base/authoring.ts';
import { opened, openEach, READERS, type OpenedIds } from '../base/languages/every-page.ts';
import { expect } from '../base/fixtures.ts';
import {
  choose,
  expectInLanguage,
  PSEUDO_LANGUAGES,
  sayingOf,
  test,
  toldTo,
} from '../base/languages/pseudo.ts';
import { expectReadable, WIDTHS } from '../base/text-fit.ts';

const WALKED = 'Fire alarm sounding';

/** A number of procedures that stay beside the one that is walked: what the others say is in no module of words, and takes long to judge on paper. */
const KEPT = 6;

let ids: OpenedIds;
test.beforeAll(async ({ server }) => {
  const { procedures } = await asAdmin(server, API.getSetup, {});
  const others = procedures.filter(({ title }) => title !== WALKED).slice(KEPT);
  for (const { _id } of others) await updateIssue(server, _id, { isArchived: true });
  ids = await opened(server);
});

/** A usual phone, on which a dialog has more room around it than on the narrowest. */
const ON_PHONES = [...WIDTHS, { width: 390, height: 844, font: '100%' } as const];

/** Judges the page once it shows the words. */
async function judge(
  page: Page,
  name: string,
  shown: RegExp,
  told: () => Promise<string>,
  views = WIDTHS,
) {
  await expect.soft(page.getByText(shown).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectInLanguage(page, told);
  await expectReadable(page, name, views);
}

for (const language of PSEUDO_LANGUAGES) {
  for (const [reader, as] of READERS) {
    test.describe(`in a ${language} language, for ${reader}`, () => {
      test.use(as);

      // LANG-7
      test('no text of any screen is cut off', async ({ page, server }) => {
        test.setTimeout(300_000);
        const told = toldTo(page, reader);
        await choose(page, server, language);
        await openEach(page, { reader, ids, without: ['kitchenSink'] }, async (name, shown) => {
          await judge(page, name, sayingOf(shown, language), told);
        });
      });
    });
  }

  test.describe(`in a ${language} language`, () => {
    test.use({ ...PHONE, ...NAMED });

    // LANG-7
    test('no text of a walk is cut off, from its start to its end', async ({ page, server }) => {
      const told = toldTo(page, 'advisor');
      const say = await choose(page, server, language);
      const press = async (name: string) =>
        await page.getByRole('button', { name: say(name), exact: true }).click();
      await page.goto('/user/issues-list/Fire');
      await cardOf(page, WALKED).click();
      await judge(page, 'start', sayingOf('Start', language), told, ON_PHONES);
      await press('Start');
      await judge(page, 'step', sayingOf('NEXT', language), told, ON_PHONES);
      await press('Contacts');
      await judge(page, 'contacts', sayingOf('Contacts', language), told, ON_PHONES);
      await page.keyboard.press('Escape');
      await press('More');
      await judge(page, 'more', sayingOf('Hand over', language), told, ON_PHONES);
    });
  });
}

/** Presses another language in the advisors' menu. */
async function press(page: Page, now: Pseudo, other: Pseudo): Promise<void> {
  const say = (name: string) => ({ name: inPseudo(name, now), exact: true });
  await page.getByRole('button', say('Menu')).click();
  await page.getByRole('button', say('Language')).click();
  const sheet = page.getByRole('dialog', say('Language'));
  await sheet.getByRole('radio', { name: other }).click();
  await sheet.getByRole('button', { name: `Use ${other}` }).click();
}

/** Returns the element that has the direction of the page. */
const direction = (page: Page) => page.locator('html');

test.describe('a chosen language', () => {
  test.use({ ...PHONE, ...NAMED, expectedStatuses: [0] });

  // LANG-4, LANG-9
  test('is kept on the phone and in a walk, and cannot be changed without a signal until it was loaded', async ({
    page,
    context,
    server,
  }) => {
    await choose(page, server, 'pseudo');
    const walking = await context.newPage();
    for (const one of [page, walking]) {
      await one.goto('/user/issues-list/Fire');
      await expect
        .poll(async () => await one.evaluate(() => navigator.serviceWorker.controller?.state))
        .toBe('activated');
    }
    await cardOf(walking, WALKED).click();
    await walking.getByRole('button', { name: inPseudo('Start', 'pseudo'), exact: true }).click();
    await expect(walkOf(walking, WALKED)).toBeVisible();

    await press(page, 'pseudo', 'mirrored');
    await expect(direction(page)).toHaveAttribute('dir', 'rtl');
    await walking.reload();
    await expect(direction(walking)).toHaveAttribute('dir', 'rtl');
    await walking.getByRole('button', { name: inPseudo('Go on', 'mirrored'), exact: true }).click();
    await expect(walkOf(walking, WALKED)).toBeVisible();
    await walking.close();

    await server.down();
    await press(page, 'mirrored', 'pseudo');
    const said = inPseudo('It needs a connection the first time.', 'mirrored');
    await expect(page.getByText(said)).toBeVisible();
    await page.reload();
    await expect(direction(page)).toHaveAttribute('dir', 'rtl');
    await server.up();
  });

  // LANG-9
  test('is offered before sign-in', async ({ page, server }) => {
    for (const address of ['/login', '/auth/login']) {
      await choose(page, server, 'pseudo');
      await page.goto(address);
      await page.getByRole('button', { name: 'mirrored', exact: true }).click();
      await expect(direction(page)).toHaveAttribute('dir', 'rtl');
      await page.getByRole('button', { name: 'English', exact: true }).click();
      await expect(direction(page)).not.toHaveAttribute('dir', 'rtl');
    }
  });
});
