import type { Locator } from '@playwright/test';
import { publishIssue, writeIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { pageOverflow } from '../base/accessibility.ts';
import { draftOf, editor, fillCheckboxStep, toast } from '../base/editor.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';

test.use(signedIn);

type Box = { x: number; y: number; width: number; height: number };

const areOver = (one: Box, other: Box): boolean =>
  Math.max(one.x, other.x) < Math.min(one.x + one.width, other.x + other.width) - 1 &&
  Math.max(one.y, other.y) < Math.min(one.y + one.height, other.y + other.height) - 1;

// EDITOR-1
test("a title of 200 letters without a space does not break the editor's layout", async ({
  page,
  server,
}) => {
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

// EDITOR-1, EDITOR-47, LOOK-6
test('the buttons next to the title of a published issue leave the title readable', async ({
  page,
  server,
}) => {
  const { id } = await publishIssue(server, draftOf('Door that does not lock', 'One.'));
  await page.goto(`/issue/${id}`);
  const header = page.getByRole('banner');
  const title = header.getByRole('heading', { level: 1 });
  const texts = [title, header.getByText(/^Last update/)];
  await expect(editor.archive(page)).toBeVisible();
  for (const [width, font] of [
    [577, '100%'],
    [768, '100%'],
    [993, '100%'],
    [1280, '100%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, font);
    const buttons = await header.getByRole('button').all();
    const boxes = await Promise.all(buttons.map(async (button) => await button.boundingBox()));
    for (const text of texts) {
      const box = await text.boundingBox();
      const isFree = boxes.every((other) => box && other && !areOver(box, other));
      expect([width, font, await text.textContent(), isFree]).toContain(true);
    }
    expect((await title.boundingBox())?.width, `${width} px, ${font}`).toBeGreaterThan(160);
    expect(await pageOverflow(page), `${width} px, ${font}`).toBe(0);
    // On a tablet they are one row below it.
    if (width === 768) {
      const tops = boxes.slice(2).map((box) => Math.round(box?.y ?? 0));
      expect(new Set(tops).size).toBe(1);
    }
  }
});

// EDITOR-30
test('on a desktop, the save bar is one row below all columns', async ({ page, server }) => {
  const { id, stepIds } = await publishIssue(server, { ...BROKEN_WINDOW, title: 'One row' });
  await page.goto(`/issue/${id}?pane=${stepIds[0]}`);
  await editor.question(page).fill('Is anybody hurt?');
  const words = await page.getByText('Advisors see this right away').boundingBox();
  const save = await editor.save(page).boundingBox();
  const rail = await editor.item(page, 'Step 1').boundingBox();
  expect(words?.x).toBeLessThan(rail?.width ?? 0);
  expect(words?.y).toBeGreaterThan(save?.y ?? 0);
  expect((save?.x ?? 0) + (save?.width ?? 0)).toBeGreaterThan(1200);
});

// EDITOR-30, LOOK-6
test('the text of the save bar does not touch its buttons, also with enlarged text', async ({
  page,
  server,
}) => {
  const { id, stepIds } = await publishIssue(server, { ...BROKEN_WINDOW, title: 'Words in a bar' });
  await page.goto(`/issue/${id}?pane=${stepIds[0]}`);
  await editor.question(page).fill('Is anybody hurt?');
  const words = page.getByText('Advisors see this right away');
  const note = page.getByRole('button', { name: 'Note or urgent correction' });
  const saves = page.getByRole('button', { name: /^Save (changes|and continue)$/ });
  await expect(words).toBeVisible();
  for (const [width, font] of [
    [390, '200%'],
    [1280, '100%'],
    [1280, '200%'],
    [1440, '200%'],
    [1520, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, font);
    for (const text of [words, note]) {
      const box = await text.boundingBox();
      for (const save of await saves.all()) {
        const other = await save.boundingBox();
        expect([width, font, box && other && areOver(box, other)]).toContain(false);
      }
    }
  }
});

// LIST-10, LIST-12, LOOK-6
test('the labels of Show and Sort do not touch the chosen value, also with enlarged text', async ({
  page,
}) => {
  await page.goto('/admin');
  for (const name of ['Show', 'Sort']) {
    const choice = page.getByRole('combobox', { name, exact: true });
    const label = page.getByText(name, { exact: true }).first();
    await expect(choice).toBeVisible();
    for (const font of ['100%', '200%']) {
      const start = await choice.evaluate((select, size) => {
        document.documentElement.style.fontSize = size;
        return select.getBoundingClientRect().x + parseFloat(getComputedStyle(select).paddingLeft);
      }, font);
      const box = await label.boundingBox();
      expect(start - (box?.x ?? 0) - (box?.width ?? 0), `${name}, ${font}`).toBeGreaterThan(2);
    }
  }
});

// KIT-10
test('the search box of the issues list is 273 px wide at 576 px and less', async ({ page }) => {
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
test('ADD A STEP is visible on small screens with any number of steps', async ({
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

async function placeOf(one: Locator): Promise<{ top: number; middle: number }> {
  const box = await one.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return { top: box.y, middle: Math.round(box.y + box.height / 2) };
}

// ANALYTICS-1
test('the results begin right below the dates, with the count, Filter and Download csv in one row', async ({
  page,
}) => {
  await page.goto('/admin/analytics');
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  const count = page.getByText(/Issues attended to$/);
  await expect(count).toBeVisible();
  const { top, middle } = await placeOf(count);
  expect(top).toBeLessThan(210);
  expect((await placeOf(page.getByText('Filter', { exact: true }))).middle).toBeCloseTo(middle, -1);
  const download = await placeOf(page.getByRole('button', { name: 'Download csv' }));
  expect(download.middle).toBeCloseTo(middle, -1);
});

// KIT-18
test('the message after a save does not cover ARCHIVE THIS ISSUE', async ({ page, server }) => {
  const { id } = await writeIssue(server, draftOf('Saved and archived', 'One.'));
  await page.goto(`/issue/${id}`);
  await editor.add(page).click();
  await fillCheckboxStep(page, 'Two.');
  await editor.save(page).click();
  const message = toast(page, 'status', 'Changes saved');
  await expect(message).toBeVisible();
  const box = await page.getByRole('listitem').filter({ has: message }).boundingBox();
  const archive = await editor.archive(page).boundingBox();
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((archive?.y ?? 0) + (archive?.height ?? 0));
});
