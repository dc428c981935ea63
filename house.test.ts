import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { API } from '#core/api.ts';
import { emptyNames, houseRules, lineLimits, placesBreaking } from './tools/house-rules.ts';
import { problemsInWhere } from './tools/where-table.ts';

const root = import.meta.dirname;
const notOurs = new Set(['node_modules', 'dist', 'data', '.git', '.tsc', 'test-results', '.env']);
const textFiles = /\.(ts|tsx|mjs|css|html|json|md|svg|yml|example)$|^\.ci\/run$|^\.[a-z]+rc$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notOurs.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [relative(root, path).replaceAll('\\', '/')];
    });
}

const files = filesIn(root).filter((path) => textFiles.test(path));

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

describe.each(houseRules)('$name', (rule) => {
  test('every file keeps it', () => {
    expect(files.flatMap((path) => placesBreaking(rule, path, read(path)))).toEqual([]);
  });

  test('it finds a line that breaks it', () => {
    const anywhere = {
      name: rule.name,
      files: /./,
      forbidden: rule.forbidden,
      broken: rule.broken,
    };
    expect(placesBreaking(anywhere, 'kit/a.css', rule.broken)).toHaveLength(1);
  });
});

test('no file is longer than its limit', () => {
  const tooLong = files.flatMap((path) => {
    const limit = lineLimits.find((row) => row.files.test(path))?.lines ?? Infinity;
    const lines = read(path).split('\n').length - 1;
    return lines > limit ? [`${path} has ${lines} lines, the limit is ${limit}`] : [];
  });
  expect(tooLong).toEqual([]);
});

test('every file and folder is named for what is inside', () => {
  const nameless = files.filter((path) =>
    path.split('/').some((part) => emptyNames.includes(part.replace(/\..*/, '').toLowerCase())),
  );
  expect(nameless).toEqual([]);
});

test('every folder of the kit has its four files and stands in the kitchen sink', () => {
  // Drawn whole by its library, or by other components: no look of its own.
  const withoutStyle = new Set(['icon', 'form-input']);
  const shown = read('kit/all-examples.ts');
  const folders = readdirSync(join(root, 'kit'), { withFileTypes: true });
  const problems = folders.flatMap((entry) => {
    if (!entry.isDirectory() || ['pictures', 'test'].includes(entry.name)) return [];
    const inside = readdirSync(join(root, 'kit', entry.name));
    const examples = inside.find((file) => file.endsWith('.examples.tsx'));
    if (examples === undefined) return [`kit/${entry.name} has no examples file`];
    const missing = ['.tsx', '.module.css', '.test.tsx']
      .filter((ending) => ending !== '.module.css' || !withoutStyle.has(entry.name))
      .map((ending) => examples.replace('.examples.tsx', ending))
      .filter((file) => !inside.includes(file));
    return [
      ...missing.map((file) => `kit/${entry.name}/${file} is missing`),
      ...(shown.includes(`'./${entry.name}/${examples}'`)
        ? []
        : [`kit/all-examples.ts does not show kit/${entry.name}/${examples}`]),
    ];
  });
  expect(problems).toEqual([]);
});

test('every endpoint has a test of the server that is titled with its name', () => {
  const tests = files.filter((path) => /^server\/.*\.test\.ts$/.test(path));
  const text = tests.map(read).join('\n');
  const untested = Object.keys(API).filter((name) => !new RegExp(`['"\`]${name}\\b`).test(text));
  expect(untested).toEqual([]);
});

test('every feature of the server stands in the lint rule that keeps features apart', () => {
  const below = new Set(['http', 'auth', 'db', 'test']);
  const lint = read('.oxlintrc.json');
  const unheld = readdirSync(join(root, 'server'), { withFileTypes: true }).filter(
    (entry) =>
      entry.isDirectory() && !below.has(entry.name) && !lint.includes(`"../${entry.name}/**"`),
  );
  expect(unheld.map(({ name }) => name)).toEqual([]);
});

test('every file named in ARCHITECTURE.md and CONTRIBUTING.md exists', () => {
  const path = /`((?:core|kit|server|web|e2e|tools|docs)\/[\w./-]*)`/g;
  const missing = ['ARCHITECTURE.md', 'CONTRIBUTING.md'].flatMap((page) =>
    Array.from(read(page).matchAll(path), ([, name = '']) => name)
      .filter((name) => !/NNN|\bX|\/x\./.test(name) && !existsSync(join(root, name)))
      .map((name) => `${page} names ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every file and test named in docs/where.md exists', () => {
  const readIfThere = (path: string) => (existsSync(join(root, path)) ? read(path) : undefined);
  expect(problemsInWhere(read('docs/where.md'), readIfThere)).toEqual([]);
});

test('every file with one component bears its name', () => {
  const misnamed = files.filter((path) => {
    if (!path.endsWith('.tsx') || /\.(test|examples)\.tsx$|^web\/routes/.test(path)) return false;
    const exported = Array.from(
      read(path).matchAll(/^export (?:const|function) ([A-Z][a-z]\w*)/gm),
      ([, name]) => name,
    );
    return exported.length === 1 && exported[0] !== basename(path, '.tsx');
  });
  expect(misnamed).toEqual([]);
});
