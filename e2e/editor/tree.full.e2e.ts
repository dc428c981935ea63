import { writeIssue, type WrittenStep } from '../base/authoring.ts';
import { actionOf, draftOf, editor } from '../base/editor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';

test.use(signedIn);

const confirmation = (question: string, goToStep?: `Step ${number}`): WrittenStep => ({
  question,
  answerType: 'Show a confirmation checkbox',
  confirmationAction: {
    confirmationText: 'Done',
    ...(goToStep
      ? { actionType: 'Skip to a specific step', goToStep }
      : { actionType: 'Go to next step' }),
  },
});

/** Steps 2 and 3 lead back and forth forever; nothing leads to Step 5. */
const LEAK = {
  title: 'Leak with a loop',
  category: 'Water' as const,
  steps: [
    {
      question: 'Is the ceiling cracked?',
      answerType: 'Yes or No' as const,
      customiseAnswerType: false,
      yesAction: { actionType: 'Go to next step' as const },
      noAction: { actionType: 'Skip to a specific step' as const, goToStep: 'Step 4' as const },
    },
    confirmation('Ring Facilities.'),
    confirmation('Wait for Facilities.', 'Step 2'),
    confirmation('Leave a note.', 'Step 6'),
    confirmation('Photograph the damage.'),
    confirmation('Log the visit.'),
  ],
};

// TREE-1, TREE-4, TREE-5, TREE-6, LOOK-4, LOOK-6
test('the tree follows typing, opens steps and fixes problems', async ({ page, server }) => {
  const { id, stepIds } = await writeIssue(server, LEAK);
  await page.goto(`/issue/${id}?pane=${stepIds[0]}`);
  const tree = page.getByRole('region', { name: 'Tree', exact: true });
  const node = (name: string) => tree.getByRole('button', { name, exact: true });
  await expect(node('1. Is the ceiling cracked?')).toHaveAccessibleDescription(
    'Yes: Step 2. No: Step 4',
  );
  await judgeDesk(page, 'the tree beside a step');

  await editor.question(page).fill('Is the ceiling wet?');
  await expect(node('1. Is the ceiling wet?')).toHaveAccessibleDescription(/Not saved$/);
  await actionOf(page, 'If yes').type.selectOption('Issue resolution');
  await expect(node('1. Is the ceiling wet?')).toHaveAccessibleDescription(/^Yes: Final screen/);
  await actionOf(page, 'If yes').type.selectOption('Go to next step');

  await node('4. Leave a note.').click();
  await expect(editor.question(page)).toHaveValue('Leave a note.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(editor.question(page)).toHaveValue('Is the ceiling wet?');

  await expect(editor.problems(page)).toContainText('2 problems to fix');
  await page.getByRole('button', { name: 'Point “Once confirmed” to Step 4', exact: true }).click();
  await expect(editor.question(page)).toHaveValue('Wait for Facilities.');
  await expect(editor.problems(page)).toContainText('1 warning');
  await expect(editor.item(page, 'Step 3')).toHaveAccessibleDescription(/Not saved$/);

  await page.getByRole('button', { name: 'Full width', exact: true }).click();
  await expect(editor.question(page)).toBeHidden();
  await expect(tree.getByRole('list', { name: 'Outline' })).toContainText('Not reached');
  await judgeDesk(page, 'the tree in the whole width');
  await node('6. Log the visit.').first().click();
  await expect(editor.question(page)).toHaveValue('Log the visit.');
});

// TREE-7, LOOK-4, LOOK-6
test('a phone shows the outline instead of the tree', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await writeIssue(server, { ...LEAK, title: 'Leak on a phone' });
  await page.goto(`/issue/${id}`);
  const outline = page.getByRole('list', { name: 'Outline' });
  await expect(outline.getByRole('listitem').nth(2)).toContainText('Confirmed: Step 2 No way out');
  await judgeDesk(page, 'the outline on a phone');
  await outline.getByRole('button', { name: '3. Wait for Facilities.' }).click();
  await expect(editor.question(page)).toHaveValue('Wait for Facilities.');
});

// TREE-7, PATHS-4
test('on a phone, panes opened below the outline scroll into view', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await writeIssue(server, draftOf('Paths on a phone', 'One.', 'Two.', 'Three.'));
  await page.goto(`/issue/${id}`);
  await page
    .getByRole('list', { name: 'Outline' })
    .getByRole('button', { name: '3. Three.' })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Step 3' })).toBeInViewport();
  await page.getByRole('link', { name: /paths? checked$/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Path check' })).toBeInViewport();
});
