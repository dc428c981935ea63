import type { Page } from '@playwright/test';
import { PHONE } from '../base/advisor.ts';
import { test } from '../base/campus.ts';
import {
  DEPUTY,
  DUTY,
  escalate,
  openDesk,
  openElsewhere,
  openEscalate,
  SOON,
  tell,
} from '../base/escalated.ts';
import { expect } from '../base/fixtures.ts';
import { judgeDesk, judgePhone } from '../base/judge.ts';
import { press, type } from '../base/keyboard.ts';
import { linkTo } from '../base/mailbox.ts';
import { FLOOD } from '../base/night.ts';
import { expectReadable, WIDE } from '../base/text-fit.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test.use({ ...PHONE, expectedStatuses: [0, 404] });
test.describe.configure({ timeout: 240_000, mode: 'serial' });

/** Measures how far down a text is. */
const topOf = async (page: Page, text: string | RegExp): Promise<number> =>
  (await page.getByText(text).first().boundingBox())?.y ?? -1;

// ESCALATE-6
test('on a campus without recipients, Escalate asks for no number, and the phone does not ask who has it', async ({
  page,
  campus,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openEscalate(page, campus);
  const sheet = page.getByRole('dialog', { name: 'Escalate now' });
  await expect(button(page, 'Record as escalated')).toBeVisible();
  await expect(sheet.getByRole('textbox')).toHaveCount(0);
  await button(page, 'Record as escalated').click();
  await expect(page.getByText(/^Escalated at step 2/)).toBeVisible();
  await expect(page.getByText('Sending')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('/escalations/'))).toEqual([]);
});

// ESCALATE-6, ESCALATE-7, ANSWERS-1, ANSWERS-2, ANSWERS-4, LOOK-4, LOOK-6
test('two recipients take an escalation, hand it back and finish it, and the phone shows each', async ({
  page,
  campus,
  browser,
}) => {
  await tell(campus);
  await openEscalate(page, campus);
  const sheet = page.getByRole('dialog', { name: 'Escalate now' });
  const number = sheet.getByRole('textbox', { name: 'Your callback number' });
  await expect(number).toBeVisible();
  const lastCall = await sheet
    .getByRole('link', { name: /^Call / })
    .last()
    .boundingBox();
  expect(await topOf(page, 'Your callback number')).toBeGreaterThan(lastCall?.y ?? Infinity);
  await number.fill('555 0188');
  await judgePhone(page, 'Escalate now with a number to call back');
  await button(page, 'Record as escalated').click();
  await expect(page.getByText(/^Escalated at step 2/)).toBeVisible();
  await expect(page.getByText(/^Message sent to Duty manager, /)).toBeVisible(SOON);

  const duty = await openElsewhere(browser, await linkTo(campus, DUTY));
  await expect(heading(duty.page, FLOOD.title)).toBeVisible();
  await expect(duty.page.getByRole('link', { name: 'Call Amara' })).toHaveAttribute(
    'href',
    'tel:5550188',
  );
  await judgePhone(duty.page, 'a link that nobody answered');
  await expectReadable(duty.page, 'a link on a desk', [WIDE]);
  const deputy = await openElsewhere(browser, await linkTo(campus, DEPUTY));
  await expect(heading(deputy.page, FLOOD.title)).toBeVisible();

  await button(duty.page, 'I have it').click();
  await expect(heading(duty.page, 'You have it')).toBeFocused();
  await judgePhone(duty.page, 'a link by which somebody has it');
  await expect(page.getByText(/^Duty manager has it, /)).toBeVisible(SOON);
  await duty.page.getByRole('textbox', { name: 'Your name' }).fill('Dana Reed');
  await button(duty.page, 'Save').click();
  await expect(page.getByText(/^Dana Reed has it, /)).toBeVisible(SOON);

  await button(page, 'Escalated').click();
  const state = page.getByRole('dialog', { name: 'Escalated' });
  await expect(state.getByText(/^Dana Reed has it, /)).toBeVisible();
  await judgePhone(page, 'Escalated, and somebody has it');
  expect(await topOf(page, /^Dana Reed has it, /)).toBeGreaterThan(0);

  await deputy.page.reload();
  await expect(heading(deputy.page, 'Dana Reed has it')).toBeVisible();
  await judgePhone(deputy.page, 'a link of what another has');
  await button(deputy.page, 'I have it too').click();
  await expect(heading(deputy.page, 'You have it')).toBeVisible();
  await expect(state.getByText(`${DEPUTY} has it, `)).toBeVisible(SOON);

  await button(duty.page, 'Hand it back').click();
  await expect(heading(duty.page, 'You handed it back')).toBeVisible();
  await judgePhone(duty.page, 'a link by which it was handed back');
  await button(deputy.page, 'Hand it back').click();
  await expect(state.getByText(`${DEPUTY} handed it back, `)).toBeVisible(SOON);
  await judgePhone(page, 'Escalated, and handed back');
  await expect(state.getByText(/ Call\.$|\. Call\./).first()).toBeVisible();

  await button(duty.page, 'I can take it after all').click();
  await button(duty.page, 'Done').click();
  await expect(heading(duty.page, 'This is done')).toBeVisible();
  await expect(state.getByText(/^Dana Reed is done, /)).toBeVisible(SOON);
  // The same link no longer shows it.
  await duty.page.reload();
  await expect(heading(duty.page, 'This link has ended')).toBeVisible();
  await expect(duty.page.getByText(FLOOD.title)).toHaveCount(0);
  await judgePhone(duty.page, 'a link that ended');
  await duty.close();
  await deputy.close();
});

// ESCALATE-6, ANSWERS-2
test('a phone without a signal says so, and later shows the refusals that it missed', async ({
  page,
  campus,
  browser,
}) => {
  await tell(campus);
  await openEscalate(page, campus);
  await expect(page.getByRole('textbox', { name: 'Your callback number' })).toBeVisible();
  await page.context().setOffline(true);
  await button(page, 'Record as escalated').click();
  await expect(page.getByText('Not sent: no signal. Call.')).toBeVisible();
  await button(page, 'Escalated').click();
  await expect(page.getByText('It is sent when you have a signal.')).toBeVisible();
  await judgePhone(page, 'Escalated without a signal');
  await page.context().setOffline(false);
  await expect(page.getByText(/^Message sent to Duty manager, /).first()).toBeVisible(SOON);

  await page.context().setOffline(true);
  const duty = await openElsewhere(browser, await linkTo(campus, DUTY));
  await button(duty.page, 'I can’t take it').click();
  await expect(heading(duty.page, 'You cannot take it')).toBeVisible();
  await judgePhone(duty.page, 'a link by which somebody refused');
  await page.context().setOffline(false);
  await expect(page.getByText(/^Duty manager can’t take it, .*\. Call\.$/).first()).toBeVisible(
    SOON,
  );
  await judgePhone(page, 'Escalated, and refused');
  await duty.close();

  // A reload without a signal forgets nothing that was heard.
  await page.context().setOffline(true);
  await page.reload();
  await button(page, 'Go on').click();
  await expect(page.getByText(/^Duty manager can’t take it, .*\. Call\.$/)).toBeVisible();
});

// ANSWERS-1, ANSWERS-2
test('a forwarded link acts as the same person on a third phone, and ends on both phones', async ({
  page,
  campus,
  browser,
}) => {
  await tell(campus);
  await escalate(page, campus);
  const link = await linkTo(campus, DUTY);
  const duty = await openElsewhere(browser, link);
  await button(duty.page, 'I have it').click();
  await expect(heading(duty.page, 'You have it')).toBeVisible();

  const third = await openElsewhere(browser, link);
  await expect(heading(third.page, 'You have it')).toBeVisible();
  await type(third.page.getByRole('textbox', { name: 'Your name' }), 'Sam Ito');
  await press(button(third.page, 'Save'));
  await expect(page.getByText(/^Sam Ito has it, /)).toBeVisible(SOON);
  await press(button(third.page, 'Hand it back'));
  await expect(heading(third.page, 'You handed it back')).toBeVisible();
  await duty.page.reload();
  await expect(heading(duty.page, 'You handed it back')).toBeVisible();
  await expect(page.getByText(/^Sam Ito handed it back, .*Call\.$/)).toBeVisible(SOON);

  await button(duty.page, 'I can take it after all').click();
  await button(duty.page, 'Done').click();
  await expect(heading(duty.page, 'This is done')).toBeVisible();
  await third.page.reload();
  await expect(heading(third.page, 'This link has ended')).toBeVisible();
  await expect(third.page.getByText(FLOOD.title)).toHaveCount(0);
  await duty.close();
  await third.close();
});

// ANSWERS-2, ANSWERS-3, ANSWERS-6, LOOK-4, LOOK-6
test('an administrator takes an escalation in the inbox, the phone shows that, and an owner ends the links', async ({
  page,
  campus,
  browser,
  signIn,
}) => {
  await tell(campus);
  await escalate(page, campus);
  const duty = await openElsewhere(browser, await linkTo(campus, DUTY));
  await expect(button(duty.page, 'I have it')).toBeVisible();

  const { page: desk, close } = await openDesk(browser, signIn, campus, '/admin/inbox');
  const open = desk.getByRole('region', { name: 'Open escalations' });
  // Those of earlier tests that nobody is done with are there too, the oldest first.
  const rows = open.getByRole('listitem').filter({ has: desk.getByRole('heading') });
  const row = rows.last();
  await expect(row).toContainText('Nobody has it');
  await judgeDesk(desk, 'open escalations');
  await expectReadable(desk, 'open escalations', [WIDE]);
  await press(row.getByRole('button', { name: `I have it: ${FLOOD.title}` }));
  await expect(page.getByText(/ has it, /).first()).toBeVisible(SOON);
  await duty.page.reload();
  await expect(button(duty.page, 'I have it too')).toBeVisible();

  const taken = rows.filter({ hasText: / has it, / }).last();
  await press(taken.getByRole('button', { name: `Withdraw links: ${FLOOD.title}` }));
  await press(desk.getByRole('dialog').getByRole('button', { name: 'Withdraw links' }));
  await expect(taken.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
  await duty.page.reload();
  await expect(heading(duty.page, 'This link has ended')).toBeVisible();
  await taken.getByRole('button', { name: `Done: ${FLOOD.title}` }).click();
  await expect(taken).toHaveCount(0);
  await expect(page.getByText(/ is done, /).first()).toBeVisible(SOON);
  await duty.close();
  await close();
});

// ANSWERS-1, ANSWERS-3
test('a forged, shortened or missing link reveals nothing about any escalation', async ({
  page,
  campus,
}) => {
  const forged = ['0'.repeat(32), 'A'.repeat(43)].join('.');
  for (const [link, title] of [
    [forged, 'This link has ended'],
    [forged.slice(0, 40), 'This link has ended'],
    ['', 'This phone does not wake you'],
  ] as const) {
    await page.goto(`${campus.url}/escalation#${link}`);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText(FLOOD.title)).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});
