import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { addAdmin, auditedActs, codeInMail, PASSWORD } from '../test/test-admin.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';

const MINUTE = 60_000;
const email = 'ada@example.edu';
const password = 'another lamp, upstairs';

async function asked(app: TestApp, address = email): Promise<string> {
  const answer = await app.call(API.forgotPassword, { body: { email: address } });
  expect(answer.status).toBe(200);
  return await codeInMail(app);
}

async function canSignIn(app: TestApp, password: string): Promise<boolean> {
  return (await app.call(API.signIn, { body: { email, password } })).status === 200;
}

async function invited(app: TestApp): Promise<string> {
  await addAdmin(app, { password: null });
  expect((await app.call(API.resendCode, { body: { email } })).status).toBe(200);
  return await codeInMail(app);
}

describeOnEachDatabase('reset', (open) => {
  // ACCOUNTS-3, ROUTES-6
  test('forgotPassword sends a link to the configured address, not to that of the Host header', async () => {
    const app = await open({ publicUrl: 'https://reslife.example.edu' });
    await addAdmin(app);
    const headers = {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      forwarded: 'host=evil.test',
    };
    const answer = await app.call(API.forgotPassword, {
      body: { email: 'ADA@example.edu' },
      headers,
    });
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({});
    const [mail] = await app.mails();
    expect(mail?.recipient).toBe(email);
    expect(mail?.body).toMatch(
      /^https:\/\/reslife\.example\.edu\/auth\/reset-password\?email=ada%40example\.edu&passCode=[\w-]{43}$/m,
    );
    expect(mail?.body).not.toContain('evil');
    const [token] = await app.db.read.selectFrom('token').selectAll().execute();
    expect(token?.hash).not.toContain(await codeInMail(app));
    expect(await auditedActs(app)).toEqual(['admin.requestReset']);
  });

  // SIGNIN-7
  test('forgotPassword fails with EMAIL_NOT_FOUND for unknown and disabled accounts, and sends nothing', async () => {
    const app = await open();
    await addAdmin(app, { disabled: 1 });
    for (const address of [email, 'nobody@example.edu']) {
      const answer = await app.call(API.forgotPassword, { body: { email: address } });
      expect(answer.status).toBe(404);
      expect(answer.code).toBe('EMAIL_NOT_FOUND');
    }
    expect((await app.call(API.forgotPassword, { body: {} })).status).toBe(400);
    expect(await app.mails()).toEqual([]);
  });

  // ACCOUNTS-3
  test('resetPassword sets the password, ends every session and notifies the owner', async () => {
    const app = await open();
    await addAdmin(app);
    const signedIn = await app.call(API.signIn, { body: { email, password: PASSWORD } });
    const cookie = String([signedIn.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    const token = await asked(app);
    app.clock.pass(MINUTE);
    expect((await app.call(API.resetPassword, { body: { email, password, token } })).status).toBe(
      200,
    );
    expect((await app.call(API.getProfile, { headers: { cookie } })).code).toBe('NOT_SIGNED_IN');
    expect(await canSignIn(app, PASSWORD)).toBe(false);
    expect(await canSignIn(app, password)).toBe(true);
    expect((await app.mails()).map(({ subject }) => subject)).toContain(
      'Your password for ResLife On-Call was changed',
    );
    expect(await auditedActs(app)).toContain('admin.resetPassword');
  });

  // SIGNIN-11
  test('resetPassword rejects a short password, and the code stays valid', async () => {
    const app = await open();
    await addAdmin(app);
    const token = await asked(app);
    const short = await app.call(API.resetPassword, {
      body: { email, password: '12345678', token },
    });
    expect(short.status).toBe(422);
    expect(short.code).toBe('PASSWORD_TO_SHORT');
    const nine = await app.call(API.resetPassword, {
      body: { email, password: '🔑🔒🔓🚪🔑🔒🔓🚪🔑', token },
    });
    expect(nine.status).toBe(200);
  });

  // SIGNIN-10
  test('a code works once, for its own email, for 30 minutes, and then ends the other codes', async () => {
    const app = await open();
    await addAdmin(app);
    await addAdmin(app, { email: 'bob@example.edu' });
    const reset = async (token: string, address = email) =>
      (await app.call(API.resetPassword, { body: { email: address, password, token } })).code;
    const older = await asked(app);
    app.clock.pass(1);
    const newer = await asked(app);
    expect(await reset(newer, 'bob@example.edu')).toBe('INVALID_PASSCODE');
    expect(await reset(`${newer}x`)).toBe('INVALID_PASSCODE');
    expect(await reset(newer)).toBeUndefined();
    expect(await reset(newer)).toBe('INVALID_PASSCODE');
    expect(await reset(older)).toBe('INVALID_PASSCODE');
    const late = await asked(app);
    app.clock.pass(30 * MINUTE);
    expect(await reset(late)).toBe('INVALID_PASSCODE');
  });

  // ACCOUNTS-3
  test('exactly one of twenty simultaneous resets with one code succeeds', async () => {
    const app = await open();
    await addAdmin(app);
    const token = await asked(app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        app.call(API.resetPassword, { body: { email, password: `${password} ${n}`, token } }),
      ),
    );
    const won = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []));
    expect(won).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'INVALID_PASSCODE')).toHaveLength(19);
    expect(await canSignIn(app, `${password} ${won[0]}`)).toBe(true);
  });

  // ACCOUNTS-3
  test('many requests at once leave at most the thirty newest codes valid', async () => {
    const app = await open();
    await addAdmin(app);
    const oldest = await asked(app);
    app.clock.pass(1);
    const ask = () => app.call(API.forgotPassword, { body: { email } });
    await Promise.all(Array.from({ length: 33 }, ask));
    expect(await app.db.read.selectFrom('token').selectAll().execute()).toHaveLength(30);
    const old = await app.call(API.verifyUser, { body: { email, passCode: oldest } });
    expect(old.code).toBe('INVALID_PASSCODE');
  });

  // ACCESS-7, ACCOUNTS-3
  test("requests from a stranger do not use up the owner's, and end none of the owner's links", async () => {
    const app = await open({ rateLimit: true, trustProxy: ['127.0.0.1'] });
    await addAdmin(app);
    const ask = async (ip: string) => {
      const headers = { 'x-forwarded-for': ip };
      return (await app.call(API.forgotPassword, { body: { email }, headers })).status;
    };
    expect(await ask('10.0.0.1')).toBe(200);
    const token = await codeInMail(app);
    app.clock.pass(1);
    const statuses: number[] = [];
    for (let n = 0; n < 50; n += 1) statuses.push(await ask('192.0.2.7'));
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(45).fill(429)]);
    expect(await ask('10.0.0.1')).toBe(200);
    expect((await app.call(API.resetPassword, { body: { email, password, token } })).status).toBe(
      200,
    );
  });

  // ACCESS-7, ACCESS-18, ACCESS-9
  test('at most twenty emails an hour are sent, and more for a known browser', async () => {
    const app = await open({ rateLimit: true, trustProxy: ['127.0.0.1'] });
    await addAdmin(app);
    const signedIn = await app.call(API.signIn, { body: { email, password: PASSWORD } });
    const known = String([signedIn.headers['set-cookie']].flat()[1]).split(';')[0] ?? '';
    const ask = async (ip: string, cookie = '') => {
      const headers = { 'x-forwarded-for': ip, cookie };
      return (await app.call(API.forgotPassword, { body: { email }, headers })).status;
    };
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push(await ask(`192.0.2.${n}`));
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    expect(await ask('10.0.0.1')).toBe(429);
    for (let n = 0; n < 5; n += 1) expect(await ask('192.0.2.1', known)).toBe(200);
    expect(await ask('10.0.0.1', known)).toBe(429);
  });

  // SIGNIN-20, SIGNIN-21
  test('resetPassword refuses common passwords and those derived from the account, and the code stays valid', async () => {
    const app = await open();
    await addAdmin(app);
    const token = await asked(app);
    const set = async (tried: string) =>
      (await app.call(API.resetPassword, { body: { email, password: tried, token } })).code;
    expect(await set('Password123')).toBe('PASSWORD_COMMON');
    expect(await set('ada@example.edu')).toBe('PASSWORD_GUESSABLE');
    expect(await set(password)).toBeUndefined();
  });

  // ACCOUNTS-3
  test('verifyUser returns whether a code is valid and does not use it up', async () => {
    const app = await open();
    await addAdmin(app);
    const passCode = await asked(app);
    for (let n = 0; n < 3; n += 1) {
      const good = await app.call(API.verifyUser, { body: { email, passCode } });
      expect(good.data).toEqual({ email });
    }
    const bad = await app.call(API.verifyUser, { body: { email, passCode: 'guess' } });
    expect(bad.status).toBe(422);
    expect(bad.code).toBe('INVALID_PASSCODE');
    expect((await app.call(API.verifyUser, { body: { email } })).status).toBe(400);
    const body = { email, password, token: passCode };
    expect((await app.call(API.resetPassword, { body })).status).toBe(200);
  });

  test('a code is invalid once its administrator is disabled', async () => {
    const app = await open();
    await addAdmin(app);
    const token = await asked(app);
    await app.db.write.updateTable('admin').set({ disabled: 1 }).execute();
    const answer = await app.call(API.resetPassword, { body: { email, password, token } });
    expect(answer.code).toBe('INVALID_PASSCODE');
  });

  test('emails and tries of codes are limited, and a reset unlocks an account locked by guessing', async () => {
    const app = await open({ rateLimit: true, trustProxy: ['127.0.0.1'] });
    await addAdmin(app);
    const guess = (n: number) =>
      app.call(API.signIn, {
        body: { email, password: 'no' },
        headers: { 'x-forwarded-for': `10.0.0.${n}` },
      });
    for (let n = 0; n < 51; n += 1) await guess(n);
    expect(await canSignIn(app, PASSWORD)).toBe(false);
    const token = await asked(app);
    expect((await app.call(API.resetPassword, { body: { email, password, token } })).status).toBe(
      200,
    );
    expect(await canSignIn(app, password)).toBe(true);

    for (let n = 0; n < 4; n += 1) await asked(app);
    const sixth = await app.call(API.forgotPassword, { body: { email } });
    expect(sixth.code).toBe('TOO_MANY_REQUESTS');
    expect(sixth.headers['retry-after']).toBe('3600');
    const statuses: unknown[] = [];
    for (let n = 0; n < 20; n += 1) {
      const body = { email: `nobody${n}@example.edu` };
      statuses.push((await app.call(API.forgotPassword, { body })).code);
    }
    expect(statuses.filter((code) => code === 'EMAIL_NOT_FOUND')).toHaveLength(15);
    const good = await codeInMail(app);
    const codes: unknown[] = [];
    for (let n = 0; n < 51; n += 1) {
      codes.push((await app.call(API.verifyUser, { body: { email, passCode: `${n}` } })).code);
    }
    expect(codes.indexOf('TOO_MANY_REQUESTS')).toBe(50);
    // A good code is not a guess, even if others on this network are guessing.
    const ownCode = await app.call(API.verifyUser, { body: { email, passCode: good } });
    expect(ownCode.status).toBe(200);
  });
});

describeOnEachDatabase('invitation', (open) => {
  // ACCOUNTS-2
  test('resendCode sends the invitation again, only to invited people', async () => {
    const app = await open();
    await addAdmin(app, { email: 'bob@example.edu' });
    expect(await invited(app)).not.toBe('');
    expect((await app.mails()).at(-1)?.subject).toBe('Your invitation to ResLife On-Call');
    for (const address of ['bob@example.edu', 'nobody@example.edu']) {
      const answer = await app.call(API.resendCode, { body: { email: address } });
      expect(answer.code).toBe('EMAIL_NOT_FOUND');
    }
    expect((await app.call(API.resendCode, { body: {} })).status).toBe(400);
  });

  // ACCOUNTS-2
  test('signUp sets the name and the password, and signs in', async () => {
    const app = await open();
    const passCode = await invited(app);
    app.clock.pass(6 * 24 * 60 * MINUTE);
    const body = { email, password, name: ' Grace ', passCode };
    const answer = await app.call(API.signUp, { body });
    expect(answer.data).toMatchObject({ email, name: 'Grace', role: 'admin' });
    const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    const profile = await app.call(API.getProfile, { headers: { cookie } });
    expect(profile.data).toMatchObject({ email, name: 'Grace' });
    expect(await canSignIn(app, password)).toBe(true);
    expect(await auditedActs(app)).toContain('admin.acceptInvitation');
    expect((await app.call(API.signUp, { body })).code).toBe('INVALID_PASSCODE');
  });

  // ACCOUNTS-2
  test('signUp without an invitation is an error', async () => {
    const app = await open();
    const body = { email, password, passCode: 'guess' };
    expect((await app.call(API.signUp, { body })).code).toBe('INVALID_PASSCODE');
    const short = await app.call(API.signUp, { body: { ...body, password: '12345678' } });
    expect(short.code).toBe('PASSWORD_TO_SHORT');
    expect((await app.call(API.signUp, { body: { email, password } })).status).toBe(400);
    expect(await app.db.read.selectFrom('admin').selectAll().execute()).toEqual([]);
  });

  // ACCOUNTS-2
  test('signUp accepts no reset code, and no invitation older than 7 days', async () => {
    const app = await open();
    const passCode = await invited(app);
    const reset = await asked(app);
    const withReset = await app.call(API.signUp, { body: { email, password, passCode: reset } });
    expect(withReset.code).toBe('INVALID_PASSCODE');
    app.clock.pass(7 * 24 * 60 * MINUTE);
    const late = await app.call(API.signUp, { body: { email, password, passCode } });
    expect(late.code).toBe('INVALID_PASSCODE');
  });

  test('the page of the link accepts the code of an invitation too', async () => {
    const app = await open();
    const token = await invited(app);
    expect((await app.call(API.resetPassword, { body: { email, password, token } })).status).toBe(
      200,
    );
    expect(await canSignIn(app, password)).toBe(true);
  });
});
