import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { brokenFloors, crowded, foldersInCircles, lonely } from './tools/house/broken-floors.ts';
import { emptyNames, houseRules, lineLimits, placesBreaking } from './tools/house/house-rules.ts';
import { missingInDoc, namesOf } from './tools/house/paths-in-docs.ts';
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
  // LANG-1, LANG-5
  test('every file keeps the rule', () => {
    expect(files.flatMap((path) => placesBreaking(rule, path, read(path)))).toEqual([]);
  });

  test('the rule finds a line that breaks it', () => {
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

test('a file imports from its own room only what is in lower bands', () => {
  expect(files.flatMap((path) => brokenFloors(path, read(path)))).toEqual([]);
});

test.each([
  ['core/walk/walk.ts', 'core/issue/wire.ts'],
  ['kit/controls/button/Button.tsx', 'kit/overlays/menu/Menu.tsx'],
  ['server/db/queue.ts', 'server/domain/campus.ts'],
  ['server/http/guard.ts', 'server/app.ts'],
  ['server/attendance/routes.ts', 'server/accounts/accounts.sql.ts'],
  ['server/analytics/charts.sql.ts', 'server/accounts/accounts.sql.ts'],
  ['server/seeds/run.ts', 'server/process/stop.ts'],
  ['web/advisor/phone/store/store.ts', 'web/advisor/walk/state/walk.ts'],
  ['web/admin/audit/AuditPage.tsx', 'web/admin/setup/SetupPage.tsx'],
  ['web/admin/print/PrintPage.tsx', 'web/admin/editor/page/Editor.tsx'],
  ['web/admin/shared/tree/zoom.tsx', 'web/admin/setup/SetupPage.tsx'],
])('%s may not import %s', (path, target) => {
  const specifier = posix.relative(posix.dirname(path), target);
  const named = specifier.startsWith('.') ? specifier : `./${specifier}`;
  expect(brokenFloors(path, `import type { A } from '${named}';`)).toHaveLength(1);
  expect(brokenFloors(path, `const later = import('#${target}');`)).toHaveLength(1);
});

test.each([
  ['core/issue/wire.ts', 'core/walk/walk.ts'],
  ['kit/layout/card/Card.tsx', 'kit/overlays/menu/Menu.tsx'],
  ['server/auth/sessions.ts', 'server/domain/campus.ts'],
  ['server/analytics/routes.ts', 'server/analytics/charts.sql.ts'],
  ['server/seeds/run.ts', 'server/accounts/accounts.sql.ts'],
  ['server/app.ts', 'server/accounts/accounts.sql.ts'],
  ['web/base/call.ts', 'core/api/api.ts'],
  ['web/admin/shared/tree/zoom.tsx', 'web/admin/shared/states/ActionFailed.tsx'],
  ['web/admin/editor/page/Editor.tsx', 'web/admin/paths/PathsPane.tsx'],
])('%s may import %s', (path, target) => {
  expect(brokenFloors(path, `import { a } from '#${target}';`)).toEqual([]);
});

test('a file in no band is found', () => {
  expect(brokenFloors('core/somewhere/a.ts', '')).toHaveLength(1);
  expect(brokenFloors('web/a.ts', '')).toHaveLength(1);
});

test('no folders import one another in a circle, and such a circle is found', () => {
  expect(foldersInCircles(files, read)).toEqual([]);
  const texts: Record<string, string> = {
    'server/db/a.ts': `import { b } from './tables/b.ts';`,
    'server/db/tables/b.ts': `import type { C } from '../commit/c.ts';`,
    'server/db/commit/c.ts': `import { a } from '../a.ts';`,
  };
  expect(foldersInCircles(Object.keys(texts), (path) => texts[path] ?? '')).toEqual([
    'server/db > server/db/tables > server/db/commit > server/db',
  ]);
});

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])(
  'no paragraph of %s is too long',
  (path) => {
    const lines = read(path).split('\n');
    expect(lines.filter((line) => line.length > 500 && !line.startsWith('|'))).toEqual([]);
  },
);

test('README.md takes at most five minutes to read', () => {
  const text = read('README.md');
  const lines = text.trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(120);
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(1_000);
  expect(lines.filter((line) => line.length > 200)).toEqual([]);
});

test('no folder has too many entries', () => {
  expect(crowded(allFiles())).toEqual([]);
});

test('no folder has a single file of code, and a folder like that is found', () => {
  expect(lonely(allFiles())).toEqual([]);
  const alone = ['a.ts', 'a.test.ts', 'a.module.css', 'messages.es.ts', 'css.d.ts'];
  const inFolder = (folder: string) => alone.map((name) => `${folder}/${name}`);
  expect(lonely(inFolder('server/http/pages'))).toEqual([
    'server/http/pages has a.ts alone: put it beside what it belongs to',
  ]);
  // A second file, a folder within, a band and the kit are no such folders.
  const second = ['web/base/qr/b.ts', 'web/open/sink/b/c.ts', 'web/open/sink/b/d.ts'];
  const others = ['web/base/qr', 'web/open/sink', 'web/admin/shell', 'kit/controls/label'];
  expect(lonely([...others.flatMap(inFolder), ...second])).toEqual([]);
});

// KIT-1
test('every folder of the kit has its four files and is in the kitchen sink', () => {
  // Drawn by their outlines, or by other components: they have no look of their own.
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

test('every endpoint has a test of the server with its name as title', () => {
  const tests = files.filter((path) => /^server\/.*\.test\.ts$/.test(path));
  const text = tests.map(read).join('\n');
  const untested = Object.keys(API).filter(
    (name) => !new RegExp(`['"\`](?:[^'"\`\n]* )?${name}\\b`).test(text),
  );
  expect(untested).toEqual([]);
});

test('every path in the documentation exists', () => {
  const pages = files.filter((path) => path.endsWith('.md'));
  const names = namesOf(allFiles());
  const missing = pages.flatMap((page) =>
    missingInDoc(page, read(page), names).map((path) => `${page} names ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every rule in the documentation exists', () => {
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

test('every cited rule is in docs/rules/', () => {
  const known = new Set(rules.map(({ id }) => id));
  const unknown = citations.filter(({ id }) => !known.has(id));
  expect(unknown.map(({ id, path, line }) => `${path}:${line} cites ${id}`)).toEqual([]);
});

test('the index of the rules leads to the file of each area', () => {
  const inFiles = files
    .filter((path) => path.startsWith('docs/rules/'))
    .map((path) => [path.slice('docs/'.length), Array.from(areasOf(parseRules(read(path))))]);
  const index = Array.from(
    read('docs/rules.md').matchAll(/^- \[[^\]]+\]\(([^)]+)\): (.+)$/gm),
    ([, path = '', areas = '']) => [path, areas.split(', ')],
  );
  expect(index.map(String).toSorted()).toEqual(inFiles.map(String).toSorted());
});

test('no rule has more than 80 words', () => {
  const long = rules.filter(({ text }) => text.split(/\s+/).length > 80);
  expect(long.map(({ id }) => id)).toEqual([]);
});

test('a rule begins with its subject, not with a riddle', () => {
  const riddle = /^(What|Who|Where|Which|Whose|Whether|Of|By|How|To)(m|ever)?\b/;
  expect(rules.filter(({ text }) => riddle.test(text)).map(({ id }) => id)).toEqual([]);
});

test('no two rules share a number', () => {
  const ids = rules.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('a test cites every rule that is not open', () => {
  const tested = new Set(citations.filter(({ path }) => isTestFile(path)).map(({ id }) => id));
  const untested = rules.filter(({ id, isOpen }) => !isOpen && !tested.has(id));
  expect(untested.map(({ id }) => id)).toEqual([]);
});
