import { expect, onTestFinished, test, vi } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Role } from '#core/people/role.ts';
import { campusBrowser } from '../test/campus-browser.ts';
import { openCampusIssuer, type CampusPerson } from '../test/campus-issuer.ts';
import { addAdmin, auditedActs } from '../test/test-admin.ts';
import { describeOnEachDatabase, type Open, type TestApp } from '../test/test-app.ts';
import type { OidcConfig } from '../base/oidc-config.ts';
import { changePerson } from './people.ts';
import { findAdmin } from './accounts.sql.ts';

const PUBLIC_URL = 'http://localhost:3000';
const email = 'ada@example.edu';
const ADA: CampusPerson = { sub: 'ada', email, email_verified: true, name: 'Ada Adeyemi' };
const roleClaim = {
  name: 'groups',
  roles: new Map<string, Role>([
    ['leads', 'owner'],
    ['staff', 'author'],
    ['desk', 'reader'],
  ]),
};

async function openWithRoles(open: Open, settings: Partial<OidcConfig> = {}) {
  const issuer = await openCampusIssuer(PUBLIC_URL, ADA);
  onTestFinished(issuer.stop);
  const app = await open({
    oidc: { ...issuer.oidc, roleClaim, ...settings },
    publicUrl: PUBLIC_URL,
  });
  app.clock.now = new Date();
  const signIn = async (groups: unknown, person = ADA) => {
    issuer.become({ ...person, ...(groups !== undefined && { groups }) });
    const browser = campusBrowser(app);
    const { searchParams } = await browser.signIn();
    return { browser, failure: searchParams.get('failure') };
  };
  return { app, signIn };
}

async function roleIn({ db }: TestApp, of = email): Promise<Role | undefined> {
  return (await findAdmin(db.read, of))?.role;
}

describeOnEachDatabase('roles given by the campus', (open) => {
  // SIGNIN-40
  test('each sign-in gives the highest role of the values, and a change is in the activity log', async () => {
    const { app, signIn } = await openWithRoles(open);
    await addAdmin(app, { email, role: 'reader' });
    await addAdmin(app, { email: 'bob@example.edu' });
    for (const [groups, role] of [
      ['staff', 'author'],
      [['desk', 'leads', 'students'], 'owner'],
      [['leads'], 'owner'],
      ['desk', 'reader'],
    ] as const) {
      expect((await signIn(groups)).failure).toBe(null);
      expect(await roleIn(app)).toBe(role);
    }
    const acts = await auditedActs(app);
    expect(acts.filter((act) => act === 'admin.takeRole')).toHaveLength(3);
  });

  // SIGNIN-40, ROLE-4
  test('a role from the campus ends with its value, even in an open session; a role given here stays', async () => {
    const { app, signIn } = await openWithRoles(open);
    const { id } = await addAdmin(app, { email, role: 'author' });
    await addAdmin(app, { email: 'bob@example.edu' });
    await signIn(['students']);
    expect(await roleIn(app)).toBe('author');
    const { browser } = await signIn(['leads']);
    const headers = { cookie: browser.cookie() };
    expect((await app.call(API.listTrail, { headers })).status).toBe(200);
    // A missing claim gives no role either.
    await signIn(undefined);
    expect(await roleIn(app)).toBe('reader');
    expect((await app.call(API.listTrail, { headers })).code).toBe('NOT_ALLOWED');
    await changePerson(app.config, app.deps, { who: null, id, role: 'author' });
    await signIn(['students']);
    expect(await roleIn(app)).toBe('author');
  });

  // SIGNIN-40, ROLE-3
  test('the last owner stays an owner until there is another one', async () => {
    const { app, signIn } = await openWithRoles(open);
    await addAdmin(app, { email });
    await addAdmin(app, { email: 'gone@example.edu', disabled: 1 });
    expect((await signIn(['desk'])).failure).toBe(null);
    expect(await roleIn(app)).toBe('owner');
    await signIn(['leads']);
    await signIn([]);
    expect(await roleIn(app)).toBe('owner');
    await addAdmin(app, { email: 'bob@example.edu' });
    await signIn([]);
    expect(await roleIn(app)).toBe('reader');
  });

  // SIGNIN-40
  test('one owner is left if all owners lose the role at once', async () => {
    const { app, signIn } = await openWithRoles(open);
    const emails = ['ada', 'bob', 'cy', 'di'].map((name) => `${name}@example.edu`);
    for (const one of emails) await addAdmin(app, { email: one });
    for (const one of emails)
      await signIn(['desk'], { sub: one, email: one, email_verified: true });
    const roles = await Promise.all(emails.map(async (one) => await roleIn(app, one)));
    expect(roles.filter((role) => role === 'owner')).toHaveLength(1);
  });

  // SIGNIN-40
  test('the claim lets nobody in, and a new person is a reader unless a value says otherwise', async () => {
    const invited = await openWithRoles(open);
    expect((await invited.signIn(['leads'])).failure).toBe('unknown');
    const { app, signIn } = await openWithRoles(open, { domains: ['example.edu'] });
    await signIn(['students']);
    expect(await roleIn(app)).toBe('reader');
    const bob = { sub: 'bob', email: 'bob@example.edu', email_verified: true };
    await signIn(['staff'], bob);
    expect(await roleIn(app, bob.email)).toBe('author');
    const without = await openWithRoles(open, { domains: ['example.edu'], roleClaim: undefined });
    await without.signIn(['desk']);
    expect(await roleIn(without.app)).toBe('reader');
  });

  // SIGNIN-51
  test('a person in more groups than the issuer can send is told so and keeps the role', async () => {
    const warn = vi.fn();
    const { app, signIn } = await openWithRoles(open, { domains: ['example.edu'] });
    app.deps.log.warn = warn;
    await addAdmin(app, { email: 'bob@example.edu' });
    await signIn(['leads']);
    const elsewhere = { src1: { endpoint: 'https://graph.example.com/groups' } };
    const tooMany = { _claim_names: { groups: 'src1' }, _claim_sources: elsewhere };
    for (const overage of [tooMany, { hasgroups: true }]) {
      const { failure } = await signIn(undefined, { ...ADA, ...overage });
      expect(failure).toBe('withheld');
      expect(await roleIn(app)).toBe('owner');
    }
    const reason = expect.stringMatching(/left out the claim 'groups'.*too many groups/);
    expect(warn).toHaveBeenCalledWith({ failure: 'withheld', reason }, 'campus sign-in refused');
    const claim = { name: 'groups', value: 'reslife' };
    const byClaim = await openWithRoles(open, { claim, roleClaim: undefined });
    expect((await byClaim.signIn(undefined, { ...ADA, ...tooMany })).failure).toBe('withheld');
  });

  // SIGNIN-40
  test('listPeople says whose role is from the campus, as long as the campus gives any', async () => {
    const { app, signIn } = await openWithRoles(open);
    await addAdmin(app, { email });
    const { id } = await addAdmin(app, { email: 'bob@example.edu' });
    const { browser } = await signIn(['leads']);
    const headers = { cookie: browser.cookie() };
    const { data } = await app.call(API.listPeople, { headers });
    expect(data.people.map(({ isRoleOfCampus }) => isRoleOfCampus)).toEqual([true, undefined]);
    await app.db.write.updateTable('admin').set({ role_of_campus: 1 }).execute();
    app.config.oidc = app.config.oidc && { ...app.config.oidc, roleClaim: undefined };
    const bob = await app.call(API.getPerson, { params: { id }, headers });
    expect(bob.data).not.toHaveProperty('isRoleOfCampus');
  });
});
