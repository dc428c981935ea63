import { expect, test } from 'vitest';
import type { RevisionChange } from '#core/issue/revision-changes.ts';
import { placeOfChange, sentenceOfChange, sentencesOf } from './messages.ts';

const change = (members: Partial<RevisionChange>): RevisionChange => ({
  what: 'question',
  step: 4,
  before: 'Old',
  after: 'New',
  ...members,
});

// REVISION-2
test.each<[Partial<RevisionChange>, string, string]>([
  [{ what: 'title', step: null }, 'Issue name', 'Issue name: now “New”, was “Old”.'],
  [{ what: 'category', step: null }, 'Category', 'Category: now New, was Old.'],
  [{ what: 'firstAct', step: null, before: null }, 'Do this first', 'Do this first: added.'],
  [{ what: 'added', before: null }, 'Step 4', 'Step 4 added.'],
  [{ what: 'removed', after: null }, 'Step 4', 'Step 4 removed.'],
  [
    { what: 'moved', before: 'Step 7', after: 'Step 4' },
    'Step 4, place',
    'Step 7 moved: now Step 4.',
  ],
  [
    { what: 'language', step: null, language: 'es', before: null, after: 'es' },
    'Spanish',
    'Spanish: published.',
  ],
  [
    { what: 'translation', step: null, detail: 'title', language: 'es' },
    'Issue name, Spanish',
    'Issue name, Spanish: translation reworded.',
  ],
  [
    { what: 'translation', branch: 'noAction', language: 'es', before: null },
    'Step 4, If no, Spanish',
    'Step 4, If no, Spanish: translation added.',
  ],
  [{}, 'Step 4, question', 'Step 4: question reworded.'],
  [{ what: 'image' }, 'Step 4, image', 'Step 4: image replaced.'],
  [{ what: 'image', after: null }, 'Step 4, image', 'Step 4: image removed.'],
  [
    { what: 'answer', branch: 'noAction', before: 'Issue resolution', after: 'Step 7' },
    'Step 4, If no',
    'Step 4, If no: now Step 7, was Issue resolution.',
  ],
  [
    { what: 'answer', branch: 'yesAction', after: null },
    'Step 4, If yes',
    'Step 4, If yes: removed.',
  ],
  [
    { what: 'text', branch: 'confirmationAction' },
    'Step 4, Once confirmed, text',
    'Step 4, Once confirmed: text reworded.',
  ],
  [
    { what: 'answerType', before: 'Yes or No', after: 'Show a confirmation checkbox' },
    'Step 4, answer type',
    'Step 4: answer type now Show a confirmation checkbox, was Yes or No.',
  ],
])('the change %j is described', (members, place, sentence) => {
  expect(placeOfChange(change(members))).toBe(place);
  expect(sentenceOfChange(change(members))).toBe(sentence);
});

// REVISION-2
test.each([
  ['the first revision', null, null, 'First published.'],
  ['a revision without changes', [], null, 'Nothing changed.'],
  ['only an urgent message', [], 'Wear gloves.', 'Only the message changed.'],
  ['an edit', [change({})], 'Wear gloves.', 'Step 4: question reworded.'],
])('the list describes %s', (_, changes, urgent, sentence) => {
  expect(sentencesOf({ changes, urgent })).toEqual([sentence]);
});
