import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readJson, root } from './runtime.mjs';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** The failures, a line each: its file, its title and the first line of its message. */
  failures: string[];
  /** Lines about things that could not be checked: they pass and are named at the end. */
  notChecked?: string[];
}

interface UnitTest {
  status: string;
  fullName: string;
  failureMessages: string[];
}

interface UnitFile {
  name: string;
  status: string;
  message: string;
  assertionResults: UnitTest[];
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: {
    ok: boolean;
    title: string;
    file: string;
    line: number;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

/** Returns a colored message of several lines as one plain line. */
function firstLine(message = ''): string {
  const [line = ''] = stripVTControlCharacters(message).split('\n', 1);
  return line.trim();
}

/** Counts a run that fails with no failed test to show for it (a crash, an unhandled error) as one failure. */
function withVerdict(count: Count, passes: boolean): Count {
  if (passes || count.failed > 0) return count;
  return { ...count, failed: 1, failures: ['the run itself, with every test passed'] };
}

function noReport(): Count {
  return { passed: 0, failed: 1, skipped: 0, failures: ['the run itself: it left no report'] };
}

/** Counts vitest's JSON report; a file that did not load at all is one failure. */
export function countVitest(path: string, passes: boolean): Count {
  if (!existsSync(path)) return noReport();
  const report = readJson(path);
  const files: UnitFile[] = report.testResults;
  const failures = files.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    const where = relative(root, file.name);
    if (file.status === 'failed' && tests.length === 0)
      return [`${where}: ${firstLine(file.message)}`];
    return tests.map(
      (test) => `${where} › ${test.fullName}: ${firstLine(test.failureMessages.at(-1))}`,
    );
  });
  const count = {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
  return withVerdict(count, passes);
}

function failedSpecs({ suites = [], specs = [] }: BrowserSuite): string[] {
  const own = specs
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const error = spec.tests.flatMap(({ results }) => results).findLast((result) => result.error);
      return `${spec.file}:${spec.line} › ${spec.title}: ${firstLine(error?.error?.message)}`;
    });
  return [...own, ...suites.flatMap(failedSpecs)];
}

/** Counts Playwright's JSON report, in which flaky means that the second try passed; an error outside a test is one failure. */
export function countPlaywright(path: string, passes: boolean): Count {
  if (!existsSync(path)) return noReport();
  const report = readJson(path);
  const { stats, errors } = report;
  const count = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...failedSpecs(report),
      ...errors.map(({ message }: { message?: string }) => firstLine(message)),
    ],
  };
  return withVerdict(count, passes);
}
