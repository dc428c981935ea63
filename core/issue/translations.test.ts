import { expect, test } from 'vitest';
import {
  changedTexts,
  liveTranslations,
  mergedTranslations,
  publishedIn,
  translationsOf,
  withStepIds,
  withTextsOf,
  type WithTranslations,
} from './translations.ts';

const spanish = (texts: Record<string, string>, isPublished = false): WithTranslations => ({
  translations: {
    es: {
      isPublished,
      texts: Object.fromEntries(
        Object.entries(texts).map(([place, text]) => [place, { text, of: 'Original' }]),
      ),
    },
  },
});

test('a language without a text is left out, unless it is published', () => {
  expect(translationsOf([['es', { isPublished: false, texts: {} }]])).toEqual({});
  expect(publishedIn(spanish({ title: 'Agua' }))).toEqual({});
  expect(publishedIn(spanish({ title: 'Agua' }, true))).toEqual(spanish({ title: 'Agua' }, true));
});

// TRANSLATE-9
test('a copy has the translations of its own steps under their own ids', () => {
  const before = spanish({
    title: 'Agua',
    'step/a/question': '¿Fuego?',
    'step/gone/question': 'x',
  });
  expect(withStepIds(before, new Map([['a', 'z']]))).toEqual(
    spanish({ title: 'Agua', 'step/z/question': '¿Fuego?' }),
  );
});

// TRANSLATE-9
test('imported texts are added to those here, and publish nothing', () => {
  const here = spanish({ title: 'Agua', firstAct: 'Sal' }, true);
  const brought = spanish({ title: 'Gotera', 'step/a/question': '¿Fuego?' });
  expect(withTextsOf(here, brought)).toEqual(
    spanish({ firstAct: 'Sal', 'step/a/question': '¿Fuego?', title: 'Gotera' }, true),
  );
  expect(withTextsOf({}, spanish({ title: 'Agua' }, true))).toEqual(spanish({ title: 'Agua' }));
});

// TRANSLATE-8
test('a published language keeps its texts during waiting changes, and a withdrawn one goes', () => {
  const live = spanish({ title: 'Agua' }, true);
  expect(liveTranslations(live, spanish({ title: 'Gotera' }, true))).toEqual(live);
  const withdrawn = spanish({ title: 'Agua' });
  expect(liveTranslations(live, withdrawn)).toEqual(withdrawn);
  expect(liveTranslations({}, spanish({ title: 'Agua' }, true))).toEqual({});
  expect(liveTranslations({}, withdrawn)).toEqual(withdrawn);
});

// TRANSLATE-8
test('the texts of two authors merge one by one', () => {
  const base = spanish({ title: 'Agua', firstAct: 'Sal' });
  const mine = spanish({ title: 'Gotera', firstAct: 'Sal' });
  const theirs = spanish({ title: 'Agua', firstAct: 'Sal ya' }, true);
  expect(mergedTranslations({ base, mine, theirs })).toEqual({
    merged: spanish({ title: 'Gotera', firstAct: 'Sal ya' }, true),
    disputed: [],
  });
  const others = spanish({ title: 'Inundación', firstAct: 'Sal' });
  expect(mergedTranslations({ base, mine, theirs: others })).toEqual({
    merged: mine,
    disputed: [{ language: 'es', place: 'title' }],
  });
  expect(mergedTranslations({ base, mine: {}, theirs: base }).merged).toEqual({});
});

test('texts that differ are named by language and place', () => {
  const before = spanish({ title: 'Agua', firstAct: 'Sal' });
  expect(changedTexts(before, before)).toEqual([]);
  expect(changedTexts(before, spanish({ title: 'Agua', 'step/a/question': '¿?' }))).toEqual([
    { language: 'es', place: 'firstAct' },
    { language: 'es', place: 'step/a/question' },
  ]);
});
