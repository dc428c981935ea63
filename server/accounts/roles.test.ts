import fc from 'fast-check';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { ROLES, type Role } from '#core/people/role.ts';
import { parseUserAgent } from '../auth/user-agent.ts';
import type { Config } from '../base/config.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import { activeAdmins, ownersEmails } from '../domain/active-admins.sql.ts';
import { createSession } from '../auth/sessions.ts';
import { sessionCookieName } from '../auth/session-cookie.ts';
import { oidcAt } from '../test/campus-issuer.ts';
import { addAdmin, auditedActs, codeInMail, PASSWORD } from '../test/test-admin.ts';
import { describeOnEachDatabase, type Call, type TestApp } from '../test/test-app.ts';
import { runCommand } from './command.ts';
import { findAdminById } from './accounts.sql.ts';

/** Returns a call as an administrator who has an account. */
async function callAs({ config, deps, db, call }: TestApp, id: string): Promise<Call> {
  const nowhere = { address: null, id_token: null, ...parseUserAgent(undefined) };
  const value = await createSession(db.write, id, deps, nowhere);
  const cookie = `${sessionCookieName(config)}=${value}`;
  return async (endpoint, request) =>
    await call(endpoint, { ...request, headers: { ...request?.headers, cookie } });
}

async function ownersIn({ db, config }: TestApp): Promise<number> {
  const owners = activeAdmins(db.write, config).select('id').where('role', '=', 'owner');
  return (await owners.execute()).length;
}

const change = async (call: Call, id: string, body: object) =>
  (await call(API.updatePerson, { params: { id }, body })).code;

const signedIn = (app: TestApp, email: string) =>
  app.call(API.signIn, { body: { email, password: PASSWORD } });

describeOnEachDatabase('roles', (open) => {
  // ROLE-1
  test('an invited person is a reader unless the invitation names another role', async () => {
    const app = await open();
    const owner = await app.signedIn();
    const invite = async (email: string, role?: Role) =>
      (await owner(API.invitePerson, { body: { email, ...(role && { role }) } })).data.role;
    expect(await invite('bob@example.edu')).toBe('reader');
    expect(await invite('cy@example.edu', 'reader')).toBe('reader');
    // A second invitation without a role keeps the role; one with a role changes it.
    expect(await invite('cy@example.edu')).toBe('reader');
    expect(await invite('cy@example.edu', 'author')).toBe('author');
    const passCode = await codeInMail(app, 'cy@example.edu');
    const body = { email: 'cy@example.edu', password: PASSWORD, passCode };
    expect((await app.call(API.signUp, { body })).data.accountRole).toBe('author');
    expect((await signedIn(app, 'cy@example.edu')).data.accountRole).toBe('author');
    expect(await auditedActs(app)).toContain('admin.setRole');
  });

  // ROLE-3
  test('the last owner who can sign in stays an owner, no matter how many authors there are', async () => {
    const app = await open();
    const ada = await addAdmin(app);
    const bob = await addAdmin(app, { email: 'bob@example.edu', role: 'author' });
    const owner = await callAs(app, ada.id);
    expect(await change(owner, ada.id, { role: 'author' })).toBe('LAST_OWNER');
    const gone = await owner(API.deleteMyAccount, { body: { password: PASSWORD } });
    expect(gone.code).toBe('LAST_OWNER');
    const command = await runCommand(['role', ada.email, 'reader'], app.config, app.deps);
    expect(command).toMatchObject({ status: 1, text: expect.stringContaining('last owner') });
    expect(await change(owner, bob.id, { role: 'owner' })).toBeUndefined();
    const other = await callAs(app, bob.id);
    // Each takes the other's role, or the own, at once.
    const both = await Promise.all([
      change(owner, bob.id, { role: 'reader' }),
      change(other, ada.id, { role: 'reader' }),
    ]);
    expect(both.filter((code) => code === undefined)).toHaveLength(1);
    expect(await ownersIn(app)).toBe(1);
  });

  // ROLE-3
  test('an owner whom the campus shut out does not count as able to sign in', async () => {
    const app = await open({ oidc: oidcAt('https://id.example.edu') });
    const ada = await addAdmin(app);
    const bob = await addAdmin(app, { email: 'bob@example.edu', password: null });
    const judge = async (to: Partial<AdminRow>) =>
      await app.db.write.updateTable('admin').set(to).where('id', '=', bob.id).execute();
    const at = app.clock.now.toISOString();
    await judge({ campus_subject: 'bob', campus_entered: 1, campus_judged_at: at });
    expect(await ownersIn(app)).toBe(2);
    await judge({ campus_judged_at: null });
    expect(await ownersIn(app)).toBe(1);
    const owner = await callAs(app, ada.id);
    expect(await change(owner, ada.id, { role: 'author' })).toBe('LAST_ADMIN');
    await judge({ campus_judged_at: at });
    expect(await change(owner, ada.id, { role: 'author' })).toBeUndefined();
  });

  // ROLE-3, SIGNIN-54
  test('an owner with only a former password does not count if passwords are off, and is not emailed', async () => {
    const oidc = oidcAt('https://id.example.edu');
    const app = await open({ oidc, localPasswords: false });
    const ada = await addAdmin(app);
    const bob = await addAdmin(app, { email: 'bob@example.edu' });
    const putOut = { campus_subject: 'bob', campus_judged_at: null };
    await app.db.write.updateTable('admin').set(putOut).where('id', '=', bob.id).execute();
    const mailed = async (more: Partial<Config> = {}) =>
      await ownersEmails(app.db.read, { ...app.config, ...more });
    expect(await mailed()).toEqual([ada.email]);
    const owner = await callAs(app, ada.id);
    expect(await change(owner, ada.id, { role: 'author' })).toBe('LAST_ADMIN');
    const command = await runCommand(['disable', ada.email], app.config, app.deps);
    expect(command.text).toContain('last administrator');
    // They come in by password where passwords are on and no campus judges.
    expect(await mailed({ localPasswords: true })).toEqual([ada.email, bob.email]);
    const entered = app.db.write.updateTable('admin').set({ campus_entered: 1 });
    await entered.where('id', '=', bob.id).execute();
    expect(await mailed({ localPasswords: true })).toEqual([ada.email]);
    expect(await mailed({ localPasswords: true, oidc: undefined })).toEqual([ada.email, bob.email]);
  });

  // ROLE-3
  test(
    'no sequence of changes leaves the campus without an owner',
    { timeout: 60_000 },
    async () => {
      const app = await open();
      const EMAILS = ['ada@example.edu', 'bob@example.edu', 'cy@example.edu'];
      const step = fc.record({
        by: fc.nat(2),
        to: fc.nat(2),
        change: fc.oneof(
          fc.record({ role: fc.constantFrom(...ROLES) }),
          fc.record({ disabled: fc.boolean() }),
          fc.record({ role: fc.constantFrom(...ROLES), disabled: fc.boolean() }),
          fc.constant('delete' as const),
          fc.constantFrom(...ROLES),
        ),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
          await app.db.write.deleteFrom('admin').execute();
          const people = await Promise.all(
            EMAILS.map(async (email) => await addAdmin(app, { email })),
          );
          const one = (index: number) => people[index] ?? { id: '', email: '' };
          for (const { by, to, change } of steps) {
            if (typeof change === 'string' && change !== 'delete') {
              await runCommand(['role', one(to).email, change], app.config, app.deps);
            } else if (await findAdminById(app.db.read, one(by).id)) {
              const call = await callAs(app, one(by).id);
              await (change === 'delete'
                ? call(API.deleteMyAccount, { body: { password: PASSWORD } })
                : call(API.updatePerson, { params: { id: one(to).id }, body: change }));
            }
            expect(await ownersIn(app)).toBeGreaterThan(0);
          }
        }),
        { numRuns: 25 },
      );
    },
  );

  // ACCOUNTS-9
  test('the command gives a role, and the list shows it', async () => {
    const app = await open();
    await addAdmin(app);
    await addAdmin(app, { email: 'bob@example.edu' });
    const run = async (...args: string[]) => await runCommand(args, app.config, app.deps);
    expect(await run('role', 'bob@example.edu', 'reader')).toEqual({
      status: 0,
      text: 'bob@example.edu now has the role reader.\n',
    });
    expect((await run('list')).text).toContain('bob@example.edu  active    Ada (reader)\n');
    expect((await run('role', 'bob@example.edu', 'king')).status).toBe(2);
    expect((await run('role', 'bob@example.edu')).status).toBe(2);
    expect(await auditedActs(app)).toEqual(['admin.setRole']);
  });
});
