import { expect, test } from 'vitest';
import { areasOf, citationsIn, parseRules, titleOfNextTest } from './rules.ts';

const book = `# The rules

## SHRUB: trees

- **SHRUB-1** A tree has \`leaves\`.
- **SHRUB-12** (open) It sways.
- no rule, though it names SHRUB-3
`;
const areas = areasOf(parseRules(book));

test('a rule is a line in the book with its number and text', () => {
  expect(parseRules(book)).toEqual([
    { id: 'SHRUB-1', isOpen: false, text: 'A tree has `leaves`.' },
    { id: 'SHRUB-12', isOpen: true, text: 'It sways.' },
  ]);
});

test.each([
  ["test('stands', () => {});", 'stands'],
  ["  test('it\\'s (one) \"tree\"', () => {});", 'it\\\'s (one) "tree"'],
  ['test.skipIf(isWinter())(\n  `has ${count} leaves`,\n  () => {});', 'has ${count} leaves'],
  [
    "test.each([\n  ['a)', /\\('/],\n  [f('b'), 2], // :-(\n] as const)('%s grows', () => {});",
    '%s grows',
  ],
  ["test.each<[string, number]>(rows)('%s', () => {});", '%s'],
  ["const test = 1;\ndescribe('a tree', () => {\n  test('stands');", 'a tree'],
  ["test(title, () => {});\ntest('another', () => {});", undefined],
  ["test.each<[string, () => Response]>([['a', b]])('%s answers', () => {});", '%s answers'],
  ["describeOnEachDatabase('trees', (open) => {", 'trees'],
  ['const none = 1;', undefined],
])('%j is titled %j', (text, title) => {
  expect(titleOfNextTest(text)).toBe(title);
});

test('a citation in a test file belongs to the test after it', () => {
  const text = "// SHRUB-1, SHRUB-12\ntest('stands', () => {});\n\n  // SHRUB-1\n  it('grows');\n";
  expect(citationsIn('core/tree.test.ts', text, areas)).toEqual([
    { id: 'SHRUB-1', path: 'core/tree.test.ts', line: 1, test: 'stands' },
    { id: 'SHRUB-12', path: 'core/tree.test.ts', line: 1, test: 'stands' },
    { id: 'SHRUB-1', path: 'core/tree.test.ts', line: 4, test: 'grows' },
  ]);
});

test('a citation elsewhere is any number of an area in the book', () => {
  const css = '/* SHRUB-1: UTF-8, SHRUB-0, OAKSHRUB-2, SHRUB-1b */';
  expect(citationsIn('kit/tree.css', css, areas)).toEqual([
    { id: 'SHRUB-1', path: 'kit/tree.css', line: 1, test: undefined },
  ]);
});

test('a bare number in a comment is a citation in any area, so that a slip is found', () => {
  const [slip] = citationsIn('core/tree.ts', '  // TERE-1\n', areas);
  expect(slip?.id).toBe('TERE-1');
});
