import { writeIssue } from '../base/authoring.ts';
import { draftOf, editor } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { endSession, giveSignInAgain } from '../base/people.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, expectedStatuses: [401] });

// EDITOR-2, EDITOR-44, SESSION-5
test('a step dragged by a finger as the session ends is moved, and saved after the sign-in', async ({
  page,
  server,
  signIn,
}) => {
  const questions = Array.from({ length: 12 }, (_, index) => `Look at number ${index + 1}.`);
  const { id, stepIds } = await writeIssue(server, draftOf('By a finger', ...questions));
  await signIn(page, `/issue/${id}?pane=${stepIds[1]}`);
  await expect(editor.question(page)).toHaveValue('Look at number 2.');
  await expect(editor.add(page)).toBeInViewport({ ratio: 1 });
  // The page's own requests are answered: otherwise they would meet the end of the session first.
  await page.waitForLoadState('networkidle');

  const middle = async (name: string) => {
    const box = await page.getByTitle(`Drag ${name}`, { exact: true }).boundingBox();
    if (!box) throw new Error('it is not drawn');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await editor.item(page, 'Step 1').scrollIntoViewIfNeeded();
  const from = await middle('Step 1');
  const to = await middle('Step 2');
  const finger = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    await finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: from.y }],
    });
  await touch('touchStart', from.x);
  for (let done = 1; done <= 10; done += 1) {
    await touch('touchMove', from.x + ((to.x + 30 - from.x) * done) / 10);
  }
  await endSession(page, server);
  await touch('touchEnd');
  await expect(editor.item(page, 'Step 1')).toHaveAccessibleDescription('Look at number 2. Saved');

  await giveSignInAgain(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Step 1' })).toBeVisible();
  await page.reload();
  await expect(editor.item(page, 'Step 2')).toHaveAccessibleDescription('Look at number 1. Saved');
});
