import { API } from '#core/api/api.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { attend } from '../base/attend.ts';
import { asAdmin, publishIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { expect, test } from '../base/fixtures.ts';
import { problemsByTab } from '../base/keyboard.ts';
import { startServer } from '../base/running-server.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 1280, height: 800 } });

// Every control in every state: its own tests press Tab there.
const { kitchenSink: _, ...pages } = ADMIN_PAGES;
const PAGES = Object.values(pages)
  .filter(({ pattern, opensTo }) => opensTo !== 'the signed-out' && !pattern.includes(':'))
  .map(({ pattern }) => pattern);

// LOOK-5
test('on every page Tab leads to each control, which shows the focus and is not covered', async ({
  page,
  signIn,
}) => {
  const server = await startServer({ SEED: 'demo' });
  const { id, stepIds } = await publishIssue(server, { ...BROKEN_WINDOW, title: 'By keyboard' });
  const record = await attend(server, {
    advisor: 'Amara',
    issueId: id,
    steps: stepIds.slice(0, 1).map((step) => ({ step, response: 'Yes' })),
    issueStatus: 'Escalated',
  });
  await asAdmin(server, API.invitePerson, {
    body: { email: 'jo.kim@ashdown.example', role: 'reader' },
  });
  await signIn(page, server.url);
  const named = [
    `/issue/${id}`,
    `/issue/${id}?pane=${stepIds[0]}`,
    `/issue/${id}?pane=paths`,
    `/issue/${id}/revisions`,
    `/issue/${id}/translations?language=es`,
    `/admin/analytics/issue/${id}`,
    '/admin/analytics?startDate=2020-01-01&endDate=2030-01-01',
    `/admin/record/${record}`,
    `/admin/print?issue=${id}`,
  ];
  for (const path of [...PAGES, ...named]) {
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await problemsByTab(page), path).toEqual([]);
  }
  await page.goto(`${server.url}/admin#import`);
  const buffer = Buffer.from('LOCKOUT\n\n1. Ask for the name.\n2. If YES, open the door.');
  const file = { name: 'Binder.txt', mimeType: 'text/plain', buffer };
  await page.getByRole('dialog').getByLabel('File to import').setInputFiles(file);
  await expect(page.getByRole('region', { name: 'In your document' })).toBeVisible();
  expect.soft(await problemsByTab(page), 'import').toEqual([]);
  await page.goto('about:blank');
  await server.stop();
});
