import { expect, test } from 'vitest';
import { BINDER_CAMPUS } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { lineBlock } from './source.ts';
import { textBlocks } from './text-blocks.ts';

const POSTS = [
  'Ada Moss  [Aug 19th at 4:12 PM]\nKey in the lock\nTake it out.\nBring it to the desk.\n\n:eyes: 5',
  'Ada Moss  [Aug 19th at 4:31 PM]\nWater on the stairs\nPut up the sign.\nCall the desk.\n(edited)\n\n2 replies',
  'Ben Roe  [Sep 3rd at 8:47 PM]\nBat in a room\nShut the door.\nOpen the window.\n\n👍 6   🔥 3',
];
const guessed = (text: string, about = lineBlock('Pins', { kind: 'heading', level: 1 })) =>
  guessIssues([about, ...textBlocks(text)], { name: 'Pins', campus: BINDER_CAMPUS }).issues;
const issuesOf = (text: string) =>
  guessed(text).map(({ title, steps }) => [title, steps.length] as const);

// IMPORT-17, IMPORT-23
test('the posts of a chat become procedures, without their authors and reactions', () => {
  expect(issuesOf(POSTS.join('\n\n'))).toEqual([
    ['Key in the lock', 2],
    ['Water on the stairs', 2],
    ['Bat in a room', 2],
  ]);
});

// IMPORT-17: on the day itself a program for chats writes only the time
test('posts without a date are recognized by their authors and times', () => {
  const today = POSTS.map((post) => post.replace(/^(\w+ \w+ ).*(\d:\d\d [AP]M)\]/, '$1(RA)  $2'));
  expect(issuesOf(today.join('\n\n'))).toEqual(issuesOf(POSTS.join('\n\n')));
});

// IMPORT-17: a program for chats has no reaction of a hundred people, and none by telephone
test.each([
  '📞 5550142',
  '☎️ 911',
  '📞 12',
  'Pinned items are in the drawer.',
  'Last reply of the warden goes in the log.',
])('a chat keeps the line %s', (line) => {
  const [first = '', ...others] = POSTS;
  const posts = [first.replace(':eyes: 5', line), ...others].join('\n\n');
  expect(JSON.stringify(guessed(posts))).toContain(line);
});

// IMPORT-17
test.each([
  ['Rounds 8:00 PM', 'Rounds 10:00 PM', 'Rounds 12:00 AM'],
  ['Rounds (Fri 8:00 PM)', 'Rounds (Sat 10:00 PM)', 'Rounds (Sun 8:00 PM)'],
])('%s, %s and %s are not chat posts, although they end with times', (...lines) => {
  const text = lines.map((line) => `${line}\nLock it.`).join('\n\n');
  expect(lines.filter((line) => !JSON.stringify(guessed(text)).includes(line))).toEqual([]);
});

// IMPORT-17
test('lines that end with a time are not chat posts if no name repeats', () => {
  const text = ['Lobby', 'Roof', 'Gate'].map((one) => `${one} 8:00 PM\nLock it.`).join('\n\n');
  expect(issuesOf(text).flat()).toContain('Lobby 8:00 PM');
});
