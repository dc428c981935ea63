import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { cookiesIn } from '../test/authenticator.ts';
import { addAdmin, PASSWORD } from '../test/test-admin.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';
import { createSession, sweepSessions } from './sessions.ts';

const email = 'ada@example.edu';
const MINUTE = 60_000;
const CHROME = 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0 Safari/537.36';

async function signIn({ call }: TestApp, agent = 'a script'): Promise<string> {
  const headers = { 'user-agent': agent };
  return cookiesIn(await call(API.signIn, { body: { email, password: PASSWORD }, headers }));
}

const isAlive = async ({ call }: TestApp, cookie: string) =>
  (await call(API.getSession, { headers: { cookie } })).status === 200;

async function countSessions({ db }: TestApp): Promise<number> {
  return (await db.read.selectFrom('session').select('hash').execute()).length;
}

describeOnEachDatabase('sessions of one person', (open) => {
  // SESSION-12
  test('ten stay, from any devices: a new sign-in ends the least recently used', async () => {
    const app = await open();
    await addAdmin(app);
    const first = await signIn(app, CHROME);
    const second = await signIn(app, 'a phone');
    for (let times = 0; times < 8; times += 1) {
      app.clock.pass(1_000);
      await signIn(app, `script ${times}`);
    }
    app.clock.pass(16 * MINUTE);
    expect(await isAlive(app, first)).toBe(true);
    await signIn(app, CHROME);
    expect(await countSessions(app)).toBe(10);
    expect(await isAlive(app, second)).toBe(false);
    expect(await isAlive(app, first)).toBe(true);
  });

  // SESSION-12
  test('no session in use ends, even if many begin in a minute; unused surplus ones end', async () => {
    const app = await open();
    await addAdmin(app);
    const browser = await signIn(app, CHROME);
    const scripts: string[] = [];
    for (let times = 0; times < 40; times += 1) {
      scripts.push(await signIn(app));
      app.clock.pass(2_000);
    }
    for (const cookie of [browser, ...scripts]) expect(await isAlive(app, cookie)).toBe(true);
    // A script that signs in every minute beside a browser in which somebody reads every ten.
    for (let times = 1; times <= 60; times += 1) {
      app.clock.pass(MINUTE);
      await signIn(app);
      if (times % 10 === 0) expect(await isAlive(app, browser)).toBe(true);
    }
    expect(await countSessions(app)).toBeLessThan(20);
    app.clock.pass(15 * MINUTE);
    await sweepSessions(app.db.write, app.clock.now);
    expect(await countSessions(app)).toBe(10);
  });

  // SESSION-12
  test('sessions of other people do not count', async () => {
    const app = await open();
    await addAdmin(app);
    const hers = await signIn(app);
    const { id } = await addAdmin(app, { email: 'bob@example.edu' });
    app.clock.pass(20 * MINUTE);
    for (let times = 0; times < 12; times += 1) await createSession(app.db.write, id, app.deps);
    app.clock.pass(20 * MINUTE);
    await sweepSessions(app.db.write, app.clock.now);
    expect(await countSessions(app)).toBe(11);
    expect(await isAlive(app, hers)).toBe(true);
  });
});
