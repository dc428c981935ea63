import { answer, enter, next, PHONE, startWalk } from '../base/advisor.ts';
import { publishIssue, updateIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { editor, toast } from '../base/editor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { judgeDesk, judgePhone } from '../base/judge.ts';

const SENTENCE = 'Do not touch the glass. Look at Step 1 again.';

test.describe('as an author', () => {
  test.use(signedIn);

  // EDITOR-30, PUBLISH-15, REVISION-1, REVISION-2, REVISION-3, REVISION-4, NAMES-3, LOOK-4, LOOK-6
  test('an urgent correction is listed in plain words, compared, viewed, and undone by restoring', async ({
    page,
    server,
  }) => {
    const title = 'Window, corrected';
    const { id } = await publishIssue(server, { ...BROKEN_WINDOW, title });
    await page.goto(`/issue/${id}`);
    await editor.item(page, 'Step 1').click();
    await editor.question(page).fill('Is anybody hurt?');
    await expect(page.getByText('Advisors see this right away')).toBeVisible();
    await page.getByRole('button', { name: 'Note or urgent correction' }).click();
    const dialog = page.getByRole('dialog', { name: 'Note or urgent correction' });
    await dialog.getByRole('textbox', { name: 'Message for advisors' }).fill(SENTENCE);
    await dialog.getByRole('textbox', { name: 'Note for Revisions' }).fill('Agreed with Security');
    await judgeDesk(page, 'note or urgent correction');
    await dialog.getByRole('button', { name: 'Save as urgent' }).click();
    await expect(toast(page, 'status', 'Changes saved')).toBeVisible();

    await page.getByRole('button', { name: 'Revisions' }).click();
    const list = page.getByRole('region', { name: 'Revisions' });
    await expect(list.getByText('Step 1: question reworded.')).toBeVisible();
    await expect(list.getByText('Urgent correction')).toBeVisible();
    await expect(list.getByText('“Agreed with Security”')).toBeVisible();
    const what = page.getByRole('region', { name: 'What changed' });
    await expect(what.getByRole('rowheader', { name: 'Step 1, question' })).toBeVisible();
    await expect(what.getByText(SENTENCE)).toBeVisible();
    await judgeDesk(page, 'revisions');

    await list.getByRole('link', { name: 'Revision 1,' }).press('Enter');
    await what.getByRole('button', { name: 'View as advisors saw it' }).click();
    const seen = page.getByRole('dialog', { name: title });
    await expect(seen.getByText('STEP 1')).toBeVisible();
    await expect(seen.getByText('Is anybody hurt?')).toBeHidden();
    await judgeDesk(page, 'view as advisors saw it');
    await seen.getByRole('button', { name: 'Close', exact: true }).click();
    await what.getByRole('button', { name: 'Restore revision 1' }).click();
    const asked = page.getByRole('dialog', { name: 'Restore corrected text?' });
    await expect(asked.getByText(SENTENCE)).toBeVisible();
    const sentence = asked.getByRole('textbox', { name: 'Message for advisors' });
    await sentence.fill('The glass is taped. Step 1 is as it was.');
    await judgeDesk(page, 'bring back words that were corrected');
    await asked.getByRole('button', { name: 'Restore revision 1' }).click();
    await expect(toast(page, 'status', 'Revision 1 restored')).toBeVisible();
    await expect(list.getByRole('link', { name: 'Revision 3,' })).toBeVisible();
    await expect(what.getByText('The glass is taped.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByRole('link', { name: 'Revision 4,' })).toBeVisible();
    // Undo tells advisors the sentence of before once more.
    await list.getByRole('link', { name: 'Revision 4,' }).press('Enter');
    await expect(what.getByText(SENTENCE)).toBeVisible();
    await page.getByRole('button', { name: 'Back to the editor' }).click();
    await editor.item(page, 'Step 1').click();
    await expect(editor.question(page)).toHaveValue('Is anybody hurt?');
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  // WALK-26, WALK-20, LOOK-4, LOOK-6
  test('an advisor on an older revision reads the urgent message, and continues or starts over', async ({
    page,
    server,
  }) => {
    const title = 'Window, corrected in a walk';
    const { id } = await publishIssue(server, { ...BROKEN_WINDOW, title });
    await enter(page);
    const walk = await startWalk(page, BROKEN_WINDOW.category, title);
    await updateIssue(server, id, { title: `${title} now`, urgent: SENTENCE });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const banner = walk.getByRole('alert');
    await expect(banner).toContainText('Urgent correction');
    await expect(banner).toContainText(SENTENCE);
    await judgePhone(page, 'urgent correction');
    // Neither the question nor the answers nor NEXT is covered, even on the smallest phone.
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(banner).toBeInViewport();
    await expect(walk.getByRole('button', { name: 'NEXT' })).toBeInViewport({ ratio: 1 });
    await banner.getByRole('button', { name: 'Go on' }).click();
    const folded = walk.getByRole('button', { name: /^Urgent correction/ });
    await expect(folded).toBeFocused();
    await answer(walk, 'Yes');
    await next(walk);
    await expect(folded).toBeVisible();
    await judgePhone(page, 'urgent correction, folded');
    await page.setViewportSize(PHONE.viewport);
    await folded.click();
    await banner.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByRole('dialog', { name: `${title} now` })).toContainText('STEP 1');
    await expect(banner).toBeHidden();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  });
});
