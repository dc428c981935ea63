import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './runtime.mjs';
import { countPlaywright, countVitest } from './test-reports.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
  path = join(folder, 'report.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

interface UnitFile {
  name: string;
  status: string;
  message: string;
  assertionResults: object[];
}

function unitReport(tests: string[], more: UnitFile[] = []) {
  const numOf = (status: string) => tests.filter((each) => each === status).length;
  const assertionResults = tests.map((status, index) => ({
    status,
    fullName: `test ${index + 1}`,
    failureMessages: status === 'failed' ? ['\u001B[31mtwo is not three\u001B[39m\n  at …'] : [],
  }));
  const status = numOf('failed') > 0 ? 'failed' : 'passed';
  const file = {
    name: join(root, 'core/walk/walk.test.ts'),
    status,
    message: '',
    assertionResults,
  };
  const report = {
    numPassedTests: numOf('passed'),
    numFailedTests: numOf('failed'),
    numPendingTests: numOf('pending'),
    numTodoTests: numOf('todo'),
    testResults: [file, ...more],
  };
  writeFileSync(path, JSON.stringify(report));
}

interface Spec {
  ok: boolean;
  title: string;
  errors: string[];
}

function e2eReport(stats: object, errors: object[] = [], specs: Spec[] = []) {
  const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const written = specs.map(({ ok, title, errors: messages }) => ({
    ok,
    title,
    file: 'walk.e2e.ts',
    line: 7,
    tests: [{ results: messages.map((message) => ({ error: { message } })) }],
  }));
  const suites = [{ suites: [{ specs: written }] }];
  writeFileSync(path, JSON.stringify({ stats: { ...none, ...stats }, errors, suites }));
}

// START-2
test('unit tests are counted by outcome, todo tests as skipped, and failed ones are named', () => {
  unitReport(['passed', 'passed', 'failed', 'pending', 'todo']);
  expect(countVitest(path, false)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
    failures: ['core/walk/walk.test.ts › test 3: two is not three'],
  });
});

test('a test file that does not load is one failure', () => {
  const name = join(root, 'core/steps.test.ts');
  const message = 'no such file\n  at …';
  unitReport(['passed'], [{ name, status: 'failed', message, assertionResults: [] }]);
  const failures = ['core/steps.test.ts: no such file'];
  expect(countVitest(path, false)).toEqual({ passed: 1, failed: 1, skipped: 0, failures });
});

// START-2
test('a run that fails with every test passed is one failure', () => {
  unitReport(['passed']);
  const failures = ['the run itself, with every test passed'];
  expect(countVitest(path, false)).toEqual({ passed: 1, failed: 1, skipped: 0, failures });
  expect(countVitest(path, true)).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] });
});

test('browser tests are counted by outcome, a passed retry as passed, a stray error as failed', () => {
  const specs = [
    { ok: true, title: 'a second try', errors: ['too slow'] },
    { ok: false, title: 'Back asks', errors: ['no dialog\n  at …', 'still no dialog\n  at …'] },
  ];
  const stray = [{ message: 'no server' }];
  e2eReport({ expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, stray, specs);
  expect(countPlaywright(path, false)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    failures: ['walk.e2e.ts:7 › Back asks: still no dialog', 'no server'],
  });
});

test('a run that leaves no report is one failure', () => {
  const failures = ['the run itself: it left no report'];
  const count = { passed: 0, failed: 1, skipped: 0, failures };
  expect(countVitest(path, true)).toEqual(count);
  expect(countPlaywright(path, true)).toEqual(count);
});
