import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { addAdmin, auditedActs, codeInMail, PASSWORD } from '../test/test-admin.ts';
import { describeOnEachDatabase, type Call, type TestApp } from '../test/test-app.ts';

const email = 'ada@example.edu';
const newPassword = 'another lamp, upstairs';

async function signIn(
  app: TestApp,
  address = email,
  password = PASSWORD,
  headers = {},
): Promise<Call> {
  const answer = await app.call(API.signIn, { body: { email: address, password }, headers });
  expect(answer.status).toBe(200);
  const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  return (endpoint, request = {}) =>
    app.call(endpoint, { ...request, headers: { cookie, ...request.headers } });
}

describeOnEachDatabase('profile', (open) => {
  // ACCOUNTS-6
  test('getProfile returns the own name and email only to somebody signed in', async () => {
    const app = await open();
    await addAdmin(app);
    expect((await app.call(API.getProfile)).status).toBe(401);
    const call = await signIn(app);
    expect((await call(API.getProfile)).data).toEqual({
      email,
      name: 'Ada',
      pendingEmail: null,
      reminders: true,
      language: null,
    });
  });

  // SIGNIN-13
  test('updateProfile accepts the present email unchanged', async () => {
    const app = await open();
    const old = 'ren\u00E9@example.edu';
    await addAdmin(app, { email: old });
    const call = await signIn(app, old);
    expect((await call(API.updateProfile, { body: { email: old } })).data.email).toBe(old);
  });

  // ACCOUNTS-7, ACCOUNTS-11
  test('updateProfile accepts another email only with the password, and nothing changes until it is confirmed', async () => {
    const app = await open({ rateLimit: true });
    await addAdmin(app);
    const call = await signIn(app);
    const moved = { email: ' Eve@example.edu' };
    for (const body of [moved, { ...moved, password: 'not the lamp' }]) {
      const answer = await call(API.updateProfile, { body });
      expect([answer.status, answer.code]).toEqual([401, 'INCORRECT_CREDENTIALS']);
    }
    expect(await app.mails()).toEqual([]);
    const asked = await call(API.updateProfile, { body: { ...moved, password: PASSWORD } });
    const waiting = {
      email,
      name: 'Ada',
      pendingEmail: 'eve@example.edu',
      reminders: true,
      language: null,
    };
    expect(asked.data).toEqual(waiting);
    expect((await call(API.getProfile)).data).toEqual(waiting);
    const notices = (await app.mails()).map(({ recipient, body }) => [
      recipient,
      body.includes('passCode='),
    ]);
    expect(notices).toContainEqual(['eve@example.edu', true]);
    expect(notices).toContainEqual([email, false]);
    // Sending the current email is not a change: it asks for nothing, and withdraws the pending one.
    const back = await call(API.updateProfile, { body: { email: ' ADA@example.edu' } });
    expect(back.data).toEqual({ ...waiting, pendingEmail: null });
    for (let n = 0; n < 10; n += 1) {
      const body = { email: 'mallory@example.edu', password: `guess ${n}` };
      expect((await call(API.updateProfile, { body })).code).toBe('INCORRECT_CREDENTIALS');
    }
    const body = { email: 'mallory@example.edu', password: PASSWORD };
    expect((await call(API.updateProfile, { body })).code).toBe('TOO_MANY_REQUESTS');
  });

  // ACCOUNTS-7, ACCOUNTS-11
  test('confirmEmail changes the email once, notifies the former address, and ends other sessions and codes', async () => {
    const app = await open();
    await addAdmin(app);
    await addAdmin(app, { email: 'bob@example.edu' });
    const [call, elsewhere] = [await signIn(app), await signIn(app)];
    const bob = await signIn(app, 'bob@example.edu');
    await app.call(API.forgotPassword, { body: { email } });
    const token = await codeInMail(app);
    app.clock.pass(1);
    const change = { email: 'Countess@example.edu', password: PASSWORD };
    await call(API.updateProfile, { body: { ...change, email: 'first@example.edu' } });
    const former = await codeInMail(app, 'first@example.edu');
    await call(API.updateProfile, { body: change });
    const passCode = await codeInMail(app, 'countess@example.edu');
    expect((await app.call(API.confirmEmail, { body: { passCode } })).code).toBe('NOT_SIGNED_IN');
    // A change that another took the place of, a guess, a code for something else, another's session.
    for (const [who, wrong] of [
      [call, former],
      [call, 'guess'],
      [call, token],
      [bob, passCode],
    ] as const) {
      const answer = await who(API.confirmEmail, { body: { passCode: wrong } });
      expect([answer.status, answer.code]).toEqual([422, 'INVALID_PASSCODE']);
    }
    const reset = { email, password: newPassword, token: passCode };
    expect((await app.call(API.resetPassword, { body: reset })).code).toBe('INVALID_PASSCODE');
    expect((await elsewhere(API.getProfile)).status).toBe(200);

    const done = await call(API.confirmEmail, { body: { passCode } });
    expect(done.data).toEqual({
      email: 'countess@example.edu',
      name: 'Ada',
      pendingEmail: null,
      reminders: true,
      language: null,
    });
    expect(String(done.headers['set-cookie'])).toContain('known-');
    expect((await elsewhere(API.getProfile)).status).toBe(401);
    expect((await call(API.confirmEmail, { body: { passCode } })).code).toBe('INVALID_PASSCODE');
    const told = (await app.mails()).filter(({ subject }) => subject.endsWith('was changed'));
    expect(told.map(({ recipient }) => recipient)).toEqual([email]);
    expect(told[0]?.body).toContain('countess@example.edu');
    for (const address of [email, 'countess@example.edu']) {
      const body = { email: address, password: newPassword, token };
      expect((await app.call(API.resetPassword, { body })).code).toBe('INVALID_PASSCODE');
    }
    expect(await signIn(app, 'countess@example.edu')).toBeTypeOf('function');
    expect(await auditedActs(app)).toEqual(
      expect.arrayContaining(['admin.requestEmail', 'admin.changeEmail']),
    );
  });

  // ACCOUNTS-11
  test('confirmEmail refuses an email that somebody else got in the meantime, and any after a day', async () => {
    const app = await open({ rateLimit: true });
    await addAdmin(app);
    const call = await signIn(app);
    const body = { email: 'bob@example.edu', password: PASSWORD };
    await call(API.updateProfile, { body });
    const passCode = await codeInMail(app, 'bob@example.edu');
    await addAdmin(app, { email: 'bob@example.edu' });
    const taken = await call(API.confirmEmail, { body: { passCode } });
    expect([taken.status, taken.code]).toEqual([409, 'EMAIL_TAKEN']);
    for (let n = 0; n < 50; n += 1) {
      await call(API.confirmEmail, { body: { passCode: `guess ${n}` } });
    }
    expect((await call(API.confirmEmail, { body: { passCode: 'one more' } })).code).toBe(
      'TOO_MANY_REQUESTS',
    );
    app.clock.pass(24 * 3_600_000);
    const later = await signIn(app);
    expect((await later(API.getProfile)).data.pendingEmail).toBeNull();
    expect((await later(API.confirmEmail, { body: { passCode } })).code).toBe('INVALID_PASSCODE');
  });

  // ACCOUNTS-6
  test('updateProfile changes the name without a password', async () => {
    const app = await open();
    await addAdmin(app);
    expect((await app.call(API.updateProfile, { body: { name: 'Eve' } })).status).toBe(401);
    const call = await signIn(app);
    const named = await call(API.updateProfile, { body: { name: ' Ada\u0007 Lovelace\u202e ' } });
    expect(named.data).toEqual({
      email,
      name: 'Ada Lovelace',
      pendingEmail: null,
      reminders: true,
      language: null,
    });
    expect(await app.mails()).toEqual([]);
    const acts = await auditedActs(app);
    expect(acts.filter((act) => act === 'admin.editProfile')).toHaveLength(1);
    // A change of nothing is no act.
    await call(API.updateProfile, { body: { name: 'Ada Lovelace', reminders: true } });
    expect(await auditedActs(app)).toEqual(acts);
    await call(API.updateProfile, { body: { name: 'Ada Lovelace', reminders: false } });
    expect(await auditedActs(app)).toHaveLength(acts.length + 1);
  });

  // ACCOUNTS-14
  test('listSignIns lists the own sessions with their devices, the present one first', async () => {
    const app = await open();
    await addAdmin(app);
    await addAdmin(app, { email: 'bob@example.edu' });
    await signIn(app, 'bob@example.edu');
    await signIn(app, email, PASSWORD, {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    });
    app.clock.pass(60_000);
    const [call] = [await signIn(app), await signIn(app)];
    const listed = (await call(API.listSignIns)).data;
    expect(listed.map(({ isThisOne }) => isThisOne)).toEqual([true, false, false]);
    expect(listed[0]).toMatchObject({ browser: null, system: null });
    expect(listed[2]).toMatchObject({
      startedAt: '2026-11-20T03:07:00.000Z',
      address: '127.0.0.1',
      browser: 'Safari',
      system: 'iPhone',
    });
    // The name of a session is neither its cookie nor its stored hash.
    const stored = await app.db.read.selectFrom('session').select('hash').execute();
    expect(stored.some(({ hash }) => hash.includes(listed[2]?._id ?? ''))).toBe(false);
  });

  // ACCOUNTS-14
  test('endSignIn ends one of the own sessions, and nobody else’s', async () => {
    const app = await open();
    await addAdmin(app);
    await addAdmin(app, { email: 'bob@example.edu' });
    const bob = await signIn(app, 'bob@example.edu');
    const [call, other] = [await signIn(app), await signIn(app)];
    const params = { id: (await call(API.listSignIns)).data[1]?._id ?? '' };
    const foreign = await bob(API.endSignIn, { params });
    expect([foreign.status, foreign.code]).toEqual([404, 'NOT_FOUND']);
    expect((await other(API.getProfile)).status).toBe(200);
    expect((await call(API.endSignIn, { params })).status).toBe(200);
    expect((await other(API.getProfile)).status).toBe(401);
    expect((await call(API.endSignIn, { params })).status).toBe(404);
    expect(await auditedActs(app)).toContain('session.revoke');
  });

  // ACCOUNTS-14
  test('endOtherSignIns ends all own sessions except the present one', async () => {
    const app = await open();
    await addAdmin(app);
    await addAdmin(app, { email: 'bob@example.edu' });
    const bob = await signIn(app, 'bob@example.edu');
    const [call, ...others] = [await signIn(app), await signIn(app), await signIn(app)];
    expect((await call(API.endOtherSignIns)).status).toBe(200);
    for (const other of others) expect((await other(API.getProfile)).status).toBe(401);
    expect((await call(API.listSignIns)).data).toHaveLength(1);
    expect((await bob(API.getProfile)).status).toBe(200);
    expect(await auditedActs(app)).toContain('session.revoke');
  });

  test('updateProfile refuses an email of somebody else, an invalid email and an empty name', async () => {
    const app = await open();
    await addAdmin(app);
    await addAdmin(app, { email: 'bob@example.edu' });
    const call = await signIn(app);
    const taken = await call(API.updateProfile, {
      body: { email: 'Bob@example.edu', password: PASSWORD },
    });
    expect(taken.status).toBe(409);
    expect(taken.code).toBe('EMAIL_TAKEN');
    const lookalike = { email: '\uFF42ob@example.edu', password: PASSWORD };
    const bad = [{ email: 'a@b@c' }, { email: 'a@b\r\nBcc: x' }, { name: ' \u200e ' }];
    for (const body of [...bad, lookalike]) {
      expect((await call(API.updateProfile, { body })).code).toBe('INVALID_INPUT');
    }
    expect((await call(API.updateProfile, { body: { role: 'owner' } })).status).toBe(400);
    expect((await call(API.getProfile)).data).toEqual({
      email,
      name: 'Ada',
      pendingEmail: null,
      reminders: true,
      language: null,
    });
  });

  // ACCOUNTS-4
  test('changePassword ends the other sessions, keeps its own and notifies the owner of the account', async () => {
    const app = await open();
    await addAdmin(app);
    const [call, elsewhere] = [await signIn(app), await signIn(app)];
    const body = { password: PASSWORD, newPassword };
    expect((await app.call(API.changePassword, { body })).status).toBe(401);
    expect((await call(API.changePassword, { body })).status).toBe(200);
    expect((await call(API.getProfile)).status).toBe(200);
    expect((await elsewhere(API.getProfile)).status).toBe(401);
    expect((await app.mails()).map(({ subject }) => subject)).toContain(
      'Your password for ResLife On-Call was changed',
    );
    expect(await signIn(app, email, newPassword)).toBeTypeOf('function');
  });

  // ACCOUNTS-4, SIGNIN-20, SIGNIN-21
  test('changePassword needs the present password and a good new one', async () => {
    const app = await open({ rateLimit: true });
    await addAdmin(app);
    const call = await signIn(app);
    const change = async (password: string, newPassword: string) =>
      (await call(API.changePassword, { body: { password, newPassword } })).code;
    expect(await change(PASSWORD, '12345678')).toBe('PASSWORD_TO_SHORT');
    expect(await change(PASSWORD, 'qwertyuiop')).toBe('PASSWORD_COMMON');
    expect(await change(PASSWORD, '         x')).toBe('PASSWORD_COMMON');
    expect(await change(PASSWORD, 'reslife on call')).toBe('PASSWORD_GUESSABLE');
    expect((await call(API.changePassword, { body: { newPassword } })).status).toBe(400);
    for (let n = 0; n < 10; n += 1) {
      expect(await change('not the lamp', newPassword)).toBe('INCORRECT_CREDENTIALS');
    }
    expect(await change(PASSWORD, newPassword)).toBe('TOO_MANY_REQUESTS');
    expect((await app.call(API.signIn, { body: { email, password: PASSWORD } })).status).toBe(200);
  });

  test('exactly one of several simultaneous password changes succeeds', async () => {
    const app = await open();
    await addAdmin(app);
    const call = await signIn(app);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        call(API.changePassword, { body: { password: PASSWORD, newPassword: newPassword + n } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  // ACCOUNTS-5
  test('deleteMyAccount deletes the account with its sessions and codes', async () => {
    const app = await open();
    const { id } = await addAdmin(app);
    await addAdmin(app, { email: 'bob@example.edu' });
    const call = await signIn(app);
    await app.call(API.forgotPassword, { body: { email } });
    const wrong = await call(API.deleteMyAccount, { body: { password: 'not the lamp' } });
    expect(wrong.code).toBe('INCORRECT_CREDENTIALS');
    const body = { password: PASSWORD };
    expect((await app.call(API.deleteMyAccount, { body })).status).toBe(401);
    expect((await call(API.deleteMyAccount, { body: {} })).status).toBe(400);
    expect((await call(API.deleteMyAccount, { body })).status).toBe(200);
    expect((await call(API.getProfile)).status).toBe(401);
    for (const table of ['session', 'token'] as const) {
      const rows = await app.db.read.selectFrom(table).selectAll().execute();
      expect(rows.filter((row) => row.admin_id === id)).toEqual([]);
    }
    expect(await auditedActs(app)).toContain('admin.delete');
  });

  // SIGNIN-55, SESSION-16
  test('deleteMyAccount asks somebody without a password for a proof of the last 15 minutes, whatever is sent', async () => {
    const app = await open();
    await addAdmin(app, { email: 'bob@example.edu' });
    const headers = { cookie: (await app.signedIn()).cookie };
    app.clock.pass(15 * 60_000);
    for (const body of [{}, { password: 'any text' }])
      expect((await app.call(API.deleteMyAccount, { body, headers })).code).toBe('PROVE_AGAIN');
    app.clock.pass(-1);
    expect((await app.call(API.deleteMyAccount, { body: {}, headers })).status).toBe(200);
  });

  // ACCOUNTS-5
  test('deleteMyAccount does not delete the last administrator who can sign in, even if two try at once', async () => {
    const app = await open();
    await addAdmin(app);
    await addAdmin(app, { email: 'new@example.edu', password: null });
    await addAdmin(app, { email: 'gone@example.edu', disabled: 1 });
    const body = { password: PASSWORD };
    const call = await signIn(app);
    const alone = await call(API.deleteMyAccount, { body });
    expect(alone.status).toBe(409);
    expect(alone.code).toBe('LAST_ADMIN');
    await addAdmin(app, { email: 'bob@example.edu' });
    const other = await signIn(app, 'bob@example.edu');
    const both = await Promise.all([
      call(API.deleteMyAccount, { body }),
      other(API.deleteMyAccount, { body }),
    ]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });
});
