import { answer, cardOf, enter, next, PHONE, walkOf } from '../base/advisor.ts';
import { publishIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW, ONE_QUESTION } from '../base/broken-window.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgePhone } from '../base/judge.ts';

const START = 'Are you ready to start resolving this specific issue now?';

// Nobody answers while the server is down.
test.use({ ...PHONE, expectedStatuses: [0] });

// LINKS-1, LINKS-2, OFFLINE-2, LOOK-4, LOOK-6
test('a link opens its issue without a signal, and an unknown link says that it is unknown', async ({
  page,
  server,
}) => {
  const title = 'Window by a link';
  const { id } = await publishIssue(server, { ...BROKEN_WINDOW, title });
  await enter(page);
  await expect(page.getByText(/^Ready offline/)).toBeVisible();
  await server.down();
  await expect(fetch(`${server.url}/api/health`)).rejects.toThrow('fetch failed');
  await page.goto(`/i/${id}`);
  const question = page.getByRole('dialog', { name: START });
  await expect(question).toContainText(title);
  await question.getByRole('button', { name: 'cancel' }).click();
  await cardOf(page, title).click();
  await page.keyboard.press('Enter');
  await expect(walkOf(page, title)).toContainText('STEP 1');
  await page.goto('/i/nothing');
  await expect(page.getByText('This procedure is not on this phone')).toBeVisible();
  await judgePhone(page, 'link, not on this phone');
  await page.getByRole('button', { name: 'Look in All categories' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
  await server.up();
});

// TIMELINE-3, NIGHT-1, NIGHT-2, NIGHT-3, LOOK-4, LOOK-6
test('dark mode chosen in a walk is kept, its timeline can be copied, and Recent leads back to it', async ({
  page,
  server,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = 'Window by night';
  const { id } = await publishIssue(server, { ...ONE_QUESTION, title });
  // Notes the look of the page in its first frame, before any of it could be drawn.
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      document.documentElement.dataset.first = document.documentElement.dataset.scheme ?? 'none';
    });
  });
  await enter(page);
  await page.goto(`/i/${id}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const walk = walkOf(page, title);
  await walk.getByRole('button', { name: 'More' }).click();
  await page.getByRole('switch', { name: 'Dark' }).click();
  await judgePhone(page, 'walk, More');
  await page.keyboard.press('Escape');
  await answer(walk, 'No');
  await next(walk);
  await walk.getByRole('button', { name: 'Issue resolved' }).click();
  await expect(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
  await judgePhone(page, 'result with the timeline');
  await page.getByRole('button', { name: 'Copy timeline' }).click();
  const clipboard = async () => await page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toContain('(campus time, Europe/London)');
  const copied = await clipboard();
  expect(copied).toMatch(/^\d\d:\d\d Amara asked: .+ Answered no\.$/m);
  expect(copied).toMatch(/^\d\d:\d\d Amara ended the procedure: resolved\.$/m);
  await page.getByRole('button', { name: 'Back to home' }).click();
  await page.reload();
  const first = async () => await page.evaluate(() => document.documentElement.dataset.first);
  await expect.poll(first).toBe('dark');
  const recent = page.getByRole('region', { name: 'Recent' }).getByRole('link', { name: title });
  await expect(recent).toBeVisible();
  await judgePhone(page, 'dashboard with what is recent');
  await recent.click();
  await expect(page.getByRole('dialog', { name: START })).toContainText(title);
  await page.goto('/user/records');
  await page.getByRole('button', { name: title }).click();
  await expect(page.getByRole('heading', { name: 'Timeline, campus time' })).toBeVisible();
  await judgePhone(page, 'a record with its timeline');
});
