import { answer, next, PHONE, startChosen } from '../base/advisor.ts';
import { AREAS, phone } from '../base/areas.ts';
import { attendancesOf, setCampus } from '../base/authoring.ts';
import { test as base } from '../base/campus.ts';
import { expect } from '../base/fixtures.ts';
import { judgePhone } from '../base/judge.ts';
import { press, tabTo } from '../base/keyboard.ts';
import { CAMPUS, FLOOD, WATER } from '../base/night.ts';

base.use({ ...PHONE, expectedStatuses: [0] });
base.describe.configure({ timeout: 120_000 });

/** Six hours from the one that is now, and all others, by the clock of the server's machine. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const hourNow = Number(
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(),
);
const clock = (hour: number): string => `${String((hour + 24) % 24).padStart(2, '0')}:00`;
const NOW = `${clock(hourNow - 1)} to ${clock(hourNow + 5)}`;
const LATER = `${clock(hourNow + 5)} to ${clock(hourNow - 1)}`;

const WITH_AREAS = {
  ...CAMPUS,
  contacts: [
    phone('security', '555 0101', { name: 'North phone', areas: ['n'], hours: NOW, role: 'Duty' }),
    phone('duty', '555 0102', { name: 'South phone', areas: ['s'], hours: NOW, role: 'Duty' }),
    phone('desk', '555 0103', { name: 'Day desk', hours: LATER }),
  ],
  areas: AREAS,
};

// AREAS-5, AREAS-6, AREAS-7, AREAS-8, AREAS-10, LOOK-4, LOOK-6
base(
  'an area is chosen by keyboard, and a phone without a signal calls the right number, also as hours change',
  async ({ page, campus, id }) => {
    await setCampus(campus, WITH_AREAS);
    await page.clock.install();
    await page.goto(`${campus.url}/login`);
    await page.getByRole('textbox', { name: 'Username' }).fill('Amara');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Welcome to ResLife' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press(page.getByRole('button', { name: 'Contacts' }));
    const asked = page.getByRole('group', { name: 'Where are you on duty?' });
    await expect(asked).toBeVisible();
    await judgePhone(page, 'asked for the area');
    await tabTo(asked.getByRole('button', { name: 'South', exact: true }));
    await page.keyboard.press('Enter');
    await expect(asked).toHaveCount(0);
    await page.keyboard.press('Escape');
    const call = (name: string) => page.getByRole('link', { name: `Call ${name}`, exact: true });
    await expect(call('South phone')).toHaveAttribute('href', 'tel:5550102');
    await expect(page.getByRole('status').filter({ hasText: /^Ready offline/ })).toBeVisible();

    await campus.down();
    await page.goto(campus.url + WATER);
    await expect(call('South phone')).toBeInViewport({ ratio: 1 });
    await press(page.getByRole('button', { name: 'Contacts' }));
    const sheet = page.getByRole('dialog', { name: 'Contacts' });
    await expect(sheet.getByRole('link').first()).toHaveAccessibleName('Call South phone');
    await expect(sheet.getByText(/^Off duty until/)).toBeVisible();
    await judgePhone(page, 'contacts with hours');
    await page.keyboard.press('Escape');

    const walk = await startChosen(page, FLOOD.title);
    await answer(walk, 'Yes');
    await next(walk);
    const inText = walk.getByRole('heading').getByRole('link', { name: 'Call South phone' });
    await expect(inText).toHaveAttribute('href', 'tel:5550102');
    await judgePhone(page, 'a text with who is on duty');
    await page.clock.fastForward('08:00:00');
    await expect(walk.getByRole('link', { name: 'Call Day desk' })).toBeVisible();
    await expect(
      walk.getByRole('heading').getByRole('link', { name: /^Call South phone \(off duty until/ }),
    ).toBeVisible();
    await judgePhone(page, 'a text with who is off duty');
    await answer(walk, 'No');
    await next(walk);
    await walk.getByRole('checkbox').check();
    await walk.getByRole('button', { name: 'Issue resolved' }).click();
    await page.clock.fastForward('00:06');
    await page.getByRole('button', { name: 'Back to home' }).click();
    await campus.up();
    await expect
      .poll(async () => {
        await page.clock.fastForward('01:01');
        return (await attendancesOf(campus, id)).map(({ area }) => area);
      })
      .toContain('South');
    await setCampus(campus, CAMPUS);
  },
);

// AREAS-5, AREAS-7, AREAS-11, LOOK-4, LOOK-6
base(
  'an advisor without an area is not reminded, can choose in the menu or at a link, and is asked after Logout',
  async ({ page, campus, id }) => {
    await setCampus(campus, WITH_AREAS);
    await page.goto(`${campus.url}/login`);
    await page.getByRole('textbox', { name: 'Username' }).fill('Bo');
    await page.keyboard.press('Enter');
    const asked = page.getByRole('dialog', { name: 'Where are you on duty?' });
    await expect(page.getByText('For North', { exact: true })).toBeVisible();
    await judgePhone(page, 'a call with its reason');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Area: not chosen' }).click();
    await asked.getByRole('button', { name: 'North', exact: true }).click();
    await expect(page.getByText('For North', { exact: true })).toHaveCount(0);

    // A link changes nothing by itself.
    await page.goto(`${campus.url}/i/${id}?area=s`);
    await expect(asked.getByText(/^This code is for South\./)).toBeVisible();
    await judgePhone(page, 'the area of a code');
    await asked.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'cancel' }).click();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Area: North' })).toBeVisible();
    await page.reload();
    await asked.getByRole('button', { name: 'South', exact: true }).click();
    await page.getByRole('button', { name: 'cancel' }).click();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Area: South' })).toBeVisible();
    // The area is that of the code by now.
    await page.reload();
    await expect(page.getByRole('button', { name: 'cancel' })).toBeVisible();
    await expect(asked).toHaveCount(0);
    await page.getByRole('button', { name: 'cancel' }).click();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('textbox', { name: 'Username' }).fill('Cleo');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Contacts' }).click();
    const again = page.getByRole('group', { name: 'Where are you on duty?' });
    await expect(again.getByRole('button', { name: 'South', pressed: false })).toBeVisible();
    await expect(again.getByRole('button', { pressed: true })).toHaveCount(0);
    await setCampus(campus, CAMPUS);
  },
);
