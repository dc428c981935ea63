import { basename, posix } from 'node:path';

const IN_A_FOLDER = /^(core|kit|server|web|e2e|bench|lab|docs|tools|deploy)\/[\w./-]*$/;
const FILE = /^[\w-]+([./][\w-]+)*\.(ts|tsx|mjs|css|html|md|json)$/;
// Placeholders (`docs/decisions/NNN-statement.md`, `X.test.tsx`), what a build makes, and forbidden names.
const NOT_MEANT = /NNN|ADDRESS|^dist\/|(^|\/)x\.|(^|\/)X[A-Z.]|^types\.ts$/;

/** Returns what a page may call each file and folder: its path from the root, or a file's bare name. */
export function namesOf(files: readonly string[]): ReadonlySet<string> {
  const folders = files.flatMap(ancestorsOf).flatMap((path) => [path, `${path}/`]);
  return new Set([...files, ...files.map((path) => basename(path)), ...folders]);
}

/** Lists paths that a page names and the repository lacks: link targets, files and folders in backticks by their path from the root, bare file names. */
export function missingInDoc(page: string, markdown: string, names: ReadonlySet<string>): string[] {
  const links = Array.from(markdown.matchAll(/\]\(([^)\s#]+)[^)]*\)/g), ([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => posix.join(posix.dirname(page), target));
  const code = Array.from(markdown.matchAll(/`([^`\n]+)`/g), ([, span = '']) => span.split(/\s/));
  const named = code
    .flat()
    .filter((name) => (IN_A_FOLDER.test(name) || FILE.test(name)) && !NOT_MEANT.test(name));
  return [...links, ...named].filter((path) => !names.has(path));
}

function ancestorsOf(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [folder, ...ancestorsOf(folder)];
}
