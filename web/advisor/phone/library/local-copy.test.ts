import { afterEach, expect, test } from 'vitest';
import { storeCampus, storedCampus } from './local-copy.ts';
import { noteRecent, recentIssues } from './recent-issues.ts';
import { storeTitles, storedTitles } from './titles.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';

const KEYS = ['reslife.titles', 'reslife.campus', 'reslife.begun'];

afterEach(() => {
  for (const key of KEYS) localStorage.removeItem(key);
});

const NOT_OURS = ['', '{', 'null', '7', '[]', '{}', '[null]', '{"issues":{}}', '{"contacts":7}'];

// A value that another version of the app stored, or somebody typed, must not keep the first frame from being drawn.
test.each([...NOT_OURS, '{"issues":[null]}', '{"issues":[{"title":7}]}'])(
  'a phone that holds %j has no titles',
  (held) => {
    localStorage.setItem('reslife.titles', held);
    expect(storedTitles()).toBeUndefined();
    const titles = { asOf: '2026-11-21T03:00:00.000Z', issues: [] };
    storeTitles(titles);
    expect(storedTitles()).toEqual(titles);
  },
);

test.each([...NOT_OURS, '{"contacts":[null]}', '{"contacts":[{"name":7}]}'])(
  'a phone that holds %j has no campus',
  (held) => {
    localStorage.setItem('reslife.campus', held);
    expect(storedCampus()).toBeUndefined();
    storeCampus({ ...NEW_CAMPUS, timeZone: 'Europe/London' });
    expect(storedCampus()?.timeZone).toBe('Europe/London');
  },
);

test.each([...NOT_OURS, '2[null,{"id":"a"}]', '[{"id":7,"count":1}]'])(
  'a phone that holds %j has no recent procedures',
  (held) => {
    localStorage.setItem('reslife.begun', held);
    expect(recentIssues()).toEqual([]);
    noteRecent('lift');
    expect(recentIssues()).toEqual([{ id: 'lift', count: 1 }]);
  },
);
