import { answer, next, PHONE, startChosen } from '../base/advisor.ts';
import { attendancesOf, publishIssue } from '../base/authoring.ts';
import { ONE_QUESTION } from '../base/broken-window.ts';
import { complaintsOf, expect, test } from '../base/fixtures.ts';

/** Refuses locks, and in most browsers everything, as a browser does that is told to store nothing of a site. */
function refuse({ everything }: { everything: boolean }): void {
  LockManager.prototype.request = async () =>
    await Promise.reject(new DOMException('denied', 'SecurityError'));
  if (!everything) return;
  IDBFactory.prototype.open = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

for (const everything of [false, true]) {
  // OUTBOX-13, SESSION-7
  test(`a record arrives if the browser refuses ${everything ? 'locks and storage' : 'locks'}`, async ({
    browser,
    server,
  }) => {
    const issue = {
      ...ONE_QUESTION,
      title: `Light left on, ${everything ? 'nothing' : 'all'} kept`,
    };
    const { id } = await publishIssue(server, issue);
    const page = await browser.newPage({ ...PHONE, baseURL: server.url });
    const said = complaintsOf(page);
    await page.addInitScript(refuse, { everything });
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Username' }).fill('Amara');
    await page.getByRole('button', { name: 'Enter Reslife' }).click();
    await page.getByRole('link', { name: issue.category, exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search issues' }).fill(issue.title);
    const walk = await startChosen(page, issue.title);
    await answer(walk, 'No');
    await next(walk);
    await walk.getByRole('button', { name: 'Issue resolved' }).click();
    await expect(page.getByText('Issue Resolved', { exact: true })).toBeVisible();
    expect(await attendancesOf(server, id)).toMatchObject([
      { advisor: 'Amara', outcome: 'Resolved' },
    ]);
    expect(said.filter((line) => !line.startsWith('Browser storage is unavailable'))).toEqual([]);
    await page.close();
  });
}
