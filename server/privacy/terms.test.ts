import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { FOR_EVER, type Terms } from '#core/privacy/retention.ts';
import { addAdmin } from '../test/test-admin.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';
import { sweepByTerms } from './sweep.ts';

const HOUR = 3_600_000;

/** Returns calls for the terms by newly signed-in owners, and sweeps by the hour. */
function keeping(app: TestApp) {
  let people = 0;
  const signIn = async () => await app.signedIn({ email: `${(people += 1)}@example.edu` });
  const read = async () => (await (await signIn())(API.getPrivacy)).data;
  const save = async (terms: Partial<Terms>) => {
    const { version } = await read();
    const body = { terms: { ...FOR_EVER, ...terms }, version };
    const saved = await (await signIn())(API.saveTerms, { body });
    expect(saved.status).toBe(200);
    return saved.data;
  };
  const hours = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      app.clock.pass(HOUR);
      await sweepByTerms(app.deps, app.config);
    }
  };
  return { signIn, read, save, hours };
}

describeOnEachDatabase('shorter terms', (open) => {
  // PRIVACY-16
  test('saveTerms: take effect after a day with a running server', async () => {
    const app = await open();
    const { read, save, hours } = keeping(app);
    const saved = await save({ records: 7, mails: 30 });
    expect(saved.terms).toEqual(FOR_EVER);
    const terms = { ...FOR_EVER, records: 7, mails: 30 };
    expect(saved.waiting).toEqual({ terms, at: '2026-11-21T03:07:00.000Z' });
    await hours(23);
    expect((await read()).waiting?.at).toBe('2026-11-21T03:07:00.000Z');
    expect((await read()).terms).toEqual(FOR_EVER);
    const { version } = await read();
    await hours(1);
    expect(await read()).toEqual({ terms, version: version + 1, timeZone: 'Europe/London' });
  });

  // PRIVACY-16
  test('do not take effect sooner if the clock jumps back and forth', async () => {
    const app = await open();
    const { read, save, hours } = keeping(app);
    await save({ records: 7 });
    await hours(2);
    app.clock.pass(400 * 24 * HOUR);
    await hours(1);
    app.clock.pass(-400 * 24 * HOUR);
    await hours(1);
    expect((await read()).terms).toEqual(FOR_EVER);
    await hours(19);
    expect((await read()).terms).toEqual(FOR_EVER);
    await hours(2);
    expect((await read()).terms.records).toBe(7);
  });

  // PRIVACY-16
  test('saveTerms: a longer term takes effect at once, even beside a shorter one', async () => {
    const app = await open();
    const { read, save, hours } = keeping(app);
    await save({ records: 365 });
    await hours(24);
    const both = await save({ records: 730, mails: 7 });
    expect(both.terms).toEqual({ ...FOR_EVER, records: 730 });
    expect(both.waiting?.terms).toEqual({ ...FOR_EVER, records: 730, mails: 7 });
    const longer = await save({});
    expect(longer).toEqual({ ...(await read()), terms: FOR_EVER });
    expect(longer.waiting).toBeUndefined();
  });

  // PRIVACY-16
  test('saveTerms: any owner undoes them by saving the terms in force; saving them again does not restart the wait', async () => {
    const app = await open();
    const { signIn, read, save, hours } = keeping(app);
    await save({ records: 7 });
    await hours(12);
    const before = await read();
    expect(await save({ records: 7 })).toEqual(before);
    const other = await signIn();
    const body = { terms: before.terms, version: before.version };
    const undone = (await other(API.saveTerms, { body })).data;
    expect(undone).toEqual({
      terms: FOR_EVER,
      version: before.version + 1,
      timeZone: 'Europe/London',
    });
    await hours(30);
    expect(await read()).toEqual(undone);
  });

  // ACTS-1, PRIVACY-16
  test('are in the email to owners, with the time until which they can be undone', async () => {
    const app = await open();
    await addAdmin(app, { email: 'bob@example.edu' });
    const { save } = keeping(app);
    await save({ records: 7 });
    const text = (await app.mailsOfActs()).map(({ body }) => body).join('');
    expect(text).toContain('Records: forever, now 7 days');
    expect(text).toContain('Shorter limits start Nov 21, 2026, 3:07 am.');
  });
});
