import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { brokenFloors, crowded } from './tools/house/broken-floors.ts';
import { emptyNames, houseRules, lineLimits, placesBreaking } from './tools/house/house-rules.ts';
import { missingInDoc } from './tools/house/paths-in-docs.ts';
import { allFiles, readText as read, textFiles } from './tools/house/repository.ts';
import {
  areasOf,
  findCitations,
  isOfRuleBook,
  isTestFile,
  parseRules,
  readRules,
} from './tools/house/rules.ts';
import { root } from './tools/base/runtime.mjs';

const files = textFiles();
const rules = readRules();
const citations = findCitations(rules);

describe.each(houseRules)('$name', (rule) => {
  test('every file keeps it', () => {
    expect(files.flatMap((path) => placesBreaking(rule, path, read(path)))).toEqual([]);
  });

  test('it finds a line that breaks it', () => {
    const { except: _, ...anywhere } = { ...rule, files: /./ };
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

test('every folder is a row of the code map, and a file imports those above its own', () => {
  expect(files.flatMap((path) => brokenFloors(path, read(path)))).toEqual([]);
});

test('a file on no floor, and one that imports a floor above, are found', () => {
  expect(brokenFloors('core/somewhere/a.ts', '')).toHaveLength(1);
  const text = `import { walk } from '../walk/walk.ts';\nconst page = import('../issue/wire.ts');`;
  expect(brokenFloors('core/step/a.ts', text)).toHaveLength(2);
  expect(brokenFloors('core/tree/a.ts', text)).toHaveLength(1);
  const campus = `import { readCampus } from '../nouns/campus.ts';`;
  expect(brokenFloors('server/db/a.ts', campus)).toHaveLength(1);
  expect(brokenFloors('server/auth/a.ts', campus)).toEqual([]);
  const accounts = `import { newAdmin } from '../accounts/store.ts';`;
  expect(brokenFloors('server/attendance/a.ts', accounts)).toHaveLength(1);
  const deep = accounts.replace('..', '../..');
  expect(brokenFloors('server/analytics/charts/a.ts', deep)).toHaveLength(1);
  expect(brokenFloors('server/seeds/a.ts', accounts)).toEqual([]);
  const app = `import type { App } from '../app.ts';`;
  expect(brokenFloors('server/http/a.ts', app)).toHaveLength(1);
  const menu = `import { Menu } from '../../overlays/menu/Menu.tsx';`;
  expect(brokenFloors('kit/controls/button/a.tsx', menu)).toHaveLength(1);
  expect(brokenFloors('kit/layout/card/a.tsx', menu)).toEqual([]);
  const around = `import type { Claim } from '../queue.ts';`;
  expect(brokenFloors('server/db/migrations/a.ts', around)).toEqual([
    expect.stringContaining('server/db/queue.ts of a floor above'),
  ]);
});

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])(
  'no paragraph of %s is longer than one reads in a breath',
  (path) => {
    const lines = read(path).split('\n');
    expect(lines.filter((line) => line.length > 500 && !line.startsWith('|'))).toEqual([]);
  },
);

test('README.md is read in five minutes', () => {
  const text = read('README.md');
  const lines = text.trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(120);
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(1_000);
  expect(lines.filter((line) => line.length > 200)).toEqual([]);
});

test('no folder has more entries than one overlooks', () => {
  expect(crowded(allFiles())).toEqual([]);
});

// KIT-1
test('every folder of the kit has its four files and stands in the kitchen sink', () => {
  // Drawn by its outline alone, or by other components: no look of its own.
  const withoutStyle = new Set(['kit/icon', 'kit/controls/form-input']);
  const shown = read('kit/all-examples.ts');
  const groups = ['kit/controls', 'kit/overlays', 'kit/layout'].flatMap((group) =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${group}/${name}`),
  );
  const problems = [...groups, 'kit/icon'].flatMap((folder) => {
    const inside = readdirSync(join(root, folder));
    const examples = inside.find((file) => file.endsWith('.examples.tsx'));
    if (examples === undefined) return [`${folder} has no examples file`];
    const missing = ['.tsx', '.module.css', '.test.tsx']
      .filter((ending) => ending !== '.module.css' || !withoutStyle.has(folder))
      .map((ending) => examples.replace('.examples.tsx', ending))
      .filter((file) => !inside.includes(file));
    return [
      ...missing.map((file) => `${folder}/${file} is missing`),
      ...(shown.includes(`'${folder.replace('kit', '.')}/${examples}'`)
        ? []
        : [`kit/all-examples.ts does not show ${folder}/${examples}`]),
    ];
  });
  expect(problems).toEqual([]);
});

test('every endpoint has a test of the server that is titled with its name', () => {
  const tests = files.filter((path) => /^server\/.*\.test\.ts$/.test(path));
  const text = tests.map(read).join('\n');
  const untested = Object.keys(API).filter(
    (name) => !new RegExp(`['"\`](?:[^'"\`\n]* )?${name}\\b`).test(text),
  );
  expect(untested).toEqual([]);
});

test('every path that a page of the documentation names exists', () => {
  const pages = files.filter((path) => path.endsWith('.md'));
  const every = allFiles();
  const missing = pages.flatMap((page) =>
    missingInDoc(page, read(page), every).map((path) => `${page} names ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every rule that a page of the documentation names exists', () => {
  const known = new Set(rules.map(({ id }) => id));
  const areas = areasOf(rules);
  const pages = files.filter((path) => path.endsWith('.md') && !isOfRuleBook(path));
  const missing = pages.flatMap((page) =>
    Array.from(read(page).matchAll(/\b([A-Z]+)-[1-9]\d*\b/g))
      .filter(([id, area = '']) => areas.has(area) && !known.has(id))
      .map(([id]) => `${page} names ${id}`),
  );
  expect(missing).toEqual([]);
});

test('every rule that is cited stands in docs/rules/', () => {
  const known = new Set(rules.map(({ id }) => id));
  const unknown = citations.filter(({ id }) => !known.has(id));
  expect(unknown.map(({ id, path, line }) => `${path}:${line} cites ${id}`)).toEqual([]);
});

test('the index of the rules leads to each area, in the file that has its rules', () => {
  const inFiles = files
    .filter((path) => path.startsWith('docs/rules/'))
    .map((path) => [path.slice('docs/'.length), Array.from(areasOf(parseRules(read(path))))]);
  const index = Array.from(
    read('docs/rules.md').matchAll(/^- \[[^\]]+\]\(([^)]+)\): (.+)$/gm),
    ([, path = '', areas = '']) => [path, areas.split(', ')],
  );
  expect(index.toSorted()).toEqual(inFiles.toSorted());
});

test('no number is given to two rules', () => {
  const ids = rules.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every rule that is not open is cited by a test', () => {
  const tested = new Set(citations.filter(({ path }) => isTestFile(path)).map(({ id }) => id));
  const untested = rules.filter(({ id, isOpen }) => !isOpen && !tested.has(id));
  expect(untested.map(({ id }) => id)).toEqual([]);
});
