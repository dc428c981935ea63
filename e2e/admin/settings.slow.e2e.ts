import type { Locator, Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import type { Campus } from '#core/campus/setting.ts';
import { pageOverflow } from '../base/accessibility.ts';
import { toast } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { press, type } from '../base/keyboard.ts';
import { giveSignInAgain, passMinutes } from '../base/people.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';
import { ADVISOR_VIEWS, expectReadable } from '../base/text-fit.ts';
import { Type } from 'typebox';
import { parseJson } from '../../server/test/parse-json.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const numberOf = (page: Page, name: string) =>
  row(page, name).getByRole('textbox', { name: 'Number', exact: true });
/** Returns the line of a contact, which opens its fields. */
const lineOf = (page: Page, name: string) =>
  row(page, name).getByRole('button', { expanded: false });
const names = async (page: Page): Promise<string[]> =>
  await page
    .getByTitle(/^Drag /)
    .evaluateAll((grips) => grips.map((grip) => (grip as HTMLElement).title.replace('Drag ', '')));

async function centre(control: Locator): Promise<{ x: number; y: number }> {
  const box = await control.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Returns the campus that advisors get with the library. */
async function campusOf({ url }: RunningServer): Promise<Campus> {
  const answer = await fetch(`${url}/api/advisor/issues/Fire`);
  return parseJson(Type.Object(API.listAdvisorIssues.beside), await answer.text()).campus;
}

test.describe.configure({ timeout: 90_000 });

// A server of its own: the settings of a campus show everywhere.
let own: RunningServer;
test.beforeAll(async () => {
  own = await startServer();
});
test.afterAll(async () => await own.stop());

// CAMPUS-2, CAMPUS-6, CAMPUS-9, CAMPUS-13, SHELL-1, SHELL-11, LOOK-4, LOOK-5, LOOK-6
test("an administrator sets the campus's numbers, by keyboard and by dragging", async ({
  page,
  signIn,
}) => {
  await signIn(page, own.url);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(
    page.getByRole('link', { name: 'Emergency and contacts' }),
  ).toHaveAccessibleDescription('8 numbers are missing');
  await press(page.getByRole('link', { name: 'Emergency and contacts' }));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Emergency and contacts' }),
  ).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await type(page.getByRole('textbox', { name: 'Emergency number' }), '01632 960 999');
  await press(lineOf(page, 'Campus Security'));
  await type(numberOf(page, 'Campus Security'), '01632 960 114');
  await press(button(page, 'Move down Campus Security'));
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Move up Campus Security')).toBeFocused();
  await page.keyboard.press('Enter');
  // At the top it is disabled: the other one has the focus.
  await expect(button(page, 'Move down Campus Security')).toBeFocused();
  await expect.poll(async () => (await names(page))[0]).toBe('Campus Security');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await names(page)).slice(0, 2))
    .toEqual(['Duty manager', 'Campus Security']);

  const facilities = page.getByTitle('Drag Facilities', { exact: true });
  await facilities.scrollIntoViewIfNeeded();
  const from = await centre(facilities);
  const to = await centre(page.getByTitle('Drag Campus Security', { exact: true }));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 10, { steps: 12 });
  await page.mouse.up();
  await expect
    .poll(async () => (await names(page)).slice(0, 3))
    .toEqual(['Duty manager', 'Facilities', 'Campus Security']);
  await judgeDesk(page, 'contacts');
  await expectReadable(page, 'contacts on a phone', ADVISOR_VIEWS);

  await lineOf(page, 'Poison information').click();
  await button(page, 'Remove Poison information').click();
  const dialog = page.getByRole('dialog', { name: 'What replaces Poison information?' });
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await judgeDesk(page, 'removal of a contact');
  await dialog.getByRole('combobox', { name: 'Replace with' }).selectOption('Crisis line');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await button(page, 'Save changes').click();
  await expect(toast(page, 'status', 'Changes saved')).toBeVisible();

  await expect.poll(async () => (await campusOf(own)).emergency.number).toBe('01632 960 999');
  const { contacts } = await campusOf(own);
  expect(contacts.map(({ id }) => id).slice(0, 3)).toEqual([
    'duty-manager',
    'facilities',
    'security',
  ]);
  await menu.getByRole('link', { name: 'Settings' }).click();
  await expect(
    page.getByRole('link', { name: 'Emergency and contacts' }),
  ).toHaveAccessibleDescription('5 numbers are missing');
  await judgeDesk(page, 'settings');
  await expectReadable(page, 'settings on a phone', ADVISOR_VIEWS);
  await press(page.getByRole('link', { name: 'Campus', exact: true }));
  await type(page.getByRole('textbox', { name: 'Campus name' }), 'Ashdown University');
  await judgeDesk(page, 'the name of the campus');
  await button(page, 'Save changes').click();
  await expect(page.getByRole('complementary').getByText('Ashdown University')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await press(page.getByRole('link', { name: 'Search words' }));
  await judgeDesk(page, 'search words');
  await menu.getByRole('link', { name: 'Issues' }).click();
  await expect(page.getByText('5 numbers are missing.')).toBeVisible();
});

test.describe('a while after the sign-in', () => {
  test.use({ expectedStatuses: [403] });

  // SESSION-9, SESSION-15, LOOK-4, LOOK-6
  test('changing a number requires the password, and changing a name does not', async ({
    page,
    signIn,
  }) => {
    await signIn(page, `${own.url}/admin/settings/campus`);
    const save = async () => await button(page, 'Save changes').click();
    const name = page.getByRole('textbox', { name: 'Campus name' });
    await expect(name).toBeVisible();
    passMinutes(own, 16);
    await name.fill('Ashdown by the sea');
    await save();
    await expect(toast(page, 'status', 'Changes saved')).toBeVisible();
    await page.goto(`${own.url}/admin/settings/contacts`);
    await lineOf(page, 'Facilities').click();
    await numberOf(page, 'Facilities').fill('01632 960 777');
    await save();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(again).toHaveAccessibleDescription(/^To continue, enter the password for/);
    await judgeDesk(page, 'the settings ask to sign in again');
    await again.getByRole('button', { name: 'Cancel' }).click();
    await expect(toast(page, 'alert', 'Changes not saved')).toBeVisible();
    await expect(page.getByText('Sign in again to do this.')).toBeVisible();
    await expect(numberOf(page, 'Facilities')).toHaveValue('01632 960 777');
    await save();
    await giveSignInAgain(page);
    const numbers = async () => (await campusOf(own)).contacts.map(({ number }) => number);
    await expect.poll(numbers).toContain('01632 960 777');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  // CAMPUS-6, CAMPUS-7
  test('contacts can be dragged with a finger, and leaving asks first', async ({
    page,
    signIn,
  }) => {
    await signIn(page, `${own.url}/admin/settings/contacts`);
    await expect(row(page, 'Campus Security')).toBeVisible();
    const [above = '', below = ''] = await names(page);
    const grip = (name: string) => page.getByTitle(`Drag ${name}`, { exact: true });
    // It is neither under the header nor under the bar.
    await grip(above).evaluate((element) => {
      element.scrollIntoView({ block: 'start' });
      window.scrollBy(0, -40);
    });
    expect(await pageOverflow(page)).toBe(0);
    const from = await centre(grip(above));
    const to = await centre(grip(below));
    const finger = await page.context().newCDPSession(page);
    const touch = async (kind: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      await finger.send('Input.dispatchTouchEvent', {
        type: kind,
        touchPoints: y === undefined ? [] : [{ x: from.x, y }],
      });
    await touch('touchStart', from.y);
    for (let done = 1; done <= 10; done += 1) {
      await touch('touchMove', from.y + ((to.y - from.y) * done) / 10);
    }
    await touch('touchEnd');
    await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual([below, above]);
    await button(page, 'Menu').click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Issues' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await button(page, 'Leave').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Issues list' })).toBeVisible();
  });
});
