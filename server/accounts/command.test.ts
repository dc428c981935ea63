import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { cookiesIn } from '../test/authenticator.ts';
import { addAdmin, auditedActs, codeInMail, PASSWORD } from '../test/test-admin.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';
import type { CommandResult } from '../base/command-result.ts';
import { runCommand } from './command.ts';

const password = 'another lamp, upstairs';

function admin({ config, deps }: TestApp, ...args: string[]): Promise<CommandResult> {
  return runCommand(args, config, deps);
}

describeOnEachDatabase('npm run admin', (open) => {
  // ACCOUNTS-9
  test('invite prints the emailed link, and the link works', async () => {
    const app = await open();
    const { text, status } = await admin(app, 'invite', 'Bob@example.edu');
    expect(status).toBe(0);
    expect(text).toMatch(/^bob@example\.edu is invited as a reader\. /);
    const code = await codeInMail(app);
    expect(text).toContain(`passCode=${code}\n`);
    expect((await app.mails())[0]?.recipient).toBe('bob@example.edu');
    const body = { email: 'bob@example.edu', password, passCode: code };
    expect((await app.call(API.signUp, { body })).status).toBe(200);
    expect(await auditedActs(app)).toEqual([
      'admin.invite',
      'admin.acceptInvitation',
      'session.signIn',
    ]);
  });

  // ACCOUNTS-9, ROLE-1
  test('invite can set another role, even for somebody invited before', async () => {
    const app = await open();
    const roleOf = async () => (await app.db.read.selectFrom('admin').select('role').execute())[0];
    await admin(app, 'invite', 'bob@example.edu');
    expect(await roleOf()).toEqual({ role: 'reader' });
    const { text } = await admin(app, 'invite', 'bob@example.edu', 'owner');
    expect(text).toMatch(/^bob@example\.edu is invited as an owner\. /);
    expect(await roleOf()).toEqual({ role: 'owner' });
    expect((await admin(app, 'invite', 'bob@example.edu')).text).toMatch(/ as an owner\. /);
    expect((await admin(app, 'invite', 'bob@example.edu', 'boss')).status).toBe(2);
  });

  test('a repeated invite sends another link; somebody with an account is not invited', async () => {
    const app = await open();
    await admin(app, 'invite', 'bob@example.edu');
    expect((await admin(app, 'invite', 'bob@example.edu')).status).toBe(0);
    expect(await app.mails()).toHaveLength(2);
    await addAdmin(app);
    const again = await admin(app, 'invite', 'ada@example.edu');
    expect(again).toEqual({
      status: 1,
      text: 'ada@example.edu already has an account. It is active.\n',
    });
  });

  // ACCOUNTS-9
  test('reset prints a link for a new password', async () => {
    const app = await open();
    await addAdmin(app);
    const { text, status } = await admin(app, 'reset', 'ada@example.edu');
    expect(status).toBe(0);
    const token = await codeInMail(app);
    expect(text).toContain(token);
    const body = { email: 'ada@example.edu', password, token };
    expect((await app.call(API.resetPassword, { body })).status).toBe(200);
  });

  // SIGNIN-13
  test('reset, disable and enable work for an account whose email would be refused for an invitation', async () => {
    const app = await open();
    const old = 'ren\u00E9@example.edu';
    await addAdmin(app);
    await addAdmin(app, { email: old });
    for (const command of ['reset', 'disable', 'enable']) {
      expect((await admin(app, command, old)).status).toBe(0);
    }
  });

  // ACCOUNTS-9
  test('disable ends the sessions and prevents signing in, enable allows it again', async () => {
    const app = await open();
    await addAdmin(app);
    const bob = await app.signedIn({ email: 'bob@example.edu', name: 'Bob' });
    expect((await bob(API.getProfile)).status).toBe(200);
    expect((await admin(app, 'disable', 'bob@example.edu')).status).toBe(0);
    expect((await bob(API.getProfile)).status).toBe(401);
    expect((await admin(app, 'reset', 'bob@example.edu')).status).toBe(1);
    expect((await admin(app, 'enable', 'bob@example.edu')).status).toBe(0);
    expect((await bob(API.getProfile)).status).toBe(401);
    expect((await admin(app, 'reset', 'bob@example.edu')).status).toBe(0);
    expect(await auditedActs(app)).toEqual(['admin.disable', 'admin.enable', 'admin.requestReset']);
  });

  // SIGNIN-39
  test('sign-out ends the sessions of one administrator, who can sign in again', async () => {
    const app = await open();
    await addAdmin(app);
    await addAdmin(app, { email: 'bob@example.edu' });
    const signIn = async (email: string) =>
      cookiesIn(await app.call(API.signIn, { body: { email, password: PASSWORD } }));
    const bobs = [await signIn('bob@example.edu'), await signIn('bob@example.edu')];
    const adas = await signIn('ada@example.edu');
    expect((await admin(app, 'sign-out', 'bob@example.edu')).text).toBe(
      'bob@example.edu is signed out everywhere.\n',
    );
    const statusOf = async (cookie: string) =>
      (await app.call(API.getProfile, { headers: { cookie } })).status;
    expect(await Promise.all([...bobs, adas].map(statusOf))).toEqual([401, 401, 200]);
    expect(await statusOf(await signIn('bob@example.edu'))).toBe(200);
    expect(await auditedActs(app)).toContain('session.revoke');
  });

  // ACCOUNTS-9
  test('the last administrator cannot be disabled, not even two at the same time', async () => {
    const app = await open();
    await addAdmin(app);
    await addAdmin(app, { email: 'new@example.edu', password: null });
    const alone = await admin(app, 'disable', 'ada@example.edu');
    expect(alone.status).toBe(1);
    expect(alone.text).toContain('last administrator');
    const signIn = { email: 'ada@example.edu', password: PASSWORD };
    expect((await app.call(API.signIn, { body: signIn })).status).toBe(200);
    await addAdmin(app, { email: 'bob@example.edu' });
    const both = await Promise.all([
      admin(app, 'disable', 'ada@example.edu'),
      admin(app, 'disable', 'bob@example.edu'),
    ]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([0, 1]);
  });

  // ACCOUNTS-9
  test('list shows everybody with their state', async () => {
    const app = await open();
    expect((await admin(app, 'list')).text).toBe('There are no administrators yet.\n');
    await addAdmin(app);
    await addAdmin(app, { email: 'bob@example.edu', disabled: 1 });
    await admin(app, 'invite', 'c@example.edu');
    expect((await admin(app, 'list')).text.split('\n')).toEqual([
      'ada@example.edu  active    Ada',
      'bob@example.edu  disabled  Ada',
      'c@example.edu    invited   c (reader)',
      '',
    ]);
  });

  test.each([
    [['invite']],
    [['invite', 'no address']],
    [['invite', '\u0430da@example.edu']],
    [['reset']],
    [['invite', 'a@b.test', 'c@d.test']],
    [['list', 'all']],
    [['remove', 'ada@example.edu']],
    [['toString', 'ada@example.edu']],
  ])('%j is answered with the usage', async (args) => {
    const app = await open();
    const { text, status } = await admin(app, ...args);
    expect(status).toBe(2);
    expect(text).toContain('Usage: npm run admin -- COMMAND');
    expect(await app.mails()).toEqual([]);
  });

  test('asking for help is not an error, an unknown administrator is', async () => {
    const app = await open();
    expect((await admin(app)).status).toBe(0);
    const { text } = await admin(app, '--help');
    expect(text).toContain('invite EMAIL');
    const row = readFileSync('docs/commands.md', 'utf8')
      .split('\n')
      .find((line) => line.startsWith('| `npm run admin'));
    const commands = [...(row ?? '').matchAll(/`([a-z-]+)(?: [^`]*)?`/g)].map(
      ([, name = '']) => name,
    );
    expect(commands.length).toBeGreaterThan(10);
    const isIn = (name: string) => new RegExp(`^  ${name} `, 'm').test(text);
    expect(commands.filter((name) => name !== 'npm' && !isIn(name))).toEqual([]);
    expect(await admin(app, 'disable', 'nobody@example.edu')).toEqual({
      status: 1,
      text: 'No administrator has the email nobody@example.edu.\n',
    });
  });
});
