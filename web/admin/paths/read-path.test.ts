import { expect, test } from 'vitest';
import { ask } from '#core/fixtures/trees.ts';
import { pathReader } from './read-path.ts';

// CONTACT-12
test('in a question that runs from the right a number is set apart, also in its beginning', () => {
  const question = `اتصل 777-0142 أو ${'م'.repeat(80)}`;
  const { read } = pathReader([{ ...ask('a', 'end', 'end'), question }], undefined)([1]);
  for (const text of [read[0]?.question, read[0]?.beginning])
    expect(text).toContain('\u2066777-0142\u2069');
});
