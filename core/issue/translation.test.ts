import { expect, test } from 'vitest';
import { issueWith } from '../fixtures/issues.ts';
import { ask, confirm } from '../fixtures/trees.ts';
import { normalizeText, problemInText } from './translation-problems.ts';
import { originalTexts, progressOf, shownTexts, stateOf } from './translation.ts';

const lift = issueWith({
  title: 'Lift stuck',
  firstAct: 'Call [[contact:security]].',
  alsoCalled: ['elevator', 'trapped'],
  steps: [
    {
      ...ask('a', 'next', 'end'),
      question: 'Is somebody in it?',
      customiseAnswerType: true,
      yesAction: { actionType: 'Go to next step', customText: 'Somebody' },
      noAction: { actionType: 'Issue resolution', customText: 'Nobody' },
    },
    confirm('b', 'end'),
  ],
});

const spanish = {
  title: { text: 'Ascensor parado', of: 'Lift stuck' },
  alsoCalled: { text: 'elevador, atrapado', of: 'elevator, trapped' },
  'step/a/question': { text: '¿Hay alguien?', of: 'Is somebody in it?' },
  'step/a/yesAction.customText': { text: 'Alguien', of: 'Somebody' },
  'step/a/noAction.customText': { text: 'Nadie', of: 'Nobody' },
  'step/b/question': { text: 'Espera', of: 'Do b.' },
} as const;

// TRANSLATE-2
test('the texts of an issue are its translated details and the texts of its steps', () => {
  expect(originalTexts(lift).map(({ place, text }) => `${place}: ${text}`)).toEqual([
    'title: Lift stuck',
    'firstAct: Call [[contact:security]].',
    'alsoCalled: elevator, trapped',
    'step/a/question: Is somebody in it?',
    'step/a/yesAction.customText: Somebody',
    'step/a/noAction.customText: Nobody',
    'step/b/question: Do b.',
    'step/b/confirmationAction.confirmationText: I have done b',
  ]);
});

// TRANSLATE-3
test('a text is missing, current, or outdated after its original changed', () => {
  const original = { place: 'title', text: 'Lift stuck' } as const;
  expect(stateOf(original, {})).toBe('missing');
  expect(stateOf(original, spanish)).toBe('current');
  expect(stateOf({ ...original, text: 'Lift is stuck' }, spanish)).toBe('stale');
  expect(progressOf(lift, { texts: spanish })).toEqual({ current: 6, stale: 0, missing: 2 });
  const renamed = { ...lift, title: 'Lift is stuck' };
  expect(progressOf(renamed, { texts: spanish })).toEqual({ current: 5, stale: 1, missing: 2 });
  expect(progressOf(issueWith({ title: 'Lift stuck' }), { texts: {} })).toEqual({
    current: 0,
    stale: 0,
    missing: 1,
  });
});

// TRANSLATE-6
test('a step is shown translated only as a whole, a detail by itself', () => {
  expect(shownTexts(lift, { texts: spanish })).toEqual({
    title: 'Ascensor parado',
    alsoCalled: ['elevador', 'atrapado'],
    steps: {
      a: {
        question: '¿Hay alguien?',
        'yesAction.customText': 'Alguien',
        'noAction.customText': 'Nadie',
      },
    },
  });
  const changed = lift.steps.map((step) => ({
    ...step,
    ...(step._id === 'a' && { noAction: { ...step.noAction, customText: 'No one' } }),
  }));
  expect(shownTexts({ ...lift, steps: changed }, { texts: spanish }).steps).toEqual({});
});

// TRANSLATE-2
test('search words have a translation although the original has none', () => {
  const texts = { alsoCalled: { text: 'elevador', of: '' } };
  const plain = { ...lift, alsoCalled: null };
  expect(shownTexts(plain, { texts })).toEqual({ alsoCalled: ['elevador'], steps: {} });
});

// TRANSLATE-4
test.each([
  ['title', { text: 'x'.repeat(201), of: 'Lift stuck' }, 'TOO_LONG'],
  ['title', { text: 'Llama a [[contact:security]]', of: 'Lift stuck' }, 'BROKEN_REFERENCE'],
  ['alsoCalled', { text: 'x'.repeat(41), of: '' }, 'TOO_LONG'],
  [
    'alsoCalled',
    {
      text: Array(11)
        .fill('x')
        .map((x, at) => x + at)
        .join(),
      of: '',
    },
    'TOO_MANY',
  ],
  ['firstAct', { text: 'Llama.', of: 'Call [[contact:security]].' }, 'OTHER_CONTACTS'],
  ['firstAct', { text: 'Llama a [[contact:sec]].', of: 'Call.' }, 'OTHER_CONTACTS'],
  ['firstAct', { text: 'Llama a [[contact:sec', of: 'Call.' }, 'BROKEN_REFERENCE'],
  ['step/a/question', { text: 'x'.repeat(10_001), of: 'a?' }, 'TOO_LONG'],
  ['step/a/question', { text: 'Mira [[contact:sec', of: 'a?' }, 'BROKEN_REFERENCE'],
  ['step/a/noAction.customText', { text: 'x'.repeat(201), of: 'No one' }, 'TOO_LONG'],
] as const)('a translated %s keeps the limits of its original: %o', (place, text, code) => {
  expect(problemInText(place, text)).toEqual({ field: place, code });
});

// TRANSLATE-4
test('a translated text may name the contacts of its original in another order', () => {
  const of = 'Call [[contact:a]] or [[contact:b]].';
  const text = 'Llama a [[contact:b]] o a [[contact:a]].';
  expect(problemInText('firstAct', { text, of })).toBeUndefined();
  expect(problemInText('step/a/question', { text, of })).toBeUndefined();
});

test('a text is stored without blanks around it, and each search word once', () => {
  expect(normalizeText('step/a/question', { text: ' ¿Hay alguien? ', of: 'a?' }).text).toBe(
    '¿Hay alguien?',
  );
  expect(normalizeText('alsoCalled', { text: 'uno ,dos,uno,', of: '' }).text).toBe('uno, dos');
  expect(normalizeText('title', { text: ' Ascensor ', of: 'Lift' })).toEqual({
    text: 'Ascensor',
    of: 'Lift',
  });
});
