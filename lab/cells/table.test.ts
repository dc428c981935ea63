import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { isCellName, isHostName, openTable } from './table.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'reslife-table-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

// CELLS-5
test('a cell is its file of settings, and a change of one line keeps the others', () => {
  const table = openTable(folder());
  const settings = { PORT: '3101', PUBLIC_URL: 'https://oncall.north.edu', DATA_DIR: '/north' };
  table.write('north', settings);
  const file = join(table.folder, 'north.env');
  appendFileSync(file, '# The campus has its own.\nSMTP_URL=smtp://mail.north.edu\n');
  const changed = table.write('north', { PORT: '3102', TIME_ZONE: 'Europe/London' });
  expect(changed).toMatchObject({ host: 'oncall.north.edu', port: 3102, dataDir: '/north' });
  expect(changed.settings).toEqual({
    ...settings,
    PORT: '3102',
    SMTP_URL: 'smtp://mail.north.edu',
    TIME_ZONE: 'Europe/London',
  });
  expect(readFileSync(file, 'utf8')).toContain('# The campus has its own.\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(table.list().map(({ name }) => name)).toEqual(['north']);
  table.remove('north');
  expect(() => table.find('north')).toThrow("There is no cell 'north'");
});

// CELLS-5
test('no name of a cell or a host can leave its folder or an nginx file', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 40 }), (text) => {
      if (isCellName(text)) expect(text).toMatch(/^[a-z][a-z0-9-]{0,22}$/);
      if (isHostName(text)) expect(text).not.toMatch(/[^a-z0-9.-]|\.\.|^\./);
    }),
  );
  const names = ['north', 'n', 'campus-12', '', 'North', '../north', 'north-', '-n', 'a;b', '1a'];
  expect(names.filter(isCellName)).toEqual(['north', 'n', 'campus-12']);
});
