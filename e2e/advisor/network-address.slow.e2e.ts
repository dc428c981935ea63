import { answer, next, PHONE, REMINDER, walkOf } from '../base/advisor.ts';
import { attendancesOf, publishIssue, writeIssue } from '../base/authoring.ts';
import { ONE_QUESTION } from '../base/broken-window.ts';
import { draftOf, editor, save } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { onNetwork } from '../base/loopback.ts';
import { ADMIN } from '../base/running-server.ts';

// Sets only `HOST=0.0.0.0`, as the README says: PUBLIC_URL keeps its default.

test.describe('a phone on the same network', () => {
  test.use(PHONE);

  // OFFLINE-1, OFFLINE-2, START-9
  test('walks an issue to its end on plain http, which is not a secure context', async ({
    page,
    server,
  }) => {
    const issue = { ...ONE_QUESTION, title: 'Light left on in the lift' };
    const { id } = await publishIssue(server, issue);
    await page.goto(`${onNetwork(server)}/login`);
    const offered = await page.evaluate(() => ({
      isSecureContext,
      randomUUID: 'randomUUID' in crypto,
      serviceWorker: 'serviceWorker' in navigator,
      locks: 'locks' in navigator,
    }));
    expect(offered).toEqual({
      isSecureContext: false,
      randomUUID: false,
      serviceWorker: false,
      locks: false,
    });
    await page.getByRole('textbox', { name: 'Username' }).fill('Amara');
    await page.getByRole('button', { name: 'Enter Reslife' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Offline needs https' })).toBeVisible();
    await page.getByRole('link', { name: issue.category, exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search issues' }).fill('lift');
    await page.getByRole('button', { name: issue.title, exact: true }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();

    const walk = walkOf(page, issue.title);
    await answer(walk, 'No');
    await page.reload();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(walk.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
    await next(walk);
    await expect(walk.getByText(REMINDER)).toBeVisible();
    await walk.getByRole('radio', { name: '4 stars' }).check();
    await walk.getByRole('button', { name: 'Issue resolved' }).click();
    await expect(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to home' }).click();
    await expect(page).toHaveURL(`${onNetwork(server)}/user`);
    expect(await attendancesOf(server, id)).toMatchObject([
      { advisor: 'Amara', outcome: 'Resolved', rating: 4 },
    ]);
  });
});

// EDITOR-4, LIST-5
test('an administrator signs in and saves on plain http', async ({ page, server }) => {
  await writeIssue(server, draftOf('Mice in a kitchen', 'Look at this.'));
  await page.goto(`${onNetwork(server)}/auth/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('link', { name: 'Mice in a kitchen', exact: true }).click();
  await editor.title(page).fill('Mice in every kitchen');
  await save(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`${onNetwork(server)}/admin`);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Mice in every kitchen' })).toBeVisible();
});
