import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../fixtures/any-character.ts';
import { ISSUE_CATEGORIES } from '../base/category.ts';
import { excerptOf, markWords } from './search-marks.ts';
import { searchTexts } from './search-texts.ts';
import { wordsOf } from './search-words.ts';
import { searchIssues } from './search.ts';

const letters = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzäéñşœ'.split('')),
  minLength: 1,
  maxLength: 12,
});
const title = fc.array(letters, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const issue = fc.record({ title, category: fc.constantFrom(...ISSUE_CATEGORIES) });
const library = fc
  .array(issue, { minLength: 1, maxLength: 12 })
  .map((all) => all.map((one, at) => ({ ...one, _id: `i${at}` })));
const synonyms = fc.dictionary(
  fc.constantFrom(...ISSUE_CATEGORIES),
  fc.array(fc.string({ maxLength: 20 }), { maxLength: 5 }),
);

type Slip = { kind: 'much' | 'few' | 'other' | 'swapped'; at: number; letter: string };
const slip: fc.Arbitrary<Slip> = fc.record({
  kind: fc.constantFrom('much', 'few', 'other', 'swapped'),
  at: fc.nat({ max: 11 }),
  letter: fc.constantFrom(...'abcxyz'.split('')),
});

function mistyped(word: string, { kind, at: place, letter }: Slip): string {
  const at = place % word.length;
  const before = word.slice(0, at);
  if (kind === 'much') return before + letter + word.slice(at);
  if (kind === 'few') return before + word.slice(at + 1);
  if (kind === 'other') return before + letter + word.slice(at + 1);
  return before + (word[at + 1] ?? '') + word[at] + word.slice(at + 2);
}

/** Returns the steps of an issue: those of these issues are the titles of the next. */
function textsOf(issues: readonly { _id: string; title: string }[]) {
  const texts = searchTexts(() => '');
  issues.forEach(({ _id }, at) => {
    const question = issues[(at + 1) % issues.length]?.title ?? '';
    texts.add({ _id, firstAct: null, steps: [{ _id: 's', question }] } as never);
  });
  return texts;
}

// SEARCH-2
test('a title is found by any of its words of four letters with one typo', () => {
  fc.assert(
    fc.property(library, synonyms, slip, fc.nat(), fc.nat(), (issues, lists, one, at, of) => {
      const wanted = issues[at % issues.length];
      const words = wordsOf(wanted?.title ?? '').filter(({ word }) => word.length > 3);
      const word = words[of % words.length]?.word;
      fc.pre(word !== undefined);
      const typed = mistyped(word, one);
      const { issues: found } = searchIssues(typed, {
        issues,
        synonyms: lists,
        texts: textsOf(issues),
      });
      expect(found).toContain(wanted);
    }),
  );
});

// SEARCH-1, SEARCH-5
test('any typed text finds each issue at most once, and marks stay within the text', () => {
  const anything = fc.string({ unit: anyCharacter, maxLength: 40 });
  fc.assert(
    fc.property(library, synonyms, anything, anything, (issues, lists, typed, text) => {
      const texts = textsOf(issues);
      const found = searchIssues(typed, { issues, synonyms: lists, texts });
      expect(new Set(found.issues).size).toBe(found.issues.length);
      for (const words of [found.words, new Map(wordsOf(text).map(({ word }) => [word, 1]))]) {
        const pieces = markWords(text, words);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
      }
      for (const { _id } of found.issues) {
        const read = texts.texts.get(_id) ?? [];
        const excerpt = excerptOf(texts, _id, found.words);
        if (excerpt) expect(read[excerpt.step]).toContain(excerpt.text.replace(/^…/, ''));
      }
    }),
    { numRuns: 50 },
  );
});
