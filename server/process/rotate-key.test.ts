import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { cookiesIn, setUpFactor } from '../test/authenticator.ts';
import { addAdmin, auditedActs, PASSWORD } from '../test/test-admin.ts';
import { describeOnEachDatabase, type Call } from '../test/test-app.ts';
import { rotateKey } from './rotate-key.ts';

describeOnEachDatabase('npm run admin -- rotate-key', (open) => {
  // SIGNIN-32
  test('seals every seed with the new key; a running server opens them, and the former key does not', async () => {
    const app = await open();
    const { id } = await addAdmin(app);
    const body = { email: 'ada@example.edu', password: PASSWORD };
    const cookie = cookiesIn(await app.call(API.signIn, { body }));
    const me: Call = (endpoint, request) => app.call(endpoint, { ...request, headers: { cookie } });
    const { next, seed } = await setUpFactor(app, me);
    const sealed = async () =>
      (await app.db.read.selectFrom('second_factor').select('seed').executeTakeFirstOrThrow()).seed;
    const before = await sealed();
    expect(before).not.toContain(seed);
    const { text, status } = await rotateKey(app.deps);
    // The seed, what marks authors, and what signs tokens of pages and cookies of devices (SIGNIN-52).
    expect(text).toMatch(/^4 secrets are now encrypted with the new key\./);
    expect(status).toBe(0);
    expect(await sealed()).not.toBe(before);
    expect(app.deps.sealing.open(await sealed(), `second_factor/${id}`)).toBe(seed);
    expect((await me(API.renewRecoveryCodes, { body: { code: next() } })).status).toBe(200);
    await rotateKey(app.deps);
    expect(app.deps.sealing.open(before, `second_factor/${id}`)).toBeUndefined();
    expect(app.deps.sealing.open(await sealed(), `second_factor/${id}`)).toBe(seed);
    expect(await auditedActs(app)).toContain('key.rotate');
  });
});
