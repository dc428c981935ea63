import { expect, test } from 'vitest';
import { PROCEDURE_LANGUAGES } from '../base/procedure-languages.ts';
import { ask, confirm } from '../fixtures/trees.ts';
import { checkSteps } from '../step/step-problems.ts';
import { nextWalk, startWalk } from '../walk/walk.ts';
import { languagesShown, momentsWithLanguage, shownIn } from './shown-languages.ts';

const walk = startWalk(
  checkSteps([ask('a', 'next', 'next'), confirm('b', 'end')]) ?? expect.fail(),
);

// TRANSLATE-11
test("a step's language is stored once, and again after it changes", () => {
  expect(momentsWithLanguage([], walk, '', 1_000)).toEqual([]);
  const spanish = momentsWithLanguage([], walk, 'es', 2_000);
  expect(spanish).toEqual([{ step: 'a', at: 2_000, did: 'shown:es' }]);
  expect(momentsWithLanguage(spanish, walk, 'es', 3_000)).toBe(spanish);
  const original = momentsWithLanguage(spanish, walk, '', 4_000);
  expect(original.at(-1)).toEqual({ step: 'a', at: 4_000, did: 'shown:' });
  expect([1_999, 2_000, 4_000].map((at) => shownIn(original, 'a', at))).toEqual([
    undefined,
    'es',
    undefined,
  ]);
  expect(languagesShown(original)).toEqual(['es']);
  expect(languagesShown(original, 'b')).toEqual([]);
});

// TRANSLATE-11
test('a word that is not a language tag is ignored', () => {
  const sent = ['shown:"><script>', 'shown:not a tag', 'shown:__proto__'].map((did) => ({
    step: 'a',
    at: 1,
    did,
  }));
  expect(shownIn(sent, 'a')).toBeUndefined();
  expect(languagesShown(sent)).toEqual([]);
});

// TRANSLATE-1, TRANSLATE-11
test('every language of a procedure is stored and read back', () => {
  for (const language of Object.keys(PROCEDURE_LANGUAGES)) {
    expect(shownIn(momentsWithLanguage([], walk, language, 1), 'a')).toBe(language);
  }
});

// TRANSLATE-11
test('each step has its own language, and the final screen has none', () => {
  const spanish = momentsWithLanguage([], walk, 'es', 2_000);
  const onB = nextWalk(nextWalk(walk, { type: 'answer', answer: 'yes' }), { type: 'next' });
  expect(shownIn(spanish, 'b')).toBeUndefined();
  expect(momentsWithLanguage(spanish, onB, '', 3_000)).toBe(spanish);
  expect(momentsWithLanguage(spanish, onB, 'es', 3_000).at(-1)).toMatchObject({ step: 'b' });
  const atEnd = { ...onB, onFinalScreen: true };
  expect(momentsWithLanguage(spanish, atEnd, 'es', 3_000)).toBe(spanish);
});
