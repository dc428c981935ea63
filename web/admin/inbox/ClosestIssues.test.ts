import { expect, test } from 'vitest';
import { publishedIssueWith } from '#core/fixtures/issues.ts';
import { ask } from '#core/fixtures/trees.ts';
import { searchTexts } from '#core/search/search-texts.ts';
import { closestTo } from './ClosestIssues.tsx';

const step = { ...ask('s', 'end', 'end'), question: 'Is the room of my flat smoky?' };
const issues = [
  publishedIssueWith({ _id: '1', title: 'Smoke or flames seen', category: 'Fire', steps: [step] }),
  publishedIssueWith({ _id: '2', title: 'Bed bugs or mice', category: 'Pests', steps: [step] }),
];
const texts = searchTexts(() => '');
for (const issue of issues) texts.add(issue);
const titles = (text: string) =>
  closestTo(text, { issues, texts, synonyms: {} }).map(({ title }) => title);

// INBOX-11
test.each([
  ['Bats in the attic room', []],
  ['The bin', []],
  ['Smoke in the kitchen', ['Smoke or flames seen']],
  ['bugs in my room', ['Bed bugs or mice']],
])('%j is close to %j', (text, found) => {
  expect(titles(text).toSorted()).toEqual([...found].toSorted());
});
