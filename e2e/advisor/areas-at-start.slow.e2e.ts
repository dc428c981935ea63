import type { Campus } from '#core/campus/setting.ts';
import { answer, next, PHONE, walkOf } from '../base/advisor.ts';
import { AREAS, phone } from '../base/areas.ts';
import { attendancesOf, setCampus } from '../base/authoring.ts';
import { test as base } from '../base/campus.ts';
import { expect } from '../base/fixtures.ts';
import { judgePhone } from '../base/judge.ts';
import { press, tabTo } from '../base/keyboard.ts';
import { CAMPUS, FLOOD, WATER } from '../base/night.ts';

base.use({ ...PHONE, expectedStatuses: [0] });
base.describe.configure({ timeout: 120_000 });

const DUTY: Campus = {
  ...CAMPUS,
  contacts: [
    phone('security', '555 0101', { name: 'North phone', areas: ['n'], role: 'Duty' }),
    phone('duty', '555 0102', { name: 'South phone', areas: ['s'], role: 'Duty' }),
  ],
  areas: AREAS,
};

// AREAS-7, AREAS-10, AREAS-14, LOOK-4, LOOK-6
base(
  'a link asks for the area above Start and the name at Start, and the record has the contacts shown',
  async ({ page, campus, id }) => {
    await setCampus(campus, DUTY);
    await page.goto(`${campus.url}/i/${id}`);
    const asked = page.getByRole('group', { name: 'Where are you on duty?' });
    await expect(asked).toBeVisible();
    await judgePhone(page, 'asked for the area at Start');
    await tabTo(asked.getByRole('button', { name: 'South', exact: true }));
    await page.keyboard.press('Enter');
    await press(page.getByRole('button', { name: 'Start', exact: true }));
    const name = page.getByRole('textbox', { name: 'Username' });
    await name.fill('Amara');
    await page.keyboard.press('Enter');
    const walk = walkOf(page, FLOOD.title);
    await answer(walk, 'Yes');
    await next(walk);
    await expect(walk.getByRole('heading').getByRole('link')).toHaveAccessibleName(
      'Call South phone',
    );
    await answer(walk, 'No');
    await next(walk);
    await walk.getByRole('checkbox').check();
    await walk.getByRole('button', { name: 'Issue resolved' }).click();
    await expect(page.getByRole('dialog', { name: 'Issue resolved!' })).toBeVisible();
    await press(page.getByRole('button', { name: 'Back to home' }));
    await page.goto(`${campus.url}/user/records`);
    await page.getByRole('button', { name: FLOOD.title }).click();
    // The question names North; South was shown.
    await expect(page.getByText(/call South phone and wait/)).toHaveCount(2);
    await judgePhone(page, 'a record with whom its questions named');
    await expect.poll(async () => await attendancesOf(campus, id)).toHaveLength(1);
    expect((await attendancesOf(campus, id))[0]).toMatchObject({ area: 'South' });
    await setCampus(campus, CAMPUS);
  },
);

// AREAS-2, AREAS-7, LOOK-4, LOOK-6
base(
  'a removed area is kept without a signal, and the phone asks again once it learns of the removal',
  async ({ page, campus }) => {
    await setCampus(campus, DUTY);
    await page.goto(`${campus.url}/login`);
    await page.getByRole('textbox', { name: 'Username' }).fill('Bo');
    await page.keyboard.press('Enter');
    const everybody = page.getByRole('button', { name: 'Contacts' });
    await everybody.click();
    const asked = page.getByRole('group', { name: 'Where are you on duty?' });
    await asked.getByRole('button', { name: 'South', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('status').filter({ hasText: /^Ready offline/ })).toBeVisible();
    const areas = [...AREAS.slice(0, 1), { id: 'e', name: 'East' }];
    const contacts = DUTY.contacts.map((contact) =>
      contact.id === 'duty' ? { ...contact, name: 'East phone', areas: ['e'] } : contact,
    );
    await setCampus(campus, { ...DUTY, contacts, areas });
    await campus.down();
    await page.goto(campus.url + WATER);
    const call = (name: string) => page.getByRole('link', { name: `Call ${name}`, exact: true });
    await expect(call('South phone')).toBeVisible();
    await campus.up();
    await page.reload();
    await everybody.click();
    await expect(asked.getByRole('button', { name: 'East', exact: true })).toBeVisible();
    await expect(asked.getByRole('button', { pressed: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText('For North', { exact: true })).toBeVisible();
    await judgePhone(page, 'an area that is gone');
    await setCampus(campus, CAMPUS);
  },
);

const LONG = 'Residential Quarter beyond the Old Canal';

// AREAS-5, LOOK-4, LOOK-6
base(
  'the longest names of areas, contacts and hours are not cut off in the question, menu, sheet or call',
  async ({ page, campus }) => {
    const hours =
      'Mon to Fri 20:00 to 08:00, Sat and Sun all day, Wed 12:00 to 14:00, Fri 15:15 to 16:45';
    const areas = Array.from({ length: 50 }, (_, index) => ({
      id: `a${index}`,
      name: `${LONG.slice(0, 36)} ${index + 1}`,
    }));
    const name = 'Duty manager of the residences beyond the canal, second phone';
    const contacts = Array.from({ length: 40 }, (_, index) =>
      phone(['security', 'duty'][index] ?? `c${index}`, `+44 (0)20 7946 00${index + 10}`, {
        name: `${name.slice(0, 56)} ${index}`,
        areas: areas.slice(index, index + 4).map((area) => area.id),
        hours: index % 2 ? hours : 'every day 00:00 to 24:00',
        when: 'If a procedure says so, or you are not sure. A life in danger: emergency services first, always, and at once.',
      }),
    );
    await setCampus(campus, { ...CAMPUS, contacts, areas });
    await page.goto(`${campus.url}/login`);
    await page.getByRole('textbox', { name: 'Username' }).fill('Cleo');
    await page.keyboard.press('Enter');
    await press(page.getByRole('button', { name: 'Contacts' }));
    await judgePhone(page, 'asked for one of fifty areas');
    await press(page.getByRole('button', { name: 'Choose your area' }));
    const asked = page.getByRole('dialog', { name: 'Where are you on duty?' });
    await expect(asked.getByRole('button')).toHaveCount(53);
    await judgePhone(page, 'fifty areas with long names');
    await asked.getByRole('button', { name: areas[49]?.name ?? '', exact: true }).click();
    await page.keyboard.press('Escape');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    for (const name of [`Area: ${areas[49]?.name}`, 'Logout'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    await judgePhone(page, 'the menu with a long area');
    await page.goto(campus.url + WATER);
    await press(page.getByRole('button', { name: 'Contacts' }));
    await expect(page.getByRole('dialog', { name: 'Contacts' })).toBeVisible();
    await judgePhone(page, 'forty contacts with areas and hours');
    await setCampus(campus, CAMPUS);
  },
);
