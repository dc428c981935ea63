// Usage: npm run rules [-- AREA-1 ...]
// Prints a rule of docs/rules/ with the files that cite it and its tests; without a number, the citations of every rule.
import { readText, textFiles } from './repository.ts';

/** One rule of a file of docs/rules/: `- **AREA-1** (open) Its text.` */
export type Rule = { id: string; isOpen: boolean; text: string };

/** A place that names a rule. `test` is the title of the test that follows it, only in a test file. */
export type Citation = { id: string; path: string; line: number; test?: string | undefined };

export function parseRules(markdown: string): Rule[] {
  const lines = markdown.matchAll(/^- \*\*([A-Z]+-[1-9]\d*)\*\* (\(open\) )?(.+)$/gm);
  return Array.from(lines, ([, id = '', open, text = '']) => ({
    id,
    isOpen: open !== undefined,
    text,
  }));
}

/** Tells the rule book, its index or a file of its areas, from all other files. */
export function isOfRuleBook(path: string): boolean {
  return /^docs\/rules(\.md$|\/)/.test(path);
}

export function readRules(): Rule[] {
  const book = textFiles().filter((path) => isOfRuleBook(path));
  return book.toSorted().flatMap((path) => parseRules(readText(path)));
}

export function isTestFile(path: string): boolean {
  return /\.test\.tsx?$|\.e2e\.ts$/.test(path);
}

// Texts, comments and regular expressions, whose brackets do not count, and the brackets that do.
const TOKENS =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/.*|\/\*[^]*?\*\/|(?<=[(,[=:]\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|[()]/g;

/** Returns the title of the first test or group in a text: the first argument of its last call. */
export function titleOfNextTest(text: string): string | undefined {
  const start = text.search(/^\s*(?:test|it|describe\w*)\b(?=[.(<])/m);
  if (start < 0) return undefined;
  // Types of its rows may have parentheses of their own.
  const call = text.slice(start).replace(/^(\s*[\w.]+)<[^]*?>(?=\()/, '$1');
  let depth = 0;
  for (const { 0: token, index } of call.matchAll(TOKENS)) {
    const after = call.slice(index + token.length);
    const title = /^\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/.exec(after);
    if (token === '(' && depth === 0 && title) return title[1] ?? title[2] ?? title[3];
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === ')' && depth === 0 && !after.startsWith('(')) return undefined;
  }
  return undefined;
}

/** Returns every place in a file's text that names a rule of one of the areas, or a possible rule that is the only content of a comment. */
export function citationsIn(path: string, text: string, areas: ReadonlySet<string>): Citation[] {
  let offset = 0;
  return text.split('\n').flatMap((row, index) => {
    offset += row.length + 1;
    const isAlone = /^\s*\/\/ [A-Z]+-[1-9]\d*(, [A-Z]+-[1-9]\d*)*$/.test(row);
    const ids = Array.from(row.matchAll(/\b([A-Z]+)-[1-9]\d*\b/g))
      .filter(([, area = '']) => isAlone || areas.has(area))
      .map(([id]) => id);
    if (ids.length === 0) return [];
    const test = isTestFile(path) ? titleOfNextTest(text.slice(offset)) : undefined;
    return ids.map((id) => ({ id, path, line: index + 1, test }));
  });
}

/** Returns the areas of the rules: the part before the dash of a number. */
export function areasOf(rules: readonly Rule[]): Set<string> {
  return new Set(rules.map(({ id }) => id.replace(/-.*/, '')));
}

/** Returns every place in the repository that names a rule, apart from the rule book itself. */
export function findCitations(rules: readonly Rule[]): Citation[] {
  const areas = areasOf(rules);
  return textFiles()
    .filter((path) => /\.(ts|tsx|mjs|css|html|md)$/.test(path) && !isOfRuleBook(path))
    .flatMap((path) => citationsIn(path, readText(path), areas));
}

function show(rule: Rule, citations: readonly Citation[]): void {
  console.log(`${rule.id} ${rule.isOpen ? '(open) ' : ''}${rule.text}`);
  for (const { path, line, test } of citations) {
    console.log(`  ${path}:${line}${test === undefined ? '' : ` "${test}"`}`);
  }
}

if (import.meta.main) {
  const rules = readRules();
  const citations = findCitations(rules);
  const asked = process.argv.slice(2);
  for (const id of asked) {
    const rule = rules.find((known) => known.id === id.toUpperCase());
    if (rule) {
      const own = citations.filter((citation) => citation.id === rule.id);
      show(
        rule,
        own.toSorted((a, b) => Number(isTestFile(a.path)) - Number(isTestFile(b.path))),
      );
    } else {
      console.error(`There is no rule ${id} in docs/rules/.`);
      process.exitCode = 1;
    }
  }
  for (const { id, isOpen } of asked.length > 0 ? [] : rules) {
    const own = citations.filter((citation) => citation.id === id);
    const tests = own.filter(({ path }) => isTestFile(path)).length;
    const count = `${own.length - tests} places, ${tests} tests`;
    console.log(`${id.padEnd(14)} ${isOpen ? `open, ${count}` : count}`);
  }
}
