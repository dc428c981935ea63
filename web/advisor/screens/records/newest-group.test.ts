import { expect, test } from 'vitest';
import { newestGroup, nightBegan } from './RecordList.tsx';

// OUTBOX-30
test.each([
  ['2026-11-21T23:00:00', 'Tonight', '2026-11-21T12:00:00'],
  ['2026-11-22T03:05:00', 'Tonight', '2026-11-21T12:00:00'],
  ['2026-11-22T06:00:00', 'Today', '2026-11-22T00:00:00'],
  ['2026-11-22T17:59:00', 'Today', '2026-11-22T00:00:00'],
])('the newest records at %s are those of %s', (now, label, since) => {
  expect(newestGroup(new Date(now))).toEqual({ label, since: new Date(since) });
});

// OUTBOX-36
test.each([
  ['2026-11-21T17:59:00', '2026-11-20T12:00:00'],
  ['2026-11-21T18:00:00', '2026-11-21T12:00:00'],
  ['2026-11-22T03:05:00', '2026-11-21T12:00:00'],
  ['2026-11-22T08:00:00', '2026-11-21T12:00:00'],
])('the night to copy at %s began at %s', (now, since) => {
  expect(nightBegan(new Date(now))).toEqual(new Date(since));
});
