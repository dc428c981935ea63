// docs/where.md: a table of `| the spec says | file | proved by |`.
//   file       paths in backticks, each of which exists, and names that stand in one of them
//   proved by  the word open, or entries `path`: "test title", separated by semicolons

const columns = ['the spec says', 'file', 'proved by'];

/** The text of a file of the repository; undefined when there is none. */
export type ReadText = (path: string) => string | undefined;

function cellsOf(row: string): string[] {
  const inner = row.trim().replace(/^\||\|$/g, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** Whether a test of this title is called in the text: the title in any of the three quotes. */
function hasTest(text: string, title: string): boolean {
  return new RegExp(`\\(\\s*(['"\`])${RegExp.escape(title)}\\1`).test(text);
}

function problemsInFileCell(cell: string, read: ReadText): string[] {
  const marked = Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
  const paths = marked.filter((name) => /[/.]/.test(name));
  if (paths.length === 0) return ['names no file in backticks'];
  const texts = paths.map((path) => read(path));
  const missing = paths.filter((_path, at) => texts[at] === undefined);
  const names = marked.filter((name) => !paths.includes(name));
  const unknown = names.filter((name) => !texts.some((text) => text?.includes(name)));
  return [
    ...missing.map((path) => `names the file ${path}, which does not exist`),
    ...unknown.map((name) => `names ${name}, which stands in none of its files`),
  ];
}

function problemsInProof(entry: string, read: ReadText): string[] {
  const found = /^`([^`]+)`: "(.+)"$/.exec(entry.trim());
  if (!found) return [`cannot read the proof ${entry.trim()}: write \`path\`: "test title"`];
  const [, path = '', title = ''] = found;
  const text = read(path);
  if (text === undefined) return [`names the test file ${path}, which does not exist`];
  return hasTest(text, title) ? [] : [`names the test "${title}", which is not in ${path}`];
}

/** Every row that names what does not exist or cannot be read, with its line. */
export function problemsInWhere(markdown: string, read: ReadText): string[] {
  const rows = markdown
    .split('\n')
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.trim().startsWith('|') && !/^[\s|:-]+$/.test(text));
  const facts = rows.filter(({ text }) => cellsOf(text).join() !== columns.join());
  if (rows.length === facts.length) return [`has no table with the columns ${columns.join(', ')}`];
  return facts.flatMap(({ text, line }) => {
    const [rule = '', file = '', proof = '', ...more] = cellsOf(text);
    const at = (problem: string) => `line ${line} ("${rule}") ${problem}`;
    if (more.length > 0 || proof === '') return [at('has not exactly three filled cells')];
    const proofs = proof === 'open' ? [] : proof.split(/;\s*(?=`)/);
    return [
      ...(proof === 'open' && !file.includes('`') ? [] : problemsInFileCell(file, read)),
      ...proofs.flatMap((entry) => problemsInProof(entry, read)),
    ].map(at);
  });
}
