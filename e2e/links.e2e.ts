import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { cardOf, enter, PHONE, walkOf } from './advisor.ts';
import { publishIssue } from './authoring.ts';
import { BROKEN_WINDOW } from './broken-window.ts';
import { expect, signedIn, test } from './fixtures.ts';
import { judgeDesk, judgePhone } from './judge.ts';

const START = 'Are you ready to start resolving this specific issue now?';

/** What a reader finds in a picture. */
async function scanned(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}

test.describe('on paper', () => {
  test.use(signedIn);

  // PRINT-1, PRINT-2, PRINT-3, PRINT-5, LOOK-4, LOOK-6
  test('a code that is printed leads to its issue, and the binder has its steps', async ({
    page,
    server,
  }) => {
    const { id } = await publishIssue(server, { ...BROKEN_WINDOW, title: 'Window on paper' });
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Print' }).click();
    await expect(page.getByRole('heading', { name: 'Contents' })).toBeVisible();
    await page
      .getByRole('combobox', { name: 'Which issues' })
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

test.describe('on a phone', () => {
  test.use(PHONE);

  // LINKS-1, LINKS-2, OFFLINE-2, LOOK-4, LOOK-6
  test('a link opens its issue without a signal, and says where there is none', async ({
    page,
    server,
  }) => {
    const title = 'Window by a link';
    const { id } = await publishIssue(server, { ...BROKEN_WINDOW, title });
    await enter(page);
    await expect(page.getByText(/^Ready offline/)).toBeVisible();
    await page.context().setOffline(true);
    await page.goto(`/i/${id}`);
    const question = page.getByRole('dialog', { name: START });
    await expect(question).toContainText(title);
    await judgePhone(page, 'link, start dialog');
    await question.getByRole('button', { name: 'cancel' }).click();
    await judgePhone(page, 'link, after cancel');
    await cardOf(page, title).click();
    await page.keyboard.press('Enter');
    await expect(walkOf(page, title)).toContainText('STEP 1');
    await page.goto('/i/nothing');
    await expect(page.getByText('This procedure is not on this phone')).toBeVisible();
    await judgePhone(page, 'link, not on this phone');
    await page.getByRole('button', { name: 'Look in All categories' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
  });
});
