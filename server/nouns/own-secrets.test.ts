import { pino } from 'pino';
import { expect, test } from 'vitest';
import { sealingWith } from '../base/sealing.ts';
import { readSetting, writeSetting } from '../db/settings.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';
import { ownSecret, replaceLostSecrets, sealOwnSecrets } from './own-secrets.ts';

/** A server whose keys all servers of its database have, or might not have. */
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
  test('are sealed in the database, and read again by who has the key', async () => {
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
  test('of before are as they were until a start seals them, and a new key seals them anew', async () => {
    const app = await open();
    await writeSetting(app.db.write, 'network_secret', 'a-secret-of-0_2_0');
    const deps = withKeys(app, [1]);
    expect(await ownSecret(deps, 'network_secret')).toBe('a-secret-of-0_2_0');
    // The page's token has its row since the app was built.
    expect(await sealOwnSecrets(app.db.write, withKeys(app, [1]))).toBeGreaterThan(0);
    expect(await sealOwnSecrets(app.db.write, withKeys(app, [1]))).toBe(0);
    expect(await readSetting(app.db.read, 'network_secret')).not.toContain('a-secret');
    await sealOwnSecrets(app.db.write, withKeys(app, [2, 1]));
    expect(await ownSecret(withKeys(app, [2]), 'network_secret')).toBe('a-secret-of-0_2_0');
  });

  // SIGNIN-52
  test('stay as they are where another server of the database may lack the key', async () => {
    const app = await open();
    const secret = await ownSecret(withKeys(app, [1], false), 'network_secret');
    expect(await readSetting(app.db.read, 'network_secret')).toBe(secret);
    expect(await sealOwnSecrets(app.db.write, withKeys(app, [1], false))).toBe(0);
  });

  // SIGNIN-52
  test('that no key opens are made anew at the start, which the log says, and no others', async () => {
    const app = await open();
    await ownSecret(withKeys(app, [1]), 'network_secret');
    const plain = 'a-secret-of-0_2_0';
    await writeSetting(app.db.write, 'advisor_secret', plain);
    await writeSetting(app.db.write, 'evidence_secret', plain);
    const deps = withKeys(app, [2]);
    await sealOwnSecrets(app.db.write, deps);
    await replaceLostSecrets(app.db.write, deps);
    expect(deps.lines.filter((line) => line.includes('network_secret'))).toHaveLength(1);
    expect(deps.lines.join('')).not.toContain('advisor_secret');
    expect(await ownSecret(withKeys(app, [2]), 'network_secret')).toMatch(/^[\w-]{43}$/);
    expect(await ownSecret(withKeys(app, [2]), 'advisor_secret')).toBe(plain);
    expect(await readSetting(app.db.read, 'evidence_secret')).toBe(plain);
  });
});
