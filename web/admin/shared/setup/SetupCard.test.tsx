import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { SETUP_POINTS, type SetupPoint } from '#core/setup/setup.ts';
import { violations } from '#kit/test/axe.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import { storeSession } from '../../../base/session.ts';
import { drawAdmin } from '../../test/draw-admin.tsx';
import { keptSetup, putSetupAway } from './kept-setup.ts';
import { setupMessages as words } from './messages.ts';
import { SetupCard } from './SetupCard.tsx';
import { useIsSetupDue, useSetupCard } from './use-setup.ts';

const ME = { _id: 'me', email: 'maya@example.edu', name: 'Maya', role: 'admin' } as const;

let open: readonly SetupPoint[];
let finished: string | null;
let asked: number;

const stateNow = () => ({
  done: Object.fromEntries(SETUP_POINTS.map((point) => [point, !open.includes(point)])),
  finished,
});

beforeEach(() => {
  [open, finished, asked] = [['emergency', 'practice'], null, 0];
  storeSession(ME);
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    await Promise.resolve();
    asked += 1;
    return Response.json({ data: stateNow() });
  });
});

/** Uses it as the list and the menu do. */
const Page = () => {
  const { isPending, state } = useSetupCard();
  const isDue = useIsSetupDue();
  usePageTitle('Issues list');
  return (
    <>
      <h1>Issues list</h1>
      {state && <SetupCard state={state} missing={2} />}
      <p>{isPending ? 'waits' : isDue ? 'in the menu' : 'not in the menu'}</p>
    </>
  );
};

const card = page.getByRole('region', { name: ADMIN_PAGES.setup.title });

// SETUP-9
test('the card has the progress, the next point and a link to it', async () => {
  drawAdmin(<Page />);
  await expect.element(card.getByText('8 of 10 done.')).toBeVisible();
  await expect.element(card.getByText('Next: Emergency number')).toBeVisible();
  await expect
    .element(card.getByRole('link', { name: 'Set the number' }))
    .toHaveAttribute('href', `${adminPaths.contacts}?from=setup#emergency`);
  await expect
    .element(card.getByRole('link', { name: 'See all ten' }))
    .toHaveAttribute('href', adminPaths.setup);
  expect(await violations()).toEqual([]);
});

// CAMPUS-17, SETUP-9
test('the card names the missing numbers once the first ones are set', async () => {
  open = ['practice'];
  drawAdmin(<Page />);
  await expect.element(card.getByText('2 numbers are missing.')).toBeVisible();
  await expect
    .element(card.getByRole('link', { name: 'Set them in Settings' }))
    .toHaveAttribute('href', adminPaths.contacts);
  await expect.element(card.getByRole('link', { name: 'See how' })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

// SETUP-9
test('an author gets a link to a point that an author may do', async () => {
  storeSession({ ...ME, accountRole: 'author' });
  drawAdmin(<Page />);
  await expect
    .element(card.getByRole('link', { name: 'See how' }))
    .toHaveAttribute('href', `${adminPaths.setup}#practice`);
});

// SETUP-9
test('an author reads that an owner does the rest', async () => {
  open = ['emergency'];
  storeSession({ ...ME, accountRole: 'author' });
  drawAdmin(<Page />);
  await expect.element(card.getByText(words.ownerDoesRest)).toBeVisible();
});

// SETUP-9
test('a hidden card is only in the menu, and Undo brings it back', async () => {
  drawAdmin(<Page />);
  await card.getByRole('button', { name: /^Hide/ }).click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Issues list' })).toHaveFocus();
  await expect.element(page.getByText('in the menu', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(card).toBeVisible();
});

// SETUP-8, SETUP-9
test.each(['away', 'done'] as const)(
  'the setup is not requested if it is stored as %s',
  async (kept) => {
    if (kept === 'away') putSetupAway(true);
    else localStorage.setItem('reslife.setup', 'done');
    drawAdmin(<Page />);
    const said = kept === 'away' ? 'in the menu' : 'not in the menu';
    await expect.element(page.getByText(said, { exact: true })).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
    expect(asked).toBe(0);
  },
);

// SETUP-9
test('a card that one account hid is there for another', async () => {
  putSetupAway(true);
  storeSession({ ...ME, _id: 'other' });
  drawAdmin(<Page />);
  await expect.element(card).toBeVisible();
});

// SETUP-8
test('a finished setup is stored in the browser', async () => {
  [open, finished] = [['contacts'], '2026-11-25T10:00:00.000Z'];
  drawAdmin(<Page />);
  await expect.element(page.getByText('not in the menu')).toBeVisible();
  expect(keptSetup()).toBe('done');
});

// SETUP-9
test('readers have no card, and no request is sent', async () => {
  storeSession({ ...ME, accountRole: 'reader' });
  drawAdmin(<Page />);
  await expect.element(page.getByText('not in the menu')).toBeVisible();
  expect(asked).toBe(0);
});
