import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Stopped } from '../db/failures/unavailable.ts';
import { testFolder } from '../test/places.ts';
import { describeOnEachDatabase, openOnSqlite, type TestApp } from '../test/test-app.ts';
import { drillCommand } from './drill.ts';
import { makingThread } from './making-thread.ts';
import { backUpIfDue, warnOwners, type Make } from './scheduled.ts';
import { storedBackups } from './stored-backups.ts';

const HOUR = 3_600_000;
const progress = () => undefined;

const write: Make = async ({ file }) => {
  writeFileSync(file, '');
  await Promise.resolve();
};
const failing: Make = async () => {
  await Promise.reject(new Error('the disk is full'));
};

/** Returns a process of the app, and a folder for its backups. */
function processOf({ config, deps }: TestApp) {
  const backupDir = testFolder();
  return {
    backupDir,
    backUp: async (make: Make, by = 'one') =>
      await backUpIfDue({ ...config, backupDir }, deps, { by, make }),
    warn: async () => await warnOwners(config, deps),
  };
}

describeOnEachDatabase('scheduled backups', (open) => {
  // BACKUP-5
  test('one process makes the backup of a day; if it is killed, another one does', async () => {
    const app = await open();
    const { backupDir, backUp } = processOf(app);
    const made: string[] = [];
    const make = (by: string): Make => {
      return async (work) => {
        made.push(by);
        await write(work);
      };
    };
    await Promise.all(['one', 'two', 'three'].map(async (by) => await backUp(make(by), by)));
    expect(made).toHaveLength(1);
    expect(readdirSync(backupDir)).toEqual(['reslife-2026-11-20.backup']);
    app.clock.pass(22 * HOUR);
    await backUp(make('one'));
    expect(made).toHaveLength(1);
    app.clock.pass(2 * HOUR);
    // It is killed in the midst of it.
    void backUp(async () => await new Promise(() => undefined), 'killed');
    await expect.poll(async () => (await storedBackups.read(app.db.read)).lease?.by).toBe('killed');
    await backUp(make('two'), 'two');
    expect(made).toHaveLength(1);
    app.clock.pass(HOUR / 6 + 1);
    await backUp(make('two'), 'two');
    expect(made.slice(1)).toEqual(['two']);
    expect((await storedBackups.read(app.db.read)).last?.day).toBe('2026-11-21');
  });

  // BACKUP-7, BACKUP-8
  test('a failure is emailed to owners once a day and tried again; a stop is not a failure', async () => {
    const app = await open();
    await app.signedIn();
    await app.signedIn({ email: 'ann@example.edu', role: 'author' });
    await app.db.write.updateTable('admin').set({ password_hash: 'x' }).execute();
    const { backUp, warn } = processOf(app);
    await backUp(async () => await Promise.reject(new Stopped()));
    await warn();
    expect(await app.mails()).toEqual([]);
    await backUp(failing);
    await warn();
    await warn();
    const [mail, ...more] = await app.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'ada@example.edu', subject: 'The backup failed' });
    expect(mail?.body).toContain('the disk is full');
    app.clock.pass(HOUR / 4);
    let tries = 0;
    const counted: Make = async (work) => {
      tries += 1;
      await failing(work);
    };
    await backUp(counted);
    expect(tries).toBe(0);
    app.clock.pass(HOUR / 4);
    await backUp(counted);
    expect(tries).toBe(1);
    app.clock.pass(24 * HOUR);
    await warn();
    expect(await app.mails()).toHaveLength(2);
    await backUp(write);
    app.clock.pass(25 * HOUR);
    await warn();
    expect(await app.mails()).toHaveLength(2);
    app.clock.pass(2 * HOUR);
    await warn();
    expect((await app.mails()).at(-1)?.subject).toBe('The backup is late');
  });

  // BACKUP-8
  test('an email says once a week that no restore was tested for 35 days', async () => {
    const app = await open();
    await app.signedIn();
    await app.db.write.updateTable('admin').set({ password_hash: 'x' }).execute();
    const { backUp, warn } = processOf(app);
    const days = async (count: number) => {
      for (let day = 0; day < count; day += 1) {
        app.clock.pass(24 * HOUR);
        await backUp(write);
        await warn();
      }
      return (await app.mails()).map(({ subject }) => subject);
    };
    await backUp(write);
    expect(await days(35)).toEqual([]);
    expect(await days(7)).toEqual(['No recent test restore']);
    expect(await days(1)).toHaveLength(2);
  });
});

// BACKUP-5, BACKUP-9
test('a thread makes a backup that passes a drill, or says why it failed', async () => {
  const app = await openOnSqlite();
  await app.signedIn();
  await app.db.write.updateTable('admin').set({ password_hash: 'x' }).execute();
  const { backupDir, backUp } = processOf(app);
  const { make, stop } = makingThread();
  await backUp(make);
  const config = { ...app.config, backupDir };
  const drill = async () => await drillCommand(['drill'], config, app.deps, progress);
  expect((await drill())?.text).toMatch(/was restored in SQLite: \d+ rows, all checked\.\n$/);
  const at = app.clock.now.toISOString();
  const file = 'reslife-2026-11-20.backup';
  const stored = async () => await storedBackups.read(app.db.read);
  expect(await stored()).toMatchObject({ last: { at, file }, proven: { at, file } });
  expect(readdirSync(backupDir)).toEqual([file]);

  truncateSync(join(backupDir, file), readFileSync(join(backupDir, file)).length - 200);
  expect((await drill())?.status).toBe(1);
  expect((await stored()).drillFailure?.at).toBe(at);
  expect((await app.mails()).map(({ subject }) => subject)).toEqual(['A test restore failed']);
  expect(readdirSync(backupDir)).toEqual([file]);
  app.clock.pass(24 * HOUR);
  await stop();
  await backUp(make);
  expect(await stored()).toMatchObject({ failure: null, lease: null, last: { file } });
  expect((await drillCommand(['drill'], app.config, app.deps, progress))?.text).toContain(
    'BACKUP_DIR is not set',
  );
});
