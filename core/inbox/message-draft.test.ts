import { expect, test } from 'vitest';
import { detailsOf, problemsInDetails } from '../issue/typed-details.ts';
import { LIMITS } from '../base/limits.ts';
import { draftOf } from './message-draft.ts';

// INBOX-6
test.each([
  ['Wasps nest outside', 'Wasps nest outside'],
  [' Carbon monoxide alarm in a flat. I used the smoke guide. ', 'Carbon monoxide alarm in a flat'],
  ['Is the lift stuck? Yes.', 'Is the lift stuck?'],
  ['A bat\nin the hall', 'A bat'],
  ['Nothing on 3.5 kW heaters', 'Nothing on 3.5 kW heaters'],
  ['Wait...', 'Wait...'],
  [`${'word '.repeat(50)}end`, `${'word '.repeat(39)}word…`],
  ['🦇'.repeat(150), `${'🦇'.repeat(99)}…`],
])('the message %j becomes a draft titled %j', (text, title) => {
  const draft = draftOf({ text, category: 'Pests' }, []);
  expect(draft).toEqual({ title, category: 'Pests', question: text.trim() });
  expect(problemsInDetails(detailsOf(draft))).toEqual([]);
});

// INBOX-6
test('a draft keeps every word of merged messages up to the limit, and a category of issues', () => {
  const merged = [
    { text: 'A bat again', category: 'Pests' },
    { text: 'x'.repeat(LIMITS.text), category: null },
  ];
  const draft = draftOf({ text: 'A bat', category: 'All categories' }, merged.slice(0, 1));
  expect(draft).toEqual({ title: 'A bat', category: 'Other', question: 'A bat\n\nA bat again' });
  expect(draftOf({ text: 'A bat', category: null }, merged).question).toBe('A bat\n\nA bat again…');
});
