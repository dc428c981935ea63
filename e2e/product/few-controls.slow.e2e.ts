import type { Locator, Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { phone } from '../base/areas.ts';
import { attend } from '../base/attend.ts';
import { asAdmin, publishIssue, setCampus, writeIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { editor } from '../base/editor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';

test.describe.configure({ timeout: 120_000 });
test.use(signedIn);

/** The most controls that somebody should have to look through at once. */
const MOST = 60;

/** Counts the controls in sight of the window. */
const controlsIn = async (page: Page): Promise<number> =>
  await page.locator('a[href], button, input, select, textarea, summary').evaluateAll(
    (all) =>
      all.filter((one) => {
        const { top, bottom, width } = one.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight && one.checkVisibility();
      }).length,
  );

const IN_SHELL = Object.values(ADMIN_PAGES)
  .filter(({ pattern, title }) => title !== null && !pattern.includes(':'))
  .map(({ pattern }) => pattern);

/** Gives a campus with issues and records twelve contacts and twelve areas. */
async function fill(server: RunningServer): Promise<void> {
  const { campus } = await asAdmin(server, API.getSettings, {});
  const { contacts, areas = [] } = campus;
  const twelve = Array.from({ length: 12 }, (_, nth) => `${nth + 1}`);
  const moreContacts = twelve.map((nth) => phone(`hall-${nth}`, `555 02${nth}`, {}));
  const moreAreas = twelve.map((nth) => ({ id: `hall-${nth}`, name: `Hall ${nth}` }));
  await setCampus(server, {
    ...campus,
    contacts: [...contacts, ...moreContacts].slice(0, 12),
    areas: [...areas, ...moreAreas].slice(0, 12),
  });
}

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  // LOOK-17
  test('no page begins with more than sixty controls', async ({ page, signIn }) => {
    const server = await startServer({ SEED: 'demo' });
    await fill(server);
    await signIn(page, server.url);
    const { id, stepIds } = await publishIssue(server, { ...BROKEN_WINDOW, title: 'Few controls' });
    const record = await attend(server, {
      advisor: 'Amara',
      issueId: id,
      steps: stepIds.slice(0, 1).map((step) => ({ step, response: 'Yes' })),
      issueStatus: 'Escalated',
    });
    const named = [
      `/issue/${id}`,
      `/issue/${id}/revisions`,
      `/issue/${id}/translations?language=es`,
      `/admin/analytics/issue/${id}`,
      `/admin/record/${record}`,
    ];
    for (const path of [...IN_SHELL, ...named]) {
      await page.goto(server.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await controlsIn(page), path).toBeLessThanOrEqual(MOST);
    }
    const draft = await writeIssue(server, BROKEN_WINDOW);
    await page.goto(`${server.url}/issue/${draft.id}`);
    await expect(editor.title(page)).toBeVisible();
    expect(await controlsIn(page)).toBeLessThanOrEqual(MOST);
    await page.goto('about:blank');
    await server.stop();
  });
});

async function topOf(control: Locator): Promise<number> {
  const box = await control.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return box.y;
}

for (const { width, height, most } of [
  { width: 1280, height: 800, most: 200 },
  { width: 390, height: 844, most: 300 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    // LIST-24, SETUP-9
    test('the first card is near the header, below setting up too', async ({ page, server }) => {
      await writeIssue(server, BROKEN_WINDOW);
      await page.goto('/admin');
      await expect(page.getByRole('region', { name: 'Set up your campus' })).toBeVisible();
      const header = await page.getByRole('banner').boundingBox();
      const first = await topOf(page.getByRole('main').getByRole('article').first());
      expect(first - (header?.height ?? 0)).toBeLessThanOrEqual(most);
    });
  });
}
