import type { Locator } from '@playwright/test';
import { LIMITS } from '#core/base/limits.ts';
import { ENOUGH, publishIssue, setCampus } from '../base/authoring.ts';
import { enter, PHONE } from '../base/advisor.ts';
import { test } from '../base/campus.ts';
import { expect } from '../base/fixtures.ts';
import { CAMPUS } from '../base/night.ts';

test.use({ ...PHONE, baseURL: async ({ campus }, provide) => await provide(campus.url) });

const LOW = [
  [844, 390],
  [740, 360],
  [667, 375],
  [568, 320],
  [320, 568],
] as const;

/** Makes words as long as they may be. */
const longest = (words: string, limit: number) => words.repeat(limit).slice(0, limit - 1) + 'X';

const TITLE = longest(
  'Gasleitungsschadensmeldungsverfahrensordnungen im Nordfluegel ',
  LIMITS.title,
);
const NAME = longest('Rufbereitschaft der Haustechnikabteilung ', LIMITS.contactName);
const LONG_CAMPUS = {
  ...CAMPUS,
  contacts: CAMPUS.contacts.map((contact) => ({
    ...contact,
    name: contact.id === 'plumber' ? NAME : contact.name,
    number: '555 0144'.padEnd(LIMITS.contactNumber, '0'),
    when: longest('Wasserrohrbruch und ', LIMITS.contactWhen),
  })),
};

// WALK-1, CALL-1, CALL-4
test('the buttons, call and question are visible on short screens with the longest names', async ({
  page,
  campus,
}) => {
  await setCampus(campus, LONG_CAMPUS);
  await publishIssue(campus, { title: TITLE, category: 'Water', steps: [ENOUGH] });
  await enter(page, 'W'.repeat(LIMITS.advisor));
  await page.goto('/user/issues-list/Water?search=Gasleitung');
  await page.getByRole('button', { name: TITLE }).click();
  const sheet = page.getByRole('dialog');
  const call = sheet.getByRole('link', { name: `Call ${NAME}`, exact: true });
  await call.scrollIntoViewIfNeeded();
  await expect(call).toBeInViewport({ ratio: 1 });
  const button = (name: string) => sheet.getByRole('button', { name, exact: true });
  const areInSight = async (...controls: Locator[]) => {
    for (const [width, height] of LOW) {
      await page.setViewportSize({ width, height });
      for (const control of controls) {
        await expect(control, `on ${width} x ${height}`).toBeInViewport({ ratio: 1 });
      }
    }
  };
  await areInSight(button('Start'), button('cancel'));
  await button('Start').click();
  const question = sheet.getByRole('heading', { name: ENOUGH.question });
  await expect(question).toBeVisible();
  await areInSight(call, button('Escalate now'), button('NEXT'), question);
  // Begun by that name.
  await page.reload();
  await page.getByRole('button', { name: TITLE }).click();
  await expect(page.getByText(/^Started/)).toBeVisible();
  await areInSight(button('Start over'), button('cancel'));
  expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
