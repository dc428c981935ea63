import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { assert } from '#core/base/assert.ts';
import { shownIn } from '#core/record/shown-languages.ts';
import { id } from '#core/fixtures/trees.ts';
import { violations } from '#kit/test/axe.ts';
import { draw, eraseAll } from '#kit/test/draw.ts';
import { storeAdvisorName } from '../../../base/advisor-name.ts';
import { chooseReading } from '../../phone/library/reading.ts';
import { storeNewest } from '../../phone/library/store-library.ts';
import { storedTitles } from '../../phone/library/titles.ts';
import { readTranslationsIn } from '../../phone/library/translations.ts';
import { emptyPhone, storedWalks, walkRests } from '../../test/phone.ts';
import { inSpanish, leak, serveTranslations } from '../../test/translated.ts';
import { button, radio } from '../../test/walk-panel.tsx';
import { beginWalk } from '../screen/begin-walk.ts';
import { useOpenWalk, useWalkControl, WalkProvider } from '../screen/WalkProvider.tsx';
import { prepared } from '../screen/prepared.ts';
import { ORIGINAL_WALK, showWalks } from '../state/shown-walk.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';

const question = (name: string) => page.getByRole('heading', { level: 3, name, exact: true });
const langOf = (text: Locator) => text.element().closest('[lang]')?.getAttribute('lang');

const Opener = ({ walk }: { walk: SavedWalk }) => {
  const { open } = useWalkControl();
  return useOpenWalk() ? null : <button onClick={() => open(walk)}>Open</button>;
};

/** Opens a walk of the leak, with what was stored of it. */
async function opened(walk: SavedWalk): Promise<void> {
  await prepared(walk);
  eraseAll();
  draw(
    <WalkProvider>
      <Opener key={walk.id} walk={walk} />
    </WalkProvider>,
  );
  await button('Open').click();
}

async function begun(id = 'leak'): Promise<SavedWalk> {
  const issue = storedTitles()?.issues.find(({ _id }) => _id === id);
  assert(issue, 'the issue is not listed');
  const walk = await beginWalk(issue, undefined, false);
  assert('id' in walk, 'the walk did not begin');
  return walk;
}

beforeEach(async () => {
  storeAdvisorName('Amara');
  await walkRests();
  await emptyPhone();
});

async function switchTo(name: string, press: string): Promise<void> {
  await button('More').click();
  await button('Language').click();
  await radio(name).click();
  expect(await violations()).toEqual([]);
  await button(press).click();
}

// TRANSLATE-6, TRANSLATE-11, TRANSLATE-21, TRANSLATE-22, TRANSLATE-26
test('a walk is in the chosen language, and a step without a translation in its own, marked', async () => {
  const { served } = serveTranslations();
  await storeNewest();
  await readTranslationsIn('es');
  const walk = await begun();
  expect([walk.title, walk.firstAct]).toEqual(['Water through the ceiling', 'Keep everybody out.']);
  served.translations = undefined;
  await opened(walk);

  await expect.element(page.getByRole('dialog', { name: 'Agua por el techo' })).toBeVisible();
  await expect.element(question('¿Hay agua cerca de luces?')).toBeVisible();
  expect(langOf(question('¿Hay agua cerca de luces?'))).toBe('es');
  expect(langOf(page.getByText('Que nadie entre.'))).toBe('es');
  await radio('Sí').click();
  await button('NEXT').click();

  await expect.element(question('Do b.')).toBeVisible();
  expect(langOf(question('Do b.'))).toBe('en');
  await expect.element(page.getByText('This step is not in Spanish yet')).toBeVisible();
  expect(await violations()).toEqual([]);
  await button('Back').click();

  await switchTo('English', 'Use English');
  await expect.element(question('Question a?')).toBeVisible();
  expect(langOf(question('Question a?'))).toBe('en');
  await expect.element(radio('Yes')).toBeChecked();
  await expect.element(page.getByRole('dialog', { name: walk.title })).toBeVisible();
  await switchTo('Español', 'Usar español');
  await expect.element(radio('Sí')).toBeChecked();
  await expect.element(page.getByRole('dialog', { name: 'Agua por el techo' })).toBeVisible();

  await radio('No').click();
  await walkRests();
  const [saved] = await storedWalks();
  assert(saved, 'the walk is not stored');
  const { moments = [] } = saved;
  expect(moments.map(({ step, did }) => [step, did.trim()])).toEqual([
    ['a', 'shown:es'],
    ['a', 'shown:'],
    ['a', 'shown:es'],
  ]);
  expect(saved.trail.map(({ did }) => did)).toEqual(['yes', 'back', 'no']);
  expect(saved.trail.map(({ step, at }) => shownIn(moments, step, at))).toEqual([
    'es',
    undefined,
    'es',
  ]);
});

// TRANSLATE-25
test('a walk keeps its texts while the library goes on, and asks for those of its revision', async () => {
  const { served, asked } = serveTranslations();
  await storeNewest();
  await readTranslationsIn('es');
  const walk = await begun();
  await opened(walk);
  await expect.element(question('¿Hay agua cerca de luces?')).toBeVisible();
  served.issues = [{ ...leak, revision: 2 }];
  served.translations = [{ ...inSpanish, revision: 2, steps: {} }];
  await storeNewest();
  await opened(walk);
  await expect.element(question('¿Hay agua cerca de luces?')).toBeVisible();

  served.translations = [inSpanish];
  await opened({ ...walk, id: 'of-another-phone' });
  await expect.element(question('¿Hay agua cerca de luces?')).toBeVisible();
  expect(asked.at(-1)).toBe('/api/advisor/issues/leak/revisions/1/translations/es');
  served.translations = undefined;
  await opened({ ...walk, id: 'without-a-signal' });
  await expect.element(question('Question a?')).toBeVisible();
});

// TRANSLATE-25
test('a procedure without a reviewed translation does not ask the server for one', async () => {
  const { served, asked } = serveTranslations();
  await storeNewest();
  await readTranslationsIn('es');
  asked.length = 0;
  await opened(await begun('fire'));
  await expect.element(question('Question c?')).toBeVisible();
  expect(asked).toEqual([]);

  const { lang } = document.documentElement;
  onTestFinished(() => {
    document.documentElement.lang = lang;
  });
  chooseReading(null);
  document.documentElement.lang = 'es';
  served.translations = [{ ...inSpanish, notReviewed: true }];
  await storeNewest();
  const walk = await begun();
  asked.length = 0;
  await opened(walk);
  await expect.element(question('Question a?')).toBeVisible();
  expect(asked).toEqual([]);
});

// TRANSLATE-25
test('a procedure whose translation is missing asks the server for it', async () => {
  const { served, asked } = serveTranslations();
  await storeNewest();
  await readTranslationsIn('es');
  served.issues = [...served.issues, { ...leak, _id: id('flood'), title: 'Flood' }];
  served.translations = undefined;
  await storeNewest();
  const flood = { ...inSpanish, _id: id('flood') };
  served.translations = [flood];
  asked.length = 0;
  await opened(await begun('flood'));
  await expect.element(question('¿Hay agua cerca de luces?')).toBeVisible();
  expect(asked).toEqual(['/api/advisor/issues/flood/revisions/1/translations/es']);
  chooseReading(null);
});

// TRANSLATE-26
test('the languages to choose from stay as they were when the sheet opened', async () => {
  const { served } = serveTranslations();
  await storeNewest();
  await opened(await begun());
  await button('More').click();
  await button('Language').click();
  await expect.element(radio('Español')).toBeVisible();
  const count = page.getByRole('radio').elements().length;
  served.languages = { es: 1, ar: 1, fr: 1 };
  await storeNewest();
  await new Promise(requestAnimationFrame);
  expect(page.getByRole('radio').elements()).toHaveLength(count);
});

// TRANSLATE-23, TRANSLATE-26
test('a language chosen for one walk shows unreviewed texts, marked and without a signal', async () => {
  const { lang } = document.documentElement;
  onTestFinished(() => {
    document.documentElement.lang = lang;
  });
  document.documentElement.lang = 'es';
  const { served } = serveTranslations();
  served.translations = [{ ...inSpanish, notReviewed: true }];
  await storeNewest();
  await opened(await begun());
  await expect.element(question('Question a?')).toBeVisible();
  served.translations = undefined;
  await switchTo('Español', 'Usar español');
  await expect.element(question('¿Hay agua cerca de luces?')).toBeVisible();
  await expect.element(page.getByText('Translated, not reviewed')).toBeVisible();
});

// TRANSLATE-26
test('a language that the phone does not have cannot be chosen without a signal', async () => {
  const { served } = serveTranslations();
  await storeNewest();
  const walk = await begun();
  await opened(walk);
  await expect.element(question('Question a?')).toBeVisible();
  served.translations = undefined;
  await button('More').click();
  await button('Language').click();
  await radio('Español').click();
  await button('Usar español').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Choose it with a signal/);
  await page
    .getByRole('dialog', { name: 'Language' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect.element(question('Question a?')).toBeVisible();
  served.translations = [inSpanish];
  await switchTo('Español', 'Usar español');
  await expect.element(question('¿Hay agua cerca de luces?')).toBeVisible();
  await walkRests();
  expect((await storedWalks())[0]?.moments?.map(({ did }) => did.trim())).toEqual(['shown:es']);
  // The page comes again without a signal, on a phone that reads English.
  served.translations = undefined;
  showWalks(ORIGINAL_WALK);
  await opened(walk);
  await expect.element(question('¿Hay agua cerca de luces?')).toBeVisible();
  chooseReading(null);
});
