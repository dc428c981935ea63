import type { Locator } from '@playwright/test';
import { attend } from '../base/attend.ts';
import { publishIssue, updateIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { editor } from '../base/editor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';

test.use({
  ...signedIn,
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
});

/** Counts the parts that have a filling or a lower edge of that color of the system. */
async function painted(part: Locator, colour: 'CanvasText' | 'Highlight'): Promise<number> {
  return await part.evaluate((element, name) => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.color = name;
    const wanted = getComputedStyle(probe).color;
    probe.remove();
    return [element, ...element.querySelectorAll('*')].filter((one) => {
      const { backgroundColor, borderBottomColor, borderBottomWidth, fill } = getComputedStyle(one);
      const edge = borderBottomWidth === '0px' ? '' : borderBottomColor;
      const inside = one instanceof SVGRectElement ? fill : backgroundColor;
      return inside === wanted || edge === wanted;
    }).length;
  }, colour);
}

const open = async (all: Locator): Promise<boolean[]> =>
  await Promise.all((await all.all()).map(async (one) => (await painted(one, 'Highlight')) > 0));

// LOOK-7
test('only the open step, tree node, revision and kind of message are highlighted', async ({
  page,
  server,
}) => {
  const { id } = await publishIssue(server, { ...BROKEN_WINDOW, title: 'Window, in two colours' });
  await updateIssue(server, id, { title: 'Window, in the colours of the system' });
  await page.goto(`/issue/${id}`);
  await editor.item(page, 'Step 2').click();
  const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');
  const count = BROKEN_WINDOW.steps.length;
  const second = Array.from({ length: count }, (_, at) => at === 1);
  await expect.poll(async () => await open(steps)).toEqual([false, ...second, false]);
  const tree = page.getByRole('region', { name: 'Tree' });
  await expect.poll(async () => await painted(tree, 'Highlight')).toBeGreaterThan(0);
  await tree.getByRole('button', { name: 'Outline' }).click();
  const outline = tree.getByRole('list', { name: 'Outline' }).getByRole('listitem');
  await expect.poll(async () => await open(outline)).toEqual([...second, false]);

  await page.getByRole('button', { name: 'Revisions' }).click();
  const list = page.getByRole('region', { name: 'Revisions' });
  await list.getByRole('link', { name: 'Revision 1,' }).click();
  const revisions = list.getByRole('listitem').filter({ has: page.getByRole('link') });
  await expect.poll(async () => await open(revisions)).toEqual([false, true]);

  await page.goto('/admin/inbox?tab=feedback');
  const kinds = page.getByRole('navigation', { name: 'Kinds of messages' }).getByRole('listitem');
  await expect(kinds).toHaveCount(5);
  expect(await open(kinds)).toEqual([false, false, true, false, false]);
});

// LOOK-7
test('the charts of Analytics stay visible', async ({ page, server }) => {
  const { id } = await publishIssue(server, { ...BROKEN_WINDOW, title: 'Window, drawn' });
  for (const issueStatus of ['Resolved', 'Escalated'] as const) {
    const startedAt = '2019-04-05T03:00:00Z';
    const feedback = { rating: 0, description: '' };
    const walked = { advisor: 'Amara', issueId: id, steps: [], startedAt, feedback };
    await attend(server, { ...walked, issueStatus });
  }
  await page.goto('/admin/analytics');
  await page.getByLabel('Start date', { exact: true }).fill('2019-04-01');
  await page.getByLabel('End date', { exact: true }).fill('2019-04-30');
  await page.getByRole('button', { name: 'show results' }).click();
  await page.getByText('Charts', { exact: true }).click();
  for (const [name, parts] of Object.entries({
    'How often': 1,
    'How it ended, by category': 2,
    'What time': 1,
    'Escalations by issue': 2,
  })) {
    const picture = page.getByRole('region', { name, exact: true });
    await expect(picture).toBeVisible();
    // The edge of its card is one of them.
    const drawn = async () => await painted(picture, 'CanvasText');
    await expect.poll(drawn, name).toBeGreaterThan(parts);
  }
});
