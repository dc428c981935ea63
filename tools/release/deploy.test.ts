import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VERSION } from '../../server/base/version.ts';
import { root } from '../base/runtime.mjs';

const files = globSync('deploy/{docker,kubernetes}/*', { cwd: root });
const text = (path: string) => readFileSync(join(root, path), 'utf8');

// PACKAGE-3
test('the container files name this release', () => {
  const named = files.flatMap((path) => [...text(path).matchAll(/reslife-oncall:([\d.]+)/g)]);
  expect(new Set(named.map(([, version]) => version))).toEqual(new Set([VERSION]));
});

// PACKAGE-3
test('the container files set only settings that exist', () => {
  const settings = new Set(text('docs/settings.md').match(/(?<=`)[A-Z][A-Z_]+(?=`)/g));
  const named = files.flatMap((path) => text(path).match(/\b[A-Z]+_[A-Z_]+(?=[:=]| and|,)/g) ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !settings.has(name) && !name.startsWith('POSTGRES_'))).toEqual([]);
});

const bounds = {
  'deploy/systemd/reslife-oncall@.service': ['MemoryMax=', 'CPUQuota=', 'TasksMax='],
  'deploy/docker/cells.yaml': ['mem_limit:', 'cpus:', 'pids_limit:'],
  'deploy/kubernetes/cell.yaml': ['limits.memory:', 'limits.cpu:', 'pods:'],
};

// CELLS-4
test.each(Object.entries(bounds))('%s limits the resources of a cell', (path, wanted) => {
  expect(wanted.filter((bound) => !text(path).includes(bound))).toEqual([]);
});

/** Returns the part of a unit after the line that begins its restrictions. */
function sandboxOf(unit: string): string | undefined {
  return text(`deploy/systemd/${unit}`).split('# It writes into its state directory alone')[1];
}

// CELLS-4
test('the unit of a cell has the sandbox of the single server', () => {
  const single = sandboxOf('reslife-oncall.service');
  expect(single).toContain('ProtectSystem=strict');
  expect(sandboxOf('reslife-oncall@.service')).toBe(single);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

// PACKAGE-3
test.skipIf(!hasSystemd)('the systemd unit lets the server do little more than serve', () => {
  const units = globSync('deploy/systemd/*.service', { cwd: root });
  expect(units.length).toBeGreaterThan(0);
  // In tenths; a service that may do everything has 100. This passes at 1.5 or less.
  const asked = ['security', '--offline=true', '--no-pager', '--threshold=15', ...units];
  expect(execFileSync('systemd-analyze', asked, { cwd: root, encoding: 'utf8' })).toMatch(/OK/);
});
