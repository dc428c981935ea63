import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { holdCampus, writeCampus } from '../domain/campus.ts';
import { describeOnEachDatabase, openOnSqlite } from '../test/test-app.ts';

// DATA-2
test('health returns 503 if the database does not answer', async () => {
  const { call, db } = await openOnSqlite();
  const { promise: freed, resolve: free } = Promise.withResolvers<void>();
  const held = db.read.connection().execute(() => freed);
  expect(await call(API.health)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  free();
  await held;
  expect(await call(API.health)).toMatchObject({ status: 200 });
});

describeOnEachDatabase('the server itself', (open) => {
  // API-7
  test('health returns ok while the database is reachable', async () => {
    const { call } = await open();
    expect(await call(API.health)).toMatchObject({ status: 200, data: { status: 'ok' } });
  });

  // CAMPUS-1, SHELL-3
  test('campus returns its name, its time zone, its address and its provider', async () => {
    const { call, db } = await open({
      timeZone: 'America/New_York',
      publicUrl: 'https://on-call.ashdown.example',
    });
    const data = {
      name: 'Your university',
      timeZone: 'America/New_York',
      publicUrl: 'https://on-call.ashdown.example',
      poweredByUrl: '/about',
      signIn: { campus: false, passwords: true },
    };
    expect(await call(API.campus)).toMatchObject({ status: 200, data });
    const held = await holdCampus(db.write);
    await writeCampus(db.write, held, { campus: { ...held.campus, name: 'Ashdown' } });
    expect((await call(API.campus)).data.name).toBe('Ashdown');
  });

  // API-8
  test.each([
    ['payment', API.payment],
    ['createPaymentIntent', API.createPaymentIntent],
  ])('%s says that no data is sold', async (_, endpoint) => {
    const { call } = await open();
    const body = endpoint.method === 'POST' ? { body: { amount: 1 } } : {};
    expect(await call(endpoint, body)).toMatchObject({ status: 501, code: 'NOT_SOLD' });
  });

  // API-7
  test('health returns 503 without a database, and reveals nothing', async () => {
    const { call, db } = await open();
    await db.write.schema.alterTable('setting').renameTo('lost').execute();
    const answer = await call(API.health);
    await db.write.schema.alterTable('lost').renameTo('setting').execute();
    expect(answer).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(answer.text).not.toMatch(/setting|SQL/i);
  });
});
