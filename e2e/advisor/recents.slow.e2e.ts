import { PHONE } from '../base/advisor.ts';
import { publishIssue, updateIssue } from '../base/authoring.ts';
import { test } from '../base/campus.ts';
import { expect } from '../base/fixtures.ts';
import { judgePhone } from '../base/judge.ts';
import { press } from '../base/keyboard.ts';
import { FLOOD, visitFirst } from '../base/night.ts';

test.use({ ...PHONE, expectedStatuses: [0] });
test.describe.configure({ timeout: 90_000 });

// NIGHT-1, LINKS-1, LOOK-4, LOOK-5, LOOK-6
test('the dashboard offers recent and frequent procedures without a signal, also by keyboard', async ({
  page,
  campus,
  id,
}) => {
  const tap = await publishIssue(campus, { ...FLOOD, title: 'Tap that drips' });
  const drain = await publishIssue(campus, { ...FLOOD, title: 'Drain that smells' });
  await visitFirst(page, campus.url);
  await campus.down();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const begun of [id, id, tap.id, drain.id]) {
    await page.goto(`${campus.url}/i/${begun}`);
    await button('Start').click();
    await button('Close').click();
    await button('exit').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto(`${campus.url}/user`);
  const offered = (group: string) => page.getByRole('region', { name: group }).getByRole('link');
  await expect(offered('Recent')).toHaveText([/Drain that smells/, /Tap that drips/]);
  await expect(offered('Most used')).toHaveText([new RegExp(FLOOD.title)]);
  await judgePhone(page, 'dashboard with what is recent and most used');
  await press(offered('Most used'));
  const asked = page.getByRole('dialog', { name: /^Are you ready to start/ });
  await expect(asked).toContainText(FLOOD.title);
  await campus.up();
  for (const other of [tap, drain]) await updateIssue(campus, other.id, { isArchived: true });
});
