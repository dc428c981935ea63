import { pino } from 'pino';
import { expect, test } from 'vitest';
import { sealingWith } from '../base/sealing.ts';
import { readSetting, writeSetting } from '../db/settings.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';
import { ownSecret, sealOwnSecrets, settleOwnSecrets } from './own-secrets.ts';

const PLAIN = 'a-secret-of-0_2_0';

/** Returns a server whose keys all servers of its database have, or might not have. */
function withKeys({ db, deps }: TestApp, keys: readonly number[], isShared = true) {
  const read = () => keys.map((byte) => Buffer.alloc(32, byte));
  const sealing = sealingWith({ read, isShared, add: () => false, drop: () => undefined });
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
  // Another process has what it read by itself.
  return { ...deps, db: { ...db }, sealing, log, lines };
}

describeOnEachDatabase('secrets that the server signs with', (open) => {
  // SIGNIN-52
  test('are sealed in the database, and read again with the key', async () => {
    const app = await open();
    const secret = await ownSecret(withKeys(app, [1]), 'network_secret');
    const stored = (await readSetting(app.db.read, 'network_secret')) ?? '';
    expect(stored).not.toContain(secret);
    expect(await ownSecret(withKeys(app, [2, 1]), 'network_secret')).toBe(secret);
    // Moved to another row it opens nothing.
    await writeSetting(app.db.write, 'advisor_secret', stored);
    await expect(ownSecret(withKeys(app, [1]), 'advisor_secret')).rejects.toThrow('advisor_secret');
  });

  // SIGNIN-52
  test('are used if they are not sealed; a start on SQLite or a new key seals them', async () => {
    const app = await open();
    const stored = async () => await readSetting(app.db.read, 'network_secret');
    await writeSetting(app.db.write, 'network_secret', PLAIN);
    expect(await ownSecret(withKeys(app, [1]), 'network_secret')).toBe(PLAIN);
    await settleOwnSecrets(withKeys(app, [1]));
    // A process of 0.2.0 may run beside it.
    if (app.db.dialect === 'postgres') expect(await stored()).toBe(PLAIN);
    else expect(await stored()).not.toContain(PLAIN);
    await sealOwnSecrets(app.db.write, withKeys(app, [2, 1]));
    expect(await stored()).not.toContain(PLAIN);
    expect(await ownSecret(withKeys(app, [2]), 'network_secret')).toBe(PLAIN);
    expect(await sealOwnSecrets(app.db.write, withKeys(app, [2]))).toBe(0);
  });

  // SIGNIN-52
  test('stay or become unsealed if another server of the database may lack the key', async () => {
    const app = await open();
    const stored = async () => await readSetting(app.db.read, 'network_secret');
    const secret = await ownSecret(withKeys(app, [1]), 'network_secret');
    expect(await stored()).not.toBe(secret);
    await settleOwnSecrets(withKeys(app, [1], false));
    expect(await stored()).toBe(secret);
    expect(await sealOwnSecrets(app.db.write, withKeys(app, [1], false))).toBe(0);
    expect(await ownSecret(withKeys(app, [3], false), 'network_secret')).toBe(secret);
  });

  // SIGNIN-52, SIGNIN-60
  test('are replaced at the start if no key opens them, which the log says, and return with their key', async () => {
    const app = await open();
    const secret = await ownSecret(withKeys(app, [1]), 'network_secret');
    await writeSetting(app.db.write, 'advisor_secret', PLAIN);
    await writeSetting(app.db.write, 'evidence_secret', PLAIN);
    const deps = withKeys(app, [2]);
    await settleOwnSecrets(deps);
    expect(deps.lines.filter((line) => line.includes('network_secret'))).toHaveLength(1);
    expect(deps.lines.join('')).not.toContain('advisor_secret');
    expect(await ownSecret(withKeys(app, [2]), 'network_secret')).not.toBe(secret);
    expect(await ownSecret(withKeys(app, [2]), 'advisor_secret')).toBe(PLAIN);
    expect(await readSetting(app.db.read, 'evidence_secret')).toBe(PLAIN);
    // The key was mistyped, or not there for one start.
    await settleOwnSecrets(withKeys(app, [1]));
    expect(await ownSecret(withKeys(app, [1]), 'network_secret')).toBe(secret);
    expect(await readSetting(app.db.read, 'network_secret_unopened')).toBeUndefined();
  });

  // SIGNIN-52
  test('return with their key even after several starts with other keys', async () => {
    const app = await open();
    const secret = await ownSecret(withKeys(app, [1]), 'network_secret');
    for (const key of [2, 3, 4]) {
      await settleOwnSecrets(withKeys(app, [key]));
      expect(await ownSecret(withKeys(app, [key]), 'network_secret')).not.toBe(secret);
    }
    await settleOwnSecrets(withKeys(app, [1]));
    expect(await ownSecret(withKeys(app, [1]), 'network_secret')).toBe(secret);
  });

  // SIGNIN-52
  test('are replaced once if two processes cannot open them at the same time', async () => {
    const app = await open();
    await ownSecret(withKeys(app, [1]), 'network_secret');
    const two = [withKeys(app, [2]), withKeys(app, [2])];
    await Promise.all(two.map(settleOwnSecrets));
    const used = await Promise.all(two.map((deps) => ownSecret(deps, 'network_secret')));
    expect(new Set(used).size).toBe(1);
  });
});
