import { expect, test } from 'vitest';
import { NOTHING_TYPED } from './editor-state.ts';
import { storedTyping, storeTyping } from './draft-storage.ts';

test('typing is kept by issue, comes back, and is forgotten when nothing is left', () => {
  const typing = { details: { title: 'Lift' }, steps: { a: { question: 'Out?' } } };
  storeTyping('i', typing);
  storeTyping(undefined, { details: { title: 'New' }, steps: {} });
  expect(storedTyping('i')).toEqual(typing);
  expect(storedTyping(undefined).details?.title).toBe('New');
  expect(storedTyping('j')).toEqual(NOTHING_TYPED);
  storeTyping('i', NOTHING_TYPED);
  expect(Object.keys(sessionStorage).filter((key) => key.includes('typing.i'))).toEqual([]);
});

test.each(['nonsense', '"text"', '{}', 'null'])(
  'what is no typing (%s) is nothing typed',
  (text) => {
    sessionStorage.setItem('reslife.typing.broken', text);
    expect(storedTyping('broken')).toEqual(NOTHING_TYPED);
  },
);
