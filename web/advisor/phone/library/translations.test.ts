import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { id } from '#core/fixtures/trees.ts';
import { issuesMatching, namesOf } from '#core/search/issue-search.ts';
import { emptyPhone } from '../../test/phone.ts';
import { inSpanish, leak, serveTranslations } from '../../test/translated.ts';
import { read } from '../store/store.ts';
import { chooseReading } from './reading.ts';
import { restoreLocalCopies, storeNewest } from './store-library.ts';
import { storedTexts, followTexts } from './stored-texts.ts';
import { storeTitles, storedTitles } from './titles.ts';
import {
  areTranslationsStored,
  isLookedUp,
  readTranslationsIn,
  translationOf,
} from './translations.ts';

beforeEach(emptyPhone);

const listed = () =>
  storedTitles()?.issues.map(({ title, language, question }) => [title, language, question]);

/** Returns how many texts in another language this phone has. */
const kept = async (): Promise<number> => {
  const keys = await read(['facts'], async (facts) => await facts.keys('facts'));
  return keys.filter((key) => key.startsWith('translated')).length;
};

const IN_ENGLISH = [
  ['Water through the ceiling', undefined, 'Question a?'],
  ['Fire in a kitchen', undefined, 'Question c?'],
];
const IN_SPANISH = [['Agua por el techo', 'es', '¿Hay agua cerca de luces?'], IN_ENGLISH[1]];

// TRANSLATE-22, TRANSLATE-24
test('titles are listed in the chosen language, and in the original after it is left', async () => {
  const { served, asked } = serveTranslations();
  await storeNewest();
  expect(listed()).toEqual(IN_ENGLISH);
  expect(asked.filter((path) => path.includes('/translations/'))).toEqual([]);
  expect(await kept()).toBe(0);

  await readTranslationsIn('es');
  expect(listed()).toEqual(IN_SPANISH);
  expect(storedTitles()?.issues[0]?.original?.title).toBe('Water through the ceiling');
  expect(await areTranslationsStored()).toBe(true);
  await storeNewest();
  expect(listed()).toEqual(IN_SPANISH);

  // A battery that died lost what was not on the disk yet.
  localStorage.removeItem('reslife.titles');
  await restoreLocalCopies();
  await storeNewest();
  expect(listed()?.toSorted()).toEqual(IN_SPANISH);

  // The library stays as it is while a translation changes.
  served.translations = [{ ...inSpanish, title: 'Agua que cae del techo' }];
  await storeNewest();
  expect(listed()?.map(([title]) => title)).toContain('Agua que cae del techo');

  await readTranslationsIn('en');
  expect(listed()).toEqual(expect.arrayContaining(IN_ENGLISH));
  expect(await kept()).toBe(0);
});

// TRANSLATE-22
test('a translation of another revision is not shown until its own comes', async () => {
  const { served } = serveTranslations();
  await storeNewest();
  await readTranslationsIn('es');
  served.issues = [{ ...leak, revision: 2, title: 'Water from above' }];
  const before = served.translations;
  served.translations = undefined;
  await storeNewest();
  expect(listed()).toEqual([['Water from above', undefined, 'Question a?']]);
  expect(await translationOf('leak', 2)).toBeUndefined();
  served.translations = before?.map((one) => ({ ...one, revision: 2 }));
  await storeNewest();
  expect(listed()).toEqual([IN_SPANISH[0]]);
});

// TRANSLATE-23
test('an unreviewed translation is shown, marked, only to an advisor who chose the language', async () => {
  const { lang } = document.documentElement;
  document.documentElement.lang = 'es';
  onTestFinished(() => {
    document.documentElement.lang = lang;
  });
  const { served } = serveTranslations();
  served.translations = [{ ...inSpanish, notReviewed: true }];
  await storeNewest();
  expect(listed()).toEqual(IN_ENGLISH);
  chooseReading('es');
  await storeNewest();
  expect(listed()).toEqual(IN_SPANISH);
  expect(storedTitles()?.issues[0]?.mark).toBe('Translated, not reviewed');
  served.translations = [inSpanish];
  chooseReading(null);
  await storeNewest();
  expect(listed()).toEqual(IN_SPANISH);
  expect(storedTitles()?.issues[0]?.mark).toBeUndefined();
});

/** Leaves no room for translations; returns the names under which some were to be stored since. */
function fillUp(): readonly string[] {
  const refused: string[] = [];
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')
    ?.value as IDBObjectStore['put'];
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    const [, key] = args;
    if (typeof key !== 'string' || !key.startsWith('translated')) return put.apply(this, args);
    refused.push(key);
    throw new DOMException('full', 'QuotaExceededError');
  });
  return refused;
}

// TRANSLATE-24, OUTBOX-14
test('a full phone keeps the original with its images, and says that translations are missing', async () => {
  serveTranslations();
  await storeNewest();
  const dropped = vi.spyOn(caches, 'delete');
  fillUp();
  await expect(readTranslationsIn('es')).rejects.toThrow('full');
  expect(localStorage.getItem('reslife.reading')).toBeNull();
  chooseReading('es');
  await storeNewest();
  expect(listed()).toEqual(IN_ENGLISH);
  expect(await areTranslationsStored()).toBe(false);
  expect(dropped).not.toHaveBeenCalled();
});

// TRANSLATE-24
test('another language cannot be chosen without a signal, and the one before stays', async () => {
  const { served } = serveTranslations();
  await storeNewest();
  await readTranslationsIn('es');
  served.translations = undefined;
  await expect(readTranslationsIn('ar')).rejects.toThrow('Failed to fetch');
  expect(listed()).toEqual(IN_SPANISH);
  expect(await translationOf('leak', 1)).toEqual(inSpanish);
});

// TRANSLATE-22, TRANSLATE-24
test('a language in which nothing is published is removed, and a step may have any id', async () => {
  const { served } = serveTranslations();
  served.issues = [
    { ...leak, steps: leak.steps.map((step) => ({ ...step, _id: id('constructor') })) },
  ];
  await storeNewest();
  await readTranslationsIn('es');
  expect(listed()).toEqual([['Agua por el techo', 'es', 'Question a?']]);
  served.languages = undefined;
  await storeNewest();
  expect(listed()?.[0]?.[0]).toBe('Water through the ceiling');
  expect(await kept()).toBe(0);
});

// TRANSLATE-22, SEARCH-1
test('titles, other names and steps are searched in the translation and in the original', async () => {
  serveTranslations();
  await storeNewest();
  await readTranslationsIn('es');
  const { issues = [] } = storedTitles() ?? {};
  for (const search of ['agua techo', 'ceiling', 'gotera']) {
    expect(issuesMatching(issues, search, namesOf).map(({ _id }) => _id)).toEqual(['leak']);
  }
  followTexts(() => undefined);
  await expect
    .poll(() => storedTexts().texts.get('leak')?.slice(0, 2))
    .toEqual(['Que nadie entre.', '¿Hay agua cerca de luces?\nQuestion a?']);
});

// TRANSLATE-24
test('titles stored by an app without translations can be read', async () => {
  serveTranslations();
  storeTitles({ asOf: '2026-11-21T03:00:00Z', issues: [] });
  chooseReading('es');
  await storeNewest();
  expect(listed()).toEqual(IN_SPANISH);
});

// TRANSLATE-25
test('translations requested before newer procedures came do not count for those', async () => {
  const { served, asked } = serveTranslations();
  await storeNewest();
  await readTranslationsIn('es');
  expect(await isLookedUp('leak', 1)).toBe(true);
  const held = Promise.withResolvers<void>();
  served.held = held.promise;
  asked.length = 0;
  const reading = readTranslationsIn('es');
  await expect.poll(() => asked).toHaveLength(1);
  served.held = undefined;
  served.translations = undefined;
  served.issues = [...served.issues, { ...leak, _id: 'flood' }];
  await storeNewest();
  held.resolve();
  await reading;
  expect(await isLookedUp('flood', 1)).toBe(false);
});

// TRANSLATE-24, TRANSLATE-25
test('a full phone can choose its language again, and writes only what changed', async () => {
  const { served } = serveTranslations();
  await storeNewest();
  await readTranslationsIn('es');
  const refused = fillUp();
  await readTranslationsIn('es');
  expect(refused).toEqual([]);
  served.issues = [...served.issues, { ...leak, _id: 'flood' }];
  await storeNewest();
  chooseReading(null);
  await readTranslationsIn('es');
  expect(refused).not.toEqual([]);
  expect(localStorage.getItem('reslife.reading')).toBe('es');
  expect(await isLookedUp('flood', 1)).toBe(false);
});
