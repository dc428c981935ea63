import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { press, type } from '../base/keyboard.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';

test.describe.configure({ timeout: 90_000 });

// A server of its own: what a campus sets is seen everywhere.
let own: RunningServer;
test.beforeAll(async () => {
  own = await startServer();
});
test.afterAll(async () => await own.stop());

// AREAS-1, AREAS-2, AREAS-3, LOOK-4, LOOK-5, LOOK-6
test('areas, hours and a role are set by keyboard; hours that cannot be read hold the save', async ({
  page,
  signIn,
}) => {
  await signIn(page, own.url);
  await page.goto(`${own.url}/admin/settings`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await press(button('Add an area'));
  await page.keyboard.type('North');
  const contact = page.getByRole('group', { name: 'Campus Security', exact: true });
  const duty = contact.getByTitle('Areas and hours of Campus Security');
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
  await expect(asked.getByText(/^Read as: every day 20:00 to 08:00, Sat and Sun/)).toBeVisible();
  await judgeDesk(page, 'areas and hours of a contact');
  await press(button('Done'));
  await button('Save changes').click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await page.reload();
  await expect(duty).toHaveText(
    'North · every day 20:00 to 08:00, Sat and Sun all day · Duty phone',
  );
});
