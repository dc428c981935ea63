import type { Page } from '@playwright/test';
import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { writeIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { judgeDesk } from '../base/judge.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { startServer } from '../base/running-server.ts';
import { today } from '../base/today.ts';

/** Returns 'd MMM, yyyy' of a day as YYYY-MM-DD. */
function updateText(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  const month = date.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
  return `Last update : ${date.getUTCDate()} ${month}, ${date.getUTCFullYear()}`;
}

const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search issues' });

/** Returns the number in the text 'Showing N Issues'. */
async function showing(page: Page): Promise<number> {
  const text = await page.getByText(/^Showing/).textContent();
  return Number(/^Showing (\d+) Issues$/.exec(text ?? '')?.[1]);
}

test.describe('with issues', () => {
  test.use({ ...signedIn, timezoneId: 'Europe/London' });

  // LIST-1, LIST-2
  test('the search filters the titles regardless of case, counts the matches, and can be cleared', async ({
    page,
  }) => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Issues list' })).toBeVisible();
    await expect(cardOf(page, 'Resident locked out')).toBeVisible();
    const all = await showing(page);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(all);
    await expect(page.getByRole('button', { name: 'Clear' })).toHaveCount(0);

    await searchBox(page).fill('RESIDENT');
    await expect(page.getByText('Showing 3 Issues')).toBeVisible();
    await expect(cardOf(page, 'Resident locked out')).toBeVisible();
    await expect(cardOf(page, 'Resident not seen')).toBeVisible();
    // Only titles are searched: 'Welfare' is the category of two of the three.
    await searchBox(page).fill('welfare');
    await expect(page.getByText('No procedures match your search')).toBeVisible();
    await expect.poll(async () => await showing(page)).toBe(0);

    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(searchBox(page)).toHaveValue('');
    await expect(searchBox(page)).toBeFocused();
    await expect.poll(async () => await showing(page)).toBe(all);
    await searchBox(page).fill('nothing is called this');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(async () => await showing(page)).toBe(all);
  });

  // LIST-1, LIST-4, LIST-8, LIST-9, NAMES-1
  test('the dialog for a new issue needs a name and a category, and opens the new draft', async ({
    page,
  }) => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Create new issue' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create new issue', exact: true });
    const name = dialog.getByRole('textbox', { name: 'Issue name', exact: true });
    const category = dialog.getByRole('combobox', { name: 'Assign to category', exact: true });
    const start = dialog.getByRole('button', { name: 'get started', exact: true });
    await expect(name).toBeFocused();
    await expect(dialog).toContainText(
      'Publish it later from the Issues List page using the Publish button.',
    );
    await expect(start).toBeDisabled();
    await name.fill('Smell of gas in the laundry room');
    await expect(start).toBeDisabled();
    const options = await category.evaluate((select: HTMLSelectElement) =>
      [...select.options].filter(({ disabled }) => !disabled).map(({ value }) => value),
    );
    expect(options).toEqual(ISSUE_CATEGORIES);
    await category.selectOption('Safety concern');
    await expect(start).toBeEnabled();
    await name.fill('   ');
    await expect(start).toBeDisabled();
    await dialog.getByRole('button', { name: 'cancel', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/admin');

    // Canceled is forgotten.
    await page.getByRole('button', { name: 'Create new issue' }).click();
    await expect(name).toHaveValue('');
    await name.fill('Smell of gas in the laundry room');
    await category.selectOption('Safety concern');
    const before = today('Europe/London');
    await name.press('Enter');
    await expect(page).toHaveURL(/\/issue\/[\w-]+$/);
    const title = { level: 1, name: 'Smell of gas in the laundry room' };
    await expect(page.getByRole('heading', title)).toBeVisible();

    await page.goto('/admin');
    const card = cardOf(page, 'Smell of gas in the laundry room');
    await expect(card).toContainText('DRAFT');
    await expect(card).toContainText('Smell of gas in the la…');
    await expect(card).toContainText('Safety concern');
    // A midnight may have passed.
    const days = [before, today('Europe/London')].map(updateText);
    await expect(card).toContainText(new RegExp(days.join('|')));
    await expect(card.getByTitle('Smell of gas in the laundry room')).toBeVisible();
    // Only with at least one step (LIST-6).
    await expect(card.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  });

  // LIST-6, PUBLISH-1
  test('a draft with a step has Publish, which shows it to advisors', async ({ page, server }) => {
    const title = 'Milk all over the floor';
    const { id } = await writeIssue(server, { ...BROKEN_WINDOW, title });
    const seen = async () => (await fetch(`${server.url}/api/issue/${id}`)).status;
    await page.goto('/admin');
    const card = cardOf(page, title);
    const publish = card.getByRole('button', { name: 'Publish', exact: true });
    await expect(card).toContainText('DRAFT');
    expect(await seen()).toBe(404);
    await publish.click();
    await expect(card).toContainText('PUBLISHED');
    await expect(publish).toHaveCount(0);
    expect(await seen()).toBe(200);
    await page.reload();
    await expect(card).toContainText('PUBLISHED');
    // No other button begins with that word.
    await expect(card.getByRole('button')).toHaveCount(0);
  });

  // LIST-6, LIST-7, PUBLISH-4
  test('Publish on an unfinished draft lists the problems, and a link opens the step', async ({
    page,
    server,
  }) => {
    const title = 'Round and round';
    const endless = { actionType: 'Skip to a specific step', goToStep: 'Step 2' } as const;
    const confirmation = (confirmationText: string) => ({ ...endless, confirmationText });
    const answerType = 'Show a confirmation checkbox' as const;
    const { id, stepIds } = await writeIssue(server, {
      title,
      category: 'Other',
      steps: [
        { question: 'Turn left.', answerType, confirmationAction: confirmation('Left') },
        {
          question: 'Turn right.',
          answerType,
          confirmationAction: { actionType: 'Go to next step', confirmationText: 'Right' },
        },
        { question: 'Turn back.', answerType, confirmationAction: confirmation('Back') },
      ],
    });
    await page.goto('/admin');
    const card = cardOf(page, title);
    await expect(card).toContainText('2 problems');
    const publish = card.getByRole('button', { name: 'Publish', exact: true });
    await expect(publish).toBeEnabled();
    await publish.click();
    const dialog = page.getByRole('dialog', { name: 'This procedure cannot be published yet' });
    await expect(dialog).toContainText(title);
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByRole('listitem').first()).toContainText(
      'Step 2: this loop has no way out.',
    );
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card).toContainText('DRAFT');

    await publish.click();
    await dialog.getByRole('link', { name: 'Go to Step 3' }).click();
    await expect(page).toHaveURL(`/issue/${id}?pane=${stepIds[2]}`);
    await expect(page.getByRole('textbox', { name: 'Question or Statement' })).toHaveValue(
      'Turn back.',
    );
  });

  test.describe('without an answer', { tag: '@full' }, () => {
    test.use({ expectedStatuses: [0] });

    // SHELL-5
    test('the page says in place that data did not load, and offers to try again', async ({
      page,
      server,
    }) => {
      await page.clock.install();
      await page.goto('/admin');
      await expect(cardOf(page, 'Resident locked out')).toBeVisible();
      await page.getByRole('link', { name: 'Analytics', exact: true }).click();
      await expect(page.getByRole('button', { name: 'show results' })).toBeVisible();
      // The loaded list is forgotten after a while, so that nothing old can be shown.
      await page.clock.fastForward('10:00');
      await server.down();
      await page.getByRole('link', { name: 'Issues', exact: true }).click();
      const failure = page.getByRole('main').getByRole('alert');
      await expect(failure).toContainText('The procedures did not load.');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await server.up();
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(cardOf(page, 'Resident locked out')).toBeVisible();
      await expect(failure).toHaveCount(0);
    });
  });
});

// LIST-3
test(
  'an empty list says so, and says what to do next',
  { tag: '@full' },
  async ({ page, signIn }) => {
    const empty = await startServer({ SEED: 'none' });
    try {
      await signIn(page, empty.url);
      await expect(page.getByText('No issues created yet', { exact: true })).toBeVisible();
      await expect(page.getByText('Showing 0 Issues', { exact: true })).toBeVisible();
      await judgeDesk(page, 'empty list');
      await page.getByRole('button', { name: 'Create new issue' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create new issue' });
      await dialog.getByRole('textbox', { name: 'Issue name' }).fill('The first');
      await dialog.getByRole('combobox', { name: 'Assign to category' }).selectOption('Other');
      await dialog.getByRole('button', { name: 'get started' }).click();
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(page.getByText('Showing 1 Issues', { exact: true })).toBeVisible();
      await expect(page.getByText('No issues created yet')).toHaveCount(0);
    } finally {
      // Its late requests would be refused.
      await page.close();
      await empty.stop();
    }
  },
);
