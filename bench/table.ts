// The table of docs/performance.md: a section a bench, so that one bench can be written alone.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/runtime.mjs';
import { inWords, type Measurement } from './measurement.ts';

const path = join(root, 'docs/performance.md');

function verdictOn({ holds }: Measurement): string {
  if (holds === undefined) return '';
  return holds ? 'holds' : '**falls short**';
}

function row(measurement: Measurement): string {
  const { what, ours, limit = '', ratio, goal } = measurement;
  const cells = [what, ours, limit, ratio ? inWords(ratio) : '', goal, verdictOn(measurement)];
  return `| ${cells.join(' | ')} |`;
}

function section(name: string, measurements: Measurement[]): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  const machine = `${cpus().length} cores, Node ${process.versions.node}, commit ${commit.trim()}`;
  const head =
    '| figure | ours | limit | ratio | goal | verdict |\n| --- | --- | --- | --- | --- | --- |';
  return `<!-- bench ${name} -->\n\n${machine}\n\n${head}\n${measurements.map(row).join('\n')}\n\n<!-- end ${name} -->`;
}

/** Puts the figures of each bench between its two marks in docs/performance.md. Throws if a mark is missing. */
export function writeTable(results: Record<string, Measurement[]>): void {
  let text = readFileSync(path, 'utf8');
  for (const [name, figures] of Object.entries(results)) {
    const marks = new RegExp(`<!-- bench ${name} -->[^]*<!-- end ${name} -->`);
    if (!marks.test(text)) throw new Error(`docs/performance.md has no place for ${name}`);
    text = text.replace(marks, () => section(name, figures));
  }
  writeFileSync(path, text);
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), [path]);
}
