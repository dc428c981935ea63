import { cpus } from 'node:os';
import { expect, test } from 'vitest';
import { filesIn } from './app.ts';
import { DEFAULT_PLAN } from './plan.ts';
import { isCalm, limitOf, linesOf } from './report.ts';
import type { Outcome } from './storm.ts';

const CALM: Outcome = {
  seen: {
    offered: 2,
    libraries: { ms: [1], bytes: 40_000, unchanged: 0, failed: 0 },
    attendances: [1, 2],
    refused: new Map([[429, 3]]),
    files: { asked: 1, bytes: 1_000, failed: 0 },
    kept: [],
  },
  libraryBytes: 40_000,
  lost: 0,
  doubled: 0,
  notes: [],
  lastMs: 1_000,
  told: { ms: [5], grouped: 0, awaited: 1 },
  desks: { pages: [1], failed: 0 },
  stranger: { sent: 0, taken: 0, refused: 0 },
  used: { 'phones and strangers': { cpu: 1, memory: 100 } },
  machine: { busy: 2, waited: 0 },
  seconds: 10,
  generatorLateMs: 1,
};

// SCALE-1
test('a storm is calm only if everything is acknowledged once and all recipients are told', () => {
  expect(isCalm(CALM)).toBe(true);
  const { seen, told } = CALM;
  for (const worse of [
    { lost: 1 },
    { doubled: 1 },
    { seen: { ...seen, attendances: [1] } },
    { told: { ...told, awaited: 2 } },
  ])
    expect(isCalm({ ...CALM, ...worse })).toBe(false);
  expect(linesOf(DEFAULT_PLAN, CALM)).toContain('refused, and later taken: 3 by 429');
});

// SCALE-1
test('the report names the limit: the phones themselves, the servers, others or a disk', () => {
  const cores = cpus().length;
  const phones = { cpu: 9, memory: 100 };
  const server = { cpu: 9.5 * cores, memory: 100 };
  expect(limitOf(CALM)).toBe('nothing');
  expect(limitOf({ ...CALM, used: { 'phones and strangers': phones } })).toContain('themselves');
  expect(limitOf({ ...CALM, used: { server } })).toBe('the processors');
  expect(limitOf({ ...CALM, machine: { busy: 9.5 * cores, waited: 0 } })).toContain('others');
  expect(limitOf({ ...CALM, machine: { busy: 2, waited: 6 } })).toBe('the disks');
});

// SCALE-1
test('each file that the worker names is fetched once by a new phone', () => {
  const worker =
    'a=[[`assets/x-1.js`],["pages/a.html",`sha256-x=`],[`assets/x-1.js`]];b=`pages/${c}.html`';
  expect(filesIn(worker)).toEqual(['/assets/x-1.js', '/pages/a.html']);
});
