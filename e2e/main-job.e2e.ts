import { readFile } from 'node:fs/promises';
import { devices, type Page } from '@playwright/test';
import { dayAfter } from '#core/base/day.ts';
import { expect, test } from './base/fixtures.ts';
import { FILLED, makeOldest, youngerOf } from './base/oldest-browser.ts';
import { startServer, type RunningServer } from './base/running-server.ts';
import { today } from './base/today.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The browsers of one run; the oldest lacks the features that the polyfill and the guards replace. */
const BROWSERS = {
  'in the browser of the tests': { prepare: async () => {}, isOldest: false },
  'in the oldest browser': { prepare: makeOldest, isOldest: true },
};

for (const [where, { prepare, isOldest }] of Object.entries(BROWSERS)) {
  test.describe(where, isOldest ? { tag: '@full' } : {}, () => {
    // A server of its own: no other test has sent the records that the job counts.
    let server: RunningServer;
    test.beforeAll(async () => {
      server = await startServer();
    });
    test.afterAll(async () => await server.stop());

    /** Expects that all of the job was done on such a page. */
    const expectSuch = async (page: Page) => {
      const { guarded, isFillInLoaded } = await youngerOf(page);
      expect(guarded.length > 0).toBe(!isOldest);
      expect(isFillInLoaded).toBe(isOldest);
    };

    // BROWSER-2
    test(`a page that loads no scripts has ${isOldest ? 'none' : 'all'} of the polyfills`, async ({
      page,
    }) => {
      await prepare(page.context());
      await page.goto(`${server.url}/too-old`);
      const { filled, guarded } = await youngerOf(page);
      if (isOldest) expect([...filled, ...guarded]).toEqual([]);
      else expect(filled).toEqual(FILLED);
    });

    // ADVISOR-3, ANALYTICS-1, ANALYTICS-3, ANALYTICS-12, EDITOR-2, EDITOR-6, EDITOR-7, EDITOR-10
    // BROWSER-2, LIST-1, LIST-8, NAMES-1, OFFLINE-2, PUBLISH-1, ROUTES-2, STEP-1, STEP-4
    test('the main job: author, publish, find, walk, finish, analytics, CSV', async ({
      page,
      browser,
      signIn,
    }) => {
      await prepare(page.context());
      await signIn(page, server.url);

      await test.step('an administrator authors an issue with several steps', async () => {
        await page.getByRole('button', { name: 'Create new issue' }).click();
        const dialog = page.getByRole('dialog', { name: 'Create new issue' });
        await dialog
          .getByRole('textbox', { name: 'Issue name' })
          .fill('Lift stuck with someone inside');
        await dialog
          .getByRole('combobox', { name: 'Assign to category' })
          .selectOption('Safety concern');
        await dialog.getByRole('button', { name: 'get started' }).click();
        await expect(page).toHaveURL(/\/issue\/[\w-]+$/);

        await page.getByRole('button', { name: 'Step 1', exact: true }).click();
        await page
          .getByRole('textbox', { name: 'Question or Statement' })
          .fill('Can the person inside hear you?');
        await page.getByRole('radio', { name: 'Yes or No' }).check();
        for (const group of ['If yes', 'If no']) {
          await page
            .getByRole('group', { name: group })
            .getByRole('combobox', { name: 'Action type' })
            .selectOption('Go to next step');
        }
        await page.getByRole('button', { name: 'Save changes' }).click();
        await expect(page.getByRole('status').filter({ hasText: 'Changes saved' })).toBeVisible();

        await page.getByRole('button', { name: 'ADD A STEP' }).click();
        await page
          .getByRole('textbox', { name: 'Question or Statement' })
          .fill('Call the lift engineer and stay at the door.');
        await page.getByRole('radio', { name: 'Show a confirmation checkbox' }).check();
        await page
          .getByRole('textbox', { name: 'Confirmation text' })
          .fill('The engineer is on the way');
        await page
          .getByRole('group', { name: 'Once confirmed...' })
          .getByRole('combobox', { name: 'Action type' })
          .selectOption('Issue resolution');
        await page.getByRole('button', { name: 'Save changes' }).click();
        await expect(page.getByRole('button', { name: 'ADD A STEP' })).toBeEnabled();
      });

      await test.step('the administrator publishes it', async () => {
        await page.goto(`${server.url}/admin`);
        const card = page.getByRole('listitem').filter({ hasText: 'Lift stuck' });
        await expect(card).toContainText('DRAFT');
        await card.getByRole('button', { name: 'Publish' }).click();
        await expect(card).toContainText('PUBLISHED');
      });

      await test.step('an advisor types a name on a phone, finds the issue, follows it and finishes', async () => {
        const context = await browser.newContext({ ...devices['Pixel 7'], ...PHONE });
        await prepare(context);
        const phone = await context.newPage();
        await phone.goto(`${server.url}/login`);
        await phone.getByRole('textbox', { name: 'Username' }).fill('Amara');
        await phone.getByRole('button', { name: 'Enter Reslife' }).click();
        await expect(phone.getByRole('heading', { name: 'Welcome to ResLife' })).toBeVisible();

        await phone
          .getByRole('searchbox', { name: 'Search issues' })
          .pressSequentially('stuck with');
        await phone.getByRole('button', { name: /^Lift stuck with someone inside/ }).click();
        await phone.getByRole('button', { name: 'Start', exact: true }).click();

        const walk = phone.getByRole('dialog', { name: 'Lift stuck with someone inside' });
        await expect(walk.getByText('STEP 1')).toBeVisible();
        await expect(walk.getByRole('button', { name: 'NEXT' })).toBeDisabled();
        await walk.getByRole('radio', { name: 'Yes' }).check();
        await walk.getByRole('button', { name: 'NEXT' }).click();
        await expect(walk.getByText('STEP 2')).toBeVisible();
        await walk.getByRole('checkbox', { name: 'The engineer is on the way' }).check();

        await expect(
          walk.getByText('Please remember to complete your incident report'),
        ).toBeVisible();
        await walk.getByRole('radio', { name: '4.5 stars' }).check({ force: true });
        await walk.getByRole('textbox', { name: 'Feedback' }).fill('=Clear, and short');
        await walk.getByRole('button', { name: 'Issue resolved' }).click();
        await expect(phone.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
        await phone.getByRole('button', { name: 'Back to home' }).click();
        await expect(phone).toHaveURL(`${server.url}/user`);

        await expect(phone.getByText(/^Ready offline/)).toBeVisible();
        await context.setOffline(true);
        await phone.reload();
        await phone.getByRole('link', { name: 'Safety concern', exact: true }).click();
        await phone.getByRole('button', { name: /^Lift stuck with someone inside/ }).click();
        await phone.getByRole('button', { name: 'Start', exact: true }).click();
        await walk.getByRole('radio', { name: 'No' }).check();
        await phone.reload();
        await phone.getByRole('button', { name: 'Menu' }).click();
        await phone.getByRole('button', { name: 'Dark colors' }).click();
        await phone.getByRole('button', { name: 'Go on' }).click();
        await expect(walk.getByRole('radio', { name: 'No' })).toBeChecked();
        await expectSuch(phone);
        await context.close();
      });

      await test.step('the administrator sees the record and downloads the CSV', async () => {
        await page.getByRole('link', { name: 'Analytics' }).click();
        // It may have begun before a midnight.
        await page.getByLabel('Start date').fill(dayAfter(today('Europe/London'), -1));
        await page.getByLabel('End date').fill(today('Europe/London'));
        await page.getByRole('button', { name: 'show results' }).click();
        await expect(page.getByText('1 Issues attended to')).toBeVisible();
        const row = page.getByRole('row').filter({ hasText: 'Lift stuck with someone inside' });
        await expect(row).toContainText('Amara');
        await expect(row).toContainText('Resolved');

        const downloading = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Download csv' }).click();
        const csv = await readFile(await (await downloading).path(), 'utf8');
        expect(csv).toContain('Issue,Advisor,Date,Start Time,Outcome,Rating,Feedback');
        expect(csv).toContain('Lift stuck with someone inside,Amara');
        expect(csv).toContain(`4.5,"'=Clear, and short"`);
        await expectSuch(page);
      });
    });
  });
}
