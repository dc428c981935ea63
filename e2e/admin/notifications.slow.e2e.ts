import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { attend } from '../base/attend.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { startServer, type RunningServer } from '../base/running-server.ts';
import { parseAnswer } from '../../server/test/parse-json.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const logged = (page: Page, hasText: string) =>
  page.getByRole('list', { name: 'Delivery log' }).getByRole('listitem').filter({ hasText });

// A server of its own: everybody would see its notifications.
let own: RunningServer;
test.beforeAll(async () => {
  own = await startServer({ WEBHOOK_PRIVATE: '127.0.0.1' });
});
test.afterAll(async () => await own.stop());

// NOTIFICATIONS-5, NOTIFICATIONS-6, NOTIFICATIONS-10, LOOK-4, LOOK-6
test('the server adds a webhook, tests it, and is notified of an escalation', async ({
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
