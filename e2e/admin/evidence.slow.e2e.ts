import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { attend } from '../base/attend.ts';
import { publishIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { judgeDesk, judgePhone } from '../base/judge.ts';
import type { RunningServer } from '../base/running-server.ts';
import { openLine } from '../faults/line.ts';

test.use(signedIn);

// Text that a page could show differently from what was written.
const HOSTILE = '<b>bold</b> &amp; "5\u00a0cm"\r\nsecond line\tü \u0007 😀 </script><!-- --> ]]>';

async function record(server: RunningServer, title: string): Promise<string> {
  const { id, stepIds } = await publishIssue(server, { ...BROKEN_WINDOW, title });
  const [step = ''] = stepIds;
  return await attend(server, {
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
  });
}

// EVIDENCE-1, EVIDENCE-4, LOOK-4, LOOK-6
test('the evidence file of a record verifies itself, and detects a changed letter, style or image', async ({
  page,
  server,
}, info) => {
  const id = await record(server, 'Window, for a hearing');
  await page.goto(`/admin/record/${id}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download evidence' }).click();
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
  await expect(verdict).toHaveText(/^Checked: nothing/);
  await expect(page.getByRole('heading', { name: 'Window, for a hearing' })).toBeVisible();
  await expect(page.getByText('1:00 after Start')).toBeVisible();
  await judgeDesk(page, 'a file of evidence');
  await judgePhone(page, 'a file of evidence');

  for (const [name, from, to] of [
    ['letter.html', '<b>Yes</b>', '<b>No</b>'],
    ['json.html', '"response":"Yes"', '"response":"No"'],
    ['look.html', 'h1 {', 'time { display: none } h1 {'],
    ['more.html', '<main', '<h1>Outcome: Resolved</h1><main'],
    ['after.html', '</body>', '<h1>Outcome: Resolved</h1></body>'],
    ['behind.html', '</html>', '</html><h1>Outcome: Resolved</h1>'],
    ['head.html', '</head>', '<style>#evidence { display: none }</style></head>'],
    ['seal.html', '","mark"', '","x":"</SCRIPT ><h1>Outcome: Resolved</h1>","mark"'],
    ['twice.html', '<script type="application/json" id="seal"', '<i id="seal"></i>$&'],
  ] as const) {
    expect(text).toContain(from);
    await opened(name, text.replace(from, to));
    await expect(verdict).toHaveText(/^CHANGED/);
  }
  await judgeDesk(page, 'a file of evidence that was changed');
  await opened('cut.html', text.slice(0, text.indexOf('id="seal"')));
  await expect(verdict).toHaveText(/^Not checked/);
});

// EVIDENCE-1
test('an interrupted download says so in place, saves nothing, and works on the next press', async ({
  page,
  server,
  signIn,
  expectedStatuses,
}) => {
  expectedStatuses.push(0);
  const id = await record(server, 'Window, cut off');
  const line = await openLine(server.port);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const url = `http://localhost:${line.port}`;
  // A session of its own: to sign in with another would end the one that is shared.
  await page.context().clearCookies();
  await signIn(page, `${url}/admin/record/${id}`);
  const button = page.getByRole('button', { name: 'Download evidence' });
  await expect(button).toBeVisible();
  line.set({ cut: () => ({ down: 3_000 }) });
  await button.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The evidence was not downloaded.');
  expect(line.faults()).toBeGreaterThan(0);
  expect(downloads).toEqual([]);
  line.set('whole');
  const downloading = page.waitForEvent('download');
  await button.press('Enter');
  const whole = await readFile(await (await downloading).path(), 'utf8');
  expect(whole).toMatch(/<\/html>\s*$/);
  await line.close();
});

// EVIDENCE-1
test('without a connection, the page says that the evidence did not load', async ({
  page,
  server,
  context,
  expectedStatuses,
}) => {
  expectedStatuses.push(0);
  const id = await record(server, 'Window, without a signal');
  await page.goto(`/admin/record/${id}`);
  await expect(page.getByRole('button', { name: 'Download evidence' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Download evidence' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('The evidence was not downloaded.');
});
