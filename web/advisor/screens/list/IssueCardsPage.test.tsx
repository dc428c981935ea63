import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { refreshLibrary } from '../../phone/library/refresh-library.ts';
import {
  button,
  hang,
  issue,
  many,
  server,
  openPage,
  prepareCardsPage,
  reopen,
} from '../../test/cards-page.tsx';
import { json } from '../../test/server.ts';

prepareCardsPage();

const box = page.getByRole('searchbox', { name: 'Search issues' });

// ADVISOR-3
test('the dashboard has a tile for every category except All categories, and Other is last', () => {
  server.list = () => json({ data: [] });
  openPage('/user');
  const tiles = page.getByRole('list').getByRole('link').elements();
  expect(tiles).toHaveLength(ISSUE_CATEGORIES.length);
  expect(tiles.at(-1)?.getAttribute('href')).toBe('/user/issues-list/Other');
  expect(page.getByText('All categories').elements()).toHaveLength(0);
});

// CARDS-3
test('a page has ten cards, and more have Prev and Next', async () => {
  openPage('/user/issues-list/Fire');
  await expect.element(page.getByText('1 to 10 of 12')).toBeVisible();
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(10);
  await button('Next').click();
  await expect.element(page.getByText('11 to 12 of 12')).toBeVisible();
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(2);
  await expect.element(button('Next')).toBeDisabled();
  await expect.element(button('Prev')).toBeEnabled();
});

// CARDS-3, KIT-13
test('ten issues have no pager', async () => {
  server.list = () => json({ data: many.slice(0, 10) });
  openPage('/user/issues-list/Fire');
  await expect.element(button('Procedure 10')).toBeVisible();
  expect(button('Next').elements()).toHaveLength(0);
});

// LIST-4
test('a card shows 22 characters of its title and has the whole title as name', async () => {
  const title = 'Smoke alarm sounding in a flat';
  server.list = () => json({ data: [issue(title, 1)] });
  openPage('/user/issues-list/Fire');
  const card = button(new RegExp(`^${title}`));
  await expect.element(card).toMatchTextContent(/Smoke alarm sounding i…/);
  await expect.element(card).toHaveAttribute('title', title);
  await expect.element(page.getByText(`First question of ${title}?`)).toBeVisible();
});

// CARDS-4, CARDS-5
test('the first character on the dashboard opens All categories, and the box keeps the focus', async () => {
  openPage('/user');
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
test('a percent sign is searched for as typed', async () => {
  openPage('/user');
  await box.click();
  await userEvent.keyboard('%41');
  await expect.element(box).toHaveValue('%41');
});

// KIT-10
test('Enter on the dashboard searches, even with nothing typed', async () => {
  openPage('/user');
  await box.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Procedure 1')).toBeVisible();
  await expect.poll(() => location.pathname).toBe('/user/issues-list/All%20categories');
});

// CARDS-2
test('the category dropdown changes the address and keeps the search', async () => {
  server.list = () =>
    json({ data: [...many, { ...issue('Procedure 13', 13), category: 'Water' }] });
  openPage('/user/issues-list/Fire?search=procedure');
  await expect.element(page.getByText('12 issues')).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('Water');
  await expect.element(page.getByRole('heading', { name: 'Water' })).toBeVisible();
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/user/issues-list/Water?search=procedure');
  await expect.element(button('Procedure 13')).toBeVisible();
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(1);
});

// CARDS-7
test('a search with no match and an empty category have different texts', async () => {
  openPage('/user/issues-list/Fire?search=lift');
  await expect.element(page.getByRole('heading', { name: 'No match' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('Water');
  await expect.element(page.getByText('No procedures in this category yet')).toBeVisible();
});

test('a screen reader finds no list if there is no match', async () => {
  openPage('/user/issues-list/Fire?search=lift');
  await expect.element(page.getByRole('heading', { name: 'No match' })).toBeVisible();
  expect(page.getByRole('main').getByRole('list').elements()).toEqual([]);
});

// CARDS-6
test('a failed load lists nothing, says so on the page, and can be repeated', async () => {
  server.list = () => json({ code: 'UNAVAILABLE' }, 503);
  openPage('/user/issues-list/Fire');
  await expect.element(page.getByText('The procedures did not load.')).toBeVisible();
  expect(page.getByRole('article').elements()).toHaveLength(0);
  server.list = () => json({ data: many });
  await button('Try again').click();
  await expect.element(button('Procedure 10')).toBeVisible();
});

const seenAgain = () => document.dispatchEvent(new Event('visibilitychange'));

// CARDS-8, CARDS-10
test('an issue that was withdrawn says so in the dialog, cannot start and leaves the list', async () => {
  openPage('/user/issues-list/Fire');
  await button('Procedure 10').click();
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect.element(start).toBeEnabled();
  // No answer that is on its way has the list of before.
  await refreshLibrary();
  server.list = () => json({ data: many.filter(({ title }) => title !== 'Procedure 10') });
  seenAgain();
  await expect
    .element(page.getByRole('dialog').getByRole('alert'))
    .toHaveTextContent('This procedure was withdrawn.');
  await expect.element(start).toBeDisabled();
  await expect.element(button('cancel')).toHaveFocus();
  await button('cancel').click();
  await expect.element(button('Procedure 11')).toBeVisible();
  expect(page.getByRole('button', { name: 'Procedure 10' }).elements()).toHaveLength(0);
});

// CARDS-8, CARDS-10
test('a newer step that comes before Start is used', async () => {
  openPage('/user/issues-list/Fire');
  await button('Procedure 1').click();
  const steps = [{ ...many[0]?.steps[0], question: 'A newer question?' }];
  await refreshLibrary();
  server.list = () => json({ data: [{ ...many[0], steps, revision: 2 }, ...many.slice(1)] });
  seenAgain();
  // The card behind the dialog shows the question too.
  await vi.waitFor(() => expect(document.body.textContent).toContain('A newer question?'));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const walk = page.getByRole('dialog', { name: 'Procedure 1' });
  await expect.element(walk.getByText('A newer question?')).toBeVisible();
});

// CARDS-8
test('an open start dialog follows the library in title, first act and urgent message', async () => {
  const before = { ...issue('Gas', 1), firstAct: 'Open the red valve.', revision: 1 };
  server.list = () => json({ data: [before] });
  openPage('/user/issues-list/Fire');
  await button('Gas').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Open the red valve.')).toBeVisible();
  const urgent = { sentence: 'Never open the red valve.', revision: 2, at: '2026-11-26T02:11:00Z' };
  const after = {
    ...before,
    title: 'Smell of gas',
    firstAct: 'Leave the room.',
    revision: 2,
    urgent,
  };
  await refreshLibrary();
  server.list = () => json({ data: [after] });
  seenAgain();
  await expect.element(dialog.getByText('Leave the room.')).toBeVisible();
  await expect.element(dialog.getByText('Smell of gas')).toBeVisible();
  expect(dialog.getByText('Open the red valve.').elements()).toHaveLength(0);
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/^Urgent correction, .* Never open the red valve\.$/);
  await button('cancel').click();
  // Somebody who chooses it again has read only the new words.
  await button('Smell of gas').click();
  await expect.element(dialog.getByText('Leave the room.')).toBeVisible();
  expect(dialog.getByRole('alert').elements()).toHaveLength(0);
});

// CARDS-10
test('a list stays after a failed reload', async () => {
  openPage('/user/issues-list/Fire');
  await expect.element(button('Procedure 10')).toBeVisible();
  await refreshLibrary();
  const before = server.asked.length;
  server.list = () => json({ code: 'UNAVAILABLE' }, 503);
  seenAgain();
  await vi.waitFor(() => expect(server.asked.length).toBeGreaterThan(before));
  await refreshLibrary();
  await expect.element(button('Procedure 10')).toBeVisible();
});

// CARDS-10
test('the focus moves with its issue in a newer list, and is lost if the issue is gone', async () => {
  openPage('/user/issues-list/Fire');
  await expect.element(button('Procedure 2')).toBeVisible();
  await refreshLibrary();
  button('Procedure 2').element().focus();
  server.list = () => json({ data: [issue('New one', 99), ...many] });
  await refreshLibrary();
  await expect.element(button('New one')).toBeVisible();
  await expect.element(button('Procedure 2')).toHaveFocus();
  server.list = () => json({ data: many.slice(2) });
  await refreshLibrary();
  await expect.element(button('Procedure 2')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(document.body);
});

// CARDS-11, WALK-24, OFFLINE-9
test('a library loaded earlier lists and starts its issues without an answer from the server', async () => {
  openPage('/user/issues-list/Fire');
  await expect.element(button('Procedure 10')).toBeVisible();
  await refreshLibrary();
  hang();
  reopen('/user/issues-list/Fire');
  await expect.element(page.getByText('First question of Procedure 10?')).toBeVisible();
  await button('Procedure 10').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.element(page.getByText('STEP 1')).toBeVisible();
});

// CARDS-3, CARDS-4
test('the page of cards is in the address, and Back returns to it', async () => {
  openPage('/user/issues-list/Fire');
  await button('Next').click();
  await expect.element(page.getByText('11 to 12 of 12')).toBeVisible();
  await expect.poll(() => location.search).toBe('?page=2');
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('All categories');
  await expect.element(page.getByText('1 to 10 of 12')).toBeVisible();
  history.back();
  await expect.element(page.getByText('11 to 12 of 12')).toBeVisible();
  await box.fill('procedure');
  await button('Show all 12').click();
  await expect.element(page.getByText('1 to 10 of 12')).toBeVisible();
  // Not all of these cards fit into the window at once.
  await expect.element(button('Procedure 10')).toBeVisible();
  await button('Next').click();
  await expect.element(page.getByText('11 to 12 of 12')).toBeVisible();
  await button('Prev').click();
  await expect.element(page.getByText('1 to 10 of 12')).toBeVisible();
});

// CARDS-3
test('a page after the last shows the last', async () => {
  openPage('/user/issues-list/Fire?page=99');
  await expect.element(page.getByText('11 to 12 of 12')).toBeVisible();
});

// CARDS-2
test('an unknown category lists all issues', async () => {
  openPage('/user/issues-list/Lifts');
  await expect.element(page.getByRole('heading', { name: 'All categories' })).toBeVisible();
});
