import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { change } from './scheduled.ts';

describeOnEachDatabase('getBackups', (open) => {
  // BACKUP-14
  test('getBackups says when the last backup was made and tested, and what is wrong', async () => {
    const app = await open({ backupDir: '/srv/backups' });
    const call = await app.signedIn();
    const at = '2026-11-20T02:00:00.000Z';
    const file = 'reslife-2026-11-20.backup';
    await change(app.deps, (backups) => ({ ...backups, since: at }));
    expect((await call(API.getBackups)).data).toEqual({
      isScheduled: true,
      timeZone: 'Europe/London',
      last: null,
      failure: null,
      isLate: false,
      proven: null,
      drillFailure: null,
      isUnproven: false,
    });
    const failure = { at, reason: 'the disk is full' };
    const last = { day: '2026-11-20', at, file };
    await change(app.deps, (backups) => ({ ...backups, last, failure, proven: { at, file } }));
    app.clock.pass(36 * 86_400_000);
    const again = await app.signedIn({ email: 'ann@example.edu' });
    expect((await again(API.getBackups)).data).toMatchObject({
      last: at,
      failure,
      isLate: true,
      proven: at,
      isUnproven: true,
    });
  });

  // BACKUP-14
  test('getBackups says that no backups are made without a folder', async () => {
    const app = await open();
    const call = await app.signedIn();
    expect((await call(API.getBackups)).data).toMatchObject({ isScheduled: false, isLate: false });
  });
});
