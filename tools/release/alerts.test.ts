import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { measure } from '../../server/system/metrics.ts';
import { openOnSqlite } from '../../server/test/test-app.ts';
import { readJson, root } from '../base/runtime.mjs';

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const ALERTS = text('deploy/prometheus/alerts.yml');

/** Returns the series that an expression names, without the suffix of a histogram. */
function seriesIn(expressions: string): Set<string> {
  const names = expressions.match(/\b(?:reslife|nodejs|process)_[a-z0-9_]+/g) ?? [];
  return new Set(names.map((name) => name.replace(/_(?:bucket|count)$/, '')));
}

// OPERATIONS-3
test('every series in the alarms and the dashboard exists on a server', async () => {
  const { app, config, deps } = await openOnSqlite();
  const served = await (await measure(app, config, deps)).text();
  const usual = new Registry();
  collectDefaultMetrics({ register: usual });
  const types = (served + (await usual.metrics())).matchAll(/^# TYPE (\S+)/gm);
  const known = new Set(Array.from(types, ([, name]) => name));
  const board = JSON.stringify(readJson(join(root, 'deploy/grafana/reslife-oncall.json')));
  const named = [seriesIn(ALERTS.replaceAll(/^\s+summary:.*$/gm, '')), seriesIn(board)];
  expect(named.map((names) => names.size > 5)).toEqual([true, true]);
  expect(named.flatMap((names) => [...names]).filter((name) => !known.has(name))).toEqual([]);
});

// OPERATIONS-3
test('the documentation explains every alarm and its remedy', () => {
  const alarms = Array.from(ALERTS.matchAll(/- alert: (\w+)/g), ([, name]) => name);
  expect(alarms.length).toBeGreaterThan(5);
  const rows = text('docs/operations.md').match(/^\| `\w+`.*$/gm) ?? [];
  const missing = alarms.filter((name) => !rows.some((row) => row.includes(`\`${name}\``)));
  expect(missing).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

// OPERATIONS-3
test.skipIf(!hasPromtool)('Prometheus reads the alarms, and they fire when they should', () => {
  const cwd = join(root, 'deploy/prometheus');
  const promtool = (...args: string[]) => execFileSync('promtool', args, { cwd, encoding: 'utf8' });
  expect(promtool('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
  expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
});
