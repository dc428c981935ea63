import type { Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { DESK_AND_PHONE, expectAccessible } from '../base/accessibility.ts';
import { ENOUGH, publishIssue, updateIssue, uploadImage } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { test as onCampus } from '../base/campus.ts';
import { expect, signedIn, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { choose, press } from '../base/keyboard.ts';
import { FLOOD } from '../base/night.ts';
import { startServer } from '../base/running-server.ts';
import { ADVISOR_VIEWS, expectReadable } from '../base/text-fit.ts';
import { more } from '../base/more.ts';

/** Returns the text that a reader finds in a picture. */
async function scanned(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}

/** Counts the pages that come out of a printer with A4, and of one with Letter. */
async function pagesOnPaper(page: Page): Promise<[number, number]> {
  const count = async (format: string) => {
    const pdf = await page.pdf({ format, preferCSSPageSize: true });
    return [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;
  };
  return [await count('A4'), await count('Letter')];
}

test.describe('printing one issue', () => {
  test.use(signedIn);

  // PRINT-1, PRINT-3, PRINT-5, LOOK-4, LOOK-6
  test('a printed code leads to its issue, and the binder has its steps', async ({
    page,
    server,
  }) => {
    const { id } = await publishIssue(server, { ...BROKEN_WINDOW, title: 'Window on paper' });
    await page.goto('/admin');
    await more(page, 'Print');
    await expect(page.getByRole('heading', { name: 'Contents' })).toBeVisible();
    await page
      .getByRole('combobox', { name: 'Which procedures' })
      .selectOption({ label: 'Window on paper' });
    const code = page.getByRole('img', { name: 'QR code of Window on paper' });
    expect(await scanned(await code.screenshot())).toBe(`${server.url}/i/${id}`);
    await judgeDesk(page, 'print, one issue');
    await expect(page.getByText('go to step 2').first()).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    expect(await scanned(await code.screenshot())).toBe(`${server.url}/i/${id}`);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(`${server.url}/issue/${id}`);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(code).toBeVisible();
  });
});

// PRINT-4, PRINT-5, PRINT-7
test('the cover of the starter library fits on one page', async ({ page, signIn }) => {
  // A server of its own: other tests' issues make the cover longer.
  const own = await startServer();
  await signIn(page, `${own.url}/admin/print?what=binder`);
  const cover = page.getByRole('article').first();
  await expect(cover).toContainText('Printed');
  await page.emulateMedia({ media: 'print' });
  // A4 and Letter between their margins.
  for (const paper of [
    { width: 688, height: 1047 },
    { width: 710, height: 980 },
  ]) {
    await page.setViewportSize(paper);
    await expect
      .poll(async () => await cover.evaluate((sheet) => sheet.clientHeight))
      .toBeLessThan(paper.height);
  }
  await own.stop();
});

// LOOK-4
test('axe reports nothing in the printed starter library', async ({ page, signIn }) => {
  test.setTimeout(300_000);
  const own = await startServer();
  await signIn(page, `${own.url}/admin/print`);
  const counted = page.getByText(/^\d+ published procedures, \d+ sheets of paper\.$/);
  await expect(counted).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'print, all', { ...DESK_AND_PHONE, timeout: 120_000 });
  await own.stop();
});

/** Says of each page on A4 whether it has a picture. */
async function picturedPages(page: Page): Promise<boolean[]> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const objects = [...pdf.matchAll(/\n(\d+) 0 obj\n(.*?)\n(?:endobj|stream)/gs)];
  const pictures = objects.filter(([, , text]) => text?.includes('/Subtype /Image'));
  return objects
    .filter(([, , text]) => /\/Type \/Page\b/.test(text ?? ''))
    .map(([, , text]) => pictures.some(([, id]) => text?.includes(` ${id} 0 R`)));
}

/** Returns a question of this many lines. */
const lines = (count: number): string => Array<string>(count).fill('Look.').join('\n');

test.describe('printing a procedure longer than a page', () => {
  test.use(signedIn);

  // PRINT-5
  test('the last step moves to the next page together with the one before it', async ({
    page,
    server,
  }) => {
    const create = { width: 300, height: 600, channels: 3, background: '#b42828' } as const;
    const image = await uploadImage(server, await sharp({ create }).png().toBuffer());
    const onward = { confirmationText: 'It is', actionType: 'Go to next step' } as const;
    const goesOn = { ...ENOUGH, confirmationAction: onward };
    const { id } = await publishIssue(server, {
      title: 'Long on paper',
      category: 'Other',
      steps: [
        { ...goesOn, question: lines(25) },
        // It fits on the first page; only the last step does not.
        { ...goesOn, image },
        { ...ENOUGH, question: lines(18) },
      ],
    });
    await page.goto(`/admin/print?what=binder&issue=${id}`);
    await expect(page.getByRole('img', { name: 'Image for step 2' })).toBeVisible();
    // Once it has come.
    await expect.poll(async () => await picturedPages(page)).toEqual([false, true]);
  });
});

// PRINT-3, PRINT-4, PRINT-5, PRINT-6, PRINT-7, LOOK-4, LOOK-5, LOOK-6
onCampus(
  'the binder is printed with only the keyboard, and nothing is cut off on any screen or on paper',
  async ({ page, campus, signIn }) => {
    const { id } = await publishIssue(campus, BROKEN_WINDOW);
    let printed = 0;
    await page.exposeFunction('print', () => {
      printed += 1;
    });
    await signIn(page, campus.url);
    await press(page.getByRole('button', { name: 'More', exact: true }));
    await press(page.getByRole('link', { name: 'Print' }));
    const what = page.getByRole('combobox', { name: 'What to print' });
    await choose(what, 'QR sheet');
    await expect(page.getByRole('img', { name: `QR code of ${FLOOD.title}` })).toBeVisible();
    await press(page.getByRole('button', { name: 'Print' }));
    await expect.poll(() => printed).toBe(1);
    expect(await pagesOnPaper(page)).toEqual([1, 1]);
    await choose(what, 'Binder');
    const sheet = (place: number) => page.getByRole('article').nth(place);
    const cover = sheet(0);
    await expect(sheet(2).getByRole('heading', { name: `2. ${FLOOD.title}` })).toBeVisible();
    await press(page.getByRole('button', { name: 'Print' }));
    await expect.poll(() => printed).toBe(2);
    await judgeDesk(page, 'the whole binder');
    await expectReadable(page, 'the binder on a phone', ADVISOR_VIEWS);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    // As wide as A4 between its margins.
    await expectReadable(page, 'on paper', [{ width: 688, height: 1047, font: '100%' }]);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(cover).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(
      cover.getByRole('row', { name: /^Campus Security 555 0142 All night/ }),
    ).toBeVisible();
    await expect(cover.getByRole('listitem')).toHaveText([/^Broken window/, /^Water through/]);
    await expect(sheet(1)).toContainText('Yes → go to step 4');
    await expect(sheet(2)).toContainText('I told Duty manager, 555 0117 → go to the end');
    await expect(sheet(1).locator('header')).toHaveCSS('display', 'table-header-group');
    // Firefox gives a sheet no margins of the body's page.
    await expect(sheet(1)).toHaveCSS('page', 'letter');
    await page.emulateMedia({ media: null });
    expect(await pagesOnPaper(page)).toEqual([3, 3]);
    await updateIssue(campus, id, { isArchived: true });
  },
);
