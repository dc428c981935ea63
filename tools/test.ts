// Usage: npm test [-- --only=format,lint,types,unused,api,build,unit,e2e]
// Runs every check and every test in order and ends with `N passed, N failed`.
// A check counts as one test; the tests of vitest and Playwright are read from their own reports.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { problemInRuntime, root } from './runtime.mjs';
import { countPlaywright, countVitest, type Count } from './test-reports.ts';

interface Stage {
  name: string;
  what: string;
  run: () => Count;
}

const unitReport = 'test-results/unit.json';
const e2eReport = 'test-results/e2e.json';

/** Runs a script of ours or a tool of node_modules under the pinned Node; quiet shows its output only on failure. */
function runTool(tool: string, args: string[], output: 'quiet' | 'shown'): boolean {
  const path = join(root, tool.startsWith('tools/') ? '' : 'node_modules', tool);
  // CI makes a forgotten .only fail instead of hiding every other test.
  const env = { ...process.env, CI: 'true' };
  const stdio = output === 'quiet' ? 'pipe' : 'inherit';
  const run = spawnSync(process.execPath, [path, ...args], { cwd: root, env, stdio });
  if (run.status !== 0 && output === 'quiet') {
    process.stdout.write(run.stdout);
    process.stderr.write(run.stderr);
  }
  return run.status === 0;
}

function check(name: string, what: string, passes: () => boolean): Stage {
  const run = () =>
    passes()
      ? { passed: 1, failed: 0, skipped: 0, failures: [] }
      : { passed: 0, failed: 1, skipped: 0, failures: [`${what}, as shown above`] };
  return { name, what, run };
}

const stages: Stage[] = [
  check('format', 'Format', () => runTool('oxfmt/bin/oxfmt', ['--check'], 'quiet')),
  check('lint', 'Lint', () =>
    runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'], 'quiet'),
  ),
  check('types', 'Types', () => runTool('typescript/bin/tsc', ['-b'], 'quiet')),
  check('unused', 'Unused code', () => runTool('knip/bin/knip.js', [], 'quiet')),
  check('api', 'API document', () => runTool('tools/lint-openapi.ts', [], 'quiet')),
  check('build', 'Build', () => build('web') && build('server')),
  {
    name: 'unit',
    what: 'Tests of core, kit, server and web',
    run: () => {
      const reporters = ['--reporter=default', '--reporter=json'];
      const args = ['run', ...reporters, `--outputFile.json=${unitReport}`];
      return countVitest(join(root, unitReport), runTool('vitest/vitest.mjs', args, 'shown'));
    },
  },
  {
    name: 'e2e',
    what: 'Tests in the browser',
    run: () => {
      const passes =
        build('web') &&
        build('server') &&
        runTool('@playwright/test/cli.js', ['test', '--project=chromium'], 'shown');
      return countPlaywright(join(root, e2eReport), passes);
    },
  },
];

function stagesAsked(): Stage[] {
  const only = process.argv.find((argument) => argument.startsWith('--only='));
  if (only === undefined) return stages;
  const names = only.slice('--only='.length).split(',');
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `--only knows ${stages.map((stage) => stage.name).join(', ')}, not ${unknown.join(', ')}`,
    );
  }
  return stages.filter((stage) => names.includes(stage.name));
}

function inWords({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const problem = problemInRuntime();
if (problem !== undefined) throw new Error(problem);

const total: Count = { passed: 0, failed: 0, skipped: 0, failures: [] };
const summary: string[] = [];
rmSync(join(root, 'test-results'), { recursive: true, force: true });
for (const stage of stagesAsked()) {
  console.log(`\n${stage.what} ...`);
  const began = performance.now();
  const count = stage.run();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const line = `${stage.what}: ${inWords(count)} in ${seconds} s`;
  console.log(line);
  summary.push(line);
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  total.failures.push(...count.failures);
}
const failures = total.failures.map((failure) => `  ${failure}\n`).join('');
console.log(`\n${summary.join('\n')}\n`);
// Named again down here, where whoever reads only the end of a long log finds them.
if (failures !== '') console.log(`Failed:\n${failures}`);
console.log(inWords(total));
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
