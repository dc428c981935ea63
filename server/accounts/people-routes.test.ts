import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { addAdmin, auditedActs, codeInMail, PASSWORD } from '../test/test-admin.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';

const bob = 'bob@example.edu';
const password = 'another lamp, upstairs';

async function auditOf({ db }: TestApp, what: string) {
  return await db.read
    .selectFrom('audit')
    .select(['who', 'subject'])
    .where('what', '=', what)
    .execute();
}

describeOnEachDatabase('people', (open) => {
  // ACCOUNTS-12, ACCOUNTS-13
  test('listPeople lists everybody with their state, last sign-in and whether they are signed in', async () => {
    const app = await open();
    const call = await app.signedIn();
    await addAdmin(app, { email: bob });
    await addAdmin(app, { email: 'cy@example.edu', disabled: 1 });
    await app.call(API.signIn, { body: { email: bob, password: PASSWORD } });
    const at = app.clock.now.toISOString();
    const { people: data, ...counts } = (await call(API.listPeople)).data;
    expect(counts).toEqual({
      found: 3,
      total: 3,
      signedIn: 2,
      isOneActive: true,
      isOneOwner: true,
    });
    expect(
      data.map(({ email, state, lastSignInAt, isSignedIn }) => [
        email,
        state,
        lastSignInAt,
        isSignedIn,
      ]),
    ).toEqual([
      ['ada@example.edu', 'invited', null, true],
      [bob, 'active', at, true],
      ['cy@example.edu', 'disabled', null, false],
    ]);
    // Neither passwords nor links to other providers leave the server.
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(
      ['_id', 'email', 'isSignedIn', 'lastSignInAt', 'name', 'role', 'state'].sort(),
    );
    app.clock.pass(2 * 3_600_000 - 1);
    await call(API.getProfile);
    app.clock.pass(2);
    const later = (await call(API.listPeople)).data.people;
    expect(later.map(({ isSignedIn }) => isSignedIn)).toEqual([true, false, false]);
  });

  // ACCOUNTS-18
  test('listPeople has ten people on a page, sorted by email, and finds them by name or email', async () => {
    const app = await open();
    const call = await app.signedIn({ email: 'zoe@example.edu' });
    const list = async (query: Record<string, string>) => {
      const { data } = await call(API.listPeople, { query });
      return { ...data, people: data.people.map(({ email }) => email) };
    };
    expect(await list({})).toMatchObject({ people: ['zoe@example.edu'], found: 1, total: 1 });
    const emails = Array.from({ length: 10 }, (_, n) => `p${n}@example.edu`);
    for (const email of emails) await addAdmin(app, { email });
    expect(await list({})).toMatchObject({ people: emails, found: 11, isOneActive: false });
    expect((await list({ page: '2' })).people).toEqual(['zoe@example.edu']);
    expect((await list({ page: '3' })).people).toEqual([]);
    expect((await list({ page: '2', pageSize: '4' })).people).toEqual(emails.slice(4, 8));
    for (const page of ['0', '-1', '1.5', 'x']) {
      expect((await call(API.listPeople, { query: { page } })).status).toBe(400);
    }

    const body = { name: 'Zoë 100%_\\' };
    expect((await call(API.updateProfile, { body })).status).toBe(200);
    for (const search of ['ZOE', 'zoë', 'oë EXAMPLE', ' 100% ', '%_\\', 'zoe@ex']) {
      const found = { people: ['zoe@example.edu'], found: 1, total: 11 };
      expect(await list({ search })).toMatchObject(found);
    }
    expect(await list({ search: 'ada', page: '2', pageSize: '9' })).toMatchObject({
      people: ['p9@example.edu'],
      found: 10,
    });
    for (const search of ['_zoe', 'ada zoe', '%%']) {
      expect(await list({ search })).toMatchObject({ people: [], found: 0 });
    }
  });

  // ACCOUNTS-13, ACCOUNTS-18
  test('getPerson returns one person, listOwners the names of the owners of issues', async () => {
    const app = await open();
    const call = await app.signedIn();
    const { id } = await addAdmin(app, { email: bob });
    const person = await call(API.getPerson, { params: { id } });
    expect(person.data).toMatchObject({ _id: id, email: bob, name: 'Ada', state: 'active' });
    expect((await call(API.getPerson, { params: { id: 'nobody' } })).code).toBe('NOT_FOUND');
    expect((await call(API.listOwners)).data).toEqual([]);
    for (const title of ['Mice', 'Rats']) {
      const body = { title, category: 'Pests', owner: id };
      await call(API.createIssue, { body });
    }
    expect((await call(API.listOwners)).data).toEqual([{ _id: id, name: 'Ada' }]);
  });

  // ACCOUNTS-12, ACCOUNTS-20
  test('invitePerson emails a link to sign up, and can email it again', async () => {
    const app = await open();
    const call = await app.signedIn();
    const invited = await call(API.invitePerson, { body: { email: ' Bob@example.edu' } });
    expect(invited.data).toMatchObject({ email: bob, state: 'invited', lastSignInAt: null });
    app.clock.pass(1);
    const again = await call(API.invitePerson, { body: { email: bob } });
    expect(again.data).toEqual(invited.data);
    const mails = await app.mails();
    expect(mails.map(({ recipient }) => recipient)).toEqual([bob, bob]);
    expect(mails[0]?.body).toContain('/auth/invitation?');
    const ada = (await call(API.listPeople)).data.people[0];
    const line = { who: ada?._id, subject: invited.data._id };
    expect(await auditOf(app, 'admin.invite')).toEqual([line, line]);
    const body = { email: bob, password, name: 'Bob', passCode: await codeInMail(app) };
    expect((await app.call(API.signUp, { body })).data).toMatchObject({ name: 'Bob' });
    const taken = await call(API.invitePerson, { body: { email: bob } });
    expect([taken.status, taken.code]).toEqual([409, 'EMAIL_TAKEN']);
    for (const email of [
      'no address',
      'a@b\r\nBcc: x',
      'b\u043Eb@example.edu',
      'x<bob@example.edu>',
    ]) {
      expect((await call(API.invitePerson, { body: { email } })).code).toBe('INVALID_INPUT');
    }
    expect((await call(API.invitePerson, { body: { email: bob, name: 'Bob' } })).status).toBe(400);
    expect(await app.mails()).toHaveLength(2);
  });

  // ACCOUNTS-12
  test('invitePerson sends five emails an hour to one address and sixty in all', async () => {
    const app = await open({ rateLimit: true });
    const call = await app.signedIn();
    const invite = async (email: string) =>
      (await call(API.invitePerson, { body: { email } })).status;
    for (let n = 0; n < 5; n += 1) expect(await invite(bob)).toBe(200);
    expect(await invite(bob)).toBe(429);
    for (let n = 5; n < 60; n += 1) expect(await invite(`p${n}@example.edu`)).toBe(200);
    expect(await invite('q@example.edu')).toBe(429);
    app.clock.pass(3_600_000);
    const another = await app.signedIn({ email: 'eve@example.edu' });
    expect((await another(API.invitePerson, { body: { email: bob } })).status).toBe(200);
  });

  // ACCOUNTS-13
  test('updatePerson disables a person, which ends sessions and links, and enables again', async () => {
    const app = await open();
    const call = await app.signedIn();
    const { id } = await addAdmin(app, { email: bob });
    await addAdmin(app, { email: 'who-stays@example.edu' });
    const theirs = await app.signedIn({ email: 'cy@example.edu' });
    const cy = (await call(API.listPeople)).data.people.find(
      ({ email }) => email === 'cy@example.edu',
    );
    const disabled = await call(API.updatePerson, {
      params: { id: cy?._id ?? '' },
      body: { disabled: true },
    });
    expect(disabled.data).toMatchObject({ state: 'disabled', isSignedIn: false });
    expect((await theirs(API.getProfile)).status).toBe(401);
    await app.call(API.forgotPassword, { body: { email: bob } });
    const token = await codeInMail(app);
    const params = { id };
    await call(API.updatePerson, { params, body: { disabled: true } });
    const signIn = async () =>
      (await app.call(API.signIn, { body: { email: bob, password: PASSWORD } })).status;
    expect(await signIn()).toBe(401);
    const enabled = await call(API.updatePerson, { params, body: { disabled: false } });
    expect(enabled.data.state).toBe('active');
    expect(await signIn()).toBe(200);
    const reset = { email: bob, password, token };
    expect((await app.call(API.resetPassword, { body: reset })).code).toBe('INVALID_PASSCODE');
    const ada = (await call(API.listPeople)).data.people[0];
    expect(await auditOf(app, 'admin.enable')).toEqual([{ who: ada?._id, subject: id }]);
    expect(await auditedActs(app)).toContain('admin.disable');
  });

  // ACCOUNTS-16
  test('a person who is disabled or deletes the account hands over all issues, even archived ones', async () => {
    const app = await open();
    const call = await app.signedIn();
    await addAdmin(app, { email: 'who-stays@example.edu' });
    const { id: from } = await addAdmin(app, { email: bob });
    const { id: to } = await addAdmin(app, { email: 'cy@example.edu' });
    const own = { title: 'Mice', category: 'Pests', owner: from };
    const { data: first } = await call(API.createIssue, { body: own });
    const { data: second } = await call(API.createIssue, { body: own });
    await call(API.updateIssue, { params: { id: second._id }, body: { isArchived: true } });
    const owners = async () =>
      await Promise.all(
        [first, second].map(async ({ _id: id }) => {
          const { data } = await call(API.getIssue, { params: { id } });
          return 'owner' in data ? data.owner : undefined;
        }),
      );
    const disable = async (issuesTo?: string | null) =>
      await call(API.updatePerson, { params: { id: from }, body: { disabled: true, issuesTo } });
    for (const nobody of [from, 'nobody']) {
      expect((await disable(nobody)).problems).toMatchObject([{ field: 'issuesTo' }]);
    }
    expect((await call(API.listPeople)).data.people.map(({ state }) => state)).not.toContain(
      'disabled',
    );
    await disable();
    expect(await owners()).toEqual([from, from]);
    expect((await disable(to)).data.state).toBe('disabled');
    expect(await owners()).toEqual([to, to]);
    // An editor that was open hears about it.
    const body = { title: 'Rats', basedOn: first.version };
    const lost = await call(API.updateIssue, { params: { id: first._id }, body });
    expect([lost.code, lost.problems?.[0]?.['part']]).toEqual(['VERSION_CONFLICT', 'details']);
    const signedIn = await app.call(API.signIn, {
      body: { email: 'cy@example.edu', password: PASSWORD },
    });
    const cookie = String([signedIn.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    const headers = { cookie };
    const ending = { password: PASSWORD, issuesTo: from };
    expect((await app.call(API.deleteMyAccount, { body: ending, headers })).status).toBe(400);
    expect(
      (await app.call(API.deleteMyAccount, { body: { password: PASSWORD }, headers })).status,
    ).toBe(200);
    expect(await owners()).toEqual([null, null]);
  });

  // ACCOUNTS-13
  test('updatePerson refuses to disable oneself and the last person who can sign in, and two people who disable each other', async () => {
    const app = await open();
    const ada = await addAdmin(app);
    const signIn = async (email: string) => {
      const answer = await app.call(API.signIn, { body: { email, password: PASSWORD } });
      const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
      return async (id: string) =>
        await app.call(API.updatePerson, {
          params: { id },
          body: { disabled: true },
          headers: { cookie },
        });
    };
    const adaDisables = await signIn(ada.email);
    const own = await adaDisables(ada.id);
    expect([own.status, own.code]).toEqual([409, 'OWN_ACCOUNT']);
    expect((await adaDisables('nobody')).status).toBe(404);
    // One who is signed in and has no way to sign in again.
    const call = await app.signedIn({ email: 'cy@example.edu' });
    const last = await call(API.updatePerson, { params: { id: ada.id }, body: { disabled: true } });
    expect([last.status, last.code]).toEqual([409, 'LAST_ADMIN']);
    const other = await addAdmin(app, { email: bob });
    const bobDisables = await signIn(bob);
    const both = await Promise.all([adaDisables(other.id), bobDisables(ada.id)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
