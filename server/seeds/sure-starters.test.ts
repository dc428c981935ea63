import { expect, test } from 'vitest';
import { COMFORT, dangerIn } from '#core/search/danger.ts';
import { shownStarters, understand } from './test/searched-starters.ts';
import { DANGER_QUERIES } from './test/danger-queries.ts';
import { NEVER_FIRST, QUERIES } from './test/starter-queries.ts';

// SEARCH-18, SEARCH-32
test('a sure search is right 98 times in 100, and more than half of all are sure', () => {
  const sure = QUERIES.flatMap(({ query, titles }) => {
    const { best } = shownStarters(query);
    return best ? [{ query, titles, title: best.title }] : [];
  });
  const wrong = sure.filter(({ titles, title }) => !titles.includes(title));
  const failures = wrong.map(({ query, title }) => `${query}: ${title}`);
  // Named if there are more.
  expect(wrong.length > sure.length * 0.02 ? failures : []).toEqual([]);
  expect(sure.length).toBeGreaterThan(QUERIES.length / 2);
});

// SEARCH-21
test('no search about lives in danger shows a procedure of comfort first, or one that only the table names', () => {
  const astray = Object.entries(NEVER_FIRST).filter(([query, titles]) => {
    const [first] = shownStarters(query).all;
    return first && titles.includes(first.title);
  });
  expect(astray).toEqual([]);
  const comforted = QUERIES.filter(({ query }) => {
    const [first] = shownStarters(query).all;
    return first && dangerIn(query, understand)?.(first) === COMFORT;
  });
  expect(comforted.map(({ query }) => query)).toEqual([]);
});

// SEARCH-21
test.each(DANGER_QUERIES)('$query shows first one of $titles', ({ query, titles }) => {
  const { all, best } = shownStarters(query);
  expect(titles).toContain(all[0]?.title);
  expect([...titles, undefined]).toContain(best?.title);
});

// SEARCH-21
test('a procedure for a danger is followed by those for similar dangers', () => {
  const [, ...others] = shownStarters('roommate has a gun').all;
  expect(others.slice(0, 2).map(({ title }) => title)).toEqual([
    'Threat or violence',
    'Relationship violence',
  ]);
});

// SEARCH-21
test.each(['kidnapped', 'abducted', 'my friend got kidnapped'])(
  '%j shows at once more than one that may answer, and all that do',
  (search) => {
    const { all, others } = shownStarters(search);
    const titles = ['Resident not seen', 'Attacker or weapon', 'Threat or violence'];
    expect(all.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
    expect(others.map(({ title }) => title)).toContain('Resident not seen');
  },
);

// SEARCH-21, SEARCH-35
test.each([
  ['drunk not waking', 'Unresponsive person'],
  ['i want to die homesick', 'Distress or self-harm'],
  ['drone with a weapon', 'Attacker or weapon'],
])('%j shows first %j, and the call above if it is not sure', (search, title) => {
  const { all, best, isDanger } = shownStarters(search);
  expect([all[0]?.title, best?.title ?? title, isDanger]).toEqual([title, title, !best]);
});

// SEARCH-33, SEARCH-20
test.each([
  'asdfgh',
  'qwertyuiop',
  'gasoline',
  '50%',
  'glitter cannon',
  'lorem ipsum',
  'estoy encerrado',
  'x'.repeat(80),
  '%',
])('%j finds nothing but the procedure for anything', (search) => {
  const { all, anything } = shownStarters(search);
  expect([all, anything?.title]).toEqual([[], 'Anything not covered']);
});

// SEARCH-19
test.each(['xyz door', 'lorem ipsum dolor sit amet'])(
  '%j is like one at most, and not sure',
  (search) => {
    const { all, best } = shownStarters(search);
    expect([all.length, best]).toEqual([1, undefined]);
  },
);

// SEARCH-19
test.each([['weird smell in hall'], ['my roomate'], ['f']])('%j is a choice of four', (search) => {
  expect(shownStarters(search)).toMatchObject({ best: undefined, others: { length: 4 } });
});
