import { API } from '#core/api/api.ts';
import { checkPaths } from '../issues.ts';
import type { Row } from './acts-world.ts';

/** The acts on the texts of an issue in another language. */
export const TRANSLATION_ROWS: readonly Row[] = [
  [
    'saveTranslation',
    'translation.edit',
    async (w) =>
      await w.me(API.saveTranslation, {
        params: { ...w.at.params, language: 'es' },
        body: { texts: { title: { text: 'Ascensor', of: 'Another' } } },
      }),
  ],
  [
    'reviewTranslation',
    'translation.review',
    async (w) => {
      const language = 'es' as const;
      await checkPaths(w.me, w.at.params.id, language);
      return await w.me(API.reviewTranslation, { params: { ...w.at.params, language } });
    },
  ],
];
