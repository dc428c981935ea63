import { DESK_AND_PHONE, expectAccessible } from '../base/accessibility.ts';
import { enter, PHONE, startWalk } from '../base/advisor.ts';
import { publishIssue } from '../base/authoring.ts';
import { ONE_QUESTION } from '../base/broken-window.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk, judgePhone } from '../base/judge.ts';
import { press } from '../base/keyboard.ts';

// A waiting record is tried while nobody answers.
test.use({ ...PHONE, expectedStatuses: [0] });
test.describe.configure({ timeout: 120_000 });

const TITLE = 'Window, noted as wrong';

// MESSAGES-10, MESSAGES-11, MESSAGES-12, MESSAGES-13, INBOX-10, LOOK-5
test('notes on a wrong step and missing words are written without a signal and reach administrators', async ({
  page,
  server,
  browser,
  signIn,
}) => {
  await publishIssue(server, { ...ONE_QUESTION, title: TITLE });
  await enter(page);
  const walk = await startWalk(page, 'All categories', TITLE);
  const dots = walk.getByRole('button', { name: 'More', exact: true });
  const open = page.getByRole('button', { name: 'This step is wrong' });
  await expect(dots).toBeVisible();
  await server.down();

  // Uses only the keyboard, until it is sent.
  await press(dots);
  await judgePhone(page, 'what stands behind the dots');
  await press(open);
  const form = page.getByRole('dialog', { name: 'This step is wrong' });
  const words = form.getByRole('textbox', { name: 'What is wrong?' });
  await expect(words).toBeFocused();
  await page.keyboard.type('The glazier is not there at night.');
  await judgePhone(page, 'a note on a step');
  await page.keyboard.press('Escape');
  await press(dots);
  await press(open);
  await expect(words).toHaveValue('The glazier is not there at night.');
  await press(form.getByRole('button', { name: 'Send' }));
  await expect(page.getByRole('status').getByText(/^Saved on this phone/)).toBeVisible();
  await expect(form).toHaveCount(0);
  // The walk has not moved.
  await expect(walk.getByText('STEP 1')).toBeVisible();

  await walk.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'exit', exact: true }).click();
  await page.getByRole('searchbox').fill('Zzyzx quokka 12');
  await expect(page.getByRole('heading', { name: 'No match' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const records = page.getByRole('link', { name: 'Records', exact: true });
  await records.click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(`Note on step 1: ${TITLE}`);
  await expect(page.getByRole('heading', { name: '1 record waiting' })).toBeVisible();

  const arriving = ['step-note', 'empty-search'].map(
    async (name) =>
      await page.waitForResponse(
        (response) => response.url().endsWith(`/api/advisor/${name}`) && response.ok(),
      ),
  );
  await server.up();
  // A waiting record is sent by itself; when the app opens, at once.
  await page.reload();
  await Promise.all(arriving);
  await expect(page.getByRole('article').getByText('Received', { exact: true })).toBeVisible();

  // Another phone does not find it either.
  const body = { words: 'zzyzx quokka', phone: 'another' };
  await page.request.post(`${server.url}/api/advisor/empty-search`, { data: { data: body } });

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const desk = await context.newPage();
  await signIn(desk);
  await desk.getByRole('link', { name: 'Inbox' }).click();
  await desk.getByRole('link', { name: 'Searches' }).click();
  const missed = desk.getByRole('region', { name: 'Searches with no match' });
  await expect(missed.getByRole('listitem')).toContainText('zzyzx quokka');
  await expect(missed.getByRole('listitem')).toContainText('2 searches from 2 phones');
  await expectAccessible(desk, 'words that were not found', DESK_AND_PHONE);
  await desk.getByRole('link', { name: 'Issues', exact: true }).click();
  await desk.getByRole('link', { name: TITLE }).click();
  const step = desk.getByRole('button', { name: 'Step 1', exact: true });
  await expect(step).toHaveAccessibleDescription(/^1 note\./);
  await step.click();
  const notes = desk.getByRole('region', { name: 'Advisors say this step is wrong' });
  await expect(notes.getByText('The glazier is not there at night.')).toBeVisible();
  await expect(notes.getByText(/^Amara · .* · revision 1$/)).toBeVisible();
  await judgeDesk(desk, 'a note at its step');
  await notes.getByRole('button', { name: 'Done' }).click();
  await expect(desk.getByRole('status').getByText('Note marked as done')).toBeVisible();
  await expect(step).not.toHaveAccessibleDescription(/note/);
  await context.close();
});
