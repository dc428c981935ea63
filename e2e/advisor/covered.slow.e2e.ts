import type { Page } from '@playwright/test';
import { contactWith } from '#core/fixtures/contacts.ts';
import { cardOf, PHONE, startChosen } from '../base/advisor.ts';
import { setCampus } from '../base/authoring.ts';
import { test } from '../base/campus.ts';
import { openEscalate, SOON, tell } from '../base/escalated.ts';
import { expect } from '../base/fixtures.ts';
import { problemsByTab } from '../base/keyboard.ts';
import { CAMPUS, FLOOD, visitFirst, WATER } from '../base/night.ts';

/** A phone whose browser shows its bars. */
const LOW = { width: 390, height: 664 };

// Until the server knows whom it tells, it has no answer.
test.use({ ...PHONE, viewport: LOW, expectedStatuses: [404] });
test.describe.configure({ timeout: 120_000 });

/** A campus with more to call than a phone shows at once. */
const MANY = {
  ...CAMPUS,
  contacts: [
    ...CAMPUS.contacts,
    ...Array.from({ length: 10 }, (_, at) =>
      contactWith(`desk-${at}`, {
        name: `Front desk ${at}`,
        number: `555 02${at}0`,
        when: 'Keys, lockouts and packages',
      }),
    ),
  ],
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// ESCALATE-1, ESCALATE-6, LOOK-5
test('the recipients and state of an escalation stay visible, and no control is covered', async ({
  page,
  campus,
}) => {
  await setCampus(campus, MANY);
  await tell(campus);
  await openEscalate(page, campus);
  const sheet = page.getByRole('dialog', { name: 'Escalate now' });
  await expect(sheet.getByRole('textbox')).toBeAttached();
  const told = sheet.getByText('This tells the people on duty.');
  await expect(told).toBeInViewport({ ratio: 1 });
  expect(await problemsByTab(page)).toEqual([]);

  await button(page, 'Record as escalated').click();
  await expect(page.getByText(/^Message sent to /).first()).toBeVisible(SOON);
  await button(page, 'Escalated').click();
  const state = page.getByRole('dialog', { name: 'Escalated' }).getByText(/^Message sent to /);
  await expect(state).toBeInViewport({ ratio: 1 });
  expect(await problemsByTab(page)).toEqual([]);
});

// CALL-1, LOOK-5
test('no control is covered on the pages, in the start dialog or in a walk on a short screen', async ({
  page,
  campus,
}) => {
  await setCampus(campus, MANY);
  await visitFirst(page, campus.url);
  for (const path of ['/user', '/user/records', '/feedback', WATER]) {
    await page.goto(campus.url + path);
    await expect(button(page, 'Contacts')).toBeVisible();
    expect(await problemsByTab(page), path).toEqual([]);
  }
  await button(page, 'Contacts').click();
  await expect(page.getByRole('dialog', { name: 'Contacts' }).getByRole('link')).toHaveCount(14);
  expect(await problemsByTab(page), 'contacts').toEqual([]);
  await page.keyboard.press('Escape');
  await cardOf(page, FLOOD.title).click();
  await expect(button(page, 'Start')).toBeVisible();
  expect(await problemsByTab(page), 'start dialog').toEqual([]);
  await page.keyboard.press('Escape');
  const walk = await startChosen(page, FLOOD.title);
  await expect(walk.getByText('STEP 1', { exact: true })).toBeVisible();
  expect(await problemsByTab(page), 'walk').toEqual([]);
});
