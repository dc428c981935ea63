import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, confirm, id } from '../fixtures/trees.ts';
import { changesBetween, type RevisionContent } from './revision-changes.ts';
import type { SavedStep } from '../step/step.ts';

const revision = (
  steps: readonly SavedStep[],
  members: Partial<RevisionContent> = {},
): RevisionContent => ({
  title: 'Bed bugs',
  category: 'Pests',
  firstAct: null,
  alsoCalled: null,
  situations: null,
  place: null,
  steps,
  ...members,
});

// REVISION-2
test('a revision does not differ from itself, nor from one with an empty text added', () => {
  const one = revision([ask('a', 'next', 'end'), confirm('b', 'next')]);
  expect(changesBetween(one, one)).toEqual([]);
  expect(changesBetween(one, { ...one, firstAct: '' })).toEqual([]);
});

// REVISION-2
test('a skip to another step of the same number is told apart by the questions', () => {
  const before = revision([
    ask('a', 'd', 'next'),
    confirm('b', 'next'),
    confirm('c', 'next'),
    confirm('d', 'next'),
    { ...confirm('e', 'end'), question: 'Ring the duty manager at once.' },
  ]);
  const [a, b, c, , e] = before.steps;
  const { yesAction, ...rest } = a ?? ask('a', 'e', 'next');
  const skips = { ...rest, yesAction: { ...yesAction, goToStep: id('e') } } as SavedStep;
  const after = revision([skips, ...[b, c, e].flatMap((step) => step ?? [])]);
  expect(changesBetween(before, after)[0]).toEqual({
    what: 'answer',
    step: 1,
    branch: 'yesAction',
    before: 'Step 4 “Do d.”',
    after: 'Step 4 “Ring the duty manager …”',
  });
});

// REVISION-2
test('changes of details, questions, images, answer types and texts are listed by step', () => {
  const before = revision([
    ask('a', 'next', 'end'),
    ask('b', 'next', 'next'),
    confirm('c', 'next'),
  ]);
  const after = revision(
    [
      { ...ask('a', 'next', 'c'), question: 'Other?' },
      { ...confirm('b', 'end'), image: 'images/1.webp' },
      {
        ...confirm('c', 'next'),
        confirmationAction: { actionType: 'Go to next step', confirmationText: 'Seen' },
      },
    ],
    { title: 'Mice', firstAct: 'Stand still.' },
  );
  expect(changesBetween(before, after)).toEqual([
    { what: 'title', step: null, before: 'Bed bugs', after: 'Mice' },
    { what: 'firstAct', step: null, before: null, after: 'Stand still.' },
    { what: 'question', step: 1, before: 'Question a?', after: 'Other?' },
    { what: 'answer', step: 1, branch: 'noAction', before: 'Issue resolution', after: 'Step 3' },
    { what: 'question', step: 2, before: 'Question b?', after: 'Do b.' },
    { what: 'image', step: 2, before: null, after: 'images/1.webp' },
    {
      what: 'answerType',
      step: 2,
      before: 'Yes or No',
      after: 'Show a confirmation checkbox',
    },
    { what: 'answer', step: 2, branch: 'yesAction', before: 'Go to next step', after: null },
    { what: 'answer', step: 2, branch: 'noAction', before: 'Go to next step', after: null },
    {
      what: 'text',
      step: 2,
      branch: 'confirmationAction',
      before: null,
      after: 'I have done b',
    },
    {
      what: 'answer',
      step: 2,
      branch: 'confirmationAction',
      before: null,
      after: 'Issue resolution',
    },
    {
      what: 'text',
      step: 3,
      branch: 'confirmationAction',
      before: 'I have done c',
      after: 'Seen',
    },
  ]);
});

// REVISION-2
test('an added or removed step changes no skip of the others, although numbers change', () => {
  const before = revision([ask('a', 'c', 'end'), confirm('b', 'next'), confirm('c', 'next')]);
  const after = revision([ask('a', 'c', 'end'), confirm('c', 'next'), confirm('d', 'next')]);
  expect(changesBetween(before, after)).toEqual([
    { what: 'added', step: 3, before: null, after: 'Do d.' },
    { what: 'removed', step: 2, before: 'Do b.', after: null },
  ]);
});

const named = (...names: string[]) => revision(names.map((name) => confirm(name, 'next')));

// REVISION-2
test('only the steps that moved are listed after a new order', () => {
  expect(changesBetween(named('a', 'b', 'c', 'd'), named('a', 'd', 'b', 'c'))).toEqual([
    { what: 'moved', step: 2, before: 'Step 4', after: 'Step 2' },
  ]);
});

const names = fc.uniqueArray(fc.constantFrom(...'abcdefgh'.split('')), { maxLength: 8 });

// REVISION-2
test('each step that was added, removed or moved is listed once, and the rest are in order', () => {
  fc.assert(
    fc.property(names, names, (some, others) => {
      const before = revision(some.map((name) => confirm(name, 'next')));
      const after = revision(others.map((name) => confirm(name, 'next')));
      const changes = changesBetween(before, after);
      const changesOf = (what: string) => changes.filter((change) => change.what === what);
      expect(changesOf('added')).toHaveLength(others.filter((name) => !some.includes(name)).length);
      expect(changesOf('removed')).toHaveLength(
        some.filter((name) => !others.includes(name)).length,
      );
      const moved = new Set(changesOf('moved').map(({ step }) => others[(step ?? 0) - 1]));
      const stayed = (list: readonly string[]) =>
        list.filter((name) => some.includes(name) && others.includes(name) && !moved.has(name));
      expect(stayed(others)).toEqual(stayed(some));
      expect(changes).toHaveLength(
        changesOf('added').length + changesOf('removed').length + changesOf('moved').length,
      );
    }),
  );
});

const spanish = (texts: Record<string, string>, isPublished = true): Partial<RevisionContent> => ({
  translations: {
    es: {
      isPublished,
      texts: Object.fromEntries(
        Object.entries(texts).map(([place, text]) => [place, { text, of: 'Original' }]),
      ),
    },
  },
});

// REVISION-2, TRANSLATE-8
test('a new language is one difference, and later each of its texts is one', () => {
  const steps = [ask('a', 'next', 'end'), confirm('b', 'end')];
  const none = revision(steps);
  const texts = { title: 'Chinches', 'step/a/noAction.customText': 'No hay' };
  const one = revision(steps, spanish(texts));
  expect(changesBetween(none, revision(steps, spanish(texts, false)))).toEqual([]);
  expect(changesBetween(none, one)).toEqual([
    { what: 'language', step: null, language: 'es', before: null, after: 'es' },
  ]);
  expect(changesBetween(one, none)).toMatchObject([{ what: 'language', after: null }]);
  const two = revision(steps, spanish({ title: 'Bichos', 'step/b/question': 'Mira.' }));
  expect(changesBetween(one, two)).toEqual([
    {
      what: 'translation',
      step: 1,
      branch: 'noAction',
      language: 'es',
      before: 'No hay',
      after: null,
    },
    {
      what: 'translation',
      step: null,
      detail: 'title',
      language: 'es',
      before: 'Chinches',
      after: 'Bichos',
    },
    { what: 'translation', step: 2, language: 'es', before: null, after: 'Mira.' },
  ]);
});
