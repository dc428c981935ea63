import type { Locator, Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { contactWith } from '#core/fixtures/contacts.ts';
import { asAdmin } from '../base/authoring.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { docx, foundIn, openFound, onEmptyCampus, sourceIn, useAs } from '../base/importing.ts';
import { judgeDesk } from '../base/judge.ts';
import type { RunningServer } from '../base/running-server.ts';
import { more } from '../base/more.ts';
import { wordFile, zipOf } from '../../server/test/office-files.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import procedures' });
const stepOf = (issue: Locator, words: string) =>
  issue.getByRole('listitem').filter({ hasText: words }).first();

async function openImport(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin`);
  await more(page, 'Import');
  await expect(dialogOf(page)).toBeVisible();
}

const BINDER = wordFile([
  { text: 'Lockout', style: 'berschrift1' },
  { text: 'Ask for the name and the room.', list: '1' },
  { text: 'Is the resident on the roster? If yes, go to step 4. If no, call Security.', list: '1' },
  { text: 'Wait together.', list: '1' },
  { text: 'Open the door.', list: '1' },
  { text: 'Water leak', style: 'berschrift1' },
  { text: 'Put a bin under the drip.', list: '3' },
  { text: 'If it is near a socket, go to step 9.', list: '3' },
]);

/** Returns the issue of this title as the server has it. */
async function stored(server: RunningServer, title: string) {
  const issues = await asAdmin(server, API.listIssues, { query: { steps: 'count' } });
  const id = issues.find((issue) => issue.title === title)?._id ?? '';
  return await asAdmin(server, API.getIssue, { params: { id } });
}

test.describe('a binder', () => {
  // IMPORT-1, IMPORT-4, IMPORT-5, IMPORT-7, IMPORT-9, LOOK-4, LOOK-6
  test('in Word is compared with its draft, corrected by keyboard, and imported as drafts', async ({
    page,
    signIn,
  }) => {
    test.slow();
    const contacts = [contactWith('security', { name: 'Security', number: '0161 496 0000' })];
    await onEmptyCampus({ page, signIn }, contacts, async (server) => {
      await openImport(page, server.url);
      await judgeDesk(page, 'choosing a document');
      await dialogOf(page).getByLabel('File to import').setInputFiles(docx(BINDER));
      await expect(page).toHaveURL(`${server.url}/admin/import`);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Import procedures' }),
      ).toBeVisible();

      const lockoutPart = await openFound(page, 'Lockout');
      const asked = stepOf(lockoutPart, 'on the roster');
      await expect(asked).toContainText('Yes: Step 5');
      await expect(asked).toContainText('No: the next step');
      await expect(asked).toContainText('Does this lead to the right step?');
      await expect(asked.getByText('Security, 0161 496 0000')).toBeVisible();
      await judgeDesk(page, 'a document beside its procedures');

      const keep = asked.getByRole('button', { name: 'Keep as text' });
      await keep.focus();
      await page.keyboard.press('Enter');
      await expect(asked).toContainText('Done');
      await expect(asked).toBeFocused();
      await asked.getByRole('button', { name: 'Guess again' }).click();
      await expect(asked).toContainText('Yes: Step 5');
      await asked.getByRole('button', { name: 'Yes, that is right' }).click();
      await expect(asked).not.toContainText('Does this lead');
      await expect(asked).toBeFocused();

      const paragraph = sourceIn(page).getByRole('button', { name: 'Wait together.' });
      await paragraph.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const uses = page.getByRole('group', { name: 'Used as' });
      await expect(uses.getByRole('button', { name: 'Step', exact: true })).toBeFocused();
      const leaveOut = uses.getByRole('button', { name: 'Leave out' });
      await leaveOut.focus();
      await page.keyboard.press('Enter');
      await expect(leaveOut).toBeFocused();
      await expect(leaveOut).toHaveAttribute('aria-pressed', 'true');
      await expect(paragraph).toHaveCSS('text-decoration-line', 'line-through');
      await expect(lockoutPart).toContainText('Yes: Step 4');
      await useAs(page, 'Wait together.', 'Step');
      await lockoutPart.getByRole('combobox', { name: 'Category' }).selectOption('Heating');

      const leak = await openFound(page, 'Water leak');
      await expect(stepOf(leak, 'near a socket')).toContainText('kept as text');
      await page.getByRole('combobox', { name: 'Category for all' }).selectOption('Water');
      await leak.getByLabel('Issue name').fill('Leak in a room');
      const again = await openFound(page, 'Lockout');
      await again.getByRole('combobox', { name: 'Category' }).selectOption('Access');
      await page.getByRole('button', { name: 'Import 2 procedures' }).first().click();
      const said = page.getByRole('status').filter({ hasText: '2 procedures imported' });
      await expect(said).toBeVisible();
      await page.getByRole('button', { name: 'Show 2 drafts', exact: true }).click();
      await expect(page.getByRole('link', { name: 'Leak in a room' })).toBeVisible();

      const lockout = await stored(server, 'Lockout');
      expect(lockout).toMatchObject({ publish: false, category: 'Access' });
      expect(lockout.steps.map((step) => step.question)).toEqual([
        'Ask for the name and the room.',
        'Is the resident on the roster?',
        'Call [[contact:security]].',
        'Wait together.',
        'Open the door.',
      ]);
      expect(lockout.steps[1]).toMatchObject({ yesAction: { goToStep: 'Step 5' } });
      expect(await stored(server, 'Leak in a room')).toMatchObject({ category: 'Water' });
    });
  });
});

test.describe('documents', () => {
  test.use({ ...signedIn, expectedStatuses: [0, 422] });

  // IMPORT-8
  test('are refused with a reason if their type is not supported, and another can be chosen', async ({
    page,
    server,
  }) => {
    await openImport(page, server.url);
    const file = dialogOf(page).getByLabel('File to import');
    await file.setInputFiles({
      name: 'a.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(
        '%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [] >> endobj',
      ),
    });
    await expect(dialogOf(page).getByRole('alert')).toContainText('This document is damaged');
    const bomb = zipOf({ 'word/document.xml': Buffer.alloc(60 * 1024 * 1024, 32) }, 1_000);
    await file.setInputFiles(docx(bomb));
    await expect(dialogOf(page).getByRole('alert')).toContainText(
      'Unpacked, this document is larger than 32 MB',
    );
    await judgeDesk(page, 'a document that is refused');
    await dialogOf(page)
      .getByLabel('Or paste text')
      .fill('Lamp broken\n\n1. Call 999 if there is fire.');
    await dialogOf(page).getByRole('button', { name: 'Read the text' }).click();
    await expect(page.getByLabel('Issue name')).toHaveValue('Lamp broken');
  });

  // IMPORT-1
  test('can be dragged into the dialog as a file or as text', async ({ page, server }) => {
    const drop = async (what: { file: string } | { text: string }) => {
      await openImport(page, server.url);
      const data = await page.evaluateHandle((dragged) => {
        const transfer = new DataTransfer();
        if ('file' in dragged) transfer.items.add(new File([dragged.file], 'Halls.md'));
        else transfer.setData('text/plain', dragged.text);
        return transfer;
      }, what);
      const area = dialogOf(page).getByText('You can drag it here.', { exact: false });
      for (const type of ['dragover', 'drop']) {
        await area.dispatchEvent(type, { dataTransfer: data });
      }
    };
    await drop({ file: '# Door wedged\n\n1. Push.' });
    await expect(page.getByLabel('Issue name')).toHaveValue('Door wedged');
    await page.getByRole('checkbox', { name: 'Import Door wedged' }).click();
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
    await drop({ text: 'Door stuck\n\n1. Pull.' });
    await expect(page.getByLabel('Issue name')).toHaveValue('Door stuck');
  });

  // IMPORT-9, IMPORT-20
  test('are kept with their corrections until they are imported or discarded, and an empty page says so', async ({
    page,
    server,
  }) => {
    await openImport(page, server.url);
    await dialogOf(page).getByLabel('Or paste text').fill('Fan noise\n\n1. Turn it off.');
    await dialogOf(page).getByRole('button', { name: 'Read the text' }).click();
    await page.getByLabel('Issue name').fill('Fan too loud');
    await expect(page.getByRole('checkbox', { name: 'Import Fan too loud' })).toBeVisible();
    // The page reads again what it wrote: a reload in the moment of a change is faster than any hand.
    await page.getByRole('link', { name: 'Analytics' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
    await page.getByRole('link', { name: 'Issues', exact: true }).first().click();
    await more(page, 'Import');
    await dialogOf(page).getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByLabel('Issue name')).toHaveValue('Fan too loud');
    await page.reload();
    await expect(page.getByLabel('Issue name')).toHaveValue('Fan too loud');
    await page.getByRole('button', { name: 'Discard this import' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No document open' })).toBeVisible();
    await judgeDesk(page, 'no document');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No document open' })).toBeVisible();
  });

  // IMPORT-19, IMPORT-20, LOOK-4, LOOK-6
  test('with parts that can be read in two ways ask which is meant, and a button asks again', async ({
    page,
    server,
  }) => {
    const manual = ['Lost key', 'Broken lift', 'Loud music'].map(
      (title) =>
        `# ${title}\n\n## Procedures\n\n1. Go and look.\n\n## Considerations\n\nBe kind.\n\nAsk twice.\n`,
    );
    await openImport(page, server.url);
    const buffer = Buffer.from(manual.join('\n'));
    await dialogOf(page)
      .getByLabel('File to import')
      .setInputFiles({ name: 'Manual.md', mimeType: 'text/markdown', buffer });
    await expect(
      page.getByRole('heading', { name: '1 question before we split it up' }),
    ).toBeFocused();
    const question = page.getByRole('group', { name: /^“Considerations” comes up 3 times/ });
    await expect(question.getByLabel('Keep it as one step')).toBeChecked();
    await judgeDesk(page, 'questions about a document');
    await question.getByLabel('Keep it as one step').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(question.getByLabel('Leave it out')).toBeChecked();
    await page.getByRole('button', { name: 'Show the 3 procedures' }).click();
    await expect(foundIn(page, 'Lost key')).toContainText('1 step');
    const kind = sourceIn(page).getByRole('button', { name: 'Be kind.' });
    await expect(kind).toHaveCSS('text-decoration-line', 'line-through');
    await kind.click();
    await page.getByRole('button', { name: 'Leave out every “Be kind.” (3)' }).click();
    await expect(page.getByText('3 paragraphs left out')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();

    await page.reload();
    await expect(foundIn(page, 'Lost key')).toContainText('1 step');
    await page.getByRole('button', { name: 'Questions (1)' }).click();
    await expect(question.getByLabel('Leave it out')).toBeChecked();
    await page.getByRole('button', { name: 'Skip the questions' }).click();
    await expect(foundIn(page, 'Lost key')).toContainText('2 steps');
    await page.getByRole('button', { name: 'Discard this import' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
  });

  // IMPORT-24, IMPORT-22
  test('imported before are recognized, and replace their drafts or are added again', async ({
    page,
    server,
  }) => {
    const text =
      'Key stuck\n\nOwner: Desk\n1. Pull it.\n2. Turn it.\n\nKey bent\n\nOwner: Porter\n1. Do not turn it.';
    const paste = async () => {
      await openImport(page, server.url);
      await dialogOf(page).getByLabel('Or paste text').fill(text);
      await dialogOf(page).getByRole('button', { name: 'Read the text' }).click();
      await openFound(page, 'Key stuck');
    };
    const before = page.getByRole('group', { name: 'This document was imported before' });
    const titled = async (title: string) =>
      (await asAdmin(server, API.listIssues, { query: { steps: 'count' } })).filter(
        (issue) => issue.title === title,
      );
    await paste();
    await expect(before).toBeHidden();
    await page.getByRole('button', { name: 'Import 2 procedures' }).click();
    await page.getByRole('button', { name: 'Show 2 drafts', exact: true }).click();

    await paste();
    await expect(before).toContainText('2 of its procedures are here.');
    await useAs(page, 'Turn it.', 'Leave out');
    await before.getByRole('button', { name: 'Compare' }).click();
    await expect(foundIn(page, 'Key stuck')).toContainText('1 step, differs from the one here');
    await expect(foundIn(page, 'Key bent')).toContainText('1 step, same as the one here');
    await judgeDesk(page, 'a document that was imported before');
    await page.getByRole('button', { name: 'Import 2 procedures' }).click();
    await page.getByRole('button', { name: 'Show 2 drafts', exact: true }).click();
    expect(await titled('Key stuck')).toMatchObject([{ stepCount: 1 }]);

    await paste();
    await before.getByRole('button', { name: 'Add again' }).click();
    await page.getByRole('button', { name: 'Import 2 procedures' }).click();
    await page.getByRole('button', { name: 'Show 2 drafts', exact: true }).click();
    expect(await titled('Key stuck')).toHaveLength(2);

    await paste();
    await openFound(page, 'Key bent');
    await useAs(page, 'Key bent', 'Text above the next step');
    await expect(page.getByText('moved to “Key stuck”')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(foundIn(page, 'Key bent')).toBeVisible();
    await openFound(page, 'Key stuck');
    await sourceIn(page).getByRole('button', { name: 'Turn it.' }).click();
    await expect(page.getByRole('button', { name: 'Leave out every' })).toHaveCount(0);
  });

  // IMPORT-7
  test('with an issue that was not stored, or without a server, name what is missing', async ({
    page,
    server,
    context,
  }) => {
    await openImport(page, server.url);
    await dialogOf(page).getByLabel('Or paste text').fill('Fan loose\n\n1. Turn it off.');
    await dialogOf(page).getByRole('button', { name: 'Read the text' }).click();
    await page.getByLabel('Issue name').fill('');
    await expect(page.getByRole('button', { name: 'Import 1 procedure' })).toBeDisabled();
    await page.getByLabel('Issue name').fill('Fan loose today');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Import 1 procedure' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: '1 procedure was not imported' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Import 1 procedure' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: '1 procedure imported' }),
    ).toBeVisible();
  });
});
