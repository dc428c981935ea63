import sharp from 'sharp';
import { uploadImage, writeIssue, type WrittenStep } from '../base/authoring.ts';
import { actionOf, editor, save } from '../base/editor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';

test.use(signedIn);

const done = (question: string): WrittenStep => ({
  question,
  answerType: 'Show a confirmation checkbox',
  confirmationAction: { confirmationText: 'Done', actionType: 'Go to next step' },
});

const ALARM = {
  title: 'Alarm in one flat',
  category: 'Fire' as const,
  steps: [
    {
      question: 'Is one zone lit?',
      answerType: 'Yes or No' as const,
      customiseAnswerType: false,
      yesAction: { actionType: 'Go to next step' as const },
      noAction: { actionType: 'Skip to a specific step' as const, goToStep: 'Step 3' as const },
    },
    done('Knock at the door.'),
    done('Ring Facilities.'),
  ],
};

// PREVIEW-1, PREVIEW-2, PREVIEW-3, PREVIEW-4, LOOK-4, LOOK-6
test('a preview follows a draft as it is typed, up to its unfinished step', async ({
  page,
  server,
}) => {
  const { id, stepIds } = await writeIssue(server, ALARM);
  await page.goto(`/issue/${id}?pane=${stepIds[0]}`);
  await editor.question(page).fill('Is exactly one zone lit?');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const question = preview.getByRole('heading', { level: 3 });
  await expect(question).toHaveText('Is exactly one zone lit?');
  await expect(question).toBeFocused();
  await expect(page.getByRole('region', { name: 'Tree', exact: true })).toBeHidden();
  await judgeDesk(page, 'the preview beside a step');

  const writes: string[] = [];
  page.on('request', (request) => writes.push(request.url()));
  await editor.question(page).fill('Is one zone alone lit?');
  await expect(question).toHaveText('Is one zone alone lit?');
  await expect(editor.question(page)).toBeFocused();
  await actionOf(page, 'If yes').type.selectOption('Skip to a specific step');
  await preview.getByRole('radio', { name: 'Yes', exact: true }).check();
  await preview.getByRole('button', { name: 'NEXT' }).click();
  await expect(question).toHaveText('Not finished yet');
  await expect(preview.getByText('Step 1, If yes: choose where it goes')).toBeVisible();
  expect(writes).toEqual([]);
  await judgeDesk(page, 'the preview where it stops');
  await preview.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
});

// PREVIEW-1
test('on a desktop of common size, the image is visible next to its step', async ({
  page,
  server,
}) => {
  const create = { width: 800, height: 600, channels: 3, background: 'teal' } as const;
  const image = await uploadImage(server, await sharp({ create }).png().toBuffer());
  const question = 'Look at the fire panel beside the front door. Is one zone alone lit?';
  const steps = [{ ...ALARM.steps[0], question, image }, ...ALARM.steps.slice(1)];
  const { id, stepIds } = await writeIssue(server, { ...ALARM, title: 'Alarm in sight', steps });
  await page.goto(`/issue/${id}?pane=${stepIds[0]}`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const picture = preview.getByRole('button', { name: 'Image for this step' });
  await expect(picture).toBeInViewport({ ratio: 0.5 });
  await preview.getByRole('radio', { name: 'No', exact: true }).check();
  await preview.getByRole('button', { name: 'NEXT' }).click();
  await expect(preview.getByText('Ring Facilities.')).toBeVisible();
});

// PREVIEW-4, KIT-20
test('Escape closes the image over the preview first, then the preview', async ({
  page,
  server,
}) => {
  const create = { width: 64, height: 48, channels: 3, background: 'teal' } as const;
  const image = await uploadImage(server, await sharp({ create }).png().toBuffer());
  const steps = [{ ...done('Look at the panel.'), image }];
  const { id } = await writeIssue(server, { ...ALARM, title: 'Alarm with a picture', steps });
  await page.goto(`/issue/${id}`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await preview.getByRole('button', { name: 'Image for this step' }).click();
  const fullSize = page.getByRole('dialog', { name: 'Image for this step' });
  await expect(fullSize).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fullSize).toBeHidden();
  await expect(preview.getByRole('button', { name: 'Image for this step' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
});

// PATHS-1, PATHS-2, PATHS-3, PATHS-4, PATHS-5, PATHS-6, LOOK-4, LOOK-6
test('paths can be checked, and an edit reopens the ones that it changed', async ({
  page,
  server,
}) => {
  const { id } = await writeIssue(server, { ...ALARM, title: 'Alarm in two flats' });
  await page.goto(`/issue/${id}`);
  await page.getByRole('link', { name: '0 of 2 paths checked' }).click();
  for (const name of ['Path 1', 'Path 2']) await page.getByRole('checkbox', { name }).check();
  const main = page.getByRole('main');
  await expect(main.getByText('2 of 2 paths checked')).toBeVisible();
  await judgeDesk(page, 'the check of the paths');

  // The browser does the same before it prints.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('heading', { name: 'Path check: Alarm in two flats' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Path check', exact: true })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect(sheet).toHaveCount(0);

  await page.getByRole('button', { name: /^Path 2 / }).click();
  await page.getByRole('button', { name: 'Preview path 2' }).click();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await preview.getByRole('button', { name: 'NEXT' }).click();
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText('Ring Facilities.');

  await editor.item(page, 'Step 2').click();
  await editor.question(page).fill('Knock twice at the door.');
  await save(page);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('link', { name: '1 of 2 paths checked' }).click();
  const reopened = main.getByRole('listitem').first();
  await expect(reopened).toContainText('Check again');
  await expect(reopened).toContainText('Step 2 changed');
  await page.goto('/admin');
  await expect(page.getByText('1 of 2 paths checked')).toBeVisible();
});

// PREVIEW-1, LOOK-4, LOOK-6
test('on a phone, the preview covers the page', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await writeIssue(server, { ...ALARM, title: 'Alarm on a phone' });
  await page.goto(`/issue/${id}`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Alarm on a phone' });
  await preview.getByRole('radio', { name: 'Yes' }).check();
  await preview.getByRole('button', { name: 'NEXT' }).click();
  await expect(preview.getByText('Knock at the door.')).toBeVisible();
  await judgeDesk(page, 'the preview on a phone');
  // Also checked on a desk's width, if it is not a dialog.
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
});
