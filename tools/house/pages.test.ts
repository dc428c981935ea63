import { expect, test } from 'vitest';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { PAGES } from '#web/app/pages.ts';
import { readText, textFiles } from './repository.ts';

const admin = Object.values(ADMIN_PAGES);
const nameIn = (file: string) => file.replace(/^.*\//, '').replace('.tsx', '');

// ROUTES-3
test('every page of the table has a file that exports a component of its name', () => {
  const files = textFiles();
  expect(
    admin.filter(({ file }) => {
      const path = `web/${file}`;
      return !files.includes(path) || !readText(path).includes(`export const ${nameIn(file)} =`);
    }),
  ).toEqual([]);
});

// ROUTES-3
test('every page file for administrators is in the table', () => {
  const pages = textFiles().filter((path) => /^web\/admin\/.*Page\.tsx$/.test(path));
  const known = new Set<string>(admin.map(({ file }) => `web/${file}`));
  expect(pages.filter((path) => !known.has(path))).toEqual([]);
});

// SHELL-1
test('Analytics is open in the menu for paths with analytics, and for a record', () => {
  const open = admin
    .filter((page) => page.title !== null && page.tab === 'analytics')
    .map(({ pattern }) => pattern);
  const told = admin
    .filter(({ pattern }) => /analytics|record/.test(pattern))
    .map(({ pattern }) => pattern);
  expect(open.toSorted()).toEqual(told.toSorted());
});

// ROUTES-7
test("the HTML of an advisor's address names every screen of it", () => {
  const loaded = Array.from(
    readText('web/app/routes.tsx').matchAll(/import\('\.\.\/([\w/-]+Page\.tsx)'\)/g),
    ([, file = '']) => file,
  );
  const named = Object.values(PAGES).flatMap((files) =>
    files.filter((file) => file.endsWith('Page.tsx')),
  );
  expect(loaded.toSorted()).toEqual(named.toSorted());
});
