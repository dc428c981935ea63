import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Attendance } from '#core/record/attendance.ts';
import { violations } from '#kit/test/axe.ts';
import { draw } from '#kit/test/draw.ts';
import { storeAdvisorName } from '../../../base/advisor-name.ts';
import { storeNewest } from '../../phone/library/store-library.ts';
import { readTranslationsIn } from '../../phone/library/translations.ts';
import { change } from '../../phone/store/store.ts';
import { emptyPhone } from '../../test/phone.ts';
import { leak, serveTranslations } from '../../test/translated.ts';
import { RecordsPage } from './RecordsPage.tsx';

const WALK: Attendance = {
  advisor: 'Amara',
  issueId: leak._id,
  revision: 1,
  issueStatus: 'Resolved',
  steps: [
    { step: 'a', response: 'Yes' },
    { step: 'b', response: true },
  ],
  moments: [{ step: 'a', at: 0, did: 'shown:es' }],
  startedAt: '2026-11-21T02:07:00.000Z',
  finishedAt: '2026-11-21T02:29:00.000Z',
};

async function stored(key: string, body: Attendance): Promise<void> {
  const life = { key, body, correction: 0, failures: 0, renumbered: 0 };
  const savedAt = new Date().toISOString();
  const of = { address: 'POST /api/attend', advisor: 'Amara', title: leak.title } as const;
  await change(['outbox'], async ({ put }) => await put('outbox', key, { ...of, savedAt, life }));
}

beforeEach(async () => {
  storeAdvisorName('Amara');
  await emptyPhone();
  serveTranslations();
  await storeNewest();
  await readTranslationsIn('es');
});

// TRANSLATE-35
test('an opened record has the translated title, and says in which language a step was shown', async () => {
  await stored('spanish', WALK);
  draw(<RecordsPage />);
  await page.getByRole('button', { name: leak.title }).click();
  const answers = page.getByRole('definition');
  await expect.element(answers.filter({ hasText: 'Shown in Spanish' })).toBeVisible();
  const terms = Array.from(document.querySelectorAll('dt'), ({ parentElement }) =>
    parentElement?.textContent?.includes('Shown in'),
  );
  expect(terms.filter(Boolean)).toHaveLength(1);
  await expect.element(page.getByText('Agua por el techo')).toHaveAttribute('lang', 'es');
  expect(await violations()).toEqual([]);
});

// TRANSLATE-11, TRANSLATE-35
test('a step that was later shown in the original lists all other languages', async () => {
  const shown = ['shown:es', 'shown:ar', 'shown:'].map((did, at) => ({ step: 'a', at, did }));
  await stored('again', { ...WALK, moments: shown });
  draw(<RecordsPage />);
  await page.getByRole('button', { name: leak.title }).click();
  const answers = page.getByRole('definition');
  await expect.element(answers.filter({ hasText: 'Shown in Arabic and Spanish' })).toBeVisible();
});

// LANG-8, TRANSLATE-21
test('an answer in the author’s words has their language, even if it is the word No', async () => {
  const steps = leak.steps.map(({ yesAction, noAction, ...step }) => ({
    ...step,
    customiseAnswerType: true,
    yesAction: { ...yesAction, customText: 'Yes, outside' },
    noAction: { ...noAction, customText: 'No' },
  }));
  await change(['guides'], async ({ put }) => await put('guides', leak._id, { ...leak, steps }));
  await stored('own', { ...WALK, moments: [], steps: [{ step: 'a', response: 'No' }] });
  draw(<RecordsPage />);
  await page.getByRole('button', { name: leak.title }).click();
  const answer = page.getByRole('definition').filter({ hasText: /^No$/ });
  await expect.element(answer).toHaveAttribute('lang', 'en');
});

// TRANSLATE-35
test('a record shown in the original does not mention a language', async () => {
  await stored('english', { ...WALK, moments: [] });
  draw(<RecordsPage />);
  await page.getByRole('button', { name: leak.title }).click();
  await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent(leak.title);
  expect(page.getByText(/Shown in|Agua/).elements()).toEqual([]);
});
