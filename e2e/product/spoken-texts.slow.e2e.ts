import { API } from '#core/api/api.ts';
import { dayAfter } from '#core/base/day.ts';
import { ORIGINAL } from '#core/base/language.ts';
import { NAMED, PHONE } from '../base/advisor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { sayIn } from '../base/languages/catalogue.ts';
import { opened, openEach, type OpenedIds } from '../base/languages/every-page.ts';
import { expectSpoken } from '../base/languages/spoken.ts';
import { today } from '../base/today.ts';

const PAGES = 'es';

let ids: OpenedIds;
test.beforeAll(async ({ server }) => {
  ids = await opened(server);
  const note = { advisor: 'Amara', issueId: ids.issue, revision: 1, step: 'gone', text: 'Nobody.' };
  const sent = await fetch(server.url + API.sendStepNote.path, {
    method: API.sendStepNote.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data: note }),
  });
  expect(sent.ok).toBe(true);
});

test.beforeEach(async ({ context, server }) => {
  await context.addCookies([{ name: 'language', value: PAGES, url: server.url }]);
});

test.describe('on a desktop', () => {
  test.use(signedIn);

  // TRANSLATE-20
  test('every text of a procedure has a language tag wherever an administrator opens it', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const day = today('Europe/London');
    const days = `startDate=${dayAfter(day, -1)}&endDate=${day}`;
    const issue = `/issue/${ids.issue}`;
    const shown = async (address: string): Promise<void> =>
      await test.step(address, async () => {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        expect(await expectSpoken(page, ORIGINAL)).toBeGreaterThan(0);
      });
    await openEach(page, { reader: 'administrator', ids, without: [] }, async () => {
      await page.waitForLoadState('networkidle');
      await expectSpoken(page, ORIGINAL);
    });
    await shown(`/admin/analytics?${days}`);
    await shown(`/admin/analytics/issue/${ids.issue}?${days}`);
    for (const pane of ['paths', 'final', 'Step 1', 'Step 2']) await shown(`${issue}?pane=${pane}`);
    await shown(`${issue}/translations?language=ca`);
    await shown('/admin/print?what=codes');
    await page.goto('/admin/inbox');
    await page.getByRole('link', { name: 'Amara' }).first().click();
    await expect(page.getByRole('article')).toContainText('on every screen');
    await page.waitForLoadState('networkidle');
    expect(await expectSpoken(page, ORIGINAL)).toBeGreaterThan(0);
  });
});

test.describe('on a phone', () => {
  // The walk asks the server for a translation, which this procedure has not (TRANSLATE-25).
  test.use({ ...PHONE, ...NAMED, expectedStatuses: [404] });

  // TRANSLATE-21
  test('every text of a procedure has a language tag wherever an advisor opens it', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const say = await sayIn(PAGES);
    await openEach(page, { reader: 'advisor', ids, without: [] }, async () => {
      await page.waitForLoadState('networkidle');
      await expectSpoken(page, ORIGINAL);
    });
    await page.goto('/user/issues-list/Safety%20concern?search=on%20every%20screen');
    await page.getByRole('button', { name: 'on every screen' }).first().click();
    expect(await expectSpoken(page, ORIGINAL)).toBeGreaterThan(0);
    await page.getByRole('button', { name: say('Start'), exact: true }).click();
    const walk = page.getByRole('dialog', { name: 'on every screen' });
    await expect(walk.getByRole('heading', { name: 'Is anyone hurt?' })).toBeVisible();
    expect(await expectSpoken(page, ORIGINAL)).toBeGreaterThan(0);
    await walk.getByText(say('No'), { exact: true }).click();
    await walk.getByRole('button', { name: say('NEXT') }).click();
    await expect(walk.getByRole('heading', { name: 'How large is the hole?' })).toBeVisible();
    expect(await expectSpoken(page, ORIGINAL)).toBeGreaterThan(0);
    await page.goto('/user');
    await expect(page.getByText('on every screen').first()).toBeVisible();
    expect(await expectSpoken(page, ORIGINAL)).toBeGreaterThan(0);
  });
});
