import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { attend } from '../base/attend.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';
import { parseAnswer } from '../../server/test/parse-json.ts';

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
const logged = (page: Page, hasText: string) =>
  page.getByRole('list', { name: 'Delivery log' }).getByRole('listitem').filter({ hasText });

// A server of its own: everybody would see its notifications.
let own: RunningServer;
test.beforeAll(async () => {
  own = await startServer({ WEBHOOK_PRIVATE: '127.0.0.1' });
});
test.afterAll(async () => await own.stop());

// NOTIFICATIONS-5, NOTIFICATIONS-6, NOTIFICATIONS-1, LOOK-4, LOOK-6
test('an owner adds and tests a webhook, and the server sends it an escalation', async ({
  page,
  signIn,
}) => {
  test.slow();
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    request.resume();
    received.push(String(request.headers['webhook-id']));
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  try {
    await signIn(page, own.url);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Settings' })
      .click();
    await page.getByRole('link', { name: 'Escalations' }).click();
    await button(page, 'Add a webhook').click();
    await page.getByRole('textbox', { name: 'Webhook' }).fill(address);
    await judgeDesk(page, 'add a webhook');
    await button(page, 'Save').click();
    await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
    await button(page, 'Done').click();
    await button(page, `Send a test to ${address}`).click();
    await expect(page.getByText(/^Test delivered, in/)).toBeVisible();
    await expect(logged(page, 'Test')).toContainText('Delivered');

    const library = await fetch(`${own.url}/api/advisor/issues/Fire`);
    const [issue] = parseAnswer(API.listAdvisorIssues, await library.text());
    const issueId = issue?._id ?? '';
    await attend(own, { advisor: 'Sam', issueId, steps: [], issueStatus: 'Escalated' });
    await expect.poll(() => received.length).toBe(2);
    await page.reload();
    const line = logged(page, issue?.title ?? '');
    await expect(line).toContainText('Delivered');
    await judgeDesk(page, 'notifications');
    await line.getByRole('link').click();
    await expect(page).toHaveURL(/\/admin\/record\//);
  } finally {
    receiver.close();
  }
});

/** Adds a new email to a step, by its 'Add'. */
async function addEmail(page: Page, step: number, name: string): Promise<void> {
  await button(page, `Add to step ${step}`).click();
  const steps = page.getByRole('list', { name: `Step ${step}`, exact: true });
  await button(steps, 'Add an email').click();
  const dialog = page.getByRole('dialog', { name: 'Add an email' });
  await dialog.getByRole('textbox', { name: 'Email to' }).fill(`${name}@ashdown.example`);
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await button(dialog, 'Save').click();
  await expect(button(steps, `Remove ${name} from step ${step}`)).toBeVisible();
}

// LADDER-10, LADDER-20, LADDER-21, LADDER-22, LADDER-23, LOOK-4, LOOK-6
test('escalation steps are set, tested and notified, and Not real ends one and holds its network', async ({
  page,
  signIn,
}) => {
  test.slow();
  const steps = await startServer({ SEED: 'starter' });
  try {
    await signIn(page, `${steps.url}/admin/settings/escalations`);
    await addEmail(page, 1, 'Ana');
    await button(page, 'Add a step').click();
    await addEmail(page, 2, 'Priya');
    await page.getByRole('textbox', { name: 'Minutes before step 2' }).fill('7');
    await expect(page.getByRole('definition').first()).toHaveText(
      'Ana is told right away, and Priya after 7 minutes.',
    );
    await judgeDesk(page, 'steps of escalations');
    await button(page, 'Save changes').click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Minutes before step 2' })).toHaveValue('7');

    await button(page, 'Send a test').click();
    const asked = page.getByRole('dialog', { name: 'Send a test to every step?' });
    await button(asked, 'Send a test').click();
    await expect(page.getByText(/1 in Step 1, 1 in Step 2/)).toBeVisible();

    const library = await fetch(`${steps.url}/api/advisor/issues/Fire`);
    const [issue] = parseAnswer(API.listAdvisorIssues, await library.text());
    const issueId = issue?._id ?? '';
    await attend(steps, { advisor: 'Sam', issueId, steps: [], issueStatus: 'Escalated' });
    const line = logged(page, issue?.title ?? '');
    // The first step waits until the Undo of an escalation has gone.
    await expect(async () => {
      await page.reload();
      await expect(line).toContainText('Step 1', { timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await expect(line).toHaveCount(1);
    await judgeDesk(page, 'the log of a step');

    await page.goto(`${steps.url}/admin/inbox`);
    const open = page.getByRole('region', { name: 'Open escalations' });
    await button(open, `Not real: ${issue?.title ?? ''}`).click();
    await expect(open).toHaveCount(0);
    await page.goto(`${steps.url}/admin/settings/escalations`);
    const held = page.getByRole('region', { name: 'Held at Step 1' });
    await expect(held).toContainText('pressed Not real');
    await judgeDesk(page, 'a network that is held');
    await button(held, `Lift the hold after “${issue?.title ?? ''}”`).click();
    await expect(held).toHaveCount(0);
  } finally {
    await steps.stop();
  }
});
