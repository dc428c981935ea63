import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { publishedIssueWith } from '#core/fixtures/issues.ts';
import { ask } from '#core/fixtures/trees.ts';
import { draw, eraseAll } from '#kit/test/draw.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import { refreshLibrary } from '../../phone/library/refresh-library.ts';
import { IssueCardsPage } from '../../screens/list/IssueCardsPage.tsx';
import { json } from '../../test/server.ts';
import { emptyPhone } from '../../test/phone.ts';
import { WalkProvider } from '../../walk/screen/WalkProvider.tsx';
import { prepareSearch } from './find.tsx';

const issue = (title: string, question: string) =>
  publishedIssueWith({
    _id: title,
    title,
    category: 'Water',
    steps: [{ ...ask('s', 'end', 'end'), question }],
  });

const campus = {
  ...NEW_CAMPUS,
  contacts: [{ id: 'one', name: 'Facilities', number: '', when: '', categories: [] }],
  synonyms: { Water: ['flood'] },
};
let issues: unknown[] = [];
let synonyms: object;

beforeEach(async () => {
  await emptyPhone();
  synonyms = campus.synonyms;
  let version = 0;
  vi.spyOn(window, 'fetch').mockImplementation(
    async () =>
      await Promise.resolve(
        json({ data: issues, campus: { ...campus, synonyms } }, 200, {
          ETag: `"${(version += 1)}"`,
        }),
      ),
  );
});

afterEach(async () => {
  eraseAll();
  await refreshLibrary();
  await page.viewport(1280, 800);
});

function search(words: string, category = 'Water'): void {
  prepareSearch();
  history.replaceState(null, '', `/user/issues-list/${category}?search=${words}`);
  draw(
    <Route path="/user/issues-list/:category">
      <WalkProvider>
        <IssueCardsPage />
      </WalkProvider>
    </Route>,
  );
}

// SEARCH-1, SEARCH-5, SEARCH-6
test('steps are searched, contacts as their names, and newer ones once they are stored', async () => {
  issues = [issue('Wet wall', 'Call [[contact:one]]. Is it dry?'), issue('Other one', 'Why?')];
  search('facilities');
  await expect.element(page.getByText('1 issue')).toBeVisible();
  await expect.element(page.getByRole('article')).toMatchTextContent(/Step 1: Call Facilities/);
  expect(document.querySelector('mark')?.textContent).toBe('Facilities');
  // The one that the list began may be under way.
  await refreshLibrary();
  issues = [issue('Wet wall', 'Is it dry?'), issue('Other one', 'Call the Facilities?')];
  await refreshLibrary();
  await expect.element(page.getByRole('button', { name: 'Other one' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Wet wall' })).not.toBeInTheDocument();
});

// SEARCH-4, SEARCH-5
test('a word that the campus took out of the search finds nothing more, in an open list too', async () => {
  issues = [issue('Wet wall', 'Is it dry?')];
  search('flood', 'All categories');
  await expect.element(page.getByRole('button', { name: 'Wet wall' })).toBeVisible();
  await refreshLibrary();
  synonyms = {};
  await refreshLibrary();
  await expect.element(page.getByText('No issues match your search')).toBeVisible();
  expect(page.getByRole('button', { name: 'Wet wall' }).elements()).toEqual([]);
});

// SEARCH-6
test("a card stays its issue's where a newer search finds others: none that is being pressed becomes another", async () => {
  issues = [issue('Wet wall', 'Is it dry?')];
  search('wet');
  const card = page.getByRole('button', { name: 'Wet wall' });
  await expect.element(card).toBeVisible();
  await refreshLibrary();
  const before = card.element();
  issues = [issue('Wet floor', 'Is it dry?'), ...issues];
  await refreshLibrary();
  await expect.element(page.getByRole('button', { name: 'Wet floor' })).toBeVisible();
  expect(card.element()).toBe(before);
});

// SEARCH-4
test('what was corrected and what widened the search is shown', async () => {
  issues = [issue('Wet wall', 'Is it dry?')];
  search('flod');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('1 issue Read as flood. Also found: Water');
});

// CARDS-7
test('nothing found offers to tell what is missing and to call', async () => {
  issues = [issue('Wet wall', 'Is it dry?')];
  search('meteor');
  await expect.element(page.getByText('No issues match your search')).toBeVisible();
  await expect.element(page.getByRole('button', { name: "CAN'T FIND AN ISSUE" })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Contacts' })).toBeVisible();
});

// SEARCH-5
test.each([320, 360, 390])('on a phone of %i px the marked word is seen whole', async (width) => {
  await page.viewport(width, 568);
  issues = [issue('Wet wall', 'Is there anyone lying on the floor unresponsive to what you say?')];
  search('unresponsive', 'All%20categories');
  await expect.element(page.getByRole('article')).toMatchTextContent(/Step 1: …/);
  const mark = document.querySelector('mark')?.getBoundingClientRect();
  const line = document.querySelector('article p')?.getBoundingClientRect();
  expect(mark?.right).toBeLessThanOrEqual(line?.right ?? 0);
});

// CONTACT-12
test('a number in a step that was found reads from the left among letters that run from the right', async () => {
  issues = [issue('Wet wall', fromRight('777-0142'))];
  search('اتصل');
  await expect.element(page.getByText('1 issue')).toBeVisible();
  await expect.poll(() => document.querySelector('mark')?.textContent).toBe('اتصل');
  expect(readsFromLeft('777-0142')).toBe(true);
});
