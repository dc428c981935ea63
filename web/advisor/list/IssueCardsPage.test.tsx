import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route, Switch } from 'wouter';
import { publishedIssueWith } from '#core/fixtures/issues.ts';
import { ask } from '#core/fixtures/trees.ts';
import { draw, eraseAll } from '#kit/test/draw.ts';
import { Toaster } from '#kit/toast/Toaster.tsx';
import { closeAllToasts } from '#kit/toast/toasts.ts';
import { forgetAdvisor, storeAdvisorName } from '../../session.ts';
import { clockTime } from '../clock-time.ts';
import { guidesFetched } from '../library/guide.ts';
import { refreshLibrary } from '../library/refresh-library.ts';
import { keepRecord } from '../outbox/outbox.ts';
import { json } from '../test/office.ts';
import { emptyPhone, keptWalks } from '../test/phone.ts';
import { saveWalk } from '../walk/saved-walks.ts';
import { AdvisorShell } from '../shell/AdvisorShell.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import { IssueCardsPage } from './IssueCardsPage.tsx';

const issue = (title: string, index: number) =>
  publishedIssueWith({
    _id: `i${index}`,
    title,
    category: 'Fire',
    steps: [{ ...ask('s', 'end', 'end'), question: `First question of ${title}?` }],
  });
const many = Array.from({ length: 12 }, (_, index) => issue(`Procedure ${index + 1}`, index));

const LIBRARY = '/api/advisor/issues/All%20categories';

let list: () => Response | Promise<Response>;
let answer: (() => void) | undefined;
const asked: string[] = [];
const startedAt = location.href;

beforeEach(async () => {
  storeAdvisorName('Amara');
  await emptyPhone();
  asked.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    asked.push(address as string);
    return await list();
  });
});

afterEach(async () => {
  eraseAll();
  answer?.();
  // None that a test began may come in the middle of the next.
  await refreshLibrary();
  closeAllToasts();
  forgetAdvisor();
  history.replaceState(null, '', startedAt);
});

/** The page as after a reload: what it had in memory is gone. */
function reopen(path: string): void {
  eraseAll();
  guidesFetched([]);
  open(path);
}

function open(path: string): void {
  history.replaceState(null, '', path);
  draw(
    <>
      <Switch>
        <Route path="/user">
          <AdvisorShell>
            <DashboardPage />
          </AdvisorShell>
        </Route>
        <Route path="/user/issues-list/:category">
          <AdvisorShell>
            <IssueCardsPage />
          </AdvisorShell>
        </Route>
      </Switch>
      <Toaster />
    </>,
  );
}

const box = page.getByRole('searchbox', { name: 'Search issues' });
const button = (name: string | RegExp) => page.getByRole('button', { name });

// ADVISOR-3
test('the dashboard has a tile per category except All categories, Other last', () => {
  list = () => json({ data: [] });
  open('/user');
  const tiles = page.getByRole('list').getByRole('link').elements();
  expect(tiles).toHaveLength(13);
  expect(tiles.at(-1)?.getAttribute('href')).toBe('/user/issues-list/Other');
  expect(page.getByText('All categories').elements()).toHaveLength(0);
});

// CARDS-3
test('ten cards a page, Prev and Next above ten', async () => {
  list = () => json({ data: many });
  open('/user/issues-list/Fire');
  await expect.element(page.getByText('1 to 10 of 12')).toBeVisible();
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(10);
  await button('Next').click();
  await expect.element(page.getByText('11 to 12 of 12')).toBeVisible();
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(2);
  await expect.element(button('Next')).toBeDisabled();
  await expect.element(button('Prev')).toBeEnabled();
});

// CARDS-3, KIT-13
test('ten issues need no pager', async () => {
  list = () => json({ data: many.slice(0, 10) });
  open('/user/issues-list/Fire');
  await expect.element(button('Procedure 10')).toBeVisible();
  expect(button('Next').elements()).toHaveLength(0);
});

// LIST-4
test('a card cuts its title to 22 characters and is named by the whole of it', async () => {
  const title = 'Smoke alarm sounding in a flat';
  list = () => json({ data: [issue(title, 1)] });
  open('/user/issues-list/Fire');
  const card = button(new RegExp(`^${title}`));
  await expect.element(card).toMatchTextContent(/Smoke alarm sounding i…/);
  await expect.element(card).toHaveAttribute('title', title);
  await expect.element(page.getByText(`First question of ${title}?`)).toBeVisible();
});

// CARDS-4, CARDS-5
test('on the dashboard the first character opens all categories and the box keeps its focus', async () => {
  list = () => json({ data: many });
  open('/user');
  await box.click();
  await userEvent.keyboard('12');
  await expect.element(button('Procedure 12')).toBeVisible();
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/user/issues-list/All%20categories?search=12');
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue('12');
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(1);
});

// CARDS-4
test('a per cent sign is searched for as typed', async () => {
  list = () => json({ data: many });
  open('/user');
  await box.click();
  await userEvent.keyboard('%41');
  await expect.element(box).toHaveValue('%41');
});

// KIT-10
test('Enter on the dashboard searches, even with nothing typed', async () => {
  list = () => json({ data: many });
  open('/user');
  await box.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Procedure 1')).toBeVisible();
  await expect.poll(() => location.pathname).toBe('/user/issues-list/All%20categories');
});

// CARDS-2
test('the category dropdown switches the route and keeps the search', async () => {
  list = () => json({ data: [...many, { ...issue('Procedure 13', 13), category: 'Water' }] });
  open('/user/issues-list/Fire?search=procedure');
  await expect.element(page.getByText('1 to 10 of 12')).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('Water');
  await expect.element(page.getByRole('heading', { name: 'Water' })).toBeVisible();
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/user/issues-list/Water?search=procedure');
  await expect.element(button('Procedure 13')).toBeVisible();
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(1);
});

// CARDS-7
test('no results and no issues are told apart', async () => {
  list = () => json({ data: many });
  open('/user/issues-list/Fire?search=lift');
  await expect.element(page.getByText('No issues match your search')).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('Water');
  await expect.element(page.getByText('No issues in this category yet')).toBeVisible();
});

// CARDS-6
test('a failed load lists nothing, says so in place, and can be tried again', async () => {
  list = () => json({ code: 'UNAVAILABLE' }, 503);
  open('/user/issues-list/Fire');
  await expect.element(page.getByText('The issues did not load.')).toBeVisible();
  expect(page.getByRole('article').elements()).toHaveLength(0);
  list = () => json({ data: many });
  await button('Try again').click();
  await expect.element(button('Procedure 10')).toBeVisible();
});

// WALK-1
test('a card asks whether to start; cancel leaves the list', async () => {
  list = () => json({ data: many });
  open('/user/issues-list/Fire');
  await button('Procedure 10').click();
  const question = page.getByRole('dialog', {
    name: 'Are you ready to start resolving this specific issue now?',
  });
  await expect.element(question).toBeVisible();
  await button('cancel').click();
  await expect.element(question).not.toBeInTheDocument();
});

/** From here on the office takes every question and answers none, until the end of the test. */
function hang(): void {
  const answered = Promise.withResolvers<void>();
  const before = list;
  answer = answered.resolve;
  list = async () => {
    await answered.promise;
    return await before();
  };
}

// WALK-2, WALK-24
test('neither the dialog nor Start needs an answer, or asks for more than a newer list', async () => {
  forgetAdvisor();
  list = () => json({ data: many });
  open('/user/issues-list/Fire');
  await expect.element(button('Procedure 10')).toBeVisible();
  await refreshLibrary();
  hang();
  await button('Procedure 10').click();
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect.element(start).toHaveFocus();
  await start.click();
  await page.getByRole('textbox', { name: 'Username' }).fill('Bo');
  await button('Continue').click();
  const walk = page.getByRole('dialog', { name: 'Procedure 10' });
  await expect.element(walk.getByText('First question of Procedure 10?')).toBeVisible();
  expect(asked.filter((path) => path !== LIBRARY)).toEqual([]);
});

// CARDS-9
test('an issue that was begun asks whether to go on or to start over', async () => {
  list = () => json({ data: many });
  open('/user/issues-list/Fire');
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await button('Procedure 10').click();
  await start.click();
  await expect.element(page.getByText('STEP 1')).toBeVisible();
  await expect.poll(keptWalks).toHaveLength(1);
  const [begun] = await keptWalks();
  reopen('/user/issues-list/Fire');
  await button('Procedure 10').click();
  const question = page.getByRole('dialog', {
    name: 'Are you ready to start resolving this specific issue now?',
  });
  await expect.element(question).toMatchTextContent(/Unfinished at step 1/);
  await expect
    .element(question)
    .toMatchTextContent(new RegExp(`Begun ${clockTime(begun?.startedAt ?? '')} by Amara`));
  expect(
    question
      .getByRole('button')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(expect.arrayContaining(['Go on', 'Start over', 'cancel']));
  await question.getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByText('STEP 1')).toBeVisible();
  await expect.poll(async () => (await keptWalks()).map(({ id }) => id)).toEqual([begun?.id]);
});

// CARDS-9
test('Start pressed before a begun walk was found asks too, and begins nothing', async () => {
  list = () => json({ data: many });
  open('/user/issues-list/Fire');
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await button('Procedure 10').click();
  await start.click();
  await expect.poll(keptWalks).toHaveLength(1);
  reopen('/user/issues-list/Fire');
  const card = button('Procedure 10');
  await expect.element(card).toBeVisible();
  (card.element() as HTMLElement).click();
  await Promise.resolve();
  (start.element() as HTMLElement).click();
  const question = page.getByRole('dialog', { name: /^Are you ready/ });
  await expect.element(question.getByRole('button', { name: 'Go on' })).toHaveFocus();
  await expect.poll(keptWalks).toHaveLength(1);
});

// CARDS-9, WALK-20
test('Start over begins anew, and Undo brings the walk back that it erased', async () => {
  list = () => json({ data: many });
  open('/user/issues-list/Fire');
  await button('Procedure 10').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(keptWalks).toHaveLength(1);
  const [before] = await keptWalks();
  reopen('/user/issues-list/Fire');
  await button('Procedure 10').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect.element(page.getByText('STEP 1')).toBeVisible();
  await expect
    .poll(async () => (await keptWalks()).map(({ id }) => id === before?.id))
    .toEqual([false]);
  const [after] = await keptWalks();
  await button('Undo').click();
  await expect
    .poll(async () => new Set((await keptWalks()).map(({ id }) => id)))
    .toEqual(new Set([before?.id, after?.id]));
});

// CARDS-9, WALK-19
test('an issue that somebody else began can be begun by oneself, and theirs stays', async () => {
  list = () => json({ data: many });
  open('/user/issues-list/Fire');
  await button('Procedure 10').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(keptWalks).toHaveLength(1);
  storeAdvisorName('Bo');
  reopen('/user/issues-list/Fire');
  await button('Procedure 10').click();
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent(/by Amara.*It stays in Amara's name./);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.element(page.getByText('STEP 1')).toBeVisible();
  await expect
    .poll(async () => (await keptWalks()).map(({ advisor }) => advisor))
    .toEqual(['Bo', 'Amara']);
});

// WALK-10
test("the browser's Back asks before it leaves a walk; after exit it goes on from the list", async () => {
  list = () => json({ data: many });
  open('/user');
  await page.getByRole('link', { name: 'Fire', exact: true }).click();
  await button('Procedure 10').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.element(page.getByText('STEP 1')).toBeVisible();
  // The panel's own entry, which comes after its first frame.
  await expect.poll(() => history.state as unknown).toMatchObject({ walkPanel: true });
  history.back();
  await expect
    .element(page.getByRole('dialog', { name: 'Exit the issue workflow?' }))
    .toBeVisible();
  await expect.poll(() => location.pathname).toBe('/user/issues-list/Fire');
  await button('exit').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => location.pathname).toBe('/user/issues-list/Fire');
  history.back();
  await expect.element(page.getByRole('link', { name: 'Fire', exact: true })).toBeVisible();
});

test('closing a walk takes its history entry along', async () => {
  list = () => json({ data: many });
  open('/user');
  await page.getByRole('link', { name: 'Fire', exact: true }).click();
  await button('Procedure 10').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await button('Close').click();
  await button('exit').click();
  await expect.poll(() => history.state as unknown).toBeNull();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  history.back();
  await expect.element(page.getByRole('link', { name: 'Fire', exact: true })).toBeVisible();
});

const seenAgain = () => document.dispatchEvent(new Event('visibilitychange'));

// CARDS-8, CARDS-10
test('an issue taken back meanwhile says so in the dialog, cannot be started and leaves the list', async () => {
  list = () => json({ data: many });
  open('/user/issues-list/Fire');
  await button('Procedure 10').click();
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect.element(start).toBeEnabled();
  list = () => json({ data: many.filter(({ title }) => title !== 'Procedure 10') });
  seenAgain();
  await expect
    .element(page.getByRole('dialog').getByRole('alert'))
    .toHaveTextContent('This issue is no longer published.');
  await expect.element(start).toBeDisabled();
  await expect.element(button('cancel')).toHaveFocus();
  await button('cancel').click();
  await expect.element(button('Procedure 11')).toBeVisible();
  expect(page.getByRole('button', { name: 'Procedure 10' }).elements()).toHaveLength(0);
});

// CARDS-8, CARDS-10
test('newer steps that come before Start are walked', async () => {
  list = () => json({ data: many });
  open('/user/issues-list/Fire');
  await button('Procedure 1').click();
  const steps = [{ ...many[0]?.steps[0], question: 'A newer question?' }];
  list = () => json({ data: [{ ...many[0], steps, revision: 2 }, ...many.slice(1)] });
  seenAgain();
  // The card behind the dialog shows the question too.
  await vi.waitFor(() => expect(document.body.textContent).toContain('A newer question?'));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const walk = page.getByRole('dialog', { name: 'Procedure 1' });
  await expect.element(walk.getByText('A newer question?')).toBeVisible();
});

// CARDS-10
test('a list loaded again in vain stays', async () => {
  list = () => json({ data: many });
  open('/user/issues-list/Fire');
  await expect.element(button('Procedure 10')).toBeVisible();
  await refreshLibrary();
  const before = asked.length;
  list = () => json({ code: 'UNAVAILABLE' }, 503);
  seenAgain();
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before));
  await refreshLibrary();
  await expect.element(button('Procedure 10')).toBeVisible();
});

// CARDS-11, WALK-2, OFFLINE-9
test('a library seen before lists and begins its issues with no answer from the office', async () => {
  list = () => json({ data: many });
  open('/user/issues-list/Fire');
  await expect.element(button('Procedure 10')).toBeVisible();
  await refreshLibrary();
  hang();
  reopen('/user/issues-list/Fire');
  await expect.element(page.getByText('First question of Procedure 10?')).toBeVisible();
  await button('Procedure 10').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.element(page.getByText('STEP 1')).toBeVisible();
});

// CARDS-3
test('the page of the cards stands in the address: Back leads to it', async () => {
  list = () => json({ data: many });
  open('/user/issues-list/Fire');
  await button('Next').click();
  await expect.element(page.getByText('11 to 12 of 12')).toBeVisible();
  await expect.poll(() => location.search).toBe('?page=2');
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('All categories');
  await expect.element(page.getByText('1 to 10 of 12')).toBeVisible();
  history.back();
  await expect.element(page.getByText('11 to 12 of 12')).toBeVisible();
  await box.fill('procedure');
  await expect.element(page.getByText('1 to 10 of 12')).toBeVisible();
});

// CARDS-3
test('a page beyond the last shows the last', async () => {
  list = () => json({ data: many });
  open('/user/issues-list/Fire?page=99');
  await expect.element(page.getByText('11 to 12 of 12')).toBeVisible();
});

// CARDS-2
test('an unknown category lists all of them', async () => {
  list = () => json({ data: many });
  open('/user/issues-list/Lifts');
  await expect.element(page.getByRole('heading', { name: 'All categories' })).toBeVisible();
});

// ADVISOR-3, ADVISOR-5
test('Logout goes to /login and removes the name alone', async () => {
  list = () => json({ data: [] });
  localStorage.setItem('unsent records', 'two');
  open('/user');
  await button('Menu').click();
  await button('Logout').click();
  await expect.poll(() => location.pathname).toBe('/login');
  await expect.poll(() => localStorage.getItem('advisor')).toBeNull();
  await expect.poll(() => localStorage.getItem('unsent records')).toBe('two');
  localStorage.removeItem('unsent records');
});

// ADVISOR-6
test('Logout says what is unfinished or not sent, and removes none of it', async () => {
  list = () => json({ data: many });
  open('/user/issues-list/Fire');
  await button('Procedure 10').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(keptWalks).toHaveLength(1);
  const [walk] = await keptWalks();
  if (!walk) throw new Error('nothing was kept');
  await saveWalk({ ...walk, id: 'theirs', advisor: 'Bo' });
  list = () => json({ code: 'UNAVAILABLE' }, 503);
  const body = { description: '', rating: 1, advisor: 'Amara' };
  const said = {
    key: 'k',
    address: 'POST /api/feedback',
    advisor: 'Amara',
    title: 'Feedback',
    body,
  } as const;
  await keepRecord(said, new Date());
  reopen('/user');
  await button('Menu').click();
  await button('Logout').click();
  await expect
    .element(page.getByText('1 unfinished, 1 not sent yet. It stays on this phone, in your name.'))
    .toBeVisible();
  await expect.poll(keptWalks).toHaveLength(2);
});
