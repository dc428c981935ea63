import { expect, test } from 'vitest';
import { finderIn, isSameName, nameIn, ruleOf, whoIn } from './names.ts';

const people = ['Sam Rivera', 'Jo Kim', 'Zoë O’Brien', 'Alexandra'].map((name) => ({ name }));
const who = (name: string) => {
  const { people: found, unknown } = whoIn(name, finderIn(people));
  return [found.map((one) => one.name), unknown];
};

// ROTA-3
test('an example says which words of a title are the name', () => {
  const rule = ruleOf('RA  North: Sam Rivera (phone)', 'sam rivera');
  expect(rule).toEqual({ before: 'RA North: ', after: ' (phone)' });
  expect(ruleOf('RA North', 'Sam')).toBeUndefined();
  expect(ruleOf('RA North', ' ')).toBeUndefined();
  expect(ruleOf('Sam Rivera', 'Sam Rivera')).toEqual({ before: '', after: '' });
});

// ROTA-3
test.each([
  ['RA North: Sam Rivera', 'RA North: ', '', 'Sam Rivera'],
  ['ra north:  Jo Kim ', 'RA North: ', '', 'Jo Kim'],
  ['Swap! RA North: Jo Kim', 'RA North: ', '', 'Jo Kim'],
  ['Sam Rivera - North RA (swap)', '', ' - North RA', 'Sam Rivera'],
  ['Duty (North) = Jo [2]', 'Duty (North) = ', ' [2]', 'Jo'],
  ['RA South: Jo Kim', 'RA North: ', '', undefined],
  ['RA North: ', 'RA North: ', '', undefined],
  ['RA meeting', '', ' on duty', undefined],
  ['Jo Kim', '', '', 'Jo Kim'],
])('finds the name in %s after %j and before %j', (title, before, after, name) => {
  expect(nameIn(title, { before, after })).toBe(name);
});

// ROTA-3
test.each([
  ['sam  RIVERA', ['Sam Rivera'], []],
  ["Zoe O'Brien", ['Zoë O’Brien'], []],
  ['Sam Rivera (swap with Jo Kim)', ['Sam Rivera'], []],
  ['Rivera, Sam', ['Sam Rivera'], []],
  ['Sam Rivera & Jo Kim', ['Sam Rivera', 'Jo Kim'], []],
  ['Sam Rivera, Jo Kim', ['Sam Rivera', 'Jo Kim'], []],
  ['Rivera, Sam / Kim, Jo', ['Sam Rivera', 'Jo Kim'], []],
  ['Sam Rivera and Pat Lee', ['Sam Rivera'], ['Pat Lee']],
  ['Alexandra', ['Alexandra'], []],
  ['Lee, Pat', [], ['Lee, Pat']],
  ['Sam', [], ['Sam']],
  ['(nobody)', [], []],
])('%s finds the people on the roster and nobody else', (name, found, unknown) => {
  expect(who(name)).toEqual([found, unknown]);
});

// ROTA-3
test('names are equal in any case and with any accents, dots and spaces', () => {
  expect(isSameName('J. R. Kim', 'jr kim')).toBe(false);
  expect(isSameName('José  Núñez', 'jose nunez')).toBe(true);
  expect(isSameName('Jo Kim', 'Jo Kin')).toBe(false);
});
