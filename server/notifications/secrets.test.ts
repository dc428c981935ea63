import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { sealingWith } from '../base/sealing.ts';
import { isSignedBy, openReceiver } from '../test/receiver.ts';
import { describeOnEachDatabase, type Open } from '../test/test-app.ts';
import { sealSecrets } from './secrets.ts';
import { webhookSecret } from './signature.ts';

const wish = { categories: [], escalations: true, summary: 'none', kind: 'webhook' } as const;

/** Opens an app with a webhook, and what a test of it says. */
async function openWebhook(open: Open) {
  const app = await open({ webhookPrivate: ['127.0.0.1'] });
  const receiver = await openReceiver();
  const owner = await app.signedIn();
  const body = { ...wish, address: receiver.url };
  const { data } = await owner(API.addNotificationTarget, { body });
  const params = { id: data.target._id };
  const stored = async () =>
    await app.db.read
      .selectFrom('told_target')
      .select(['secret', 'former_secret'])
      .executeTakeFirstOrThrow();
  const store = async (secret: string) =>
    await app.db.write.updateTable('told_target').set({ secret }).execute();
  const sendTest = async () => (await owner(API.sendTest, { params })).data;
  const signs = (secret: string) => isSignedBy(secret, receiver.received.at(-1));
  const renew = async () => (await owner(API.renewSecret, { params })).data;
  const end = async () =>
    (await owner(API.listNotificationTargets)).data.targets.map(({ secretEnd }) => secretEnd);
  const secret = data.secret ?? '';
  return { app, receiver, secret, stored, store, sendTest, signs, renew, end };
}

describeOnEachDatabase('the secrets of webhooks', (open) => {
  // NOTIFICATIONS-19
  test('are encrypted in the database, including the previous secret', async () => {
    const { secret, stored, renew, sendTest, signs } = await openWebhook(open);
    expect((await stored()).secret).not.toContain(secret.slice(6, 20));
    const renewed = (await renew()).secret ?? '';
    const columns = Object.values(await stored()).join(' ');
    for (const one of [secret, renewed]) expect(columns).not.toContain(one.slice(6, 20));
    await sendTest();
    expect([secret, renewed].map(signs)).toEqual([true, true]);
  });

  // NOTIFICATIONS-19
  test('still sign if an older version stored them in plain text, and the next start encrypts them', async () => {
    const { app, store, stored, sendTest, signs, end } = await openWebhook(open);
    const plain = webhookSecret(randomBytes(32).toString('base64url'));
    await store(plain);
    await sendTest();
    expect(signs(plain)).toBe(true);
    expect(await sealSecrets(app.db.write, app.deps)).toBe(1);
    expect(await sealSecrets(app.db.write, app.deps)).toBe(0);
    expect((await stored()).secret).not.toContain(plain.slice(6, 20));
    await sendTest();
    expect(signs(plain)).toBe(true);
    expect(await end()).toEqual([plain.slice(-4)]);
  });

  // NOTIFICATIONS-19
  test('are stored in plain text, and decrypted at start, if other servers of the database may lack the key', async () => {
    const { app, store, stored } = await openWebhook(open);
    const sealing = sealingWith({ ...app.deps.sealing.keys, isShared: false });
    const plain = webhookSecret(randomBytes(32).toString('base64url'));
    await store(plain);
    expect(await sealSecrets(app.db.write, { sealing })).toBe(0);
    expect((await stored()).secret).toBe(plain);
    await sealSecrets(app.db.write, app.deps);
    expect((await stored()).secret).not.toBe(plain);
    // The rows were moved to PostgreSQL, where each server has a key of its own.
    expect(await sealSecrets(app.db.write, { sealing })).toBe(1);
    expect((await stored()).secret).toBe(plain);
  });

  // NOTIFICATIONS-19
  test('stay unchanged if no key decrypts them, until a start with the right key', async () => {
    const { app, secret, stored, renew, sendTest, signs } = await openWebhook(open);
    const renewed = (await renew()).secret ?? '';
    const { keys } = app.deps.sealing;
    const before = await stored();
    const other = sealingWith({ ...keys, read: () => [Buffer.alloc(32, 7)] });
    expect(await sealSecrets(app.db.write, { sealing: other })).toBe(0);
    expect(await stored()).toEqual(before);
    await sealSecrets(app.db.write, app.deps);
    await sendTest();
    expect([secret, renewed].map(signs)).toEqual([true, true]);
  });

  // NOTIFICATIONS-19
  test('send nothing if no key decrypts them, and the log says so, until a new secret is made', async () => {
    const { app, receiver, store, sendTest, signs, renew, end } = await openWebhook(open);
    const keys = { ...app.deps.sealing.keys, read: () => [Buffer.alloc(32, 7)] };
    await store(sealingWith(keys).seal('whsec_AAAA', 'told_target/x'));
    const { state, answer } = await sendTest();
    expect([state, answer]).toEqual([
      'waiting',
      expect.stringContaining('its secret cannot be opened'),
    ]);
    expect(receiver.received).toEqual([]);
    expect(await end()).toEqual(['????']);
    const { secret } = await renew();
    await sendTest();
    expect(signs(secret ?? '')).toBe(true);
  });
});
