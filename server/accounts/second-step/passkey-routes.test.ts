import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { cookiesIn, setUpFactor } from '../../test/authenticator.ts';
import { softwarePasskey, type Lie } from '../../test/software-passkey.ts';
import { addAdmin, auditedActs, PASSWORD } from '../../test/test-admin.ts';
import { describeOnEachDatabase, type Call, type TestApp } from '../../test/test-app.ts';
import { runCommand } from '../command.ts';

const email = 'ada@example.edu';
const MINUTE = 60_000;

/** Signs somebody with a passkey in by the password. */
async function withPasskey(app: TestApp, { counts = false } = {}) {
  const { id } = await addAdmin(app, { email });
  const cookie = cookiesIn(await app.call(API.signIn, { body: { email, password: PASSWORD } }));
  const me: Call = (endpoint, request) => app.call(endpoint, { ...request, headers: { cookie } });
  const passkey = softwarePasskey({ counts });
  const begin = async () => (await me(API.beginPasskey, { body: { password: PASSWORD } })).data;
  const add = async (lie: Lie = {}, own = passkey) => {
    const answer = own.make(await begin(), lie);
    return await me(API.addPasskey, { body: { name: 'Laptop', answer } });
  };
  return { id, me, passkey, begin, add };
}

const challenged = async ({ call }: TestApp) => (await call(API.beginPasskeySignIn)).data;

const WRONG: readonly [string, Lie][] = [
  ['of another site', { origin: 'https://evil.example' }],
  ['for another host', { rpId: 'evil.example' }],
  ['that nobody unlocked', { isUnlocked: false }],
  ['of another kind', { type: 'webauthn.other' }],
];

describeOnEachDatabase('passkeys', (openWith) => {
  const open = (settings = {}) => openWith({ passkeys: true, ...settings });

  // SIGNIN-35, SIGNIN-36
  test('beginPasskey needs the password, addPasskey adds the passkey, listPasskeys lists it, and signInByPasskey signs in with it', async () => {
    const app = await open();
    const { id, me, passkey, begin, add } = await withPasskey(app);
    expect((await me(API.beginPasskey, { body: {} })).code).toBe('INCORRECT_CREDENTIALS');
    expect(await begin()).toMatchObject({ rpId: 'localhost', existing: [] });
    const { data } = await add();
    const createdAt = app.clock.now.toISOString();
    expect(data).toEqual([
      { _id: expect.stringMatching(/^[0-9a-f]{32}$/), name: 'Laptop', createdAt, usedAt: null },
    ]);
    expect((await begin()).existing).toEqual([passkey.id]);
    const answer = passkey.sign(await challenged(app));
    const done = await app.call(API.signInByPasskey, { body: answer });
    expect(done.data).toEqual({ _id: id, email, name: 'Ada', role: 'admin' });
    expect(cookiesIn(done)).toMatch(/sid=/);
    expect((await me(API.listPasskeys)).data[0]?.usedAt).toBe(createdAt);
    expect((await app.mails())[0]?.subject).toBe('Passkey added to ResLife On-Call');
    expect((await auditedActs(app)).slice(0, 3)).toEqual([
      'session.signIn',
      'admin.addPasskey',
      'session.signIn',
    ]);
  });

  // SIGNIN-36
  test('it replaces password and second step, and a second one of the same device is refused', async () => {
    const app = await open({ localPasswords: true });
    const { me, passkey, add } = await withPasskey(app);
    await add();
    await setUpFactor(app, me);
    expect((await app.call(API.signIn, { body: { email, password: PASSWORD } })).code).toBe(
      'SECOND_STEP',
    );
    const body = passkey.sign(await challenged(app));
    expect((await app.call(API.signInByPasskey, { body })).status).toBe(200);
    expect((await add()).code).toBe('INCORRECT_PASSKEY');
  });

  // SIGNIN-35
  test.each(WRONG)('a passkey %s is neither added nor signs in', async (_, lie) => {
    const app = await open();
    const { passkey, add } = await withPasskey(app);
    expect((await add(lie)).code).toBe('INCORRECT_PASSKEY');
    await add();
    const wrong = passkey.sign(await challenged(app), lie);
    const answer = await app.call(API.signInByPasskey, { body: wrong });
    expect([answer.status, answer.code]).toEqual([401, 'INCORRECT_PASSKEY']);
    expect(await auditedActs(app)).toContain('session.refuse');
  });

  // SIGNIN-35
  test('a challenge of beginPasskeySignIn works once, for ten minutes, for its purpose, in its session', async () => {
    const app = await open();
    const { me, passkey, begin, add } = await withPasskey(app);
    const other = await withSession(app);
    const forOther = await begin();
    const made = { name: 'Laptop', answer: passkey.make(forOther) };
    expect((await other(API.addPasskey, { body: made })).code).toBe('INCORRECT_PASSKEY');
    const forSignIn = { ...forOther, ...(await challenged(app)) };
    const misused = { name: 'Laptop', answer: passkey.make(forSignIn) };
    expect((await me(API.addPasskey, { body: misused })).code).toBe('INCORRECT_PASSKEY');
    await add();
    const sign = async (body: object) => (await app.call(API.signInByPasskey, { body })).code;
    expect(await sign(passkey.sign(await begin()))).toBe('INCORRECT_PASSKEY');
    const forged = { ...(await challenged(app)), challenge: 'A'.repeat(86) };
    expect(await sign(passkey.sign(forged))).toBe('INCORRECT_PASSKEY');
    const challenge = await challenged(app);
    const answers = [passkey.sign(challenge), passkey.sign(challenge), passkey.sign(challenge)];
    const codes = await Promise.all(answers.map(sign));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    const late = await challenged(app);
    app.clock.pass(10 * MINUTE);
    expect(await sign(passkey.sign(late))).toBe('INCORRECT_PASSKEY');
  });

  // SIGNIN-35
  test('a passkey whose counter of signatures goes back is refused, since it was copied', async () => {
    const app = await open();
    const { passkey, add } = await withPasskey(app, { counts: true });
    await add();
    const sign = async () =>
      (await app.call(API.signInByPasskey, { body: passkey.sign(await challenged(app)) })).code;
    expect([await sign(), await sign()]).toEqual([undefined, undefined]);
    passkey.count(1);
    expect(await sign()).toBe('INCORRECT_PASSKEY');
    passkey.count(7);
    expect(await sign()).toBeUndefined();
  });

  // SIGNIN-35
  test('the signature of another key, another owner or a disabled person signs nobody in', async () => {
    const app = await open();
    const { id, passkey, add } = await withPasskey(app);
    await add();
    const sign = async (body: object) => (await app.call(API.signInByPasskey, { body })).code;
    const other = softwarePasskey().sign(await challenged(app));
    expect(await sign({ ...other, id: passkey.id })).toBe('INCORRECT_PASSKEY');
    expect(await sign(other)).toBe('INCORRECT_PASSKEY');
    const userHandle = Buffer.from('somebody else').toString('base64url');
    expect(await sign({ ...passkey.sign(await challenged(app)), userHandle })).toBe(
      'INCORRECT_PASSKEY',
    );
    await app.db.write.updateTable('admin').set({ disabled: 1 }).where('id', '=', id).execute();
    expect(await sign(passkey.sign(await challenged(app)))).toBe('INCORRECT_PASSKEY');
  });

  // SIGNIN-35
  test('a disabled person can neither add a passkey nor sign in with one; once enabled, their passkeys work', async () => {
    const app = await open({ localPasswords: true });
    const { id, me, passkey, begin, add } = await withPasskey(app);
    await add();
    // The last owner who can sign in is not disabled.
    await addAdmin(app, { email: 'third@example.edu' });
    const owner = await app.signedIn({ email: 'owner@example.edu' });
    const other = softwarePasskey();
    const [begun, challenge] = [await begin(), await challenged(app)];
    const disable = async (disabled: boolean) =>
      await owner(API.updatePerson, { params: { id }, body: { disabled } });
    expect((await disable(true)).status).toBe(200);
    const body = { name: 'Phone', answer: other.make(begun) };
    expect((await me(API.addPasskey, { body })).code).toBe('NOT_SIGNED_IN');
    const signIn = async (answer: object) => await app.call(API.signInByPasskey, { body: answer });
    expect((await signIn(passkey.sign(challenge))).code).toBe('INCORRECT_PASSKEY');
    await disable(false);
    expect((await signIn(passkey.sign(await challenged(app)))).status).toBe(200);
    expect((await signIn(other.sign(await challenged(app)))).code).toBe('INCORRECT_PASSKEY');
  });

  // SIGNIN-37
  test('renamePasskey renames an own passkey, and nobody else’s', async () => {
    const app = await open();
    const { me, add } = await withPasskey(app);
    const other = await withSession(app);
    const [added] = (await add()).data;
    const rename = (name: string) => ({ params: { id: added?._id ?? '' }, body: { name } });
    expect((await other(API.renamePasskey, rename('Mine'))).code).toBe('NOT_FOUND');
    expect((await me(API.renamePasskey, rename(''))).code).toBe('INVALID_INPUT');
    expect((await me(API.listPasskeys)).data).toEqual([added]);
    const renamed = [{ ...added, name: 'Old laptop' }];
    expect((await me(API.renamePasskey, rename('Old laptop'))).data).toEqual(renamed);
    expect((await me(API.listPasskeys)).data).toEqual(renamed);
    expect(await auditedActs(app)).toContain('admin.editProfile');
  });

  // SIGNIN-36, SIGNIN-31
  test('removePasskey removes an own passkey, and the command reset removes every one', async () => {
    const app = await open();
    const { me, passkey, add } = await withPasskey(app);
    const [added] = (await add()).data;
    const other = await withSession(app);
    const params = { id: added?._id ?? '' };
    expect((await other(API.removePasskey, { params, body: {} })).code).toBe('NOT_FOUND');
    const own = { params, body: { password: PASSWORD } };
    expect((await me(API.removePasskey, own)).data).toEqual([]);
    const body = passkey.sign(await challenged(app));
    expect((await app.call(API.signInByPasskey, { body })).code).toBe('INCORRECT_PASSKEY');
    await add();
    const reset = ['reset', email, '--second-factor'];
    expect((await runCommand(reset, app.config, app.deps)).status).toBe(0);
    expect((await me(API.listPasskeys)).data).toEqual([]);
    expect((await auditedActs(app)).filter((act) => act === 'admin.removePasskey')).toHaveLength(2);
  });

  // SIGNIN-37
  test('these calls are not found while passkeys are off', async () => {
    const app = await openWith();
    expect((await app.call(API.beginPasskeySignIn)).code).toBe('NOT_FOUND');
    expect((await app.call(API.campus)).data.signIn).toEqual({ campus: false, passwords: true });
    expect((await (await open()).call(API.campus)).data.signIn.passkeys).toBe(true);
  });
});

/** Signs somebody else in. */
async function withSession(app: TestApp): Promise<Call> {
  return await app.signedIn({ email: 'bob@example.edu' });
}
