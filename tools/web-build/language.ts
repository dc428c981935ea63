import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../base/runtime.mjs';
import { inFile, NAMES, WORDS } from '../../core/fixtures/word-files.ts';
import { pageMessages } from '../../web/app/page-messages.ts';
import { inPseudo, isPseudo, PSEUDO } from '../../core/fixtures/pseudo.ts';
import { moduleInPseudo } from './pseudo.ts';

const directionOf = (language: string): string =>
  isPseudo(language)
    ? PSEUDO[language].dir
    : (new Intl.Locale(language).getTextInfo().direction ?? 'ltr');

export async function pageWordsIn(language: string): Promise<Record<string, string>> {
  if (language === 'en') return pageMessages;
  if (isPseudo(language)) {
    const said = Object.entries(pageMessages).map(([name, text]) => [
      name,
      inPseudo(text, language),
    ]);
    return Object.fromEntries(said) as Record<string, string>;
  }
  const file = join(root, inFile('web/app/page-messages.ts', language));
  const own = (await import(file)) as { pageMessages: Record<string, string> };
  return own.pageMessages;
}

const namesInPseudo = (language: string): string =>
  `import { inPseudo } from '${root}/core/fixtures/pseudo.ts';
export const displayName = (name) => inPseudo(name, '${language}');
export const answerName = (answer) => /^(?:Yes|No)$/.test(answer) ? displayName(answer) : answer;`;

/**
 * Builds the app in a language (LANG-3): `x.ts` is replaced by `x.CODE.ts` where that stands beside it. A pseudo-language
 * has no files: its words are made of the English ones.
 */
export function inLanguage(language: string): Plugin[] {
  if (language === 'en') return [];
  const dir = directionOf(language);
  const page = isPseudo(language) ? 'en' : language;
  return [
    {
      name: 'in-language',
      enforce: 'pre',
      load: {
        order: 'pre',
        filter: { id: /\.ts$/ },
        handler(id) {
          const path = relative(root, id);
          if (isPseudo(language)) {
            if (path === NAMES) return namesInPseudo(language);
            const isWords = WORDS.test(path);
            return isWords ? moduleInPseudo(readFileSync(id, 'utf8'), path, language) : null;
          }
          const own = inFile(id, language);
          return !path.startsWith('..') && existsSync(own) ? readFileSync(own, 'utf8') : null;
        },
      },
      transformIndexHtml: (html) =>
        html.replace(
          '<html lang="en">',
          `<html lang="${page}"${dir === 'rtl' ? ' dir="rtl"' : ''}>`,
        ),
    },
  ];
}
