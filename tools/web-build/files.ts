/** Modules of words alone. */
export const WORDS =
  /^(?:core|kit|web)\/.*(?:(?:\/|-)messages|record\/record-words|notifications\/(?:every-)?answer-words)\.ts$/;

/** The module of names that the wire has in English (LANG-8). */
export const NAMES = 'core/base/display-name.ts';

/** Modules that write dates, moments and shares as a language does. */
const WRITTEN = /^(?:core\/base\/format|web\/admin\/base\/(?:moment|percent))\.ts$/;

/** The module with which a language is offered: its other words may come before. */
const LOCALE = 'core/base/locale.ts';

/** Returns the path of a module in a language. */
export const inFile = (path: string, language: string): string =>
  path.replace(/\.ts$/, `.${language}.ts`);

/** Returns the files of words that the languages on offer lack, given the paths of all files (LANG-6). */
export function missingWords(files: readonly string[]): string[] {
  const offered = files.flatMap(
    (path) => /^core\/base\/locale\.(?!test\.)([\w-]+)\.ts$/.exec(path)?.[1] ?? [],
  );
  const words = files.filter(
    (path) => path === LOCALE || path === NAMES || WORDS.test(path) || WRITTEN.test(path),
  );
  return offered.flatMap((language) =>
    words.map((path) => inFile(path, language)).filter((path) => !files.includes(path)),
  );
}
