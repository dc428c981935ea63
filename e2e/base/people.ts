import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import BetterSqlite3 from 'better-sqlite3';
import { API } from '#core/api/api.ts';
import { assert } from '#core/base/assert.ts';
import { ENOUGH, writeIssue } from './authoring.ts';
import { expect } from './fixtures.ts';
import { ADMIN, startServer, type RunningServer } from './running-server.ts';

/** Returns a row of the page People. */
export const person = (page: Page, name: string) =>
  page.getByRole('list', { name: 'People' }).getByRole('listitem').filter({ hasText: name });

/** Invites an owner, as `npm run admin -- invite EMAIL owner` does: an account without a password. */
export async function invite(server: RunningServer, email: string): Promise<void> {
  const settings = { DATA_DIR: server.dataDir, PUBLIC_URL: server.url, DATABASE_URL: '' };
  await promisify(execFile)(
    process.execPath,
    ['server/admin-command.ts', 'invite', email, 'owner'],
    {
      env: { ...process.env, ...settings },
    },
  );
}

/** Returns the emails to `email` with this subject, the oldest first. */
async function emailsTo(server: RunningServer, email: string, subject: string): Promise<string[]> {
  const folder = join(server.dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const emails = await Promise.all(
    names
      .sort((a, b) => (a < b ? -1 : 1))
      .map(async (name) => await readFile(join(folder, name), 'utf8')),
  );
  return emails.filter(
    (text) => text.includes(`\nTo: ${email}\n`) && text.includes(`\nSubject: ${subject}\n`),
  );
}

/** Returns the link in the newest of `count` emails with this subject. */
export async function linkTo(
  server: RunningServer,
  { email, subject, count = 1 }: { email: string; subject: string; count?: number },
): Promise<string> {
  const written = async () => await emailsTo(server, email, subject);
  await expect.poll(async () => (await written()).length).toBe(count);
  return /^http\S+$/m.exec((await written()).at(-1) ?? '')?.[0] ?? '';
}

/** Invites an owner, who accepts in this page, which then shows the issues list. */
export async function acceptInvitation(
  page: Page,
  server: RunningServer,
  { email, name }: { email: string; name: string },
): Promise<void> {
  await invite(server, email);
  const subject = 'Your invitation to ResLife On-Call';
  await page.goto(await linkTo(server, { email, subject }));
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  for (const field of ['Password', 'Confirm password']) {
    await page.getByRole('textbox', { name: field, exact: true }).fill('a lamp by the door');
  }
  await page.getByRole('button', { name: 'Accept and sign in', exact: true }).click();
  await expect(page).toHaveURL(`${server.url}/admin`);
}

/**
 * Starts a server of its own, since others could publish nothing, with a draft of this page's owner and the page of Idris
 * Bello, who is an owner too, both on the list.
 */
export async function twoOwners(
  page: Page,
  signIn: (page: Page, url: string) => Promise<void>,
): Promise<{ server: RunningServer; id: string; theirs: Page }> {
  const server = await startServer({ SEED: 'none' });
  await signIn(page, server.url);
  const draft = { title: 'Key left inside', category: 'Access', steps: [ENOUGH] } as const;
  const { id } = await writeIssue(server, draft);
  const browser = page.context().browser();
  assert(browser, 'a page of a test has a browser');
  const theirs = await browser.newPage({ baseURL: server.url });
  const idris = { email: 'idris.bello@ashdown.example', name: 'Idris Bello' };
  await acceptInvitation(theirs, server, idris);
  return { server, id, theirs };
}

/** Sets that publishing needs a second person, on the page of the settings. */
export async function needSecondPerson(page: Page, { url }: RunningServer): Promise<void> {
  await page.goto(`${url}/admin/settings/publishing`);
  await page.getByRole('switch', { name: 'Publishing needs a second person' }).check();
  await expect(page.getByText(/^Contacts, areas and hours need another owner/)).toBeVisible();
}

const RESET = 'Reset your ResLife On-Call password';

/** Returns the emails with a reset link to `email`, the oldest first. */
export async function resetEmails(server: RunningServer, email: string): Promise<string[]> {
  return await emailsTo(server, email, RESET);
}

/** Returns the link in the newest of `count` such emails. */
export async function resetLink(server: RunningServer, email: string, count = 1): Promise<string> {
  return await linkTo(server, { email, subject: RESET, count });
}

/** Ends the page's session on the server, as its idle time would; the browser knows nothing of it. */
export async function endSession(page: Page, { url }: RunningServer): Promise<void> {
  const cookies = await page.context().cookies();
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const response = await fetch(url + API.signOut.path, { method: 'POST', headers: { Cookie } });
  expect(response.status).toBe(200);
}

/** Makes the last proof of everybody some minutes old, as waiting would. */
export function passMinutes({ dataDir }: RunningServer, minutes: number): void {
  const db = new BetterSqlite3(join(dataDir, 'reslife.db'), { timeout: 5_000 });
  const at = new Date(Date.now() - minutes * 60_000).toISOString();
  db.prepare('update session set proven_at = ?').run(at);
  db.close();
}

/** Gives the administrator's password in the dialog that asks for it over the page. */
export async function giveSignInAgain(page: Page): Promise<void> {
  const asking = page.getByRole('dialog', { name: 'Sign in again' });
  await asking.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
  await asking.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(asking).toHaveCount(0);
}
