/** The words of one audience, nested by screen. A word with parameters is a function. */
export type Words = { readonly [name: string]: string | Words | ((...args: never[]) => string) };

/** Whether a text names a member: `.name`, `[… 'name' …]`, or taken apart by `{ name } =`. */
function names(text: string, name: string): boolean {
  const quoted = `\\[[^\\]\\n]*'${name}'`;
  const takenApart = `\\{[^{}]*\\b${name}\\b[^{}]*\\} =`;
  return new RegExp(`\\.${name}\\b|${quoted}|${takenApart}`).test(text);
}

/** Whether a text asks a group for a name known only then: `.columns[name]`, or by another name of it. */
function asksByName(text: string, group: string): boolean {
  const others = text.matchAll(new RegExp(`\\b(\\w+) = [\\w.]*\\.${group};`, 'g'));
  const itsNames = [`\\.${group}`, ...others.map(([, other]) => `\\b${other}`)];
  return itsNames.some((name) => new RegExp(`${name}\\[(?!')`).test(text));
}

/**
 * The words, by their paths, that no text names: a group with no mention whole, else member by
 * member. A group from which a member is asked by a name not known beforehand is used whole.
 */
export function unusedWords(words: Words, texts: readonly string[]): string[] {
  const unusedIn = (group: Words): string[] =>
    Object.entries(group).flatMap(([name, word]) => {
      if (!texts.some((text) => names(text, name))) return [name];
      if (typeof word !== 'object' || texts.some((text) => asksByName(text, name))) return [];
      return unusedIn(word).map((member) => `${name}.${member}`);
    });
  return unusedIn(words);
}
