import { LANGUAGES, ORIGINAL, type Language } from '#core/base/language.ts';
import { LOCALE } from '#core/base/locale.ts';

/** The words for choosing a language, written in that language, because people who look for theirs may read no other. */
type OwnWords = {
  readonly count: (some: string, all: string) => string;
  readonly all: (count: string) => string;
  readonly missing: (original: string) => string;
  readonly use: (language: string) => string;
};

const WORDS = {
  en: {
    count: (some, all) => `${some} of ${all} procedures`,
    all: (count) => `All ${count} procedures`,
    missing: (original) => `What is missing is shown in ${original}.`,
    use: (language) => `Use ${language}`,
  },
  es: {
    count: (some, all) => `${some} de ${all} procedimientos`,
    all: (count) => `Los ${count} procedimientos`,
    missing: (original) => `Lo que falta aparece en ${original}.`,
    use: (language) => `Usar ${language}`,
  },
  fr: {
    // In French 0 is singular.
    count: (some, all) => `${some} ${/^[01]$/.test(some) ? 'procédure' : 'procédures'} sur ${all}`,
    all: (count) => `Toutes les ${count} procédures`,
    missing: (original) => `Ce qui manque apparaît en ${original}.`,
    use: (language) => `Passer en ${language}`,
  },
} as const satisfies Record<Language, OwnWords> & Record<string, OwnWords>;

const isKnown = (tag: string): tag is keyof typeof WORDS => Object.hasOwn(WORDS, tag);

/** Tells whether this file has words in a language; the other languages are described in the page's language. */
export const isSpoken = (tag: string): boolean => isKnown(tag);

const pageLanguage = (): Language => LANGUAGES.find((one) => LOCALE.startsWith(one)) ?? ORIGINAL;

const nameIn = (language: string, tag: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;

/** Returns the words for a choice in its own language, otherwise in the page's. */
function wordsOf(tag: string): OwnWords & { readonly language: string } {
  const language = isKnown(tag) ? tag : pageLanguage();
  return { ...WORDS[language], language };
}

/** Returns how many of all procedures are in a language; only the two numbers if this file has no words in it. */
export function countIn(tag: string, some: number, all: number): string {
  const [one, whole] = [some, all].map((count) => count.toLocaleString(tag));
  if (!isKnown(tag)) return `${one} / ${whole}`;
  return some === all ? WORDS[tag].all(whole ?? '') : WORDS[tag].count(one ?? '', whole ?? '');
}

/** Returns the words that say in which language the rest is shown. */
export function missingIn(tag: string, original: string): string {
  const { missing, language } = wordsOf(tag);
  return missing(nameIn(language, original));
}

export function useIn(tag: string): string {
  const { use, language } = wordsOf(tag);
  return use(nameIn(language, tag));
}
