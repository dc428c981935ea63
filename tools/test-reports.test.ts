import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countPlaywright, countVitest } from './test-reports.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
  path = join(folder, 'report.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

function unitReport(tests: string[], more: { status: string; assertionResults: object[] }[] = []) {
  const numOf = (status: string) => tests.filter((each) => each === status).length;
  const assertionResults = tests.map((status) => ({ status }));
  const status = numOf('failed') > 0 ? 'failed' : 'passed';
  const report = {
    numPassedTests: numOf('passed'),
    numFailedTests: numOf('failed'),
    numPendingTests: numOf('pending'),
    numTodoTests: numOf('todo'),
    testResults: [{ status, assertionResults }, ...more],
  };
  writeFileSync(path, JSON.stringify(report));
}

function e2eReport(stats: object, errors: object[] = []) {
  const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  writeFileSync(path, JSON.stringify({ stats: { ...none, ...stats }, errors }));
}

// START-2
test('unit tests are counted by outcome, those to do as skipped', () => {
  unitReport(['passed', 'passed', 'failed', 'pending', 'todo']);
  expect(countVitest(path, false)).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

test('a test file that does not load is one failure', () => {
  unitReport(['passed'], [{ status: 'failed', assertionResults: [] }]);
  expect(countVitest(path, false)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

// START-2
test('a run that fails with every test passed is one failure', () => {
  unitReport(['passed']);
  expect(countVitest(path, false)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(countVitest(path, true)).toEqual({ passed: 1, failed: 0, skipped: 0 });
});

test('browser tests are counted by outcome, one that needed its second try as passed, a stray error as failed', () => {
  e2eReport({ expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, [{ message: 'no server' }]);
  expect(countPlaywright(path, false)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('a run that leaves no report is one failure', () => {
  expect(countVitest(path, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countPlaywright(path, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
