import { writeIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import {
  actionOf,
  choices,
  draftOf,
  editor,
  fillCheckboxStep,
  save,
  toast,
} from '../base/editor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';

test.use(signedIn);

const NO_OTHER_STEPS = 'No other steps detected! Please add a step.';

test.describe('the issue', () => {
  // EDITOR-1, EDITOR-2, EDITOR-4, EDITOR-8
  test('opens with its details if it is new, and gets its address at the first save', async ({
    page,
  }) => {
    await page.goto('/issue');
    await expect(page.getByRole('heading', { level: 1, name: 'New issue' })).toBeVisible();
    await expect(editor.item(page, 'Issue details')).toHaveAttribute('aria-current', 'step');
    await expect(editor.item(page, 'Issue details')).toHaveAccessibleDescription('Not saved');
    await expect(editor.item(page, 'Step 1')).toBeDisabled();
    await expect(editor.item(page, 'Feedback')).toBeDisabled();
    await expect(editor.add(page)).toBeDisabled();
    await expect(editor.archive(page)).toHaveCount(0);
    await expect(editor.title(page)).toHaveValue('');

    // EDITOR-6
    await expect(editor.save(page)).toBeDisabled();
    await editor.title(page).fill('Wasps at the window');
    await expect(editor.save(page)).toBeDisabled();
    await editor.category(page).selectOption('Pests');
    await save(page);
    await expect(page).toHaveURL(/\/issue\/[\w-]+$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Wasps at the window' }),
    ).toBeVisible();
    await expect(editor.item(page, 'Issue details')).toHaveAccessibleDescription('Pests Saved');
    // The step list starts with Step 1, which is not saved yet (EDITOR-2).
    await expect(editor.item(page, 'Step 1')).toBeEnabled();
    await expect(editor.item(page, 'Step 1')).toHaveAccessibleDescription(/Not saved$/);
    await expect(editor.add(page)).toBeDisabled();
    await page.reload();
    await expect(editor.title(page)).toHaveValue('Wasps at the window');
    await expect(editor.category(page)).toHaveValue('Pests');
  });

  // EDITOR-1, EDITOR-4, EDITOR-13, PUBLISH-8
  test(
    'has details that need a name, returns to the list when archived, and is a draft again with Undo',
    { tag: '@full' },
    async ({ page, server }) => {
      const { id } = await writeIssue(server, draftOf('Wrong name', 'Wait.'));
      await page.goto(`/issue/${id}`);
      await editor.title(page).fill('  ');
      await expect(editor.save(page)).toBeDisabled();
      await expect(editor.save(page)).toHaveAccessibleDescription(/Add a name and a category/);
      await editor.title(page).fill('Right name');
      await expect(editor.item(page, 'Issue details')).toHaveAccessibleDescription(
        'Other Not saved',
      );
      await editor.category(page).selectOption('Welfare');
      await save(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Right name' })).toBeVisible();
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      const card = page.getByRole('link', { name: 'Right name', exact: true });
      await card.click();
      await editor.archive(page).click();
      await expect(page).toHaveURL('/admin');
      await expect(toast(page, 'status', 'Procedure archived')).toBeVisible();
      await expect(
        page.getByRole('link', { name: 'Resident locked out', exact: true }),
      ).toBeVisible();
      await expect(card).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(card).toBeVisible();
      await card.click();
      await expect(page.getByRole('banner')).toContainText('DRAFT');
    },
  );

  test.describe('if it does not exist', () => {
    test.use({ expectedStatuses: [404] });

    // EDITOR-19
    test('says so', async ({ page }) => {
      await page.goto('/issue/00000000-0000-4000-8000-000000000000');
      await expect(page.getByText('This procedure does not exist.')).toBeVisible();
      await page.getByRole('button', { name: 'Back to the issues list' }).click();
      await expect(page).toHaveURL('/admin');
    });
  });
});

test.describe('a step', () => {
  // EDITOR-6, STEP-1, STEP-3, STEP-4
  test('with Yes or No needs a question, actions and custom texts, and with a checkbox a text and an action', async ({
    page,
    server,
  }) => {
    const { id } = await writeIssue(server, draftOf('Yes or No'));
    await page.goto(`/issue/${id}`);
    await editor.item(page, 'Step 1').click();
    const [yes, no] = [actionOf(page, 'If yes'), actionOf(page, 'If no')];
    const saveButton = editor.save(page);
    await expect(saveButton).toBeDisabled();
    await expect(editor.customise(page)).toHaveCount(0);
    await editor.answerType(page, 'Yes or No').check();
    await expect(actionOf(page, 'Once confirmed...').card).toHaveCount(0);
    await expect
      .poll(async () => await choices(yes.type))
      .toEqual(['Go to next step', 'Skip to a specific step', 'Issue resolution']);
    await yes.type.selectOption('Go to next step');
    await no.type.selectOption('Issue resolution');
    await expect(saveButton).toBeDisabled();
    await expect(saveButton).toHaveAccessibleDescription('Write the question or statement.');
    await editor.question(page).fill('Is it dark?');
    await expect(saveButton).toBeEnabled();

    await editor.customise(page).check();
    await expect(saveButton).toBeDisabled();
    await yes.customText.fill('Pitch dark');
    await expect(saveButton).toBeDisabled();
    await expect(saveButton).toHaveAccessibleDescription('If no: write the custom text.');
    await no.customText.fill('There is light');
    await save(page);
    await page.reload();
    await expect(yes.customText).toHaveValue('Pitch dark');
    await expect(no.customText).toHaveValue('There is light');
    await expect(no.type).toHaveValue('Issue resolution');
    await editor.customise(page).uncheck();
    await expect(yes.customText).toHaveCount(0);
    await expect(saveButton).toBeEnabled();

    await editor.answerType(page, 'Show a confirmation checkbox').check();
    const action = actionOf(page, 'Once confirmed...');
    await expect(editor.customise(page)).toHaveCount(0);
    await expect(actionOf(page, 'If yes').card).toHaveCount(0);
    await editor.question(page).fill('Call Campus Security.');
    await action.type.selectOption('Issue resolution');
    await expect(editor.save(page)).toBeDisabled();
    await expect(editor.save(page)).toHaveAccessibleDescription(
      'Once confirmed: write the confirmation text.',
    );
    await editor.confirmationText(page).fill('They are coming');
    await save(page);
    await page.reload();
    await expect(editor.confirmationText(page)).toHaveValue('They are coming');
    await expect(action.type).toHaveValue('Issue resolution');
  });

  // STEP-4, STEP-7
  test('skips to any saved step except Step 1 and itself, if there is one', async ({
    page,
    server,
  }) => {
    const { id, stepIds } = await writeIssue(server, draftOf('Skips', 'One.', 'Two.'));
    await page.goto(`/issue/${id}?pane=${stepIds[1]}`);
    const action = actionOf(page, 'Once confirmed...');
    await expect(action.target).toBeDisabled();
    await action.type.selectOption('Skip to a specific step');
    await expect(action.target).toHaveAccessibleDescription(NO_OTHER_STEPS);
    await expect(editor.save(page)).toBeDisabled();
    await action.type.selectOption('Go to next step');
    await expect(page.getByText(NO_OTHER_STEPS)).toHaveCount(0);

    await editor.add(page).click();
    await fillCheckboxStep(page, 'Three.');
    await action.type.selectOption('Skip to a specific step');
    await expect.poll(async () => await choices(action.target)).toEqual(['Step 2']);
    await expect(editor.save(page)).toBeDisabled();
    await action.target.selectOption('Step 2');
    await save(page);
    await editor.item(page, 'Step 1').click();
    await action.type.selectOption('Skip to a specific step');
    await expect.poll(async () => await choices(action.target)).toEqual(['Step 2', 'Step 3']);
    await action.target.selectOption('Step 3');
    await save(page);
    await page.reload();
    await expect(action.target.locator('option:checked')).toHaveText('Step 3');
  });

  // EDITOR-2, EDITOR-3, EDITOR-9, EDITOR-11
  test('shows whether it is saved, must be saved before another is added, and is dropped if it never was', async ({
    page,
    server,
  }) => {
    const { id } = await writeIssue(server, draftOf('Marks', 'One.'));
    await page.goto(`/issue/${id}`);
    await expect(editor.item(page, 'Step 1')).toHaveAccessibleDescription('One. Saved');
    await editor.add(page).click();
    await expect(editor.item(page, 'Step 2')).toHaveAttribute('aria-current', 'step');
    await expect(editor.item(page, 'Step 2')).toHaveAccessibleDescription(
      'Nothing written yet Not saved',
    );
    await expect(editor.add(page)).toBeDisabled();
    await expect(editor.add(page)).toHaveAccessibleDescription(/Save Step 2 first/);
    await fillCheckboxStep(page, 'Two.');
    await expect(editor.item(page, 'Step 2')).toHaveAccessibleDescription('Two. Not saved');
    await save(page);
    await expect(editor.item(page, 'Step 2')).toHaveAccessibleDescription('Two. Saved');
    await expect(editor.add(page)).toBeEnabled();
    await editor.question(page).fill('Two and a half.');
    await expect(editor.item(page, 'Step 2')).toHaveAccessibleDescription(
      'Two and a half. Not saved',
    );
    await editor.question(page).fill('Two.');
    await expect(editor.item(page, 'Step 2')).toHaveAccessibleDescription('Two. Saved');

    await editor.add(page).click();
    await editor.question(page).fill('Never mind.');
    await editor.remove(page).click();
    await expect(editor.item(page, 'Step 3')).toHaveCount(0);
    await expect(editor.add(page)).toBeEnabled();
    await page.reload();
    await expect(editor.item(page, 'Step 2')).toBeVisible();
    await expect(editor.item(page, 'Step 3')).toHaveCount(0);
  });

  // EDITOR-2, EDITOR-5, EDITOR-15, STEP-9
  test('can be moved, skips keep their target, and the Feedback pane follows the last step', async ({
    page,
    server,
  }) => {
    const { id, stepIds } = await writeIssue(server, BROKEN_WINDOW);
    await page.goto(`/issue/${id}?pane=${stepIds[3]}`);
    await page.getByRole('button', { name: 'Move down', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Step 5' })).toBeVisible();
    await editor.item(page, 'Step 1').click();
    await expect(actionOf(page, 'If yes').target.locator('option:checked')).toHaveText('Step 5');
    // The Feedback pane is a preview: nothing can be set or saved.
    await editor.item(page, 'Feedback').click();
    await expect(
      page.getByText('Please remember to complete your incident report', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: 'Rating' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Feedback' })).not.toBeEditable();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(editor.save(page)).toHaveCount(0);
  });
});

test.describe('removing a step', () => {
  // EDITOR-10, EDITOR-11, EDITOR-12, EDITOR-13, EDITOR-14
  test('takes effect right away, and Undo restores the step in its place', async ({
    page,
    server,
  }) => {
    const { id, stepIds } = await writeIssue(server, draftOf('Removal', 'One.', 'Two.', 'Three.'));
    await page.goto(`/issue/${id}?pane=${stepIds[0]}`);
    await expect(editor.question(page)).toHaveValue('One.');
    await expect(editor.remove(page)).toHaveCount(0);
    await editor.item(page, 'Step 2').click();
    await editor.remove(page).click();
    await expect(toast(page, 'status', 'Step removed')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(editor.item(page, 'Step 2')).toHaveAccessibleDescription('Three. Saved');
    await expect(editor.item(page, 'Step 3')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(editor.item(page, 'Step 2')).toHaveAccessibleDescription('Two. Saved');
    await expect(editor.item(page, 'Step 3')).toHaveAccessibleDescription('Three. Saved');

    // The next save carries the version that removal and return have left.
    await editor.item(page, 'Step 2').click();
    await editor.question(page).fill('Two, again.');
    await save(page);
    await page.reload();
    await expect(editor.item(page, 'Step 2')).toHaveAccessibleDescription('Two, again. Saved');
  });

  // EDITOR-13, EDITOR-14, EDITOR-21, PUBLISH-10
  test(
    'asks first if others skip to it, names them, and clears their targets until Undo',
    { tag: '@full' },
    async ({ page, server }) => {
      const { id, stepIds } = await writeIssue(server, { ...BROKEN_WINDOW, title: 'Dependants' });
      await page.goto(`/issue/${id}?pane=${stepIds[5]}`);
      await editor.remove(page).click();
      const dialog = page.getByRole('dialog', { name: 'Remove Step 6?' });
      await expect(dialog).toHaveAccessibleDescription(/^Step 4 will have no step to skip to/);
      await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
      await expect(editor.item(page, 'Step 7')).toBeVisible();

      await editor.remove(page).click();
      await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(toast(page, 'status', 'Step removed')).toBeVisible();
      await expect(editor.item(page, 'Step 7')).toHaveCount(0);
      await expect(editor.item(page, 'Step 4')).toHaveAccessibleDescription(/Has problems$/);
      await expect(editor.problems(page)).toContainText('Step 4, Once confirmed: choose the step');
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(editor.item(page, 'Step 4')).toHaveAccessibleDescription(/Saved$/);
      await expect(editor.problems(page)).toContainText('Nothing to fix');
      await editor.item(page, 'Step 4').click();
      const { target } = actionOf(page, 'Once confirmed...');
      await expect(target.locator('option:checked')).toHaveText('Step 6');

      // Left open, a link leads to the problem.
      await editor.item(page, 'Step 6').click();
      await editor.remove(page).click();
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await editor.problems(page).getByRole('link', { name: 'Go to Step 4' }).click();
      await expect(editor.item(page, 'Step 4')).toHaveAttribute('aria-current', 'step');
      await expect(target).toHaveAccessibleDescription('Choose the step to skip to.');
      await target.selectOption('Step 6');
      await save(page);
      await expect(editor.problems(page)).toContainText('1 warning');
    },
  );
});
