import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import type { Campus } from '#core/campus/setting.ts';
import { DUTY } from '#core/fixtures/contacts.ts';
import { lineBlock } from '#core/import/paragraphs/source.ts';
import { textBlocks } from '#core/import/paragraphs/text-blocks.ts';
import { storeSession } from '../../base/session.ts';
import { openDocument } from '../shared/exchange/opened-document.ts';
import { answer } from '../test/answers.ts';
import { drawAdmin } from '../test/draw-admin.tsx';
import { ImportPage } from './ImportPage.tsx';

/** Draws the page with a document open. */
async function drawOpened(
  text: string,
  blocks = textBlocks(text),
  more: Partial<Campus> = {},
): Promise<void> {
  storeSession({ _id: 'me', email: 'maya@ashdown.example', name: 'Maya', role: 'admin' });
  vi.spyOn(window, 'fetch').mockImplementation(
    async () =>
      await Promise.resolve(answer({ campus: { ...NEW_CAMPUS, contacts: DUTY, ...more } })),
  );
  await openDocument({
    name: 'Binder',
    print: 'print',
    key: 'key',
    contactsKey: 'key',
    source: { kind: 'text', blocks: [...blocks], pictures: {} },
  });
  drawAdmin(<ImportPage />);
}

// TRANSLATE-20
test('the text of a document and of its draft is marked as in the language of the campus', async () => {
  await drawOpened('FUGA\n\n1. Cierra la llave.', undefined, { language: 'es' });
  await expect
    .element(page.getByRole('textbox', { name: 'Issue name' }))
    .toHaveAttribute('lang', 'es');
  const texts = Array.from(document.querySelectorAll('[lang=es]'), (one) => one.textContent.trim());
  // The step and its paragraph.
  expect(texts.filter((text) => text.includes('Cierra'))).toHaveLength(2);
  expect(texts).toContain('FUGA');
  expect(texts.join(' ')).not.toMatch(/Step|Import/);
});

// AREAS-6
test("a role that several contacts share is named with 'by area and hour' in the draft", async () => {
  await drawOpened('LEAK\n\n1. Call the duty manager.\n2. Wait.');
  const made = page.getByRole('mark').filter({ hasText: 'Duty manager (by area and hour)' });
  await expect.element(made).toBeVisible();
});

// IMPORT-9
test('a paragraph can be an answer or part of a step only below a step of its procedure', async () => {
  await drawOpened('LEAK\n\n1. Find it.\n2. Wait.');
  const source = page.getByRole('region', { name: 'In your document' });
  const answerYes = page.getByRole('button', { name: 'Answer Yes' });
  const part = page.getByRole('button', { name: 'Part of the step above' });
  await source.getByRole('button', { name: /Wait/ }).click();
  await expect.element(answerYes).toBeVisible();
  await expect.element(part).toBeVisible();
  await source.getByRole('button', { name: /Find it/ }).click();
  await expect.element(page.getByRole('button', { name: 'Question', exact: true })).toBeVisible();
  expect(answerYes.elements()).toEqual([]);
  expect(part.elements()).toEqual([]);
});

// IMPORT-29
test('Enter or a button splits a paragraph at the cursor, and Undo joins it, even later', async () => {
  await drawOpened('LEAK\n\n1. Find it. Wait.');
  const source = page.getByRole('region', { name: 'In your document' });
  await source.getByRole('button', { name: /Find it/ }).click();
  const begin = page.getByRole('button', { name: 'Split in two' });
  await begin.click();
  const area = page.getByRole('textbox', { name: /^Put the cursor/ });
  await expect.element(area).toHaveFocus();
  (area.element() as HTMLTextAreaElement).setSelectionRange(11, 11);
  await userEvent.keyboard('x');
  await expect.element(area).toHaveValue('1. Find it. Wait.');
  (area.element() as HTMLTextAreaElement).setSelectionRange(11, 11);
  await userEvent.keyboard('{Enter}');
  await expect.element(source.getByRole('button', { name: 'Wait.', exact: true })).toBeVisible();
  const step = page.getByRole('listitem').filter({ hasText: 'Step 2' });
  await expect.element(step).toHaveFocus();
  await page.getByRole('button', { name: 'Undo' }).click();
  await begin.click();
  (area.element() as HTMLTextAreaElement).setSelectionRange(11, 11);
  await page.getByRole('button', { name: 'Split here' }).click();
  await page.getByRole('button', { name: 'Undo the split' }).click();
  await expect.element(source.getByRole('button', { name: /Find it. Wait/ })).toBeVisible();
});

// IMPORT-29
test('the page number is shown at each paragraph that begins a new page', async () => {
  const blocks = textBlocks('LEAK\n\n1. Find it.\n2. Wait.');
  await drawOpened(
    '',
    blocks.map((block, at) => ({ ...block, page: at < 2 ? 3 : 4 })),
  );
  const source = page.getByRole('region', { name: 'In your document' });
  await expect.element(source.getByText('page 3')).toBeVisible();
  await expect.element(source.getByText('page 4')).toBeVisible();
});

// IMPORT-30
test('Undo after one answer confirmed all guesses makes them guesses again', async () => {
  await drawOpened('LEAK\n\n1. Call the duty manager.\n2. Call the duty manager.\n3. Wait.');
  const next = page.getByRole('button', { name: 'Next to check' });
  const all = page.getByRole('button', { name: 'Yes to all 2 like this' });
  await all.first().click();
  await expect.element(page.getByText('Answered yes in 2 places')).toBeVisible();
  await vi.waitFor(() => expect(next.elements()).toEqual([]));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(all.first()).toBeVisible();
  await expect.element(next).toBeVisible();
});

// IMPORT-9
test('the dialog of a running import is centered in the window', async () => {
  await page.viewport(1280, 800);
  await drawOpened('LEAK\n\n1. Find it.\n2. Wait.');
  const take = page.getByRole('button', { name: 'Import 1 procedure' });
  await expect.element(take).toBeEnabled();
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  await take.click();
  const dialog = page.getByRole('dialog', { name: 'Import procedures' });
  await expect.element(dialog).toBeVisible();
  const { left, right } = dialog.element().getBoundingClientRect();
  expect(Math.abs(left + right - document.documentElement.clientWidth)).toBeLessThan(2);
});

const heading = (text: string, level: number) =>
  lineBlock(text, { kind: 'heading', level, isApart: true });

const COVERED = [
  heading('Duty bag', 1),
  ...textBlocks('- Torch\n- Spare keys'),
  ...['Lost key', 'Broken lift', 'Loud music'].flatMap((title) => [
    heading(title, 2),
    ...textBlocks('1. Look.\n2. Call.\n3. Sign.'),
  ]),
];

// IMPORT-19
test("when a document's titles can be read in several ways, one choice selects all of its titles", async () => {
  await drawOpened('', COVERED);
  const likely = page.getByRole('radio', {
    name: '4 procedures Duty bag · Lost key · Broken lift · Loud music',
  });
  await expect.element(likely).toBeChecked();
  await page
    .getByRole('radio', { name: '3 procedures Lost key · Broken lift · Loud music' })
    .click();
  await page.getByRole('button', { name: 'Show the 3 procedures' }).click();
  await expect.element(page.getByRole('heading', { name: '3 procedures found' })).toBeVisible();
  await page.getByRole('button', { name: 'Questions (1)' }).click();
  await expect.element(likely).not.toBeChecked();
});
