import { expect, test } from 'vitest';
import { unusedWords } from './unused-words.ts';

const words = {
  save: 'Save',
  list: { title: 'Issues', count: (n: number) => `${n} issues`, columns: { date: 'Date' } },
};

test.each([
  ['messages.save', ['list']],
  ['words = messages.list; words.title + words.count(2)', ['save', 'list.columns']],
  ['list.columns.day', ['save', 'list']],
  ['messages.list.columns', ['save', 'list.title', 'list.count', 'list.columns.date']],
  ['messages.list.columns[name]', ['save', 'list.title', 'list.count']],
  ['const own = messages.list;\nown[name]', ['save']],
  ["messages.list[isLong ? 'count' : 'title']", ['save']],
  ['const { save, list } = messages;\nconst { title, count, columns } = list; columns.date', []],
  ['title; save();', ['save', 'list']],
])('%s leaves %j unused', (text, unused) => {
  expect(unusedWords(words, [text])).toEqual(unused);
});

test('a group may be handed to another file', () => {
  const texts = ['show(messages.list)', 'words.title, words.count(1), words.columns.date'];
  expect(unusedWords(words, texts)).toEqual(['save']);
});
