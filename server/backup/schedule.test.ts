import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dayAfter } from '#core/base/day.ts';
import { testFolder } from '../test/places.ts';
import { nameOn, removeOld, scheduledIn } from './backup-files.ts';
import { dueDay } from './schedule.ts';

// BACKUP-5
test.each([
  ['2026-11-20T01:59:59Z', 2, 'Europe/London', '2026-11-19'],
  ['2026-11-20T02:00:00Z', 2, 'Europe/London', '2026-11-20'],
  ['2026-11-20T23:59:00Z', 0, 'Europe/London', '2026-11-20'],
  ['2026-11-20T06:30:00Z', 2, 'America/New_York', '2026-11-19'],
  ['2026-11-20T07:30:00Z', 2, 'America/New_York', '2026-11-20'],
])('at %s, with backups at %i in %s, the backup of %s is due', (now, hour, timeZone, day) => {
  expect(dueDay(new Date(now), { hour, timeZone })).toBe(day);
});

// BACKUP-6
test('after two years, seven daily, five weekly and twelve monthly backups remain, and foreign files', () => {
  const folder = testFolder();
  const others = ['notes.txt', 'reslife.db', 'reslife-2026-11-20T0200Z.backup', 'secret.key'];
  for (const name of others) writeFileSync(join(folder, name), '');
  mkdirSync(join(folder, 'older'));
  writeFileSync(join(folder, 'reslife-2024-01-02.backup.unfinished'), '');
  for (let day = '2025-01-01'; day <= '2026-11-20'; day = dayAfter(day, 1)) {
    writeFileSync(join(folder, nameOn(day, day > '2026-06-01')), '');
    removeOld(folder);
  }
  const days = scheduledIn(folder).map(({ day }) => day);
  expect(days).toEqual([
    ...['20', '19', '18', '17', '16', '15', '14', '08', '01'].map((day) => `2026-11-${day}`),
    ...'2026-10-31 2026-10-25 2026-09-30 2026-08-31 2026-07-31 2026-06-30'.split(' '),
    ...'2026-05-31 2026-04-30 2026-03-31 2026-02-28 2026-01-31 2025-12-31'.split(' '),
  ]);
  const left = readdirSync(folder).filter((name) => !/^reslife-.{10}\.backup(\.age)?$/.test(name));
  expect(left.sort()).toEqual([...others, 'older'].sort());
});
