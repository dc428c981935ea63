import { devices } from '@playwright/test';
import type * as Words from '#web/admin/base/messages.ts';
import { dayAfter } from '#core/base/day.ts';
import { ownNameOf } from '#core/base/language-name.ts';
import { ADMIN } from '../base/running-server.ts';
import { expectAccessibleAsItIs } from '../base/accessibility.ts';
import { expect, test } from '../base/fixtures.ts';
import { today } from '../base/today.ts';
import { sayIn, TRANSLATED, wordsIn } from '../base/languages/catalogue.ts';
import { PHONE } from '../base/advisor.ts';

// `main-job.e2e.ts` does it in the original.
for (const language of TRANSLATED) {
  // LANG-4, LANG-6, LANG-8, LANG-9, LOOK-4
  test(`in ${language}, an issue is written, published, found, walked, finished and seen in Analytics`, async ({
    page,
    browser,
    server,
  }) => {
    // Both sides of the whole job.
    test.slow();
    const say = await sayIn(language);
    const title = `Lift stuck, in ${language}`;

    await test.step('an administrator chooses the language and signs in', async () => {
      await page.goto('/auth/login');
      await page.getByRole('button', { name: ownNameOf(language), exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.getByRole('textbox', { name: say('Email') }).fill(ADMIN.email);
      await page.getByRole('textbox', { name: say('Password') }).fill(ADMIN.password);
      await page.getByRole('button', { name: say('Login') }).click();
      await expect(page.getByRole('heading', { name: say('Issues list') })).toBeVisible();
    });

    await test.step('the administrator writes an issue with two steps', async () => {
      await page.getByRole('button', { name: say('Create new issue') }).click();
      const dialog = page.getByRole('dialog', { name: say('Create new issue') });
      await expectAccessibleAsItIs(page, 'a new issue');
      await dialog.getByRole('textbox', { name: say('Issue name') }).fill(title);
      await dialog
        .getByRole('combobox', { name: say('Assign to category') })
        .selectOption('Safety concern');
      await dialog.getByRole('button', { name: say('get started') }).click();
      await expect(page).toHaveURL(/\/issue\/[\w-]+$/);

      const { adminMessages } = await wordsIn<typeof Words>('web/admin/base/messages.ts', language);
      const first = adminMessages.editor.step(1);
      await page.getByRole('button', { name: first, exact: true }).click();
      const question = page.getByRole('textbox', { name: say('Question or Statement') });
      await question.fill('Can the person inside hear you?');
      await page.getByRole('radio', { name: say('Yes or No') }).check();
      for (const group of ['If yes', 'If no']) {
        await page
          .getByRole('group', { name: say(group) })
          .getByRole('combobox', { name: say('Action type') })
          .selectOption('Go to next step');
      }
      await page.getByRole('button', { name: say('Save changes') }).click();
      await expect(page.getByText(say('Changes saved'))).toBeVisible();
      await expectAccessibleAsItIs(page, 'a step in the editor');
      await page.getByRole('button', { name: say('ADD A STEP') }).click();
      await question.fill('Call the lift engineer and stay at the door.');
      await page.getByRole('radio', { name: say('Show a confirmation checkbox') }).check();
      await page
        .getByRole('textbox', { name: say('Confirmation text') })
        .fill('The engineer is on the way');
      await page
        .getByRole('group', { name: say('Once confirmed...') })
        .getByRole('combobox', { name: say('Action type') })
        .selectOption('Issue resolution');
      await page.getByRole('button', { name: say('Save changes') }).click();
      await expect(page.getByRole('button', { name: say('ADD A STEP') })).toBeEnabled();
    });

    await test.step('the administrator publishes it', async () => {
      await page.goto('/admin');
      const card = page.getByRole('listitem').filter({ hasText: title });
      await card.getByRole('button', { name: say('Publish') }).click();
      await expect(card.getByText(say('PUBLISHED'))).toBeVisible();
    });

    await test.step('an advisor whose browser has the language finds, follows and finishes it', async () => {
      const context = await browser.newContext({
        ...devices['Pixel 7'],
        ...PHONE,
        locale: language,
      });
      const phone = await context.newPage();
      await phone.goto(`${server.url}/login`);
      await phone.getByRole('textbox', { name: say('Username') }).fill('Amara');
      await phone.getByRole('button', { name: say('Enter Reslife') }).click();
      await phone.getByRole('searchbox', { name: say('Search issues') }).fill(title);
      await phone.getByRole('button', { name: title }).first().click();
      await expect(phone.getByRole('button', { name: say('Start') })).toBeVisible();
      await expectAccessibleAsItIs(phone, 'the question before the start');
      await phone.getByRole('button', { name: say('Start') }).click();

      const walk = phone.getByRole('dialog', { name: title });
      await walk.getByRole('radio', { name: say('Yes') }).check();
      await expectAccessibleAsItIs(phone, 'a step of a walk');
      await walk.getByRole('button', { name: say('NEXT') }).click();
      await walk.getByRole('checkbox', { name: 'The engineer is on the way' }).check();
      await walk.getByRole('button', { name: say('Issue resolved') }).click();
      await expect(phone.getByRole('dialog', { name: say('Issue resolved!') })).toBeVisible();
      await expectAccessibleAsItIs(phone, 'the end of a walk');
      await phone.getByRole('button', { name: say('Back to home') }).click();
      await phone.getByRole('link', { name: say('Safety concern') }).click();
      await expect(phone.getByRole('heading', { name: say('Safety concern') })).toBeVisible();
      await context.close();
    });

    await test.step('the administrator opens its record', async () => {
      await page.getByRole('link', { name: say('Analytics') }).click();
      // It may have begun before a midnight.
      await page.getByLabel(say('Start date')).fill(dayAfter(today('Europe/London'), -1));
      await page.getByLabel(say('End date')).fill(today('Europe/London'));
      await page.getByRole('button', { name: say('show results') }).click();
      const row = page.getByRole('row').filter({ hasText: title });
      await expect(row.getByText(say('Resolved'))).toBeVisible();
      await expectAccessibleAsItIs(page, 'records in Analytics');
      await row.getByRole('link', { name: title }).click();
      await expect(page.getByText(say('Yes')).first()).toBeVisible();
    });
  });
}
