import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetAdvisor, storeAdvisorName } from '../../../base/advisor-name.ts';
import { clockTime } from '../../shared/clock-time.ts';
import { refreshLibrary } from '../../phone/library/refresh-library.ts';
import { storeRecord } from '../../phone/outbox/outbox.ts';
import {
  button,
  hang,
  LIBRARY,
  server,
  openPage,
  prepareCardsPage,
  reopen,
} from '../../test/cards-page.tsx';
import { json } from '../../test/server.ts';
import { storedWalks } from '../../test/phone.ts';
import { saveWalk } from '../../phone/walks/saved-walks.ts';

prepareCardsPage();

const sizeOf = (element: Element): number => parseFloat(getComputedStyle(element).fontSize);

// WALK-1
test('a card asks before it starts, with the name in the largest letters, and cancel returns', async () => {
  openPage('/user/issues-list/Fire');
  await button('Procedure 10').click();
  const question = page.getByRole('dialog', {
    name: 'Are you ready to start resolving this specific issue now?',
  });
  await expect.element(question).toBeVisible();
  const name = question.getByText('Procedure 10', { exact: true }).element();
  const others = [...question.element().querySelectorAll('*')].filter((one) => one !== name);
  expect(sizeOf(name)).toBeGreaterThan(Math.max(...others.map(sizeOf)));
  await button('cancel').click();
  await expect.element(question).not.toBeInTheDocument();
});

// WALK-24
test('neither the dialog nor Start waits for the server', async () => {
  forgetAdvisor();
  openPage('/user/issues-list/Fire');
  await expect.element(button('Procedure 10')).toBeVisible();
  await refreshLibrary();
  hang();
  const before = server.asked.length;
  await button('Procedure 10').click();
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect.element(start).toHaveFocus();
  await start.click();
  await page.getByRole('textbox', { name: 'Username' }).fill('Bo');
  await button('Continue').click();
  const walk = page.getByRole('dialog', { name: 'Procedure 10' });
  await expect.element(walk.getByText('First question of Procedure 10?')).toBeVisible();
  expect(server.asked.slice(before).filter((path) => path !== LIBRARY)).toEqual([]);
});

// WALK-27
test('a second tap on Start does not start a second walk', async () => {
  openPage('/user/issues-list/Fire');
  await button('Procedure 10').click();
  await page.getByRole('button', { name: 'Start', exact: true }).dblClick();
  await expect.element(page.getByText('STEP 1')).toBeVisible();
  await refreshLibrary();
  expect(await storedWalks()).toHaveLength(1);
});

// CARDS-9
test('an issue with an unfinished walk offers to go on or to start over', async () => {
  openPage('/user/issues-list/Fire');
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await button('Procedure 10').click();
  await start.click();
  await expect.element(page.getByText('STEP 1')).toBeVisible();
  await expect.poll(storedWalks).toHaveLength(1);
  const [begun] = await storedWalks();
  reopen('/user/issues-list/Fire');
  await button('Procedure 10').click();
  const question = page.getByRole('dialog', {
    name: 'Are you ready to start resolving this specific issue now?',
  });
  await expect.element(question).toMatchTextContent(/Unfinished at step 1/);
  const begunAt = question.getByText(/^Unfinished at step 1/).element().parentElement;
  expect(begunAt && getComputedStyle(begunAt).borderStyle).toBe('solid');
  await expect
    .element(question)
    .toMatchTextContent(new RegExp(`Started ${clockTime(begun?.startedAt ?? '')} by Amara`));
  expect(
    question
      .getByRole('button')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(expect.arrayContaining(['Go on', 'Start over', 'cancel']));
  await question.getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByText('STEP 1')).toBeVisible();
  await expect.poll(async () => (await storedWalks()).map(({ id }) => id)).toEqual([begun?.id]);
});

// CARDS-9
test('Start also asks if an unfinished walk was not found yet, and starts nothing', async () => {
  openPage('/user/issues-list/Fire');
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await button('Procedure 10').click();
  await start.click();
  await expect.poll(storedWalks).toHaveLength(1);
  reopen('/user/issues-list/Fire');
  const card = button('Procedure 10');
  await expect.element(card).toBeVisible();
  (card.element() as HTMLElement).click();
  await Promise.resolve();
  (start.element() as HTMLElement).click();
  const question = page.getByRole('dialog', { name: /^Are you ready/ });
  await expect.element(question.getByRole('button', { name: 'Go on' })).toHaveFocus();
  await expect.poll(storedWalks).toHaveLength(1);
});

// CARDS-9, WALK-20
test('Start over starts a new walk, and Undo brings back the one that it erased', async () => {
  openPage('/user/issues-list/Fire');
  await button('Procedure 10').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(storedWalks).toHaveLength(1);
  const [before] = await storedWalks();
  reopen('/user/issues-list/Fire');
  await button('Procedure 10').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect.element(page.getByText('STEP 1')).toBeVisible();
  await expect
    .poll(async () => (await storedWalks()).map(({ id }) => id === before?.id))
    .toEqual([false]);
  const [after] = await storedWalks();
  await button('Undo').click();
  await expect
    .poll(async () => new Set((await storedWalks()).map(({ id }) => id)))
    .toEqual(new Set([before?.id, after?.id]));
});

// PRACTICE-1
test('an issue with an unfinished walk can be practiced, and the walk stays', async () => {
  openPage('/user/issues-list/Fire');
  const question = page.getByRole('dialog', { name: /^Are you ready/ });
  const start = question.getByRole('button', { name: 'Start', exact: true });
  await button('Procedure 10').click();
  await start.click();
  await expect.poll(storedWalks).toHaveLength(1);
  const [begun] = await storedWalks();
  reopen('/user/issues-list/Fire');
  await button('Procedure 10').click();
  await expect.element(question.getByRole('button', { name: 'Start over' })).toBeVisible();
  await question.getByRole('checkbox', { name: 'Practice' }).click();
  await expect.element(question).toMatchTextContent(/Your unfinished procedure stays as it is/);
  await start.click();
  await expect.element(button('This is real')).toBeVisible();
  await expect.poll(storedWalks).toHaveLength(2);
  const stored = await storedWalks();
  expect(stored.filter(({ isPractice }) => isPractice)).toHaveLength(1);
  expect(stored.map(({ id }) => id)).toContain(begun?.id);
  // The walk that counts is offered first.
  reopen('/user/issues-list/Fire');
  await button('Procedure 10').click();
  await question.getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByText('STEP 1')).toBeVisible();
  await expect.element(button('This is real')).not.toBeInTheDocument();
});

// CARDS-9, WALK-19
test("an issue with somebody else's walk can be started, and theirs stays", async () => {
  openPage('/user/issues-list/Fire');
  await button('Procedure 10').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(storedWalks).toHaveLength(1);
  storeAdvisorName('Bo');
  reopen('/user/issues-list/Fire');
  await button('Procedure 10').click();
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent(/by Amara.*It stays under Amara's name./);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.element(page.getByText('STEP 1')).toBeVisible();
  await expect
    .poll(async () => (await storedWalks()).map(({ advisor }) => advisor))
    .toEqual(['Bo', 'Amara']);
});

// CALL-1
test('a name of 100 letters does not push the calls out of the start dialog', async () => {
  storeAdvisorName('W'.repeat(100));
  openPage('/user/issues-list/Fire');
  await button('Procedure 10').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(storedWalks).toHaveLength(1);
  reopen('/user/issues-list/Fire');
  await button('Procedure 10').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Go on' })).toBeVisible();
  expect(dialog.element().scrollWidth).toBe(dialog.element().clientWidth);
});

// WALK-10
test("the browser's Back asks before it leaves a walk, and exit returns to the list", async () => {
  openPage('/user');
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

test('closing a walk removes its history entry', async () => {
  openPage('/user');
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

// WALK-10
test('the walk stays in front after exit until its history entry is gone', async () => {
  openPage('/user/issues-list/Fire');
  await button('Procedure 10').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await button('Close').click();
  const exit = button('exit');
  await expect.element(exit).toBeVisible();
  const entry: unknown = history.state;
  const whenClosed = Promise.withResolvers<unknown>();
  const observer = new MutationObserver(() => {
    if (!document.querySelector('dialog')) whenClosed.resolve(history.state);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  // At once, as by somebody who taps faster than the browser goes back.
  const pressed = exit.element() as HTMLElement;
  pressed.click();
  pressed.click();
  expect(await whenClosed.promise).not.toEqual(entry);
  await expect.poll(() => location.pathname).toBe('/user/issues-list/Fire');
  await expect.poll(storedWalks).toEqual([]);
});

// ADVISOR-3, ADVISOR-5
test('Logout goes to /login and removes only the name', async () => {
  server.list = () => json({ data: [] });
  localStorage.setItem('unsent records', 'two');
  openPage('/user');
  await button('Menu').click();
  await button('Logout').click();
  await expect.poll(() => location.pathname).toBe('/login');
  await expect.poll(() => localStorage.getItem('advisor')).toBeNull();
  await expect.poll(() => localStorage.getItem('unsent records')).toBe('two');
  localStorage.removeItem('unsent records');
});

// ADVISOR-6
test('Logout names unfinished walks and unsent records, and removes none of them', async () => {
  openPage('/user/issues-list/Fire');
  await button('Procedure 10').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(storedWalks).toHaveLength(1);
  const [walk] = await storedWalks();
  if (!walk) throw new Error('no walk was stored');
  await saveWalk({ ...walk, id: 'theirs', advisor: 'Bo' });
  server.list = () => json({ code: 'UNAVAILABLE' }, 503);
  const body = { description: '', rating: 1, advisor: 'Amara' };
  const submission = {
    key: 'k',
    address: 'POST /api/feedback',
    advisor: 'Amara',
    title: 'Feedback',
    body,
  } as const;
  await storeRecord(submission, new Date());
  reopen('/user');
  await button('Menu').click();
  await button('Logout').click();
  await expect
    .element(
      page.getByText(
        "1 unfinished, 1 not sent yet. Everything stays on this phone under Amara's name.",
      ),
    )
    .toBeVisible();
  await expect.poll(storedWalks).toHaveLength(2);
});
