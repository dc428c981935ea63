import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { DESK_AND_PHONE, expectAccessible } from '../base/accessibility.ts';
import { writeIssue } from '../base/authoring.ts';
import { toast } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';

const ALL = 100_000;

/** Its look on a phone does not depend on the number of rows. */
const DESK = { ...DESK_AND_PHONE, sizes: DESK_AND_PHONE.sizes.slice(0, 1) };

/** Writes some people beside the one signed in, and as many lines of the delivery log, the higher numbers the newer ones. */
function fill({ dataDir }: RunningServer): void {
  const db = new DatabaseSync(join(dataDir, 'reslife.db'));
  db.exec(`
    pragma busy_timeout = 10000; pragma synchronous = off; begin;
    create temp table made as with recursive made(n) as
      (select 1 union all select n + 1 from made where n < ${ALL})
    select n, printf('%06d', n) as number,
      strftime('%Y-%m-%dT%H:%M:%S.000Z', unixepoch() - ${ALL} + n, 'unixepoch') as at from made;
    insert into admin (id, role, email, name, password_hash, disabled, created_at, sought)
      select 'person-' || number, 'author', 'person' || number || '@ashdown.example', 'Person ' || number,
        iif(n % 3, 'no hash', null), n % 5 = 0, at,
        'person ' || number || ' person' || number || '@ashdown.example' from made;
    insert into told_event (key, kind, at, content)
      select unhex(printf('%032x', n)), 'escalation', at, json_object('title', 'Flood ' || n, 'startedAt', at) from made;
    insert into told_delivery
      (id, event_key, target_id, kind, address, state, tries, at, since, next_at, answer)
      select printf('%032x', n), unhex(printf('%032x', n)), 'gone', 'mail', 'duty@ashdown.example',
        iif(n % 4, 'delivered', 'givenUp'), 1, at, at, at, iif(n % 4, null, 'late') from made;
    commit`);
  db.close();
}

// A server of its own: this many people would be in the lists of other tests.
let own: RunningServer;
test.beforeAll(async () => {
  own = await startServer({ SEED: 'none' });
  fill(own);
});
test.afterAll(async () => await own.stop());

const listed = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem');

// ACCOUNTS-10, ACCOUNTS-13, ACCOUNTS-18, ACCOUNTS-19, LOOK-4
test('a hundred thousand people can be paged, found and disabled by keyboard, and one owns an issue', async ({
  page,
  signIn,
}) => {
  const { id } = await writeIssue(own, { title: 'Owned', category: 'Pests', steps: [] });
  await signIn(page, `${own.url}/admin/people`);
  const people = listed(page, 'People');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(page.getByText('100001 people, 1 signed in')).toBeVisible();
  await expect(people).toHaveCount(10);
  await expect(people.first()).toContainText('maya.okafor');
  await expectAccessible(page, 'a hundred thousand people', DESK);
  const next = pages.getByRole('button', { name: 'Next' });
  await next.press('Enter');
  await expect(people.first()).toContainText('Person 000010');
  await page.keyboard.press('Enter');
  await expect(people.first()).toContainText('Person 000020');
  await expect(next).toBeFocused();
  await expect(page).toHaveURL(/\?page=3$/);
  // A page beyond the last leads to it.
  await page.goto(`${own.url}/admin/people?page=99999`);
  await expect(pages).toContainText('100001 to 100001 of 100001');
  await expect(people).toHaveCount(1);
  await expect(people).toContainText('Person 100000');
  await page.reload();
  await expect(people).toContainText('Person 100000');

  const search = page.getByRole('searchbox', { name: 'Find a person by name or email' });
  await search.fill('099999 PERSON');
  await expect(page.getByText('1 of 100001 people')).toBeVisible();
  await page.getByRole('button', { name: 'More about Person 099999' }).press('Enter');
  await page.getByRole('button', { name: 'Change role' }).press('Tab');
  await page.keyboard.press('Enter');
  const asked = page.getByRole('dialog', { name: 'Disable Person 099999?' });
  await asked.getByRole('button', { name: 'Disable' }).press('Enter');
  await expect(people).toContainText('Disabled');

  await page.goto(`${own.url}/issue/${id}`);
  const owner = page.getByRole('combobox', { name: 'Owner' });
  await expect(owner).toHaveAccessibleDescription(/^First 100 of 100001/);
  await search.fill('person 099998');
  await owner.selectOption('Person 099998');
  await search.fill('');
  await expect(owner).toHaveAccessibleDescription(/^First 100 of 100001/);
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(toast(page, 'status', 'Changes saved')).toBeVisible();
  await page.goto(`${own.url}/admin/people?search=099998`);
  await expect(people).toContainText('Owns: 1 procedure');
});

// NOTIFICATIONS-5, NOTIFICATIONS-1, LOOK-4
test('a delivery log of a hundred thousand lines can be paged and filtered by keyboard', async ({
  page,
  signIn,
}) => {
  await signIn(page, `${own.url}/admin/settings/escalations`);
  const log = listed(page, 'Delivery log');
  await expect(log).toHaveCount(10);
  await expect(log.first()).toContainText('Flood 100000');
  const older = page.getByRole('button', { name: 'Show older' });
  await older.press('Enter');
  await expect(log).toHaveCount(20);
  await page.keyboard.press('Enter');
  await expect(log).toHaveCount(30);
  await expect(log.last()).toContainText('Flood 99971');
  await expect(older).toBeFocused();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Not delivered');
  await expect(log).toHaveCount(10);
  await expect(log.last()).toContainText('Flood 99964');
  await expect(log.filter({ hasText: 'Not delivered' })).toHaveCount(10);
  await expectAccessible(page, 'a long delivery log', DESK);
});
