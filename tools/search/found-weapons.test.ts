import { expect, test } from 'vitest';
import { ANSWERS, dangerIn } from '../../core/search/danger.ts';
import type { DangerRow, Understand, Understood } from '../../core/search/search-term.ts';
import { WORDS } from './other-table.ts';

const ISSUE = { _id: '', title: '', category: 'Medical' } as const;

/** The rows of weapons, by the situations that answer them. In each other row a person is in danger. */
const OF_WEAPONS = ['attacker', 'attacker threat injury self-harm', 'found-items'];

/** Returns the words of the first phrase of a row that may stand anywhere. */
const saidIn = ([phrases]: DangerRow): string =>
  (phrases.split(', ').find((phrase) => !/[\^$]/.test(phrase)) ?? '')
    .split(' ')
    .map((words) => words.split(/[/!]/)[0] ?? '')
    .filter((word) => word !== '*')
    .join(' ');

// SEARCH-37, SEARCH-38
test.each(Object.entries(WORDS))(
  'each danger to a person comes before a found weapon in %s',
  (_language, { dangers }) => {
    const found = dangers.find(([, [first]]) => first === 'found-items');
    if (!found) throw new Error('no words for a weapon that was found');
    const speaking: Understood = Object.assign(() => 0, {
      points: [],
      situationsOf: () => ['found-items' as const],
      nameFor: () => undefined,
    });
    const other = {
      dangers,
      besides: () => ({ synonyms: {} }),
      telling: (search: string) => search,
    };
    const understand: Understand = Object.assign(() => speaking, { other });
    const kept = dangers.filter((row) => {
      const [, answers] = row;
      if (answers.length === 0) return false;
      return dangerIn(`${saidIn(found)} ${saidIn(row)}`, understand)?.(ISSUE) === ANSWERS;
    });
    expect(kept.map(([, answers]) => answers.join(' '))).toEqual(OF_WEAPONS);
  },
);
