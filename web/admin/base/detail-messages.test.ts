import { expect, test } from 'vitest';
import type { TypedDetails } from '#core/issue/details.ts';
import { detailsOf, problemsInDetails } from '#core/issue/typed-details.ts';
import { sentenceOfDetail } from './detail-messages.ts';

// CONTACT-9, EDITOR-6, EDITOR-4
test.each<[Partial<TypedDetails>, string[]]>([
  [{ title: ' ' }, ['Add a name and a category.']],
  [{ title: 'x'.repeat(201) }, ['The issue name is too long: at most 200 characters.']],
  [{ firstAct: 'x'.repeat(201) }, ['“Do this first” is too long: at most 200 characters.']],
  [{ reviewBy: '2027-02-30' }, ['The review date is not a date.']],
  [
    { title: 'Ask [[contact:security]]' },
    [
      'The issue name: “[[contact:security]]” is not a contact. The issue name cannot have a contact.',
    ],
  ],
  [
    { firstAct: 'Ask [[contact:security]' },
    [
      '“Do this first”: “[[contact:security]” is not a contact. Delete it, then insert the contact.',
    ],
  ],
  [{ owner: 'x'.repeat(101) }, ['The owner is too long: at most 100 characters.']],
])('%j is shown with the name and limit of the wrong field', (members, sentences) => {
  const details = { ...detailsOf({ title: 'Alarm', category: 'Fire' }), ...members };
  expect(problemsInDetails(details).map((one) => sentenceOfDetail(one, details))).toEqual(
    sentences,
  );
});
