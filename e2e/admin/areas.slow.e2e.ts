import { API } from '#core/api/api.ts';
import { STARTER_CONTACTS } from '../../server/seeds/starter/contacts.ts';
import { phone } from '../base/areas.ts';
import { expect, test } from '../base/fixtures.ts';
import { asAdmin, setCampus } from '../base/authoring.ts';
import { judgeDesk } from '../base/judge.ts';
import { choose, press, type } from '../base/keyboard.ts';
import { CAMPUS } from '../base/night.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';

test.describe.configure({ timeout: 90_000 });

// A server of its own: the settings of a campus show everywhere.
let own: RunningServer;
test.beforeAll(async () => {
  own = await startServer();
});
test.afterAll(async () => await own.stop());

// AREAS-1, AREAS-2, AREAS-3, LOOK-4, LOOK-5, LOOK-6
test('areas, hours and a role are set by keyboard, and unreadable hours block the save', async ({
  page,
  signIn,
}) => {
  await signIn(page, `${own.url}/admin/settings/areas`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await press(button('Add an area'));
  await page.keyboard.type('North');
  await judgeDesk(page, 'areas');
  await button('Save changes').click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await page.goto(`${own.url}/admin/settings/contacts`);
  const contact = page.getByRole('group', { name: 'Campus Security', exact: true });
  const duty = contact.getByTitle('Areas and hours of Campus Security');
  const line = contact.getByRole('button', { expanded: false });
  await press(line);
  await press(duty);
  const asked = page.getByRole('dialog', { name: 'Where and when is Campus Security on duty?' });
  await asked.getByRole('checkbox', { name: 'North' }).check();
  await type(field('Hours'), 'at night');
  await press(button('Done'));
  await button('Save changes').click();
  await expect(duty).toBeFocused();
  await expect(duty).toContainText('Write days and times');
  await judgeDesk(page, 'hours that cannot be read');
  await press(duty);
  await type(field('Hours'), '20:00 to 08:00, weekends');
  await type(field('Shared role'), 'Duty phone');
  await expect(asked.getByText(/^Read as: every day 8 pm to 8 am, Sat and Sun/)).toBeVisible();
  await judgeDesk(page, 'areas and hours of a contact');
  await press(button('Done'));
  await button('Save changes').click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await page.reload();
  await press(line);
  await expect(duty).toHaveText('North · every day 8 pm to 8 am, Sat and Sun all day · Duty phone');
});

const NIGHTS = '20:00 to 08:00, weekends';
const DAYS = 'Mon to Fri 08:00 to 20:00';
/** Three areas with a phone for the night and a desk for the day each, as a sheet copies them. */
const SHEET = ['North', 'South', 'East']
  .flatMap((area, at) => [
    ['Duty manager', `555 011${at}`, area, NIGHTS],
    [`${area} desk`, `555 012${at}`, area, DAYS],
  ])
  .map((cells) => cells.join('\t'))
  .join('\n');

// AREAS-12, LOOK-4, LOOK-5, LOOK-6
test('three areas and six contacts are added with one paste and three presses', async ({
  page,
  signIn,
}) => {
  await signIn(page, `${own.url}/admin/settings/contacts`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Paste a list').click();
  const dialog = page.getByRole('dialog', { name: 'Paste contacts' });
  const list = dialog.getByRole('textbox', { name: 'List of contacts' });
  await list.fill(`${SHEET}\nNight nurse\tat the desk\tNorth\tnights\tAsk for Jo`);
  await expect(dialog.getByText(/^Line 7: 2 fields to fix/)).toBeVisible();
  await judgeDesk(page, 'a pasted list with mistakes');
  await list.fill(SHEET);
  await expect(dialog.getByRole('status')).toHaveText(/^6 contacts read, with [23] new areas: /);
  // The starter library's contact is the first with that role, and texts name it.
  await dialog.getByRole('button', { name: 'Add 5 and change 1' }).click();
  await button('Save changes').click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await page.reload();
  for (const area of ['North', 'South', 'East']) {
    const desk = page.getByRole('group', { name: `${area} desk`, exact: true });
    await expect(desk).toContainText(area);
    await expect(desk).toContainText('Mon to Fri 8 am to 8 pm');
  }
  const managers = page.getByRole('group', { name: 'Duty manager', exact: true });
  await expect(managers).toContainText(['North', 'South', 'East']);
  await managers.first().getByRole('button', { expanded: false }).click();
  await expect(page.getByTitle('Areas and hours of Duty manager', { exact: true })).toHaveText(
    'North · every day 8 pm to 8 am, Sat and Sun all day · Duty manager',
  );
});

// AREAS-1, LOOK-4, LOOK-6
test('the settings of a campus with fifty areas and forty contacts are complete', async ({
  page,
  signIn,
}) => {
  const areas = Array.from({ length: 50 }, (_, index) => ({
    id: `a${index}`,
    name: `Residences beyond the old canal ${index + 1}`,
  }));
  const contacts = Array.from({ length: 40 }, (_, index) =>
    phone(`c${index}`, `555 01${index + 10}`, {
      name: `Duty manager of the residences ${index + 1}`,
      areas: areas.slice(0, index).map(({ id }) => id),
      hours: NIGHTS,
      role: 'Duty manager',
    }),
  );
  await setCampus(own, { ...CAMPUS, areas, contacts: [...STARTER_CONTACTS, ...contacts] });
  await signIn(page, `${own.url}/admin/settings/areas`);
  await expect(page.getByRole('textbox', { name: 'Area name', exact: true })).toHaveCount(50);
  const add = page.getByRole('button', { name: 'Add an area', exact: true });
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription('At most 50 areas');
  await judgeDesk(page, 'fifty areas');
  await page.goto(`${own.url}/admin/settings/contacts`);
  await judgeDesk(page, 'contacts of fifty areas');
  const last = page.getByRole('group', {
    name: 'Duty manager of the residences 40',
    exact: true,
  });
  await last.getByRole('button', { expanded: false }).click();
  await page.getByTitle('Areas and hours of Duty manager of the residences 40').click();
  // Its areas leave the hours in sight, which have the focus.
  const hours = page.getByRole('combobox', { name: 'Hours', exact: true });
  await expect(hours).toBeFocused();
  await expect(hours).toBeInViewport();
  await judgeDesk(page, 'areas and hours of a contact of forty areas');
});

const duty = (id: string, area: string) =>
  phone(id, '555 0111', {
    name: `Duty manager ${area}`,
    areas: [area],
    hours: NIGHTS,
    role: 'Duty manager',
  });

// AREAS-15, LOOK-4, LOOK-6
test('a preview, set by keyboard, shows the contacts of an advisor in another area at night', async ({
  page,
  signIn,
}) => {
  const others = STARTER_CONTACTS.filter(({ id }) => id !== 'duty-manager');
  await setCampus(own, {
    ...CAMPUS,
    areas: ['north', 'south'].map((id) => ({ id, name: id })),
    contacts: [duty('duty-manager', 'north'), duty('other', 'south'), ...others],
  });
  const issues = await asAdmin(own, API.listIssues, {});
  const issue = issues.find(({ category }) => category === 'Noise complaint');
  await signIn(page, `${own.url}/issue/${issue?._id}`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await press(page.getByText('Who it calls: no area chosen, now'));
  await choose(page.getByRole('combobox', { name: 'Area', exact: true }), 'south');
  await choose(page.getByRole('combobox', { name: 'Day', exact: true }), 'Sat');
  await expect(page.getByText('Who it calls: south, Sat 2 am')).toBeVisible();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByRole('button', { name: 'Call Duty manager south' })).toBeVisible();
  await judgeDesk(page, 'a preview in another area');
});
