import { expect, test } from 'vitest';
import { dialedIn, mayGoUnread } from './unread-words.ts';

// REVIEW-20
test.each([
  'Wear gloves.',
  'Call [[contact:key-0]] before you enter, then [[contact:emergency]].',
  'Step two was wrong: never open the door. One of you waits outside.',
  'Wait ten minutes, e.g. in the hall of the U.S. building',
  'Nobody is alone. One of you stays; someone else opens the door twice',
  'Ten of you wait, two go. Stand on a yellow dot. Communicate with them',
  'N’entrez pas ! Не входите. 開けないで。',
])('the sentence %s may go out unread', (sentence) => {
  expect(mayGoUnread(sentence)).toBe(true);
});

// REVIEW-20
test.each([
  'Call 911.',
  'Call 9 1 1.',
  'Call ９１１.',
  'Call ٩١١.',
  'Call ⑨①①.',
  'Call 9️⃣1️⃣1️⃣.',
  'Call 9\u200B1\u200B1.',
  'Call nine one one.',
  'Call NINE-one, one',
  'Look at step 4.',
  'Mail me@example.edu',
  'Mail me＠example。edu',
  'See https://example.edu',
  'See www example',
  'See example.edu/door',
  'See ｅｘａｍｐｌｅ．ｅｄｕ',
  'See example dot com',
  'Tap tel:security',
  'Call [[contact:security]',
  'Call nine-eleven.',
  'Call nine eleven',
  'Call double nine one',
  'Call nineoneone',
  'Call nine_one_one',
  'Call five fifty five',
  'Call one hundred and twelve',
  'Call triple five',
  'Call 九一一',
  'Call ⅨⅠⅠ',
  'See example . edu',
  'See campus dot app',
  'See localhost',
])('the sentence %s must be read before it goes out', (sentence) => {
  expect(mayGoUnread(sentence)).toBe(false);
});

// REVIEW-20
test('numbers and addresses are found in one form', () => {
  expect(dialedIn('Call (555) 010-0199, or nine one one: then 30 breaths in 2 minutes.')).toEqual([
    '5550100199',
    '911',
  ]);
  expect(dialedIn('Mail Me@Example.edu or call [[contact:a1]] 12 times')).toEqual([
    'me@example.edu',
  ]);
});
