import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { issueWith } from '#core/fixtures/issues.ts';
import { confirm } from '#core/fixtures/trees.ts';
import type { RevisionContent } from '#core/issue/revision-changes.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import { queryClient } from '../base/queries.ts';
import { drawAdmin } from '../test/draw-admin.tsx';
import { Comparison } from './Comparison.tsx';
import { UrgentSentence } from './UrgentSentence.tsx';

const asking = (question: string): RevisionContent =>
  issueWith({ steps: [{ ...confirm('a', 'end'), question }] });

// CONTACT-12
test('a number among right-to-left words reads left to right on both sides', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.error());
  const [before, after] = [fromRight('777-0142'), fromRight('777-0143')];
  drawAdmin(
    <Comparison
      issue={{ isStarter: false }}
      older={{ content: asking(before), name: 'Revision 1', head: 'Before' }}
      newer={{ content: asking(after), name: 'Revision 2', head: 'After' }}
    />,
  );
  await expect.element(page.getByRole('deletion')).toMatchTextContent(before);
  await expect.element(page.getByRole('insertion')).toMatchTextContent(after);
  for (const number of ['777-0142', '777-0143']) expect(readsFromLeft(number)).toBe(true);
});

// TRANSLATE-20
test.each([
  ['a starter text is spoken as English', true, 'en'],
  ['any other text is spoken as Spanish', false, 'es'],
] as const)('%s on a Spanish campus', async (_, isStarter, lang) => {
  queryClient.setQueryData(['settings'], { campus: { ...NEW_CAMPUS, language: 'es' } });
  drawAdmin(
    <Comparison
      issue={{ isStarter }}
      older={{ content: asking('Was?'), name: 'Revision 1', head: 'Before' }}
      newer={{ content: asking('Is?'), name: 'Revision 2', head: 'After' }}
    />,
  );
  await expect.element(page.getByRole('insertion')).toHaveAttribute('lang', lang);
  await expect.element(page.getByRole('deletion')).toHaveAttribute('lang', lang);
});

// CONTACT-12
test('a number in the preview of an urgent message reads left to right', async () => {
  const value = fromRight('777-0142');
  drawAdmin(<UrgentSentence hint="" value={value} onChange={() => {}} />);
  const shown = page.getByRole('paragraph').filter({ hasText: value });
  await expect.element(shown).toBeVisible();
  expect(readsFromLeft('777-0142', shown.element())).toBe(true);
});
