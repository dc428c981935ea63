import { expect, test } from 'vitest';
import { API } from '#core/api.ts';
import { addAdmin, auditedActs, codeInMail, PASSWORD } from '../test/test-admin.ts';
import { describeOnEachDatabase, type Call, type TestApp } from '../test/test-app.ts';

const email = 'ada@example.edu';
const newPassword = 'another lamp, upstairs';

async function signIn(app: TestApp, address = email, password = PASSWORD): Promise<Call> {
  const answer = await app.call(API.signIn, { body: { email: address, password } });
  expect(answer.status).toBe(200);
  const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  return (endpoint, request = {}) =>
    app.call(endpoint, { ...request, headers: { cookie, ...request.headers } });
}

describeOnEachDatabase('profile', (open) => {
  // ACCOUNTS-6
  test('getProfile returns the own name and email, to the signed-in alone', async () => {
    const app = await open();
    await addAdmin(app);
    expect((await app.call(API.getProfile)).status).toBe(401);
    const call = await signIn(app);
    expect((await call(API.getProfile)).data).toEqual({ email, name: 'Ada' });
  });

  // ACCOUNTS-7
  test('updateProfile takes another email with the password alone, and ends the other sessions', async () => {
    const app = await open({ rateLimit: true });
    await addAdmin(app);
    const [call, elsewhere] = [await signIn(app), await signIn(app)];
    const moved = { email: 'eve@example.edu' };
    for (const body of [moved, { ...moved, password: 'not the lamp' }]) {
      const answer = await call(API.updateProfile, { body });
      expect([answer.status, answer.code]).toEqual([401, 'INCORRECT_CREDENTIALS']);
    }
    // The email it has is no change, and asks nothing.
    expect((await call(API.updateProfile, { body: { email: ' ADA@example.edu' } })).status).toBe(
      200,
    );
    expect((await elsewhere(API.getProfile)).data).toEqual({ email, name: 'Ada' });
    expect(await app.mails()).toEqual([]);
    const answer = await call(API.updateProfile, { body: { ...moved, password: PASSWORD } });
    expect(answer.data).toEqual({ ...moved, name: 'Ada' });
    expect((await call(API.getProfile)).status).toBe(200);
    expect((await elsewhere(API.getProfile)).status).toBe(401);
    expect((await app.mails()).map(({ recipient }) => recipient)).toEqual([email]);
    for (let n = 0; n < 10; n += 1) {
      const body = { email: 'mallory@example.edu', password: `guess ${n}` };
      expect((await call(API.updateProfile, { body })).code).toBe('INCORRECT_CREDENTIALS');
    }
    const body = { email: 'mallory@example.edu', password: PASSWORD };
    expect((await call(API.updateProfile, { body })).code).toBe('TOO_MANY_REQUESTS');
  });

  // ACCOUNTS-6
  test('updateProfile changes name and email and tells the old address', async () => {
    const app = await open();
    await addAdmin(app);
    expect((await app.call(API.updateProfile, { body: { name: 'Eve' } })).status).toBe(401);
    const call = await signIn(app);
    const named = await call(API.updateProfile, { body: { name: ' Ada\u0007 Lovelace\u202e ' } });
    expect(named.data).toEqual({ email, name: 'Ada Lovelace' });
    expect(await app.mails()).toEqual([]);
    const moved = await call(API.updateProfile, {
      body: { email: 'Countess@example.edu', password: PASSWORD },
    });
    expect(moved.data).toEqual({ email: 'countess@example.edu', name: 'Ada Lovelace' });
    expect((await call(API.getProfile)).data).toEqual(moved.data);
    const [mail] = await app.mails();
    expect(mail?.recipient).toBe(email);
    expect(mail?.body).toContain('countess@example.edu');
  });

  test('updateProfile ends a code on its way to the old address', async () => {
    const app = await open();
    await addAdmin(app);
    const call = await signIn(app);
    await app.call(API.forgotPassword, { body: { email } });
    const token = await codeInMail(app);
    await call(API.updateProfile, {
      body: { email: 'countess@example.edu', password: PASSWORD },
    });
    for (const address of [email, 'countess@example.edu']) {
      const body = { email: address, password: newPassword, token };
      expect((await app.call(API.resetPassword, { body })).code).toBe('INVALID_PASSCODE');
    }
  });

  test('updateProfile takes no email of somebody else, no text that is none, and no empty name', async () => {
    const app = await open();
    await addAdmin(app);
    await addAdmin(app, { email: 'bob@example.edu' });
    const call = await signIn(app);
    const taken = await call(API.updateProfile, {
      body: { email: 'Bob@example.edu', password: PASSWORD },
    });
    expect(taken.status).toBe(409);
    expect(taken.code).toBe('EMAIL_TAKEN');
    for (const body of [{ email: 'a@b@c' }, { email: 'a@b\r\nBcc: x' }, { name: ' \u200e ' }]) {
      expect((await call(API.updateProfile, { body })).code).toBe('INVALID_INPUT');
    }
    expect((await call(API.updateProfile, { body: { role: 'owner' } })).status).toBe(400);
    expect((await call(API.getProfile)).data).toEqual({ email, name: 'Ada' });
  });

  // ACCOUNTS-4
  test('changePassword ends the other sessions, leaves its own and tells the owner', async () => {
    const app = await open();
    await addAdmin(app);
    const [call, elsewhere] = [await signIn(app), await signIn(app)];
    const body = { password: PASSWORD, newPassword };
    expect((await app.call(API.changePassword, { body })).status).toBe(401);
    expect((await call(API.changePassword, { body })).status).toBe(200);
    expect((await call(API.getProfile)).status).toBe(200);
    expect((await elsewhere(API.getProfile)).status).toBe(401);
    expect((await app.mails())[0]?.subject).toBe('Your password for ResLife On-Call was changed');
    expect(await signIn(app, email, newPassword)).toBeTypeOf('function');
  });

  // ACCOUNTS-4
  test('changePassword wants the old password and a long enough new one', async () => {
    const app = await open({ rateLimit: true });
    await addAdmin(app);
    const call = await signIn(app);
    const change = async (password: string, newPassword: string) =>
      (await call(API.changePassword, { body: { password, newPassword } })).code;
    expect(await change(PASSWORD, '12345678')).toBe('PASSWORD_TO_SHORT');
    expect((await call(API.changePassword, { body: { newPassword } })).status).toBe(400);
    for (let n = 0; n < 10; n += 1) {
      expect(await change('not the lamp', newPassword)).toBe('INCORRECT_CREDENTIALS');
    }
    expect(await change(PASSWORD, newPassword)).toBe('TOO_MANY_REQUESTS');
    expect((await app.call(API.signIn, { body: { email, password: PASSWORD } })).status).toBe(200);
  });

  test('of changes of the password at once with the old one exactly one wins', async () => {
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

  // ACCOUNTS-5
  test('deleteMyAccount does not delete the last admin who can sign in, even two at once', async () => {
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
