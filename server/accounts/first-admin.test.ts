import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { isLongEnough } from '#core/people/account.ts';
import { auditedActs } from '../test/test-admin.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { createFirstAdmin } from './first-admin.ts';

describeOnEachDatabase('the first administrator', (open) => {
  // START-6
  test('is made from the settings, and its password is not printed', async () => {
    const app = await open({
      adminEmail: 'Office@example.edu',
      adminPassword: 'a lamp in the hall',
    });
    const first = await createFirstAdmin(app.deps, app.config);
    expect(first).toEqual({ email: 'office@example.edu', generatedPassword: undefined });
    const body = { email: 'office@example.edu', password: 'a lamp in the hall' };
    expect((await app.call(API.signIn, { body })).status).toBe(200);
    expect(await createFirstAdmin(app.deps, app.config)).toBeUndefined();
  });

  // START-6
  test('gets a random password if none is set, and only one of two simultaneous starts makes it', async () => {
    const app = await open();
    const both = await Promise.all([
      createFirstAdmin(app.deps, app.config),
      createFirstAdmin(app.deps, app.config),
    ]);
    const [first, ...more] = both.filter((made) => made !== undefined);
    expect(more).toEqual([]);
    const password = first?.generatedPassword ?? '';
    expect(isLongEnough(password)).toBe(true);
    const body = { email: first?.email ?? '', password };
    expect((await app.call(API.signIn, { body })).status).toBe(200);
    // Both at one moment of the test's clock: in either order.
    expect((await auditedActs(app)).toSorted()).toEqual(['admin.create', 'session.signIn']);
  });
});
