import { answer, next, PHONE, startChosen, walkOf, walkResidentNotSeen } from '../base/advisor.ts';
import { SECOND } from '../base/deployed.ts';
import { expect } from '../base/fixtures.ts';
import { emptyBrowserCache, heading, openCold, shells, test, visit } from '../base/cached-app.ts';

// A page of the former version asks its server for that version's table of meanings, and searches without it.
test.use({ ...PHONE, expectedStatuses: [0, 404] });

// OFFLINE-6
test('an update does not change an open page, and is used the next time the app opens', async ({
  page,
  deployed: server,
}) => {
  await visit(page, `${server.url}/user`);
  await server.update();
  // It looks for a new version, and does not wait for it.
  const meanwhile = await openCold(page, `${server.url}/user`);
  await expect(heading(meanwhile, 'Welcome to ResLife')).toBeVisible();
  await expect(meanwhile.getByText(SECOND)).toBeHidden();
  await expect.poll(async () => await shells(meanwhile)).toHaveLength(2);
  await expect
    .poll(async () => {
      const next = await openCold(page, `${server.url}/user`);
      await expect(heading(next, 'Welcome to ResLife')).toBeVisible();
      const isNew = await next.getByText(SECOND).isVisible();
      await next.close();
      return isNew;
    })
    .toBe(true);
  await meanwhile.close();

  // Its server does not have this file any longer.
  await emptyBrowserCache(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await expect(heading(page, 'Feedback')).toBeVisible();
  await expect(page.getByText(SECOND)).toBeHidden();

  // When it is closed, nobody needs the first version.
  await page.close();
  await expect
    .poll(async () => {
      const alone = await openCold(page, `${server.url}/feedback`);
      await expect(heading(alone, 'Feedback')).toBeVisible();
      const left = await shells(alone);
      await alone.close();
      return left;
    })
    .toEqual(['shell-second']);
  await server.down();
  const last = await openCold(page, `${server.url}/feedback`);
  await expect(last.getByText(SECOND)).toBeVisible();
  await expect(heading(last, 'Feedback')).toBeVisible();
});

// OFFLINE-6, WALK-14
test('an update during a walk does not interrupt or lose it, with the old files or the new ones', async ({
  page,
  deployed: server,
}) => {
  await visit(page, `${server.url}/user`);
  await expect(page.getByRole('status').filter({ hasText: /^Ready offline/ })).toBeVisible();
  await page.getByRole('link', { name: 'Welfare', exact: true }).click();
  const walk = walkOf(page, 'Resident not seen');
  await startChosen(page, 'Resident not seen');
  await expect(walk.getByText('STEP 1', { exact: true })).toBeVisible();
  await server.update();
  await expect
    .poll(async () => {
      const other = await openCold(page, `${server.url}/feedback`);
      await expect(heading(other, 'Feedback')).toBeVisible();
      const isNew = await other.getByText(SECOND).isVisible();
      await other.close();
      return isNew;
    })
    .toBe(true);
  // Its server does not have the files of the first version any longer.
  await emptyBrowserCache(page);
  await expect(walk.getByText('STEP 1', { exact: true })).toBeVisible();
  await walkResidentNotSeen(walk);
  await walk.getByRole('button', { name: 'Issue resolved', exact: true }).click();
  const done = page.getByRole('dialog', { name: 'Issue resolved!' });
  await done.getByRole('button', { name: 'Back to home' }).click();
  await expect(page.getByText(SECOND)).toBeHidden();

  await page.getByRole('link', { name: 'Welfare', exact: true }).click();
  await startChosen(page, 'Resident not seen');
  await answer(walk, 'I know when they were last seen');
  await next(walk);
  await expect(walk.getByText('STEP 2', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(SECOND)).toBeVisible();
  const offer = page.getByRole('region', { name: 'Unfinished procedure' });
  await expect(offer).toContainText('Unfinished at step 2');
  await offer.getByRole('button', { name: 'Go on' }).click();
  await expect(walk.getByText('STEP 2', { exact: true })).toBeVisible();
});
