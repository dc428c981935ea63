import { expect, test } from 'vitest';
import { guessCategory } from './guessed-category.ts';

const SYNONYMS = {
  Access: ['lockout (locked out)', 'fob (key)'],
  Medical: ['drunk (alcohol)', 'suddenly ill (sick stroke)'],
  'Safety concern': ['threat violence (fight assault)'],
  'RLA events': ['too many people (event)'],
  Other: ['power outage', 'lift (elevator)'],
};

const guess = (title: string, steps = '', chapter = '') =>
  guessCategory({ title, steps, chapter }, SYNONYMS);

// IMPORT-6
test.each([
  ['Student locked out of a room', 'Access'],
  ['Sick student', 'Medical'],
  ['FIGHT OR ASSAULT', 'Safety concern'],
  // Words that the campus chose are worth more than those that only its search needs.
  ['Drunk student in a fight', 'Medical'],
  ['Parcel for somebody who moved out', 'Other'],
  ['Stuck elevator', 'Other'],
  ['A fight in the elevator', 'Safety concern'],
])("a title's category is also guessed by the synonyms in parentheses: %s", (title, category) => {
  expect(guess(title)).toBe(category);
});

// IMPORT-6
test('synonyms in parentheses count in the title of a chapter, but not in steps', () => {
  expect(guess('Visitor', 'Lock the door. Give back the key.')).toBe('Other');
  expect(guess('Visitor', 'Ask who is drunk.')).toBe('Medical');
  expect(guess('Visitor', '', 'Fights')).toBe('Safety concern');
});

// IMPORT-6
test("a title with a word of 'Other' outweighs its steps, and words of 'Other' in steps do not count", () => {
  expect(guess('Power outage', 'Is anybody drunk?')).toBe('Other');
  expect(guess('Welfare check', 'Is the lift out? Is the power out? Power outage.')).toBe(
    'Welfare',
  );
});
