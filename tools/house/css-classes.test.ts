import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../base/runtime.mjs';

const SHEET = /^import (\w+) from '([^']+\.module\.css)';$/gm;

const readRoot = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Returns the classes that a file names and its style sheet lacks: they were renamed in only one of the two. */
function strangeIn(file: string, read: (path: string) => string = readRoot): string[] {
  const text = read(file);
  return [...text.matchAll(SHEET)].flatMap(([, name = '', path = '']) => {
    const sheet = read(path.startsWith('#') ? path.slice(1) : join(dirname(file), path));
    const named = [
      ...text.matchAll(new RegExp(String.raw`(?<![\w.'/])${name}\.(?!tsx?\b)(\w+)`, 'g')),
    ];
    return named.flatMap(([, one = '']) =>
      new RegExp(String.raw`\.${one}\b`).test(sheet) ? [] : `${file}: ${name}.${one}`,
    );
  });
}

test('every class that a component names is in its style sheet', () => {
  const files = globSync('{kit,web}/**/*.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => strangeIn(file))).toEqual([]);
});

test('the check finds a class that was renamed only in the style sheet', () => {
  const files: Record<string, string> = {
    'web/A.tsx': "import classes from './A.module.css';\n<p className={classes.old} />",
    'web/A.module.css': '.new { color: red; }',
  };
  expect(strangeIn('web/A.tsx', (path) => files[path] ?? '')).toEqual(['web/A.tsx: classes.old']);
});
