import { writeIssue } from './authoring.ts';
import { pageOverflow } from './accessibility.ts';
import { draftOf, editor, fillCheckboxStep, toast } from './editor.ts';
import { expect, signedIn, test } from './fixtures.ts';

test.use(signedIn);

// EDITOR-1
test('a title of 200 letters without a space leaves the editor whole', async ({ page, server }) => {
  const { id } = await writeIssue(server, draftOf('W'.repeat(200), 'One.'));
  for (const width of [993, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/issue/${id}`);
    await expect(editor.archive(page)).toBeInViewport({ ratio: 1 });
    await expect(editor.problems(page)).toBeInViewport();
    expect(await pageOverflow(page), `${width} px`).toBe(0);
    const header = page.getByRole('banner');
    expect((await header.boundingBox())?.height).toBe(88);
  }
});

// KIT-10
test('the search box of the issues list is 273 px wide at 576 px and narrower', async ({
  page,
}) => {
  await page.goto('/admin');
  const search = page.getByRole('searchbox', { name: 'Search issues' });
  await expect(search).toBeVisible();
  const width = () => search.evaluate((input) => input.parentElement?.offsetWidth);
  for (const screen of [320, 390, 576]) {
    await page.setViewportSize({ width: screen, height: 800 });
    await expect.poll(width, `${screen} px`).toBe(273);
  }
  await page.setViewportSize({ width: 577, height: 800 });
  await expect.poll(width).toBe(300);
});

// EDITOR-2
test('ADD A STEP is in sight on small screens, however many steps there are', async ({
  page,
  server,
}) => {
  const questions = Array.from({ length: 12 }, (_, index) => `Question ${index + 1}`);
  const { id } = await writeIssue(server, draftOf('Twelve questions', ...questions));
  for (const width of [320, 390, 576, 768, 992]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/issue/${id}`);
    await expect(editor.add(page)).toBeInViewport({ ratio: 1 });
    await expect(editor.item(page, 'Feedback')).toBeInViewport({ ratio: 1 });
    expect(await pageOverflow(page), `${width} px`).toBe(0);
    await editor.item(page, 'Step 12').click();
    await expect(editor.question(page)).toHaveValue('Question 12');
    await expect(editor.item(page, 'Step 12')).toBeInViewport({ ratio: 1 });
  }
  await editor.add(page).click();
  await expect(editor.item(page, 'Step 13')).toBeInViewport({ ratio: 1 });
});

// ANALYTICS-1
test('both buttons of the analytics stand on one line, wherever the dates stand', async ({
  page,
}) => {
  await page.goto('/admin/analytics');
  const show = page.getByRole('button', { name: 'show results' });
  const download = page.getByRole('button', { name: 'Download csv' });
  await expect(show).toBeVisible();
  for (const width of [576, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const top = async (name: typeof show) => (await name.boundingBox())?.y ?? Number.NaN;
    const field = page.getByLabel('Start date', { exact: true });
    const bottomOf = async () => {
      const box = await field.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    expect(await top(show), `${width} px`).toBe(await top(download));
    // On the line of the fields, or below them.
    const gap = (await top(show)) - (await bottomOf());
    expect(gap > 0 || Math.abs(gap + 40) <= 2, `${width} px: ${gap}`).toBe(true);
  }
});

// KIT-18
test('what a save says leaves ARCHIVE THIS ISSUE free', async ({ page, server }) => {
  const { id } = await writeIssue(server, draftOf('Saved and archived', 'One.'));
  await page.goto(`/issue/${id}`);
  await editor.add(page).click();
  await fillCheckboxStep(page, 'Two.');
  await editor.save(page).click();
  const said = toast(page, 'status', 'Changes saved');
  await expect(said).toBeVisible();
  const box = await page.getByRole('listitem').filter({ has: said }).boundingBox();
  const archive = await editor.archive(page).boundingBox();
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((archive?.y ?? 0) + (archive?.height ?? 0));
});
