import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { publishedIssueWith } from '#core/fixtures/issues.ts';
import { ask } from '#core/fixtures/trees.ts';
import { draw, eraseAll } from '#kit/test/draw.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import { afterPaint } from '../../../base/on-demand/on-demand.ts';
import { refreshLibrary } from '../../phone/library/refresh-library.ts';
import { IssueCardsPage } from '../../screens/list/IssueCardsPage.tsx';
import { json } from '../../test/server.ts';
import { emptyPhone } from '../../test/phone.ts';
import { WalkProvider } from '../../walk/screen/WalkProvider.tsx';
import { prepareSearch } from './find.tsx';
import { Found, type FoundResults } from './Found.tsx';
import type { IssueTitle } from '../../phone/library/titles.ts';
import { NO_TEXTS } from '../../phone/library/stored-texts.ts';

const issue = (title: string, question: string) =>
  publishedIssueWith({
    _id: title,
    title,
    category: 'Water',
    steps: [{ ...ask('s', 'end', 'end'), question }],
  });

const campus = {
  ...NEW_CAMPUS,
  contacts: [
    { id: 'one', name: 'Facilities', number: '', when: '', categories: [] },
    { id: 'two', name: 'Plumber', number: '555 0100', when: '', categories: [] },
  ],
  synonyms: { Water: ['flood'] },
};
let issues: unknown[] = [];
let synonyms: object;
let emergency: object;
let taught: object;

beforeEach(async () => {
  await emptyPhone();
  synonyms = campus.synonyms;
  taught = {};
  emergency = { words: '911', number: '911' };
  let version = 0;
  vi.spyOn(window, 'fetch').mockImplementation(
    async () =>
      await Promise.resolve(
        json({ data: issues, campus: { ...campus, synonyms, emergency, taught } }, 200, {
          ETag: `"${(version += 1)}"`,
        }),
      ),
  );
});

afterEach(async () => {
  // A page that is erased before it was painted never is, and its refresh waits for that.
  await afterPaint;
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
test('steps are searched with the names of contacts, and newer steps once they are stored', async () => {
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
test('a search word that the campus removed finds nothing more, also in an open list', async () => {
  issues = [issue('Wet wall', 'Is it dry?')];
  search('flood', 'All categories');
  await expect.element(page.getByRole('button', { name: 'Wet wall' })).toBeVisible();
  await refreshLibrary();
  synonyms = {};
  await refreshLibrary();
  await expect.element(page.getByRole('heading', { name: 'No match' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Wet wall' }).elements()).toEqual([]);
});

// SEARCH-6
test('a card keeps its issue in a newer search, so that none changes during a press', async () => {
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

// SEARCH-4, SEARCH-30, SEARCH-31
test('a corrected word and a widened search are shown', async () => {
  issues = [issue('Wet wall', 'Is it dry?')];
  search('flod');
  await expect.element(page.getByRole('status')).toMatchTextContent(/1 issue Read as flood\.$/);
  eraseAll();
  search('flod&page=1');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('1 issue Read as flood. Also found: Water');
});

// CARDS-7, SEARCH-20
test('a search with no match offers to report it, other categories and the issue for anything', async () => {
  issues = [issue('Wet wall', 'Is it dry?'), { ...issue('Anything not covered', 'Is it safe?') }];
  search('meteor');
  await expect.element(page.getByRole('status')).toMatchTextContent(/^No match\s*for “meteor”$/);
  await expect.element(page.getByRole('button', { name: "CAN'T FIND AN ISSUE" })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show All categories' })).toBeVisible();
  await expect.element(page.getByRole('article')).toMatchTextContent(/^Anything not covered/);
  expect(page.getByRole('button', { name: 'Wet wall' }).elements()).toEqual([]);
});

// SEARCH-5
test.each([320, 360, 390])(
  'the marked word is fully in sight on a phone of %i px',
  async (width) => {
    await page.viewport(width, 568);
    issues = [
      issue('Wet wall', 'Is there anyone lying on the floor unresponsive to what you say?'),
    ];
    search('unresponsive', 'All%20categories');
    await expect.element(page.getByRole('article')).toMatchTextContent(/Step 1: …/);
    const mark = document.querySelector('mark')?.getBoundingClientRect();
    const line = document.querySelector('article p')?.getBoundingClientRect();
    expect(mark?.right).toBeLessThanOrEqual(line?.right ?? 0);
  },
);

// CONTACT-12
test('a number in a found right-to-left step reads left to right', async () => {
  issues = [issue('Wet wall', fromRight('777-0142'))];
  search('اتصل');
  await expect.element(page.getByText('1 issue')).toBeVisible();
  await expect.poll(() => document.querySelector('mark')?.textContent).toBe('اتصل');
  expect(readsFromLeft('777-0142')).toBe(true);
});

const control = (name: string | RegExp) => page.getByRole('button', { name });
const titles = (): string[] =>
  page
    .getByRole('article')
    .all()
    .map((card) => card.getByRole('button').element().textContent);

// SEARCH-34, SEARCH-23
test('a sure search shows one large procedure, its first act, whom to call and the others', async () => {
  const first = 'Call [[contact:two]]. Then [[contact:one]].';
  issues = [
    issue('Wet floor', 'Is the pipe near?'),
    { ...issue('Burst pipe', 'Is it wet?'), alsoCalled: ['Leaking'], firstAct: first },
    issue('Anything not covered', 'Is it a pipe?'),
  ];
  search('leaking pipe', 'All categories');
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Which is closest/);
  eraseAll();
  search('leak', 'All categories');
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Best match\s*1 issue$/);
  const card = page.getByRole('article').first();
  await expect.element(card).toMatchTextContent(/Do this first\s*Call Plumber\. Then Facilities\./);
  await expect
    .element(page.getByRole('link', { name: 'Call Plumber' }))
    .toHaveAttribute('href', 'tel:5550100');
  const opens = page.getByRole('button', { name: 'Burst pipe', exact: true });
  await expect.element(opens).toHaveAccessibleDescription('Leaking');
  expect(titles()).toEqual(['Burst pipe', 'Anything not covered']);
  await expect
    .element(control('Anything not covered'))
    .toHaveAccessibleDescription('None of these');
  // A finger on the word presses the card.
  const open = page.getByText('Open', { exact: true }).element().getBoundingClientRect();
  const hit = document.elementFromPoint(open.x + open.width / 2, open.y + open.height / 2);
  expect(hit).toBe(opens.element());
});

// SEARCH-19, SEARCH-22
test('an unsure search shows four, and all of them on a page from which Back returns', async () => {
  issues = Array.from({ length: 12 }, (_, at) => issue(`Wet room ${at}`, 'Is it dry?'));
  search('wet', 'All categories');
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/^Which is closest\?\s*12 issues$/);
  expect(titles()).toHaveLength(4);
  // Nothing is published for what is not covered.
  await expect.element(control("CAN'T FIND AN ISSUE")).toBeVisible();
  await page.viewport(390, 400);
  await control('Show all 12').click();
  await expect.element(page.getByText('1 to 10 of 12')).toBeVisible();
  await expect.element(page.getByRole('article').first().getByRole('button')).toHaveFocus();
  expect(window.scrollY).toBe(0);
  expect(location.search).toBe('?search=wet&page=1');
  history.back();
  await expect.element(control('Show all 12')).toBeVisible();
});

const top = (text: string) => page.getByText(text).element().getBoundingClientRect().top;

// SEARCH-35
test.each([
  ['911', ['Call 911', 'Wet gun']],
  ['', ['Number not set: dial the emergency number you know', 'Wet gun']],
])(
  'a word of danger puts the call first, with the number %j',
  async (number, [call = '', title = '']) => {
    taught = {};
    emergency = { words: '911', number };
    issues = [issue('Wet gun', 'Is it dry?'), issue('Gun in water', 'Is it dry?')];
    search('gun', 'All categories');
    await expect.element(page.getByRole('status')).toMatchTextContent(/^In danger\?\s*2 issues$/);
    await expect.element(page.getByText(call)).toBeVisible();
    expect(top(call)).toBeLessThan(top(title));
  },
);

// SEARCH-25
test('a search that the campus taught is sure of its procedure', async () => {
  issues = [issue('Wet wall', 'Is it dry?'), issue('Wet floor', 'Is it dry?')];
  taught = { 'wet again': 'Wet floor' };
  search('wet again', 'All categories');
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Best match/);
  expect(titles()[0]).toBe('Wet floor');
  await expect.element(control('Wet floor')).toHaveAccessibleDescription('Your campus chose this');
});

const FOUND = {
  taught: undefined,
  isMeant: false,
  best: undefined,
  anything: undefined,
  isDanger: false,
  help: undefined,
  search: 'wet',
  texts: NO_TEXTS,
  marked: new Map(),
  readAs: [],
  spoken: undefined,
};

const found = (of: FoundResults) => (
  <Found {...{ of }} isTyped={false} category="All categories" onChoose={() => undefined} />
);

const listed = (title: string): IssueTitle => ({ ...issue(title, ''), question: 'Is it dry?' });

// SEARCH-30, SEARCH-34
test("the understood words are shown, and 'Could also be' is not part of a result", async () => {
  const [first, second] = [listed('Theft or damage'), listed('Wet wall')];
  const of = {
    ...FOUND,
    all: [first, second],
    others: [second],
    best: first,
    readAs: ['somebody'],
  };
  const drawn = draw(found(of));
  const status = page.getByRole('status');
  await expect.element(status).toMatchTextContent(/2 issues Read as somebody\.$/);
  const heading = page.getByRole('heading', { name: 'Could also be' });
  await expect.element(heading).toBeVisible();
  expect(page.getByRole('listitem').filter({ has: heading }).elements()).toEqual([]);
  drawn.redraw(found({ ...of, isMeant: true }));
  await expect.element(status).toMatchTextContent(/2 issues$/);
});

// SEARCH-23
test('the reason for a match is fully in sight with text at 200%', async () => {
  await page.viewport(320, 568);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  draw(found({ ...FOUND, all: [], others: [], anything: listed('Anything') }));
  const why = page.getByText('This one works for anything').element();
  const line = why.closest('p')?.getBoundingClientRect();
  expect(why.getBoundingClientRect().right).toBeLessThanOrEqual(line?.right ?? 0);
});

// SEARCH-6, SEARCH-19
test('a keystroke draws the results that fit the window first, and the others afterward', async () => {
  // The height that a phone's keyboard leaves.
  await page.viewport(390, 508);
  const all = Array.from({ length: 4 }, (_, at) => listed(`Wet room ${at}`));
  const of = { ...FOUND, all, others: all };
  const typed = (isTyped: boolean) => (
    <Found {...{ of, isTyped }} category="Water" onChoose={() => undefined} />
  );
  const drawn = draw(typed(true));
  expect(titles()).toHaveLength(3);
  drawn.redraw(typed(false));
  expect(titles()).toHaveLength(4);
});
