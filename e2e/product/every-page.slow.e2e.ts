import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { phone } from '../base/areas.ts';
import { attend } from '../base/attend.ts';
import { asAdmin, publishIssue, setCampus, writeIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { expect, test } from '../base/fixtures.ts';
import { problemsByTab } from '../base/keyboard.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';
import { expectReadable, type View } from '../base/text-fit.ts';

test.use({ viewport: { width: 1280, height: 800 } });

// Every control in every state: its own tests press Tab there.
const { kitchenSink: _, ...pages } = ADMIN_PAGES;
const PAGES = Object.values(pages)
  .filter(({ pattern, opensTo }) => opensTo !== 'the signed-out' && !pattern.includes(':'))
  .map(({ pattern }) => pattern);

const SPACED: readonly View[] = [{ width: 1280, height: 800, font: '100%', isSpaced: true }];

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

/** Judges the open page: to open it once for each of these costs more than all three. */
async function judge(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect.soft(await controlsIn(page), path).toBeLessThanOrEqual(MOST);
  await expectReadable(page, path, SPACED);
  expect.soft(await problemsByTab(page), path).toEqual([]);
}

// LOOK-5, LOOK-15, LOOK-17
test('every page starts with at most sixty controls, and Tab reaches and shows each of them', async ({
  page,
  signIn,
}) => {
  test.setTimeout(300_000);
  const server = await startServer({ SEED: 'demo' });
  await fill(server);
  const { id, stepIds } = await publishIssue(server, { ...BROKEN_WINDOW, title: 'On every page' });
  const record = await attend(server, {
    advisor: 'Amara',
    issueId: id,
    steps: stepIds.slice(0, 1).map((step) => ({ step, response: 'Yes' })),
    issueStatus: 'Escalated',
  });
  const draft = await writeIssue(server, BROKEN_WINDOW);
  await asAdmin(server, API.invitePerson, {
    body: { email: 'jo.kim@ashdown.example', role: 'reader' },
  });
  await signIn(page, server.url);
  const named = [
    '/issue',
    `/issue/${id}`,
    `/issue/${id}?pane=${stepIds[0]}`,
    `/issue/${id}?pane=paths`,
    `/issue/${id}/revisions`,
    `/issue/${id}/translations?language=es`,
    `/issue/${draft.id}`,
    `/admin/analytics/issue/${id}`,
    '/admin/analytics?startDate=2020-01-01&endDate=2030-01-01',
    `/admin/record/${record}`,
    `/admin/print?issue=${id}`,
  ];
  for (const path of [...PAGES, ...named]) {
    await test.step(path, async () => {
      await page.goto(server.url + path);
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      await judge(page, path);
    });
  }
  await page.goto(`${server.url}/admin#import`);
  const buffer = Buffer.from('LOCKOUT\n\n1. Ask for the name.\n2. If YES, open the door.');
  const file = { name: 'Binder.txt', mimeType: 'text/plain', buffer };
  await page.getByRole('dialog').getByLabel('File to import').setInputFiles(file);
  await expect(page.getByRole('region', { name: 'In your document' })).toBeVisible();
  await judge(page, 'import');
  await page.goto('about:blank');
  await server.stop();
});
