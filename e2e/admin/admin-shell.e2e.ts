import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { PHONE } from '../base/advisor.ts';
import { writeIssue } from '../base/authoring.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { endSession } from '../base/people.ts';
import { ADMIN } from '../base/running-server.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('signed in', () => {
  test.use(signedIn);

  // KIT-24, SHELL-1
  test('the tabs open issues and analytics, the current one is marked, and a collapsed menu stays collapsed', async ({
    page,
  }) => {
    await page.goto('/admin');
    const issues = menuOf(page).getByRole('link', { name: 'Issues', exact: true });
    const analytics = menuOf(page).getByRole('link', { name: 'Analytics', exact: true });
    await expect(issues).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(/^Issues list/);
    await analytics.click();
    await expect(page).toHaveURL('/admin/analytics');
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
    await expect(page).toHaveTitle(/^Analytics/);
    await expect(analytics).toHaveAttribute('aria-current', 'page');
    await expect(issues).not.toHaveAttribute('aria-current', 'page');
    await issues.click();
    await expect(page).toHaveURL('/admin');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
    await page.goForward();

    // 240 px expanded and 56 px collapsed.
    const side = page.getByRole('complementary', { name: 'Menu' });
    const width = async () => (await side.boundingBox())?.width;
    await expect.poll(width).toBe(240);
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    await expect.poll(width).toBe(56);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Issues list' })).toBeVisible();
    await expect.poll(width).toBe(56);
    await menuOf(page).getByRole('link', { name: 'Analytics', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
    await page.getByRole('button', { name: 'Expand menu' }).click();
    await expect.poll(width).toBe(240);
  });

  // SHELL-3, SHELL-4
  test(
    'the powered-by logo opens the provider in a new window, and the logo leads home',
    { tag: '@full' },
    async ({ page, context }) => {
      await page.goto('/admin/analytics');
      const opening = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Powered by ResLife On-Call' }).click();
      const provider = await opening;
      await expect(provider).toHaveURL('/about');
      await provider.close();
      await page.getByRole('link', { name: /^ResLife On-Call/ }).click();
      await expect(page).toHaveURL('/admin');
    },
  );

  // SHELL-6
  test('the skip link moves past the menu', { tag: '@full' }, async ({ page }) => {
    await page.goto('/admin');
    // The shell is there before its page has come.
    const search = page.getByRole('searchbox', { name: 'Search issues' });
    await expect(search).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    // The points still to do come before the list.
    const card = page.getByRole('region', { name: 'Set up your campus' });
    await expect(card.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(card.getByRole('link', { name: 'See all ten' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(card.getByRole('button', { name: /^Hide/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(search).toBeFocused();
  });

  test.describe('at 992 px or narrower', { tag: '@full' }, () => {
    test.use({ viewport: PHONE.viewport });

    // Hidden, with the same menu in a side modal, which closes on a choice (KIT-25).
    // KIT-25
    test('the same menu opens in a side dialog', async ({ page }) => {
      await page.goto('/admin');
      await expect(page.getByRole('complementary', { name: 'Menu' })).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('link', { name: 'Analytics', exact: true }).click();
      await expect(menu).toHaveCount(0);
      await expect(page).toHaveURL('/admin/analytics');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await menu.getByRole('button', { name: 'Logout', exact: true }).click();
      const prompt = page.getByRole('dialog', { name: 'Are you sure?' });
      await prompt.getByRole('button', { name: 'stay in', exact: true }).click();
      await expect(prompt).toHaveCount(0);
      await expect(page).toHaveURL('/admin/analytics');
    });
  });
});

test.describe('logging out', () => {
  test.use({ expectedStatuses: [401] });

  // SESSION-6, SHELL-2
  test('asks first, and ends the session in the browser and on the server', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(page);
    const prompt = page.getByRole('dialog', { name: 'Are you sure?', exact: true });
    await page.getByRole('button', { name: 'Logout', exact: true }).click();
    await expect(prompt).toHaveAccessibleDescription(
      "If you'd like to log out of this session, please confirm below.",
    );
    await prompt.getByRole('button', { name: 'stay in', exact: true }).click();
    await expect(prompt).toHaveCount(0);
    await expect(page).toHaveURL('/admin');

    const cookies = await page.context().cookies();
    const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const profile = async () =>
      (await fetch(server.url + API.getProfile.path, { headers: { Cookie } })).status;
    expect(await profile()).toBe(200);
    // The other way to the same prompt: the account dropdown.
    await page.getByRole('button', { name: /maya\.okafor/ }).click();
    await page.getByRole('listitem').getByRole('button', { name: 'Logout', exact: true }).click();
    await prompt.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page).toHaveURL('/auth/login');
    await expect.poll(profile).toBe(401);

    await page.goto('/admin');
    await expect(page).toHaveURL('/auth/login?returnUrl=%2Fadmin');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Issues list' })).toHaveCount(0);
  });
});

test.describe('when the session has ended', { tag: '@full' }, () => {
  test.use({ expectedStatuses: [401] });

  // SESSION-5
  test('the password is requested over the page, and typed text is not lost', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(page);
    await page.getByRole('button', { name: 'Create new issue' }).click();
    const form = page.getByRole('dialog', { name: 'Create new issue' });
    await form.getByRole('textbox', { name: 'Issue name' }).fill('Bat in the corridor');
    await form.getByRole('combobox', { name: 'Assign to category' }).selectOption('Pests');
    await endSession(page, server);
    await form.getByRole('button', { name: 'get started' }).click();

    const asking = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(asking).toContainText(ADMIN.email);
    await page.keyboard.press('Escape');
    const password = asking.getByRole('textbox', { name: 'Password' });
    const login = asking.getByRole('button', { name: 'Login', exact: true });
    await login.click();
    await expect(password).toHaveAccessibleDescription('Required');
    await password.fill('a wrong one');
    await login.click();
    await expect(asking.getByRole('alert')).toHaveText('Incorrect EmailId or Password');
    await expect(password).toBeFocused();
    await page.keyboard.type(ADMIN.password);
    await page.keyboard.press('Enter');

    // The interrupted action goes on by itself.
    await expect(asking).toHaveCount(0);
    await expect(page).toHaveURL(/\/issue\/[\w-]+$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Bat in the corridor' }),
    ).toBeVisible();
  });

  // EDITOR-10, SESSION-5
  test('a step in the editor is saved after the administrator signs in again', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(page);
    await page.getByRole('link', { name: 'Resident locked out' }).click();
    // Another request of the editor would meet the end of the session before the save does.
    await expect(page.getByRole('link', { name: /paths checked$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Step 1', exact: true }).click();
    const question = page.getByRole('textbox', { name: 'Question or Statement' });
    await question.fill('Is the resident beside you?');
    await endSession(page, server);
    await page.getByRole('button', { name: 'Save changes' }).click();
    const asking = page.getByRole('dialog', { name: 'Sign in again' });
    await asking.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
    await asking.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Changes saved' })).toBeVisible();
    await page.reload();
    await expect(question).toHaveValue('Is the resident beside you?');
  });

  // SESSION-5
  test('an administrator who does not sign in again can log out', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(page);
    await endSession(page, server);
    // The dialog comes whenever something is loaded: a press on a link would meet it already there.
    await page.goto('/admin/analytics');
    const asking = page.getByRole('dialog', { name: 'Sign in again' });
    await asking.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page).toHaveURL('/auth/login');
  });

  test.describe('and the page is reloaded', () => {
    // Without a session a draft is not found.
    test.use({ expectedStatuses: [401, 404] });

    // SESSION-5
    test('the password is requested before anything is shown', async ({ page, server, signIn }) => {
      const title = 'Owl in the attic';
      const { id } = await writeIssue(server, { title, category: 'Pests', steps: [] });
      await page.clock.install();
      await signIn(page);
      await endSession(page, server);
      for (const [address, heading] of [
        [`/issue/${id}`, title],
        ['/admin', 'Issues list'],
      ] as const) {
        await page.goto(address);
        const asking = page.getByRole('dialog', { name: 'Sign in again' });
        await expect(asking).toBeVisible();
        // Nothing loads while it waits, so nothing comes to lie over the dialog.
        await page.clock.fastForward('00:01');
        await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
        await asking.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
        await asking.getByRole('button', { name: 'Login', exact: true }).click();
        await expect(asking).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await endSession(page, server);
      }
    });
  });
});
