import { expect, test, vi } from 'vitest';
import { API } from '#core/api/api.ts';
import { VERSION } from '../base/version.ts';
import { sweepRegularly } from '../base/timed-sweep.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

describeOnEachDatabase('operations', (open) => {
  // OPERATIONS-1, MAIL-8
  test('show the state of the server to owners only', async () => {
    const { signedIn, deps, db, clock } = await open({
      smtpUrl: 'smtp://[::ffff:127.0.0.1]:1/?tls=optional',
    });
    const owner = await signedIn();
    const since = clock.now.toISOString();
    await deps.mail.enqueue(db.write, {
      recipient: 'a@b.org',
      letter: () => ({ subject: 'A', paragraphs: ['B'] }),
    });
    clock.pass(60_000);
    const { status, data } = await owner(API.operations);
    expect({ status, data }).toMatchObject({
      status: 200,
      data: {
        version: VERSION,
        at: clock.now.toISOString(),
        database: {
          kind: db.dialect === 'sqlite' ? 'SQLite' : 'PostgreSQL',
          version: expect.stringMatching(/^\d+\.\d+/),
        },
        disk: { free: expect.any(Number), size: expect.any(Number) },
        mail: { waiting: 1, oldest: since, givenUp: 0, isSent: true, isTlsOptional: true },
        notifications: { waiting: 0, oldest: null, givenUp: 0 },
      },
    });
    expect(data.database.bytes).toBeGreaterThan(100_000);
    expect(data.jobs.map(({ name }) => name)).toContain('reminders');
    // A day later it is no longer tried.
    clock.pass(25 * 3_600_000);
    const again = await signedIn({ email: 'eve@example.edu' });
    expect((await again(API.operations)).data.mail).toMatchObject({ waiting: 0, givenUp: 1 });
    const author = await signedIn({ email: 'sam@example.edu', role: 'author' });
    expect(await author(API.operations)).toMatchObject({ status: 403 });
  });

  // OPERATIONS-10
  test('name no job that a server restarted every day would not start', async () => {
    const { deps } = await open();
    const late = [...deps.jobs].filter(([, { every }]) => every > 3_600_000);
    expect([deps.jobs.size > 5, late]).toEqual([true, []]);
  });

  // OPERATIONS-1
  test('tell when a job last finished and whether it failed', async () => {
    const { app, deps, signedIn, clock } = await open();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const sweep = vi.fn<() => Promise<void>>();
    sweep.mockRejectedValueOnce(new Error('The disk is full.')).mockResolvedValueOnce(undefined);
    sweepRegularly(app, deps, { name: 'made-up', every: 60_000, sweep });
    const owner = await signedIn();
    const job = async () => {
      const { data } = await owner(API.operations);
      return data.jobs.find(({ name }) => name === 'made-up');
    };
    expect(await job()).toMatchObject({ every: 60_000, endedAt: null, isFailed: false });
    vi.advanceTimersByTime(60_000);
    await expect.poll(job).toMatchObject({ endedAt: clock.now.toISOString(), isFailed: true });
    vi.advanceTimersByTime(60_000);
    await expect.poll(job).toMatchObject({ isFailed: false });
    vi.useRealTimers();
  });
});
