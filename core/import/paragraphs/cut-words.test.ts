import { expect, test } from 'vitest';
import { textBlocks } from './text-blocks.ts';

// IMPORT-2
test.each([
  ['the second half is a word elsewhere', 'Go in.', 'a walk-', 'in hour', 'a walk-in hour'],
  ['it has its hyphen elsewhere', 'A co-op.', 'the co-', 'op room', 'the co-op room'],
  ['it is whole elsewhere', 'The den of a warden.', 'the war-', 'den', 'the warden'],
  ['there is no other sign', 'Wait.', 'the war-', 'den', 'the warden'],
  ['it is a prefix that takes a hyphen', 'Wait.', 'speak of self-', 'harm', 'speak of self-harm'],
  ['three lines have it', 'Ring the on-call-phone.', 'an on-', 'call-\nphone', 'an on-call-phone'],
])(
  'a word broken between lines is joined, with or without its hyphen: %s',
  (_, text, above, below, word) => {
    const blocks = textBlocks(`${text}\n\n${above}\n${below}`);
    expect(blocks.map((one) => one.text)).toEqual([text, word]);
  },
);

// IMPORT-1: a line hangs below one that a program broke, though others are wider
test.each([
  ['goes in with the second porter, and call', 'Campus Police, 555-0100.'],
  ['goes in with a second porter at once. If', 'no, wait at the door.'],
])('a wrapped line of a step continues on the next: … %s / %s', (above, below) => {
  const wide = 'A line of the head of all that is on this page, and no more than that. 1 2 3 4';
  const others =
    'Say who you are and wait there until somebody\nopens the door. Say that you are sorry, too, and\nthat nobody is in trouble.';
  const texts = textBlocks(`${wide}\n\n${others}\n\n  1. Whoever ${above}\n     ${below}`);
  expect(texts.at(-1)?.text).toBe(`  1. Whoever ${above} ${below}`);
});
