import { expect, test } from 'vitest';
import { readDocument } from './documents/read-document.ts';

const read = (name: string, text: string) => readDocument({ name, bytes: Buffer.from(text) });

/** Returns the milliseconds of work that reading takes. */
function workOf(name: string, text: string): number {
  const before = process.cpuUsage();
  read(name, text);
  return process.cpuUsage(before).user / 1_000;
}

// IMPORT-8
test.each(['*a_', '_a*', '**a __', '[a](', '<a ', '~~a ~', '- '])(
  'four times as many of %j in Markdown take about four times the work',
  (piece) => {
    const [some, more] = [2_000, 8_000].map((times) => `# Fire\n\n${piece.repeat(times)}`);
    // Less than this is not measured.
    const least = Math.max(50, workOf('a.md', some ?? ''));
    expect(workOf('a.md', more ?? '')).toBeLessThan(8 * least);
  },
);

// IMPORT-8
test('all signs of a paragraph stay if it has more of them than formatting would', () => {
  const [, block] = read('a.md', `# Fire\n\n${'*a* '.repeat(400)}`).blocks;
  expect(block?.text.trim()).toBe('*a* '.repeat(400).trim());
});

// IMPORT-2, IMPORT-8
test.each([' ', '\t', '\u00A0', ' \t'])(
  'some of thousands of %j are read, and no word is lost',
  (blank) => {
    const { blocks } = read('a.txt', `Fire\n\nRing${blank.repeat(3_000).slice(0, 3_000)}the desk.`);
    expect(blocks.map(({ text }) => text.replaceAll(/\s+/g, ' '))).toEqual([
      'Fire',
      'Ring the desk.',
    ]);
    expect(blocks[1]?.text.length).toBeLessThan(100);
  },
);
