import { vi } from 'vitest';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { publishedIssueWith } from '#core/fixtures/issues.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import type { Translated } from '../phone/library/translations.ts';
import { json } from './server.ts';

/** A leak of two steps and a fire, both in English. */
export const leak = publishedIssueWith({
  _id: 'leak',
  title: 'Water through the ceiling',
  category: 'Water',
  firstAct: 'Keep everybody out.',
  steps: [ask('a', 'next', 'end'), confirm('b', 'end')],
});
const fire = publishedIssueWith({
  _id: 'fire',
  title: 'Fire in a kitchen',
  category: 'Fire',
  steps: [ask('c', 'end', 'end')],
});

/** The leak in Spanish, except for its second step. */
export const inSpanish: Translated = {
  _id: 'leak',
  revision: 1,
  title: 'Agua por el techo',
  firstAct: 'Que nadie entre.',
  alsoCalled: ['gotera'],
  steps: { a: { question: '¿Hay agua cerca de luces?' } },
};

type Served = {
  issues: readonly PublishedIssue[];
  /** No answer without any. */
  translations: readonly Translated[] | undefined;
  languages: object | undefined;
  /** Holds the answers to what is asked for from here on. */
  held?: Promise<void> | undefined;
};

/** Answers as a server with a leak that can be read in Spanish; `served` may be changed, `asked` has the addresses. */
export function serveTranslations() {
  const served: Served = {
    issues: [leak, fire],
    translations: [inSpanish],
    languages: { es: 1, ar: 1 },
  };
  const asked: string[] = [];
  const known: string[] = [];
  const tagged = (content: object): Response => {
    const text = JSON.stringify(content);
    if (!known.includes(text)) known.push(text);
    return json(content, 200, { ETag: `"${known.indexOf(text)}"` });
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    asked.push(path as string);
    const { issues: data, languages, translations, held } = served;
    await held;
    if ((path as string).includes('/translations/')) {
      if (!translations) throw new TypeError('Failed to fetch');
      const [one] = translations;
      return (path as string).includes('/revisions/')
        ? json({ data: one })
        : tagged({ data: translations, answers: { yes: 'Sí', no: 'No' } });
    }
    if (!(path as string).startsWith('/api/advisor/issues/'))
      throw new TypeError('Failed to fetch');
    const campus = { ...NEW_CAMPUS, timeZone: 'America/New_York', ...(languages && { languages }) };
    return tagged({ data, campus });
  });
  return { served, asked };
}
