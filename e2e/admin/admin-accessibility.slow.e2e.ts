import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pageOverflow } from '../base/accessibility.ts';
import { attend } from '../base/attend.ts';
import { publishIssue, uploadImage, writeIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW, ONE_QUESTION } from '../base/broken-window.ts';
import { actionOf, draftOf, editor, fillCheckboxStep, toast } from '../base/editor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { choose, press, type } from '../base/keyboard.ts';
import { ENLARGED_PHONE, expectReadable } from '../base/text-fit.ts';

// Each state is judged in five views.
test.describe.configure({ timeout: 120_000 });

/** The narrowest phone with the largest letters. */
const SMALL_AND_LARGE = [{ width: 320, height: 640, font: '200%' }] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const show = async (page: Page, startDate: string, endDate: string) => {
  await page.getByLabel('Start date', { exact: true }).fill(startDate);
  await page.getByLabel('End date', { exact: true }).fill(endDate);
};

// LOOK-4, LOOK-6, LOOK-12
test.describe('axe reports nothing and no text is cut off, at 1280 and 390 px, light and dark, also at 200 %', () => {
  test.describe('before the sign-in', () => {
    test.use({ expectedStatuses: [401, 404, 422] });

    test('the sign-in page and its errors', async ({ page }) => {
      await page.goto('/auth/login');
      await expect(heading(page, 'Sign in')).toBeVisible();
      await judgeDesk(page, 'sign-in');
      await expectReadable(page, 'sign-in', SMALL_AND_LARGE);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Required').first()).toBeVisible();
      await judgeDesk(page, 'sign-in, Required');
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody@ashdown.example');
      await page.getByRole('textbox', { name: 'Password' }).fill('nothing');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Incorrect EmailId or Password')).toBeVisible();
      await judgeDesk(page, 'sign-in, failure');
    });

    test('the forgot password page and its dialog', async ({ page }) => {
      await page.goto('/auth/forgot-password');
      await page.getByRole('textbox', { name: 'Email ID' }).fill('nobody@ashdown.example');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText('Email does not exist')).toBeVisible();
      await judgeDesk(page, 'forgotten password, failure');
      await page.getByRole('textbox', { name: 'Email ID' }).fill('maya.okafor@ashdown.example');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await judgeDesk(page, 'link sent');
    });

    test('the new password page and its errors', async ({ page }) => {
      await page.goto('/auth/reset-password?email=maya%40ashdown.example&passCode=guessed');
      await page.getByRole('textbox', { name: 'New password' }).fill('a good long password');
      await page.getByRole('textbox', { name: 'Confirm password' }).fill('another');
      await expect(page.getByText("Passwords don't match")).toBeVisible();
      await judgeDesk(page, 'new password, no match');
      await page.getByRole('textbox', { name: 'Confirm password' }).fill('a good long password');
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expect(page.getByText('Invalid pass code')).toBeVisible();
      await judgeDesk(page, 'new password, failure');
    });
  });

  test.describe('in the shell', () => {
    test.use(signedIn);

    test('the issues list and its dialogs', async ({ page, server }) => {
      const endless = { actionType: 'Skip to a specific step', goToStep: 'Step 2' } as const;
      const answerType = 'Show a confirmation checkbox' as const;
      const confirmationAction = { ...endless, confirmationText: 'Done' };
      await writeIssue(server, {
        title: 'A guide that goes round and round',
        category: 'Other',
        steps: [
          { question: 'One.', answerType, confirmationAction },
          {
            question: 'Two.',
            answerType,
            confirmationAction: { actionType: 'Go to next step', confirmationText: 'Done' },
          },
          { question: 'Three.', answerType, confirmationAction },
        ],
      });
      await page.goto('/admin');
      const publish = page.getByRole('button', { name: 'Publish', exact: true });
      await expect(publish.first()).toBeVisible();
      await judgeDesk(page, 'issues list');
      await expectReadable(page, 'issues list', SMALL_AND_LARGE);
      await publish.first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await judgeDesk(page, 'problems before publishing');
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await page.getByRole('button', { name: 'Create new issue' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await judgeDesk(page, 'creation dialog');
      await page.getByRole('button', { name: 'cancel', exact: true }).click();
      await page.getByRole('searchbox', { name: 'Search issues' }).fill('meteor');
      await expect(page.getByText('No procedures match your search')).toBeVisible();
      await judgeDesk(page, 'empty search');
      await page.getByRole('button', { name: 'Logout', exact: true }).first().click();
      await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
      await judgeDesk(page, 'logout prompt');
    });

    test('the collapsed menu, the account dropdown and the phone menu', async ({ page }) => {
      await page.goto('/admin/administration');
      await expect(heading(page, 'Administration')).toBeVisible();
      await expectReadable(page, 'administration', [ENLARGED_PHONE]);
      await page.getByRole('button', { name: 'Collapse menu' }).click();
      await page.getByRole('button', { name: /maya\.okafor/ }).click();
      await expect(page.getByRole('button', { name: 'Logout', exact: true })).toHaveCount(2);
      await judgeDesk(page, 'collapsed menu');
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await judgeDesk(page, 'side modal');
    });

    test('analytics before dates are chosen, with results and without', async ({
      page,
      server,
    }) => {
      const { id } = await publishIssue(server, ONE_QUESTION);
      for (let day = 1; day <= 12; day += 1) {
        await attend(server, {
          advisor: 'Amara',
          issueId: id,
          steps: [],
          issueStatus: day % 2 ? 'Resolved' : 'Escalated',
          startedAt: `2025-02-${String(day).padStart(2, '0')}T03:00:00Z`,
          feedback: { rating: day % 3 ? 2.5 : 0, description: 'Clear, and short. '.repeat(day) },
        });
      }
      await page.goto('/admin/analytics');
      await show(page, '2025-02-02', '2025-02-01');
      await expect(page.getByText('The end date is before the start date.')).toBeVisible();
      await judgeDesk(page, 'analytics, days out of order');
      await show(page, '2025-02-01', '2025-02-28');
      await page.getByRole('button', { name: 'show results' }).click();
      await expect(page.getByText('12 Issues attended to')).toBeVisible();
      await judgeDesk(page, 'analytics, results');
      await show(page, '2021-03-01', '2021-03-31');
      await page.getByRole('button', { name: 'show results' }).click();
      await expect(page.getByText('No data to display')).toBeVisible();
      await judgeDesk(page, 'analytics, no data');
    });
  });

  test.describe('without an answer', () => {
    test.use({ ...signedIn, expectedStatuses: [0, 401] });

    test('data that did not load, and the request for the password', async ({ page, server }) => {
      await page.goto('/admin/analytics');
      await show(page, '2025-02-01', '2025-02-28');
      await server.down();
      await page.getByRole('button', { name: 'show results' }).click();
      await expect(page.getByText('The results did not load.')).toBeVisible();
      await judgeDesk(page, 'analytics, failure');
      await server.up();
      await page.context().clearCookies();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
      await judgeDesk(page, 'sign in again');
    });
  });

  test.describe('in the editor', () => {
    test.use({ ...signedIn, expectedStatuses: [404, 422] });

    test('a new issue, and one that does not exist', async ({ page }) => {
      await page.goto('/issue');
      await expect(heading(page, 'New issue')).toBeVisible();
      await judgeDesk(page, 'new issue');
      await page.goto('/issue/nothing');
      await expect(page.getByText('This procedure does not exist.')).toBeVisible();
      await judgeDesk(page, 'no such issue');
    });

    test('every pane and its dialogs', async ({ page, server }) => {
      const background = { r: 30, g: 90, b: 120 };
      const png = sharp({ create: { width: 640, height: 480, channels: 3, background } }).png();
      const image = await uploadImage(server, await png.toBuffer());
      const [first, ...others] = BROKEN_WINDOW.steps;
      const { id } = await writeIssue(server, {
        ...BROKEN_WINDOW,
        steps: [{ ...first, image }, ...others],
      });
      await page.goto(`/issue/${id}`);
      await expect(heading(page, BROKEN_WINDOW.title)).toBeVisible();
      await judgeDesk(page, 'issue details');
      await expectReadable(page, 'issue details', [{ width: 340, height: 700, font: '200%' }]);
      await editor.item(page, 'Step 1').click();
      await expect(page.getByRole('img', { name: 'Image for this step' })).toBeVisible();
      await judgeDesk(page, 'a step with an image');
      await editor.item(page, 'Step 2').click();
      await expect(actionOf(page, 'If no').customText).toBeVisible();
      await actionOf(page, 'If no').customText.clear();
      await judgeDesk(page, 'a step with custom texts, not saved');
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await judgeDesk(page, 'leaving');
      await page.getByRole('button', { name: 'stay', exact: true }).click();
      await editor.item(page, 'Feedback').click();
      await expect(page.getByText('Please remember')).toBeVisible();
      await judgeDesk(page, 'Feedback');
      await editor.item(page, 'Step 6').click();
      await editor.remove(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await judgeDesk(page, 'removal asked about');
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(toast(page, 'status', 'Step removed')).toBeVisible();
      await editor.problems(page).getByRole('link', { name: 'Go to Step 4' }).click();
      await expect(editor.question(page)).toHaveValue('Call Campus Security.');
      await judgeDesk(page, 'a step with a problem');
    });

    test('a save that a published issue refused', async ({ page, server }) => {
      const { id, stepIds } = await publishIssue(server, {
        ...BROKEN_WINDOW,
        title: 'Window that cannot be left broken',
      });
      await page.goto(`/issue/${id}?pane=${stepIds[3]}`);
      // The steps 3 and 4 lead to each other forever.
      await actionOf(page, 'Once confirmed...').target.selectOption('Step 3');
      await editor.save(page).click();
      await expect(page.getByText('Changes not saved')).toBeVisible();
      await judgeDesk(page, 'save refused');
    });
  });
});

test.describe('signed in', () => {
  test.use(signedIn);

  // e2e/editor/author-by-keyboard.slow.e2e.ts creates an issue and writes every kind of step.
  // LOOK-5
  test('with only the keyboard, a step is fixed, another added and removed, and the issue published', async ({
    page,
    server,
  }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const { id } = await writeIssue(server, draftOf('Keys under the mat', 'Look under it.'));
    await page.goto(`/issue/${id}`);
    await expect(heading(page, 'Keys under the mat')).toBeVisible();
    await press(editor.item(page, 'Step 1'));
    await type(editor.question(page), 'Look under it, and behind it.');
    await choose(actionOf(page, 'Once confirmed...').type, 'Issue resolution');
    await press(editor.save(page));
    await expect(editor.add(page)).toBeEnabled();
    await press(editor.add(page));
    await type(editor.question(page), 'One too many.');
    await press(editor.remove(page));
    await expect(editor.item(page, 'Step 2')).toHaveCount(0);

    await press(button('Back'));
    await expect(heading(page, 'Issues list')).toBeVisible();
    const card = page.getByRole('listitem').filter({ hasText: 'Keys under the mat' });
    await press(card.getByRole('button', { name: 'Publish', exact: true }));
    await expect(card).toContainText('PUBLISHED');
  });

  // LOOK-6
  test('a step can be added and saved with text at 200 %', async ({ page, server }) => {
    const enlarge = async () => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await pageOverflow(page)).toBe(0);
    };
    await writeIssue(server, { ...ONE_QUESTION, title: 'Large letters' });
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: 'Large letters', exact: true })).toBeVisible();
    await enlarge();
    await page.getByRole('searchbox', { name: 'Search issues' }).fill('large');
    await page.getByRole('link', { name: 'Large letters', exact: true }).click();
    await expect(heading(page, 'Large letters')).toBeVisible();
    await editor.add(page).click();
    await fillCheckboxStep(page, 'Read this.');
    await enlarge();
    await editor.save(page).click();
    await expect(editor.item(page, 'Step 2')).toHaveAccessibleDescription('Read this. Saved');
  });
});
