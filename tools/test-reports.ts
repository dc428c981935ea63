import { existsSync } from 'node:fs';
import { readJson } from './runtime.mjs';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** A run that fails with no failed test to show for it (a crash, an unhandled error) is one failure. */
function withVerdict(count: Count, passes: boolean): Count {
  return passes || count.failed > 0 ? count : { ...count, failed: 1 };
}

/** Counts vitest's JSON report; a file that did not load at all is one failure. */
export function countVitest(path: string, passes: boolean): Count {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const report = readJson(path);
  const unloaded = report.testResults.filter(
    (file: { status: string; assertionResults: { status: string }[] }) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const count = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return withVerdict(count, passes);
}

/** Counts Playwright's JSON report, where flaky passed at its second try; an error outside a test is one failure. */
export function countPlaywright(path: string, passes: boolean): Count {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, errors } = readJson(path);
  const count = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
  return withVerdict(count, passes);
}
