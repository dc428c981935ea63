import { root } from '../base/runtime.mjs';
import type { Count } from '../base/test-reports.ts';
import { runNpm } from './npm.ts';

/** The part of npm's report that is read here: with an answer of the registry, or without one. */
interface Report {
  auditReportVersion?: number;
  message?: string;
  vulnerabilities?: Record<
    string,
    { severity: string; range: string; via: (string | { url: string })[] }
  >;
}

const GRAVE = ['high', 'critical'];

function asReport(printed: string): Report {
  try {
    return JSON.parse(printed);
  } catch {
    return { message: 'npm printed no report' };
  }
}

/**
 * Asks the registry about known weaknesses in the packages of the product. A serious one fails; a registry that does
 * not answer counts as skipped, so that the checks pass without a network, and the caller says so.
 */
export async function knownVulnerabilities(...settings: string[]): Promise<Count> {
  const { printed } = await runNpm(
    [
      'audit',
      '--json',
      '--omit=dev',
      '--package-lock-only',
      '--fetch-retries=0',
      '--fetch-timeout=20000',
      ...settings,
    ],
    root,
  );
  const { auditReportVersion, message = 'no report', vulnerabilities = {} } = asReport(printed);
  if (auditReportVersion === undefined) {
    const notChecked = [
      `NOT CHECKED for known vulnerabilities: the registry does not say what is known (${message}).`,
    ];
    return { passed: 0, failed: 0, skipped: 1, failures: [], notChecked };
  }
  const failures = Object.entries(vulnerabilities)
    .filter(([, { severity }]) => GRAVE.includes(severity))
    .map(([name, { severity, range, via }]) => {
      const known = via.map((from) => (typeof from === 'string' ? from : from.url));
      return `${name} ${range}: ${severity}, ${known.join(', ')}`;
    });
  if (failures.length > 0) return { passed: 0, failed: failures.length, skipped: 0, failures };
  return { passed: 1, failed: 0, skipped: 0, failures: [] };
}
