import type { NameRule } from './rota-schema.ts';

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns a pattern that finds a text in any case and with any spaces. */
function patternOf(words: string): RegExp {
  const escaped = inOneLine(words).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(escaped.replaceAll(' ', String.raw`\s+`), 'i');
}

/** Returns the rule by which a title gives this name, or undefined if the title does not have it. */
export function ruleOf(title: string, name: string): NameRule | undefined {
  const text = inOneLine(title);
  const found = inOneLine(name) === '' ? null : patternOf(name).exec(text);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  return { before: text.slice(0, found.index), after: text.slice(end) };
}

/** Returns the name in the title of an event: the text between `before` and `after`. The result is undefined if the title lacks these, or has nothing between them (ROTA-3). */
export function nameIn(title: string, { before, after }: NameRule): string | undefined {
  const first = patternOf(before).exec(title);
  if (!first) return undefined;
  const rest = title.slice(first.index + first[0].length);
  const last = inOneLine(after) === '' ? undefined : patternOf(after).exec(rest);
  if (last === null) return undefined;
  return inOneLine(last ? rest.slice(0, last.index) : rest) || undefined;
}

/** Returns a name without case, accents, dots and extra spaces. Two names with the same result mean one person. */
function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Tells whether two names mean the same person. */
export const isSameName = (a: string, b: string): boolean => plainName(a) === plainName(b);

const NOTES = /\([^)]*\)|\[[^\]]*\]/g;
const BETWEEN_PEOPLE = /\s*(?:[&+/;|]|\band\b)\s*/i;

/** The people whom a calendar names at a time, and the names that belong to nobody on the roster. */
export type Named<P> = { readonly people: readonly P[]; readonly unknown: readonly string[] };

/** Finds the people for a name, or for several with '&', 'and', '/' or a comma between them. Notes in parentheses do not count (ROTA-3). */
export function whoIn<P extends { readonly name: string }>(
  name: string,
  find: (plain: string) => P | undefined,
): Named<P> {
  const found = (text: string): P | undefined => {
    const plain = plainName(text);
    return plain === '' ? undefined : find(plain);
  };
  const whole = found(name) ?? found(name.replaceAll(NOTES, ' '));
  if (whole) return { people: [whole], unknown: [] };
  const people: P[] = [];
  const unknown: string[] = [];
  for (const part of name.replaceAll(NOTES, ' ').split(BETWEEN_PEOPLE)) {
    const [last = '', ...first] = part.split(',');
    // 'Rivera, Sam' is one person, and 'Sam Rivera, Jo Kim' are two.
    const one =
      found(part) ?? (first.length === 1 ? found(`${first.join('')} ${last}`) : undefined);
    const several = one ? [] : part.split(',');
    const each = several.map((text) => ({ text: inOneLine(text), person: found(text) }));
    if (one) people.push(one);
    else if (each.some(({ person }) => person)) {
      people.push(...each.flatMap(({ person }) => person ?? []));
      unknown.push(...each.flatMap(({ text, person }) => (person || text === '' ? [] : text)));
    } else if (plainName(part) !== '') unknown.push(inOneLine(part));
  }
  return { people: [...new Set(people)], unknown: [...new Set(unknown)] };
}

/** Makes a function that finds people by the plain form of a name. */
export function finderIn<P extends { readonly name: string }>(
  people: readonly P[],
): (plain: string) => P | undefined {
  const byName = new Map(people.toReversed().map((person) => [plainName(person.name), person]));
  return (plain) => byName.get(plain);
}
