import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { publishedIssueWith } from '#core/fixtures/issues.ts';
import { violations } from '#kit/test/axe.ts';
import { draw } from '#kit/test/draw.ts';
import { storeTitles } from '../../phone/library/titles.ts';
import { titlesOf } from '../../phone/library/store-library.ts';
import { DashboardPage, recentRows } from './DashboardPage.tsx';
import { emptyPhone } from '../../test/phone.ts';
import {
  recentsAfter,
  recentIssues,
  noteRecent,
  offered,
  type RecentIssue,
} from '../../phone/library/recent-issues.ts';

const ids = ['mice', 'water', 'fire', 'noise', 'key'];
const issues = ids.map((_id) => publishedIssueWith({ _id, title: `About ${_id}` }));

beforeEach(async () => {
  await emptyPhone();
  localStorage.removeItem('reslife.begun');
  storeTitles({ asOf: '2026-11-21T02:00:00Z', issues: titlesOf(issues) });
});

afterEach(() => localStorage.removeItem('reslife.begun'));

/** Expects the reserved room to be as high as its later content. */
function expectReservedRoom(container: Element): void {
  const room = container.querySelector('[data-rows]');
  const empty = room?.cloneNode(false) as Element;
  room?.after(empty);
  expect(room?.getBoundingClientRect().height).toBe(empty.getBoundingClientRect().height);
  empty.remove();
}

const begin = (...begun: string[]): void => begun.forEach(noteRecent);
const offers = (begun: readonly RecentIssue[]) => offered(begun, new Set(ids));

// NIGHT-1
test('the two procedures started last are recent, and others started twice are most used', () => {
  begin('mice', 'mice', 'fire', 'fire', 'fire', 'noise', 'water', 'key');
  expect(offers(recentIssues())).toEqual({ recent: ['key', 'water'], mostUsed: ['fire', 'mice'] });
  begin('fire');
  expect(offers(recentIssues())).toEqual({ recent: ['fire', 'key'], mostUsed: ['mice'] });
});

// NIGHT-1
test('an unpublished issue is not offered, and the list does not grow without limit', () => {
  begin('gone', 'mice');
  expect(offers(recentIssues()).recent).toEqual(['mice']);
  let begun: readonly RecentIssue[] = [];
  for (let index = 0; index < 80; index += 1) begun = recentsAfter(begun, `i${index}`);
  expect(begun).toHaveLength(50);
});

// NIGHT-1
test('recent procedures link to their start dialogs, with space for them from the first frame', async () => {
  begin('mice', 'mice', 'fire', 'water');
  const { container } = draw(<DashboardPage />);
  const recent = page.getByRole('region', { name: 'Recent' });
  await expect.element(recent.getByRole('link', { name: 'About water' })).toBeVisible();
  expect(
    page
      .getByRole('region')
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/i/water', '/i/fire', '/i/mice']);
  expectReservedRoom(container);
  expect(await violations()).toEqual([]);
});

// NIGHT-1
test.each([
  [['mice', 'water'], 2],
  [['fire', 'fire', 'mice', 'water'], 3],
  [['fire', 'fire', 'noise', 'noise', 'mice', 'water'], 4],
])(
  'recent procedures %j have their space with text twice as large too: %i rows',
  async (ids, rows) => {
    begin(...ids);
    expect(recentRows()).toBe(rows);
    const { style } = document.documentElement;
    style.fontSize = '200%';
    await page.viewport(390, 844);
    try {
      const { container } = draw(<DashboardPage />);
      await expect.element(page.getByRole('link', { name: 'About water' })).toBeVisible();
      expect(container.querySelector('section + section') !== null).toBe(rows > 2);
      expectReservedRoom(container);
    } finally {
      style.fontSize = '';
      await page.viewport(1280, 800);
    }
  },
);

test.each([
  [null, 0, 0],
  ['[]', 0, 0],
  ['nonsense', 0, 0],
  ['1nonsense', 1, 0],
  ['[{"id":"a","count":1}]', 0, 1],
  ['1[{"id":"a","count":1}]', 1, 1],
])('stored as %j, recents take %i rows with %i issues', (text, rows, issuesStored) => {
  if (text !== null) localStorage.setItem('reslife.begun', text);
  expect(recentRows()).toBe(rows);
  expect(recentIssues()).toHaveLength(issuesStored);
});
