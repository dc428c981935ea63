import { describe, expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { phoneOf } from '../test/authenticator.ts';
import { describeOnEachDatabase, openOnSqlite, type TestApp } from '../test/test-app.ts';

const HOUR = 3_600_000;
/** The requests that an address may send at once (ACCESS-8). */
const AT_ONCE = 2_400;
const CAMPUS = { 'x-forwarded-for': '192.0.2.1' };
const OTHER = { 'x-forwarded-for': '192.0.2.2' };

const feedback = { advisor: 'Sam', description: 'All is well', rating: 4 };

/** An app that limits, asked by a proxy. */
const limited = { rateLimit: true, trustProxy: ['127.0.0.1'] };

/** Sends a number of messages at once and returns their statuses. */
async function postAll({ call }: TestApp, count: number, headers: Record<string, string>) {
  const post = async () => (await call(API.sendFeedback, { body: feedback, headers })).status;
  return await Promise.all(Array.from({ length: count }, post));
}

describeOnEachDatabase('a campus behind one address', (open) => {
  // SCALE-2
  test('a known phone can keep posting despite a stranger behind the same address', async () => {
    const app = await open(limited);
    const [cookie, second] = [await phoneOf(app), await phoneOf(app)];
    app.clock.pass(HOUR);
    const fresh = await phoneOf(app);
    const stranger = await postAll(app, AT_ONCE + 10, CAMPUS);
    expect(stranger.filter((status) => status === 429)).toHaveLength(10);
    expect(new Set(await postAll(app, 60, { ...CAMPUS, cookie }))).toEqual(new Set([200]));
    // Its own share, and nobody else's.
    expect(await postAll(app, 1, { ...CAMPUS, cookie })).toEqual([429]);
    expect(await postAll(app, 1, { ...CAMPUS, cookie: second })).toEqual([200]);
    expect(await postAll(app, 1, { ...CAMPUS, cookie: fresh })).toEqual([429]);
    expect(await postAll(app, 1, { ...OTHER, cookie })).toEqual([200]);
  });

  // SCALE-3
  test('a record that the server could not store does not count against the limit', async () => {
    const app = await open(limited);
    await app.db.write.schema.alterTable('feedback').renameTo('lost').execute();
    expect(new Set(await postAll(app, AT_ONCE, CAMPUS))).toEqual(new Set([500]));
    await app.db.write.schema.alterTable('lost').renameTo('feedback').execute();
    expect(new Set(await postAll(app, AT_ONCE, CAMPUS))).toEqual(new Set([200]));
  });
});

describe('a known phone', () => {
  // SCALE-2
  test('its cookie cannot be forged, and lasts a year', async () => {
    const app = await openOnSqlite(limited);
    const cookie = await phoneOf(app);
    app.clock.pass(HOUR);
    await postAll(app, AT_ONCE, CAMPUS);
    const older = cookie.replace(/=\d+/, (since) => `=${Number(since.slice(1)) - HOUR}`);
    for (const made of [older, `${cookie}x`, 'phone=', `phone=${app.clock.now.getTime() - HOUR}..`])
      expect(await postAll(app, 1, { ...CAMPUS, cookie: made })).toEqual([429]);
    expect(await postAll(app, 1, { ...CAMPUS, cookie })).toEqual([200]);
    app.clock.pass(366 * 24 * HOUR);
    await postAll(app, AT_ONCE, CAMPUS);
    expect(await postAll(app, 1, { ...CAMPUS, cookie })).toEqual([429]);
  });

  // SCALE-2
  test('known phones behind one address share the allowance of that address', async () => {
    const app = await openOnSqlite(limited);
    const phones = await Promise.all(Array.from({ length: 41 }, async () => await phoneOf(app)));
    app.clock.pass(HOUR);
    await postAll(app, AT_ONCE, CAMPUS);
    for (const cookie of phones.slice(0, 40)) await postAll(app, 60, { ...CAMPUS, cookie });
    expect(await postAll(app, 1, { ...CAMPUS, cookie: phones[40] ?? '' })).toEqual([429]);
  });
});
