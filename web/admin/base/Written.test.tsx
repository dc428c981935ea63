import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { summaryWith } from '#core/fixtures/issues.ts';
import { answer } from '../test/answers.ts';
import { drawAdmin } from '../test/draw-admin.tsx';
import { Written } from './Written.tsx';

const starter = (_id: string, title: string) => summaryWith({ _id, title, isStarter: true });

// TRANSLATE-20
test("a title is spoken in English for a starter text, and otherwise in the campus's language", async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    await Promise.resolve();
    if (path === '/api/settings') return answer({ campus: { ...NEW_CAMPUS, language: 'es' } });
    const isArchived = (path as string).includes('archived=true');
    return answer([isArchived ? starter('old', 'Mold') : starter('here', 'Mice')]);
  });
  drawAdmin(
    <p>
      <Written of={{ _id: 'here' }}>by id</Written>
      <Written of={{ _id: 'old' }}>archived, by id</Written>
      <Written of={{ title: 'Mold' }}>archived, by title</Written>
      <Written of={{ _id: 'own' }}>of the campus</Written>
    </p>,
  );
  for (const words of ['by id', 'archived, by id', 'archived, by title'])
    await expect.element(page.getByText(words, { exact: true })).toHaveAttribute('lang', 'en');
  await expect.element(page.getByText('of the campus')).toHaveAttribute('lang', 'es');
});
