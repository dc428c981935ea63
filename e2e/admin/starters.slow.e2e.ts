import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FORMER_TEXT } from '../../server/seeds/base/former-library.ts';
import { toast } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';

const EDITED = 'Choking';
const OWN = 'Shout for the porter, who has the bag.';

/** Makes it a campus that was installed before 0.1.0, as far as two texts go: one as it came, and one in the campus's own words. */
function makeFormer({ dataDir }: RunningServer): void {
  const db = new DatabaseSync(join(dataDir, 'reslife.db'));
  const steps = JSON.stringify(FORMER_TEXT.steps);
  for (const [table, id] of [
    ['issue', 'id'],
    ['revision', 'issue_id'],
  ] as const) {
    const titled = `where ${id} = (select id from issue where title = ?)`;
    const former = db.prepare(`update ${table} set first_act = ?, steps = ? ${titled}`);
    former.run(FORMER_TEXT.firstAct, steps, FORMER_TEXT.title);
    db.prepare(`update ${table} set first_act = ? ${titled}`).run(OWN, EDITED);
  }
  // At that time nothing said from which text an issue was made.
  db.exec("delete from setting where name like 'starter.%'");
  db.close();
}

// STARTERS-1, STARTERS-2, REVISION-2, LOOK-4, LOOK-6
test('an unedited starter takes the new text with one press and Undo, and an edited one is compared first', async ({
  page,
  signIn,
}) => {
  // A server of its own: its changed texts would be listed above the list of other tests.
  const own = await startServer();
  await own.down();
  makeFormer(own);
  await own.up();
  await signIn(page, own.url);
  await expect(page.getByText('2 of your procedures could lead to harm.')).toBeVisible();
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'Update these first' })).toBeVisible();
  const row = (title: string) => page.getByRole('listitem', { name: title });
  const unedited = row(FORMER_TEXT.title);
  await expect(unedited.getByText(/You have not edited yours\. Advisors see it\./)).toBeVisible();
  await expect(row(EDITED).getByText(/You have edited yours\./)).toBeVisible();

  await unedited.getByRole('button', { name: 'Use the new version' }).click();
  await expect(toast(page, 'status', `${FORMER_TEXT.title} updated`)).toBeVisible();
  await expect(unedited).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(unedited).toBeVisible();

  // Side by side, contacts by name.
  await unedited.getByText('Compare').click();
  await expect(unedited.getByRole('columnheader', { name: 'New version' })).toBeVisible();
  await expect(unedited.getByText(/Call emergency services/).first()).toBeVisible();
  await row(EDITED).getByText('Compare').click();
  await expect(row(EDITED).getByRole('cell', { name: OWN })).toBeVisible();
  await expect(page.getByText('[[contact:')).toHaveCount(0);
  await judgeDesk(page, 'starter procedure updates, compared');

  await row(EDITED).getByRole('button', { name: 'Use the new version' }).click();
  const asked = page.getByRole('dialog', { name: `Replace your text in “${EDITED}”?` });
  await judgeDesk(page, 'new words in place of own ones');
  await asked.getByRole('button', { name: 'Use the new version' }).click();
  await expect(toast(page, 'status', `${EDITED} updated`)).toBeVisible();
  await expect(row(EDITED)).toHaveCount(0);
  await unedited.getByRole('button', { name: 'Keep ours' }).click();
  // One of them lacks Spanish texts now: they are offered, too.
  await row('Español').getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Nothing to update')).toBeVisible();
  await own.stop();
});
