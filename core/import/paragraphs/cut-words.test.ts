import { expect, test } from 'vitest';
import { textBlocks } from '../text-blocks.ts';

// IMPORT-2
test.each([
  ['the second half is a word elsewhere', 'Go in.', 'a walk-', 'in hour', 'a walk-in hour'],
  ['it stands elsewhere with its hyphen', 'A co-op.', 'the co-', 'op room', 'the co-op room'],
  ['it is whole elsewhere', 'The den of a warden.', 'the war-', 'den', 'the warden'],
  ['nothing tells', 'Wait.', 'the war-', 'den', 'the warden'],
  ['only a hyphen comes behind it', 'Wait.', 'speak of self-', 'harm', 'speak of self-harm'],
  ['three lines have it', 'Ring the on-call-phone.', 'an on-', 'call-\nphone', 'an on-call-phone'],
])('a word cut between lines is whole, or has its hyphen: %s', (_, text, above, below, word) => {
  const blocks = textBlocks(`${text}\n\n${above}\n${below}`);
  expect(blocks.map((one) => one.text)).toEqual([text, word]);
});
