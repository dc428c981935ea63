// Usage: npm test [-- --only=format,lint,unused,api,licences,browsers,types,vulnerabilities,build,unit,e2e,slow]
// Runs every check and every test, those that must be named only where they are, and ends with `N passed, N failed`.
// A check counts as one test; the tests of vitest and Playwright are read from their own reports.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { problemInRuntime, root } from './base/runtime.mjs';
import { knownVulnerabilities } from './packages/vulnerabilities.ts';
import { countPlaywright, countVitest, type Count } from './base/test-reports.ts';

interface Stage {
  name: string;
  what: string;
  run: () => Promise<Count>;
}

const unitReport = 'test-results/unit.json';
const slowReport = 'test-results/slow.json';

/** Runs a script of ours or a tool of node_modules under the pinned Node; quiet shows its output only on failure. */
async function runTool(
  tool: string,
  args: string[],
  output: 'quiet' | 'shown',
  settings: Record<string, string> = {},
  priority = getPriority(),
): Promise<boolean> {
  const path = join(root, tool.startsWith('tools/') ? '' : 'node_modules', tool);
  // CI makes a forgotten .only fail instead of hiding every other test.
  const env = { ...process.env, CI: 'true', ...settings };
  const stdio = output === 'quiet' ? 'pipe' : 'inherit';
  const run = spawn(process.execPath, [path, ...args], { cwd: root, env, stdio });
  if (run.pid !== undefined) setPriority(run.pid, priority);
  const outputs = Promise.all(
    [run.stdout, run.stderr].map(async (from) => (from ? await text(from) : '')),
  );
  const [code] = await once(run, 'close');
  if (code !== 0) process.stdout.write((await outputs).join(''));
  return code === 0;
}

/** More than the databases and browsers of a run write. */
const ENOUGH_BYTES = 4 * 2 ** 30;

/** Runs tests with a folder in memory for what they write, if that is large enough: on a disk they wait for it. */
async function inMemory(run: (settings: Record<string, string>) => Promise<Count>): Promise<Count> {
  const memory = '/dev/shm';
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 };
  if (bavail * bsize < ENOUGH_BYTES) return await run({});
  const folder = mkdtempSync(join(memory, 'reslife-tests-'));
  // PostgreSQL runs as another user, who passes through it to its own.
  chmodSync(folder, 0o711);
  try {
    return await run({ TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function check(name: string, what: string, passes: () => Promise<boolean>): Stage {
  const run = async () =>
    (await passes())
      ? { passed: 1, failed: 0, skipped: 0, failures: [] }
      : { passed: 0, failed: 1, skipped: 0, failures: [`${what}, as shown above`] };
  return { name, what, run };
}

/** Runs the projects of vitest of a name. */
async function units(
  report: string,
  project: string,
  settings: Record<string, string> = {},
): Promise<Count> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', ...reporters, `--project=${project}`];
  const passes = await runTool('vitest/vitest.mjs', args, 'shown', settings);
  return countVitest(join(root, report), passes);
}

/** Builds what has changed, in a process of its own: what reads only the source runs beside it. Only slow tests open other languages than English. */
async function built(languages: 'all' | 'original'): Promise<boolean> {
  return await runTool('tools/prepare.mjs', [languages === 'all' ? 'start' : languages], 'shown');
}

/** Runs projects of Playwright on the built app; what it leaves has the name of the first one, since two may run at once. */
async function inBrowser(
  projects: readonly [string, ...string[]],
  settings: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<Count> {
  const left = `test-results/e2e-${projects[0]}`;
  const report = `${left}.json`;
  const isQuick = projects.every((name) => name === 'chromium');
  const passes =
    (await built(isQuick ? 'original' : 'all')) &&
    (await runTool(
      '@playwright/test/cli.js',
      ['test', `--output=${left}`, ...projects.map((name) => `--project=${name}`), ...options],
      'shown',
      { ...settings, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    ));
  return countPlaywright(join(root, report), passes);
}

/** Collecting its memory less often spares a fifth of its processor time, and takes 3.9 GB in place of 2.8. */
const SELDOM = { GOGC: '400' };

/** Compiles every project, then lints by the rules that ask what the compiler knows, while the tests leave a core free. */
async function typesFit(): Promise<boolean> {
  const patient = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);
  if (!(await runTool('typescript/bin/tsc', ['-b'], 'quiet', {}, patient))) return false;
  const args = ['--type-aware', '--deny-warnings'];
  return await runTool('oxlint/bin/oxlint', args, 'quiet', SELDOM, patient);
}

/** The checks that read only the source, and so can run beside the tests. */
const checks: Stage[] = [
  check('format', 'Format', async () => await runTool('oxfmt/bin/oxfmt', ['--check'], 'quiet')),
  check(
    'lint',
    'Lint',
    async () => await runTool('oxlint/bin/oxlint', ['--deny-warnings'], 'quiet'),
  ),
  check('unused', 'Unused code', async () => await runTool('knip/bin/knip.js', [], 'quiet')),
  check('api', 'API document', async () => await runTool('tools/lint-openapi.ts', [], 'quiet')),
  check(
    'licences',
    'Licences',
    async () => await runTool('tools/packages/licences.ts', [], 'quiet'),
  ),
  check(
    'browsers',
    'Oldest browsers',
    async () => await runTool('tools/house/browsers/browsers.ts', [], 'quiet'),
  ),
];

/** The stages that run the product, one after another: each uses all cores. */
const tests: Stage[] = [
  check('build', 'Build', async () => await built('original')),
  {
    name: 'unit',
    what: 'Tests of core, kit, server and web',
    run: async () => await inMemory((settings) => units(unitReport, '!slow*', settings)),
  },
  {
    name: 'e2e',
    what: 'Tests in the browser',
    run: async () => await inMemory((settings) => inBrowser(['chromium'], settings)),
  },
];

/** Matches the slow tests in the browser that begin when the slow units end. */
const LATER = '(?:editor/|product/languages)';

/** Long by their nature: all that is drawn judged, servers killed, faults played, a hundred thousand rows, other browsers. */
const slow: Stage = {
  name: 'slow',
  what: 'Slow tests',
  run: async () => {
    // Before several tests would build at once.
    await built('all');
    // Both wait half of their time, for servers and for pages. When the units end, more browsers take their place, with
    // as many of the slow tests as let both end at once: those of the editor and of languages.
    const rest = async () => [
      await units(slowReport, 'slow*'),
      await inBrowser(['full', 'slow'], {}, ['--workers=100%', `--grep-invert=^slow (?!${LATER})`]),
    ];
    const first = inBrowser(['slow'], {}, [`--grep-invert=^slow ${LATER}`]);
    const [slowest, others] = await Promise.all([first, rest()]);
    // Each starts a whole browser: beside others one waits longer for a page than anybody would.
    return sumOf([slowest, ...others, await inBrowser(['firefox', 'webkit'])]);
  },
};

const named: Stage[] = [
  // They take a minute of two cores, a sixth of `npm test`.
  check('types', 'Types', typesFit),
  {
    // Asks the registry, as nothing else here does: a check that passes today may fail tomorrow.
    name: 'vulnerabilities',
    what: 'Known vulnerabilities',
    run: async () => await knownVulnerabilities(),
  },
];

const stages = [...checks, ...named, ...tests, slow];

/** Returns the names after `--only=`; without it, all but those that must be named. */
function namesAsked(): string[] {
  const names = stages.map((stage) => stage.name);
  const only = process.argv.find((argument) => argument.startsWith('--only='));
  if (only === undefined) return [...checks, ...tests].map(({ name }) => name);
  const asked = only.slice('--only='.length).split(',');
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`--only knows ${names.join(', ')}, not ${unknown.join(', ')}`);
  return asked;
}

function sumOf(counts: Count[]): Count {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
    failures: counts.flatMap(({ failures }) => failures),
    notChecked: counts.flatMap(({ notChecked = [] }) => notChecked),
  };
}

function inWords({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const summary: string[] = [];

/** Runs stages in turn, and prints the result of each. */
async function inOrder(some: Stage[]): Promise<Count> {
  const counts: Count[] = [];
  for (const stage of some) {
    console.log(`\n${stage.what} ...`);
    const began = performance.now();
    const count = await stage.run();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const line = `${stage.what}: ${inWords(count)} in ${seconds} s`;
    console.log(line);
    summary.push(line);
    counts.push(count);
  }
  return sumOf(counts);
}

const problem = problemInRuntime();
if (problem !== undefined) throw new Error(problem);

rmSync(join(root, 'test-results'), { recursive: true, force: true });
const names = namesAsked();
const began = performance.now();
const asked = ({ name }: Stage): boolean => names.includes(name);
// The checks use the moments in which the tests leave a core free.
const total = sumOf(
  await Promise.all([
    inOrder([...checks, ...named].filter(asked)),
    inOrder([...tests, slow].filter(asked)),
  ]),
);
const failures = total.failures.map((failure) => `  ${failure}\n`).join('');
console.log(`\n${summary.join('\n')}\n`);
// Named again at the end, for somebody who reads only the end of a long log.
if (failures !== '') console.log(`Failed:\n${failures}`);
for (const line of total.notChecked ?? []) console.log(`${line}\n`);
console.log(`In ${((performance.now() - began) / 1000).toFixed(0)} s.`);
console.log(inWords(total));
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
