import { API } from '#core/api/api.ts';
import { dayAfter } from '#core/base/day.ts';
import { attend } from '../base/attend.ts';
import { asAdmin, publishIssue } from '../base/authoring.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { press, type } from '../base/keyboard.ts';
import { FLOOD } from '../base/night.ts';
import { startServer } from '../base/running-server.ts';
import { today } from '../base/today.ts';

test.describe.configure({ timeout: 120_000 });

// REPORT-1, REPORT-8, LOOK-4, LOOK-5, LOOK-6
test('an owner sets the report form by keyboard, and sees the reports that nobody has opened', async ({
  page,
  signIn,
}) => {
  const server = await startServer({ SEED: 'none' });
  await signIn(page, `${server.url}/admin/settings`);
  const form = page.getByRole('main');
  const address = form.getByRole('textbox', { name: 'Form address' });
  await press(page.getByRole('link', { name: 'Incident report' }));
  await type(address, 'http://forms.example.edu');
  await page.keyboard.press('Tab');
  await expect(form).toContainText('starts with https://');
  await form.getByText('Placeholders').click();
  await judgeDesk(page, 'an address that is no form');
  await address.fill('https://forms.example.edu/report?what={title}&who={advisor}');
  await expect(form).toContainText('sends forms.example.edu only this: procedure title, username');
  await press(form.getByRole('button', { name: 'Save changes' }));
  await expect(page.getByText('Report form saved')).toBeVisible();
  await judgeDesk(page, 'a form that was set');
  await page.reload();
  await expect(address).toHaveValue(/forms\.example\.edu/);

  const { id } = await publishIssue(server, { ...FLOOD, firstAct: '', steps: [FLOOD.steps[0]] });
  const attended = { advisor: 'Amara', issueId: id, steps: [] };
  for (const report of ['due', 'opened'] as const)
    await attend(server, { ...attended, issueStatus: 'Resolved', report });
  // They may be on the other side of a midnight.
  const endDate = today('Europe/London');
  const days = { startDate: dayAfter(endDate, -1), endDate };
  await page.goto(`${server.url}/admin/analytics?${new URLSearchParams(days).toString()}`);
  await expect(page.getByText('1 report not opened yet')).toBeVisible();
  await judgeDesk(page, 'analytics with a report that is not opened yet');
  await press(page.getByRole('button', { name: 'Show them' }));
  await expect(page.getByRole('heading', { name: '1 Issues attended to' })).toBeVisible();
  await press(page.getByRole('link', { name: FLOOD.title }).first());
  await expect(page.getByText('Not opened yet', { exact: true })).toBeVisible();
  await judgeDesk(page, 'a record whose report is not opened yet');
  const { analysis } = await asAdmin(server, API.analytics, {
    query: { ...days, report: 'due' },
  });
  expect(analysis).toHaveLength(1);
  await server.stop();
});
