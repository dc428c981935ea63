import { expect, test } from 'vitest';
import { titleLabels } from './title-labels.ts';

const NAMES = ['Lost Key', 'Fire', 'Noise'];
const namesIn = (titles: readonly string[]): readonly string[] => {
  const labels = titleLabels(titles);
  return titles.map((title, at) => title.slice(labels[at]));
};

// IMPORT-3: whatever signs are around the number or the letter
test.each([
  'CARD # · ',
  'Card # | ',
  'Card #',
  'TAB #\t',
  'Tab (#) ',
  '[#] ',
  'Sheet # / ',
  'Situation # -- ',
  'Procedure No. # · ',
  'No. # · ',
  'Scenario # » ',
])('titles after the label "%s" lose it', (label) => {
  const sign = label.endsWith('#') ? `${label} ` : label;
  for (const counts of ['ABC', '123'])
    expect(namesIn(NAMES.map((name, at) => sign.replace('#', counts[at] ?? '') + name))).toEqual(
      NAMES,
    );
});

// IMPORT-3
test.each([
  ['Order a Cab'],
  ['Room 3 Lost Key', 'Room 4 Fire', 'Room 5 Noise'],
  ['Call 911 First', 'Lost Key'],
  ['24/7 Desk', '9 & 10 Floors', 'Vitamin C & You'],
])('%s and others keep their first words, which are not labels', (...titles) => {
  expect(namesIn(titles)).toEqual(titles);
});

// IMPORT-42
test('consecutive titles of one part lose their numbers, even if most other titles have none', () => {
  const others = ['Fire', 'Flood', 'Power Out', 'Bat'];
  const counted = ['2-A Lockout', '2-B Noise', '2-C Not Seen'];
  expect(namesIn([...others, ...counted])).toEqual([...others, 'Lockout', 'Noise', 'Not Seen']);
  expect(namesIn([...others, 'Room 1 Lockout', 'Room 3 Noise', 'Room 2 Fight'])).toEqual([
    ...others,
    'Room 1 Lockout',
    'Room 3 Noise',
    'Room 2 Fight',
  ]);
  const places = ['Tower A: Fire', 'Tower B: Gas', 'Tower C: Flood'];
  expect(namesIn([...others, ...places])).toEqual([...others, ...places]);
});
