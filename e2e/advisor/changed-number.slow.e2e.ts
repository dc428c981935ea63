import type { Page } from '@playwright/test';
import { answer, next, PHONE, startChosen } from '../base/advisor.ts';
import { test } from '../base/campus.ts';
import { toast } from '../base/editor.ts';
import { expect } from '../base/fixtures.ts';
import { FLOOD, visitFirst, WATER } from '../base/night.ts';

test.use({ ...PHONE, expectedStatuses: [0] });
test.describe.configure({ timeout: 90_000 });

const NEW = '555 0199';

/** Expects a campus's one contact for all categories in the call button, in Contacts and in the text of a step. */
async function expectNumber(page: Page, url: string, number: string): Promise<void> {
  const href = `tel:${number.replaceAll(' ', '')}`;
  const call = page.getByRole('link', { name: 'Call Campus Security' });
  await page.goto(`${url}/user`);
  await expect(call).toHaveAttribute('href', href);
  await page.getByRole('button', { name: 'Contacts' }).click();
  const sheet = page.getByRole('dialog', { name: 'Contacts' });
  const listed = sheet.getByRole('link', { name: 'Call Campus Security' });
  await expect(listed).toHaveAttribute('href', href);
  await expect(sheet.getByText(number, { exact: true })).toBeVisible();
  await page.goto(url + WATER);
  const walk = await startChosen(page, FLOOD.title);
  await answer(walk, 'Yes');
  await next(walk);
  const question = walk.getByRole('heading', { level: 3 });
  await expect(question).toContainText(`call Campus Security ${number} and wait.`);
  await expect(question.getByRole('link')).toHaveAttribute('href', href);
  await walk.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'exit' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

// CAMPUS-2, CALL-1, CALL-3, CALL-5
test('a phone shows a changed number everywhere after its next refresh, and the old one until then', async ({
  page,
  campus,
  browser,
  signIn,
}) => {
  await visitFirst(page, campus.url);
  await expectNumber(page, campus.url, '555 0142');

  await page.context().setOffline(true);
  const server = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const desk = await server.newPage();
  await signIn(desk, campus.url);
  await desk.getByRole('link', { name: 'Settings', exact: true }).click();
  await desk.getByRole('link', { name: 'Emergency and contacts' }).click();
  const contact = desk.getByRole('group', { name: 'Campus Security', exact: true });
  await contact.getByRole('button', { expanded: false }).click();
  await contact.getByRole('textbox', { name: 'Number', exact: true }).fill(NEW);
  await desk.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(toast(desk, 'status', 'Changes saved')).toBeVisible();
  await server.close();

  await expectNumber(page, campus.url, '555 0142');
  await page.context().setOffline(false);
  await expectNumber(page, campus.url, NEW);
});
