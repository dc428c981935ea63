import { API } from '#core/api/api.ts';
import { answer, cardOf, next, PHONE, walkOf } from '../base/advisor.ts';
import { asAdmin } from '../base/authoring.ts';
import { test } from '../base/campus.ts';
import { expect } from '../base/fixtures.ts';
import { judgePhone } from '../base/judge.ts';
import { press, tabTo } from '../base/keyboard.ts';
import { beWithoutSignal, FLOOD } from '../base/night.ts';

// An address on loopback without a server: the opened window is checked by its address.
const FORM = 'https://127.0.0.1:9/report?what={title}&how={outcome}&who={advisor}&when={start}';

test.use({ ...PHONE, expectedStatuses: [0] });
test.describe.configure({ timeout: 120_000 });

// REPORT-4, REPORT-5, REPORT-6, LOOK-4, LOOK-5, LOOK-6
test('a report waits in Records without a signal, and a later tap opens it with the timeline copied', async ({
  page,
  campus,
}) => {
  await asAdmin(campus, API.setReportForm, { body: { address: FORM } });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await beWithoutSignal(page, campus, FLOOD.title);
  await page.context().setOffline(true);

  await press(cardOf(page, FLOOD.title));
  await press(button('Start'));
  const walk = walkOf(page, FLOOD.title);
  await answer(walk, 'Yes');
  await next(walk);
  await answer(walk, 'No');
  await next(walk);
  await tabTo(walk.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: 'Open incident report' })).toBeVisible();
  await judgePhone(page, 'final screen with a report');
  await press(button('Issue resolved'));
  const done = page.getByRole('dialog', { name: 'Issue resolved!' });
  await expect(done).toContainText('Report not opened yet');
  await judgePhone(page, 'result with a report, without a signal');
  await press(page.getByRole('link', { name: 'Open incident report' }));
  await expect(page.getByText(/^No signal\. Open the report later from/)).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await press(button('Back to home'));

  await press(button('Menu'));
  await press(page.getByRole('link', { name: 'Records', exact: true }));
  await expect(page.getByText('Report not opened yet')).toBeVisible();
  await judgePhone(page, 'Records with a report that waits');
  await campus.up();
  await page.context().setOffline(false);
  await press(button(FLOOD.title));
  await judgePhone(page, 'a record with a report that waits');
  const opening = page.waitForEvent('popup');
  await press(page.getByRole('link', { name: 'Open incident report' }));
  const opened = await opening;
  expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
  await opened.close();
  await expect(page.getByText('Report opened')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`started the procedure “${FLOOD.title}”`);
  await press(button('Mark as written'));
  await expect(page.getByText('Report marked as written')).toBeVisible();
  await judgePhone(page, 'a record with a report that is written');
});
