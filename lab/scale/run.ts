// Usage: npm run scale [-- storms rows cells] [--rows 10000,100000,1000000] [--cells 1,10,20,50] [--write]
// Measures the tables of lab/results/scale.md on this machine, some ten minutes in all; --write puts them there.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine, putBetweenMarks } from '../../bench/marked-tables.ts';
import { root } from '../../tools/base/runtime.mjs';
import { measureCells } from './cells.ts';
import { measureRows } from './rows.ts';
import { measureStorms } from './storms.ts';
import { formatTable, type Table } from './table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '10000,100000,1000000' },
    cells: { type: 'string', default: '1,10,20,50' },
    write: { type: 'boolean', default: false },
  },
});

function numbersIn(text: string): number[] {
  const numbers = text.split(',').map(Number);
  if (numbers.every((one) => Number.isSafeInteger(one) && one > 0)) return numbers;
  console.error(`'${text}' is no list of numbers: 10,20,50.`);
  return process.exit(2);
}

const measures: Readonly<Record<string, () => Promise<Table>>> = {
  storms: measureStorms,
  rows: async () => await measureRows(numbersIn(values.rows)),
  cells: async () => await measureCells(numbersIn(values.cells)),
};
const unknown = positionals.filter((name) => !(name in measures));
if (unknown.length > 0) {
  console.error(
    `There is no table ${unknown.join(', ')}; there are ${Object.keys(measures).join(', ')}.`,
  );
  process.exit(2);
}
for (const [name, measure] of Object.entries(measures)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(name);
  const text = `${machine()}\n\n${formatTable(await measure())}`;
  if (values.write) putBetweenMarks(join(root, 'lab/results/scale.md'), 'scale', name, text);
}
