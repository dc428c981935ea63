import type { ProcedureLanguage } from '../base/procedure-languages.ts';
import { originalTexts, type Original, type TranslatedTexts } from '../issue/translation.ts';
import { problemInText } from '../issue/translation-problems.ts';
import { translationsOf, type WithTranslations } from '../issue/translations.ts';

export type TranslatedLines = {
  readonly [L in ProcedureLanguage]?: Readonly<Record<string, string>>;
};

const BULLET = /^(?:• ?)?/;

/** Returns a line in another language, with the bullet that an import put before it, or undefined if the translation is not known. */
function lineIn(lines: Readonly<Record<string, string>>, line: string): string | undefined {
  const [bullet = ''] = BULLET.exec(line) ?? [];
  const own = line.slice(bullet.length).trim();
  if (own === '') return line;
  return Object.hasOwn(lines, own) ? `${bullet}${lines[own]}` : undefined;
}

/** Returns translations for the texts of which every line has a known translation. Lines that an import changed have none (TRANSLATE-14). */
export function translationsByLines(
  original: Original,
  translated: TranslatedLines,
): WithTranslations {
  const languages = Object.entries(translated) as [ProcedureLanguage, Record<string, string>][];
  return translationsOf(
    languages.map(([language, lines]) => {
      const texts = originalTexts(original).flatMap(({ place, text }) => {
        const of = text.trim();
        const found = of.split('\n').map((line) => lineIn(lines, line));
        const known = found.filter((line) => line !== undefined);
        const made = { text: known.join('\n').trim(), of };
        const isWhole = of !== '' && known.length === found.length;
        return isWhole && !problemInText(place, made) ? [[place, made]] : [];
      });
      return [
        language,
        { isPublished: false, texts: Object.fromEntries(texts) as TranslatedTexts },
      ];
    }),
  );
}
