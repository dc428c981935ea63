import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES } from '#core/base/category.ts';
import { LANGUAGES, ORIGINAL, type Language } from '#core/base/language.ts';
import { OUTCOMES } from '#core/record/attendance.ts';
import { ACTION_TYPES, ANSWER_TYPES } from '#core/base/step-kinds.ts';
import { inFile, NAMES, WORDS } from '#core/fixtures/word-files.ts';

/** The languages in which the app is offered besides the original (LANG-6). */
export const TRANSLATED: readonly Language[] = LANGUAGES.filter((code) =>
  existsSync(inFile('core/base/locale.ts', code)),
);

/** Matches what a language says in place of an English text; a text that is in no module of words stays. */
export type Say = (text: string) => RegExp;

type Module = Readonly<Record<string, unknown>>;

const load = async (path: string): Promise<Module> =>
  (await import(join(process.cwd(), path))) as Module;

/** Returns a module of words in a language. */
export const wordsIn = async <Words>(path: string, language: Language): Promise<Words> =>
  (await load(language === ORIGINAL ? path : inFile(path, language))) as Words;

/** Lists each English text with the one that replaces it. */
function pairsIn(english: unknown, own: unknown): [string, string][] {
  if (typeof english === 'string' && typeof own === 'string') return [[english, own]];
  if (typeof english !== 'object' || typeof own !== 'object' || !english || !own) return [];
  const members = own as Module;
  return Object.entries(english).flatMap(([name, value]) => pairsIn(value, members[name]));
}

// In a name a narrow or no-break space counts as an ordinary one.
const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s');

/** Returns how a language says English texts, by all its modules of words. */
export async function sayIn(language: Language): Promise<Say> {
  if (language === ORIGINAL) return (text) => new RegExp(`^${escaped(text)}$`);
  const said = new Map<string, Set<string>>();
  const add = (english: string, own: string) =>
    said.set(english, (said.get(english) ?? new Set()).add(own));
  const files = globSync('{core,kit,web}/**/*.ts').filter((path) => WORDS.test(path));
  for (const path of files) {
    const pair = [await load(path), await load(inFile(path, language))];
    for (const [english, own] of pairsIn(...(pair as [Module, Module]))) add(english, own);
  }
  const { displayName } = (await load(inFile(NAMES, language))) as {
    displayName: (name: string) => string;
  };
  for (const name of [...CATEGORIES, ...OUTCOMES, ...ANSWER_TYPES, ...ACTION_TYPES, 'Yes', 'No'])
    add(name, displayName(name));
  return (text) => {
    const all = [...(said.get(text) ?? [text])].map(escaped);
    return new RegExp(`^(?:${all.join('|')})$`);
  };
}
