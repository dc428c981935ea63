import { expect, test } from 'vitest';
import type { IssueCategory } from '../base/category.ts';
import { publishedIssueWith } from '../fixtures/issues.ts';
import { ask } from '../fixtures/trees.ts';
import { issuesMatching, namesOf } from './issue-search.ts';
import { excerptOf, markWords } from './search-marks.ts';
import { lookUp } from './search-term.ts';
import { searchTexts } from './search-texts.ts';
import { searchIssues } from './search.ts';

let ids = 0;
const issue = (title: string, category: IssueCategory, ...questions: string[]) => {
  const _id = `i${(ids += 1)}`;
  const steps = questions.map((question, at) => ({
    ...ask(`${_id}-${at}`, 'end', 'end'),
    question,
  }));
  return publishedIssueWith({ _id, title, category, steps });
};

const issues = [
  issue('Water through ceiling', 'Water', 'Is it dripping?', 'Is water near lights?'),
  issue('Too much alcohol', 'Medical', 'Can they talk?'),
  issue('Unresponsive person', 'Medical', 'Do they breathe?', 'Could it be an overdose?'),
  issue('Fire alarm sounding', 'Fire', 'Is everybody out?'),
  issue('Café flooded', 'Kitchen appliances', 'Call [[contact:security]]. Is the power off?'),
  issue('No heating', 'Heating', 'Do you hear an alarm, or smell gas?'),
];
const synonyms = {
  Water: ['flood (water)', 'burst pipe'],
  Medical: ['drunk (alcohol)', 'overdose'],
};
const texts = searchTexts((id) => (id === 'security' ? 'Campus Security' : ''));
for (const one of issues) texts.add(one);

const search = (words: string) => searchIssues(words, { issues, synonyms, texts });
const titles = (words: string) => search(words).issues.map(({ title }) => title);

// SEARCH-1, SEARCH-3
test.each([
  ['water', ['Water through ceiling']],
  ['alarm', ['Fire alarm sounding', 'No heating']],
  ['flood', ['Café flooded', 'Water through ceiling']],
  ['drunk', ['Too much alcohol', 'Unresponsive person']],
  ['overdose', ['Unresponsive person', 'Too much alcohol']],
  ['security', ['Café flooded']],
  ['cafe', ['Café flooded']],
  ['CEIL', ['Water through ceiling']],
  ['larm', ['Fire alarm sounding']],
  ['power café', ['Café flooded']],
  ['lights ceiling', ['Water through ceiling']],
  ['meteor', []],
  ['%', []],
])('the search %j finds %j', (words, found) => {
  expect(titles(words)).toEqual(found);
});

// SEARCH-1, SEARCH-3
test('a word of a synonym also matches a title with another ending', () => {
  const lockouts = issue('Lockouts', 'Access', 'Is it their room?');
  const key = issue('Lost key', 'Access', 'Are they locked out?');
  const words = { Access: ['lockout (locked out)', 'forgot key (locked out)'] };
  const where = { issues: [key, lockouts], synonyms: words, texts: searchTexts(() => '') };
  for (const one of where.issues) where.texts.add(one);
  const points = lookUp('locked', ['locked', 'out'], where).scores;
  expect(points.get(lockouts._id)).toBeGreaterThan(50);
});

// SEARCH-8
test('a phrase counts only if all its words were typed', () => {
  const withPhrases = {
    Medical: ['broken bone (unresponsive)', 'gas alarm (alcohol)'],
    Heating: ['broken'],
  };
  const best = (words: string) =>
    searchIssues(words, { issues, synonyms: withPhrases, texts }).issues[0]?.title;
  expect(best('broken')).toBe('No heating');
  expect(best('broken bone')).toBe('Unresponsive person');
  expect(best('alarm')).toBe('Fire alarm sounding');
  expect(best('gas alarm')).toBe('Too much alcohol');
});

// SEARCH-3
test('a word in the steps outweighs a word of the category', () => {
  const ofCategory = { Fire: ['dripping'] };
  const found = searchIssues('dripping', { issues, synonyms: ofCategory, texts }).issues;
  expect(found.map(({ title }) => title)).toEqual(['Water through ceiling', 'Fire alarm sounding']);
});

// SEARCH-8
test('a corrected word never outweighs one that matches as typed', () => {
  expect(titles('overdose alarn')[0]).toBe('Unresponsive person');
  expect(titles('breathe watr')[0]).toBe('Unresponsive person');
});

// SEARCH-2
test.each(['alarn', 'alrm', 'allarm', 'laarm', 'Alarm'])('the typo %j finds the alarm', (words) => {
  expect(titles(words)[0]).toBe('Fire alarm sounding');
});

// SEARCH-10
test.each([
  ['dripped', ['Water through ceiling']],
  ['alarms', ['Fire alarm sounding', 'No heating']],
  ['overdosed', ['Unresponsive person', 'Too much alcohol']],
])('the word %j is matched with another ending', (words, found) => {
  expect(titles(words)).toEqual(found);
  expect(search(words).readAs).toEqual([]);
});

// SEARCH-11
test.each([
  ['is meteor', []],
  ['is it a meteor', []],
  ['meteor alarm', ['Fire alarm sounding', 'No heating']],
])('the search %j with an unknown word finds %j', (words, found) => {
  expect(titles(words)).toEqual(found);
});

// SEARCH-11
test('a word that most issues have finds nothing if another word is missing', () => {
  const three = ['One', 'Two', 'Three'].map((title) => issue(title, 'Other', 'Are they there?'));
  const read = searchTexts(() => '');
  for (const one of three) read.add(one);
  const found = (words: string) =>
    searchIssues(words, { issues: three, synonyms: {}, texts: read }).issues.length;
  expect(found('they')).toBe(3);
  expect(found('they meteor')).toBe(0);
});

// SEARCH-11
test('a phrase typed in full is found although most issues have its words', () => {
  const three = ['One', 'Two', 'Unresponsive'].map((title) =>
    issue(title, 'Medical', 'They are not breathing?'),
  );
  const read = searchTexts(() => '');
  for (const one of three) read.add(one);
  const where = {
    issues: three,
    synonyms: { Medical: ['not breathing (unresponsive)'] },
    texts: read,
  };
  const first = (words: string) => searchIssues(words, where).issues[0]?.title;
  expect(first('lad not breathing')).toBe('Unresponsive');
  expect(first('lad breathing')).toBeUndefined();
});

// SEARCH-13
test.each([
  ['somebody is drunk', ['Too much alcohol', 'Unresponsive person']],
  ['there is a flood in it', ['Café flooded', 'Water through ceiling']],
  ['is it out', ['Fire alarm sounding']],
])('common words are left out of the search %j', (words, found) => {
  expect(titles(words)).toEqual(found);
});

// SEARCH-12
test('a part of a word in a title counts less than a word in a step', () => {
  const two = [issue('No heating', 'Heating', 'Is it cold?'), issue('Low', 'Welfare', 'Eating?')];
  const read = searchTexts(() => '');
  for (const one of two) read.add(one);
  const found = searchIssues('eating', { issues: two, synonyms: {}, texts: read }).issues;
  expect(found.map(({ title }) => title)).toEqual(['Low', 'No heating']);
});

// SEARCH-2
test('a word that is unlikely to be meant is not corrected', () => {
  // 'hear' and 'gas' are in a step; 'unre' begins a title.
  expect(titles('hoar')).toEqual([]);
  expect(titles('xnresp')).toEqual([]);
  expect(titles('ulre')).toEqual([]);
});

// SEARCH-8
test("a synonym's phrase counts as complete in spite of a typo", () => {
  const withPhrase = { Medical: ['gas alarm (alcohol)'] };
  const found = searchIssues('gas alarn', { issues, synonyms: withPhrase, texts }).issues;
  expect(found[0]?.title).toBe('Too much alcohol');
});

// SEARCH-2
test('the beginning of a word may have a typo while somebody types', () => {
  expect(titles('unrepso')).toEqual(['Unresponsive person']);
  expect(titles('meteorology ceiling')).toEqual(['Water through ceiling']);
  expect(titles('meteorology celing')).toEqual([]);
});

// SEARCH-1
test('a whole sentence finds the right issue first although one word does not match', () => {
  expect(titles('they are drunk')[0]).toBe('Too much alcohol');
});

// SEARCH-30, SEARCH-31
test('corrections and added words are shown, and nothing else', () => {
  expect(search('alarm')).toMatchObject({ readAs: [], also: [] });
  expect(search('alrm')).toMatchObject({ readAs: ['alarm'], also: [] });
  expect(search('drunk')).toMatchObject({ readAs: [], also: ['alcohol', 'Medical'] });
  expect(search('meteor alarm')).toMatchObject({ readAs: ['alarm'], also: [] });
});

const stepOf = (words: string, room?: number) => {
  const found = search(words);
  return excerptOf(texts, found.issues[0]?._id ?? '', found.words, room);
};

// SEARCH-5
test('the best matching step is shown from near the matched word', () => {
  expect(stepOf('water')).toEqual({ step: 2, text: 'Is water near lights?' });
  expect(stepOf('overdose')).toEqual({ step: 2, text: 'Could it be an overdose?' });
  expect(stepOf('security')).toEqual({ step: 1, text: 'Call Campus Security. Is the power off?' });
  expect(stepOf('power')).toEqual({ step: 1, text: '…Security. Is the power off?' });
  expect(stepOf('power', 10)).toEqual({ step: 1, text: '…the power off?' });
  expect(stepOf('power', 3)).toEqual({ step: 1, text: '…power off?' });
  expect(stepOf('ceiling')).toBeUndefined();
});

// SEARCH-5
test('marks cover whole words with their accents', () => {
  expect(markWords('A cafe\u0301, a Café.', new Map([['cafe', 1]]))).toEqual([
    { text: 'A ', isFound: false },
    { text: 'cafe\u0301', isFound: true },
    { text: ', a ', isFound: false },
    { text: 'Café', isFound: true },
    { text: '.', isFound: false },
  ]);
});

// SEARCH-1
test('all texts of a step are searched', () => {
  const read = searchTexts(() => '');
  const step = {
    _id: 's',
    question: 'One?',
    customiseAnswerType: true,
    yesAction: { customText: 'Two' },
    noAction: { customText: 'Three' },
    confirmationAction: { confirmationText: 'Four' },
  };
  read.add({ ...publishedIssueWith({ _id: 'one' }), firstAct: 'Zero', steps: [step] as never });
  expect([...read.words.keys()].sort()).toEqual(['four', 'one', 'three', 'two', 'zero']);
});

// SEARCH-14
test('another name finds an issue as its title does, before words in the texts', () => {
  const named = [
    ...issues.filter(({ title }) => title !== 'No heating'),
    { ...issue('No heating', 'Heating'), alsoCalled: ['radiator cold', 'Breathe easy'] },
  ];
  const found = (words: string) =>
    searchIssues(words, { issues: named, synonyms, texts }).issues.map(({ title }) => title);
  expect(found('radiator')).toEqual(['No heating']);
  expect(found('breathe')).toEqual(['No heating', 'Unresponsive person']);
  expect(issuesMatching(named, 'RADIATOR no', namesOf).map(({ title }) => title)).toEqual([
    'No heating',
  ]);
  expect(issuesMatching(named, 'RADIATOR no')).toEqual([]);
  expect(titles('radiator')).toEqual([]);
});

// SEARCH-26
test('a word counts as the beginning of another only while somebody types it', () => {
  expect(search('dri').words.has('dripping')).toBe(true);
  expect(search('near dri').words.has('dripping')).toBe(true);
  expect(search('dri near').words.has('dripping')).toBe(false);
  // An ending may be missing from any word.
  expect(titles('light near')).toEqual(['Water through ceiling']);
});
