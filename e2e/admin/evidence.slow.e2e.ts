import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { publishIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { judgeDesk, judgePhone } from '../base/judge.ts';
import type { RunningServer } from '../base/running-server.ts';

test.use(signedIn);

// What a page could show otherwise than it was written.
const HOSTILE = '<b>bold</b> &amp; "5\u00a0cm"\r\nsecond line\tü \u0007 😀 </script><!-- --> ]]>';

async function record(page: Page, server: RunningServer, title: string): Promise<string> {
  const { id, stepIds } = await publishIssue(server, { ...BROKEN_WINDOW, title });
  const [step = ''] = stepIds;
  const data = {
    advisor: 'Amara',
    issueId: id,
    revision: 1,
    steps: [{ step, response: 'Yes' }],
    issueStatus: 'Escalated',
    startedAt: '2026-11-20T02:10:00.000Z',
    finishedAt: '2026-11-20T02:20:00.000Z',
    device: HOSTILE.slice(0, 60),
    feedback: { description: HOSTILE, rating: 4 },
    trail: [{ step, at: 60_000, did: 'yes' }],
  };
  const answer = await page.request.post(API.attend.path, { data: { data } });
  expect(answer.status()).toBe(200);
  const { data: stored } = await answer.json();
  return String(stored._id);
}

// EVIDENCE-1, EVIDENCE-3, LOOK-4, LOOK-6
test('the evidence of a record checks itself: whole as it came, changed by a letter, a look or a picture', async ({
  page,
  server,
}, info) => {
  const id = await record(page, server, 'Window, for a hearing');
  await page.goto(`/admin/record/${id}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the evidence' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^record-.{5}\.html$/);
  await expect(page.getByText('Evidence downloaded')).toBeVisible();
  const text = await readFile(await download.path(), 'utf8');

  const opened = async (name: string, content: string): Promise<void> => {
    const file = info.outputPath(name);
    await writeFile(file, content);
    await page.goto(pathToFileURL(file).href);
  };
  const verdict = page.getByRole('status');
  await opened('whole.html', text);
  await expect(verdict).toHaveText(/^Checked: not a letter/);
  await expect(page.getByRole('heading', { name: 'Window, for a hearing' })).toBeVisible();
  await expect(page.getByText('1:00 after Start')).toBeVisible();
  await judgeDesk(page, 'a file of evidence');
  await judgePhone(page, 'a file of evidence');

  for (const [name, from, to] of [
    ['letter.html', '<b>Yes</b>', '<b>No</b>'],
    ['json.html', '"response":"Yes"', '"response":"No"'],
    ['look.html', 'h1 {', 'time { display: none } h1 {'],
  ] as const) {
    expect(text).toContain(from);
    await opened(name, text.replace(from, to));
    await expect(verdict).toHaveText(/^CHANGED/);
  }
  await judgeDesk(page, 'a file of evidence that was changed');
});

// EVIDENCE-1
test('without a connection the page says that the evidence did not come', async ({
  page,
  server,
  context,
  expectedStatuses,
}) => {
  expectedStatuses.push(0);
  const id = await record(page, server, 'Window, without a signal');
  await page.goto(`/admin/record/${id}`);
  await expect(page.getByRole('button', { name: 'Download the evidence' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Download the evidence' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('The evidence was not downloaded.');
});
