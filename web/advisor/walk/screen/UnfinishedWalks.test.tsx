import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ask, checked, id } from '#core/fixtures/trees.ts';
import { nextWalk, startWalk } from '#core/walk/walk.ts';
import { draw } from '#kit/test/draw.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';
import { forgetAdvisor } from '../../../base/advisor-name.ts';
import { noteLogOut } from '../../../base/logged-out.ts';
import { clockTime } from '../../shared/clock-time.ts';
import { storeRecord, recordAfter } from '../../phone/outbox/outbox.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import type { Content } from '../../phone/store/phone-store.ts';
import { storedWalks } from '../../test/phone.ts';
import { eraseWalk, savedWalk, saveWalk } from '../../phone/walks/saved-walks.ts';
import { UnfinishedWalks } from './UnfinishedWalks.tsx';
import { WalkProvider } from './WalkProvider.tsx';
import { prepareWalkPanel } from '../../test/walk-panel.tsx';

const BEGUN = Date.parse('2026-11-21T03:00:00Z');
let minutes = 0;

/** Breaks off a walk on its second step; each was begun a minute after the one before. */
async function breakOff(title: string, members: Partial<SavedWalk> = {}): Promise<void> {
  const steps = checked([ask('a', 'next', 'next'), ask('b', 'next', 'next')]);
  const answered = nextWalk(startWalk(steps), { type: 'answer', answer: 'no' });
  minutes += 1;
  await saveWalk({
    id: title.replace(' ', '-'),
    advisor: 'Amara',
    issueId: title,
    title,
    revision: 1,
    startedAt: new Date(BEGUN + minutes * 60_000).toISOString(),
    walk: nextWalk(answered, { type: 'next' }),
    trail: [],
    rating: 0,
    description: '',
    ...members,
  });
}

const drawOffers = () =>
  draw(
    <WalkProvider>
      <UnfinishedWalks />
      <Toaster />
    </WalkProvider>,
  );

const offers = page.getByRole('region', { name: 'Unfinished procedure' }).getByRole('listitem');
const offer = (title: string) => offers.filter({ hasText: title });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const titlesOffered = () => offers.elements().map((each) => each.querySelector('h2')?.textContent);
const storedTitles = async () => (await storedWalks()).map(({ title }) => title);

prepareWalkPanel();

// WALK-14
test('an unfinished walk is offered at its step, with its time and name', async () => {
  await breakOff('Lift stuck');
  const [begun] = await storedWalks();
  drawOffers();
  await expect.element(page.getByRole('heading', { name: 'Lift stuck' })).toBeVisible();
  await expect.element(page.getByText('Unfinished at step 2')).toBeVisible();
  const when = `Started ${clockTime(begun?.startedAt ?? '')} by Amara`;
  await expect.element(page.getByText(when)).toBeVisible();
  await button('Go on').click();
  await expect.element(page.getByRole('dialog', { name: 'Lift stuck' })).toBeVisible();
  await expect.element(page.getByText('STEP 2')).toBeVisible();
});

async function newestWalk(): Promise<SavedWalk | undefined> {
  const [newest] = await storedWalks();
  return newest && (await savedWalk(newest.id));
}

// OUTBOX-5, ESCALATE-2
test('an offer of an escalated walk says whether the server has the escalation', async () => {
  const at = new Date(BEGUN).toISOString();
  await breakOff('Lift stuck', { escalated: { step: 1, at } });
  const ongoing = await newestWalk();
  const key = ongoing?.id ?? '';
  const body = {
    issueId: 'Lift stuck',
    advisor: 'Amara',
    status: 'Escalated',
  } as unknown as Content;
  const said = { key, address: 'POST /api/attend', advisor: 'Amara', title: '', body } as const;
  await storeRecord({ ...said, ongoing }, new Date());
  drawOffers();
  await expect.element(offer('Lift stuck')).toMatchTextContent(/Escalated at step 1.*Not sent yet/);
  const answer = { kind: 'received', id: 'r', receivedAt: at, held: 0, epoch: '' } as const;
  await recordAfter(key, { type: 'answered', sent: 0, answer });
  await expect.element(offer('Lift stuck')).toMatchTextContent(/Received by the office/);
});

// WALK-14
test('a walk whose step is gone opens on its final screen with its text, and can be left', async () => {
  await breakOff('Lift stuck');
  const saved = await newestWalk();
  if (!saved) throw new Error('no walk was stored');
  const path = [{ step: id('gone'), answer: null }];
  await saveWalk({ ...saved, description: 'Zone 4', walk: { ...saved.walk, path } });
  drawOffers();
  await expect.element(page.getByText('Unfinished at the end')).toBeVisible();
  await button('Go on').click();
  await expect.element(page.getByRole('textbox', { name: 'Feedback' })).toHaveValue('Zone 4');
  await expect.element(button('NEXT')).toBeDisabled();
  await button('Back').click();
  await expect
    .element(page.getByRole('dialog', { name: 'Exit the issue workflow?' }))
    .toBeVisible();
});

// WALK-20
test('an unfinished walk can be erased, and Undo brings it back unchanged', async () => {
  await breakOff('Lift stuck');
  const before = await storedWalks();
  drawOffers();
  await button('Erase it').click();
  await expect.element(page.getByText('“Lift stuck” was erased.')).toBeVisible();
  await expect.element(offer('Lift stuck')).not.toBeInTheDocument();
  await expect.poll(storedWalks).toEqual([]);
  await button('Undo').click();
  await expect.element(offer('Lift stuck')).toBeVisible();
  await expect.poll(storedWalks).toEqual(before);
});

// WALK-14
test('all unfinished walks are offered, the newest first, and erasing one keeps the others', async () => {
  for (const title of ['Lift stuck', 'Smoke alarm', 'Burst pipe']) await breakOff(title);
  drawOffers();
  await expect.poll(titlesOffered).toEqual(['Burst pipe', 'Smoke alarm', 'Lift stuck']);
  const erase = offer('Smoke alarm').getByRole('button', { name: 'Erase it' });
  await expect.element(erase).toHaveAccessibleDescription(/^Smoke alarm Unfinished at step 2/);
  await erase.click();
  await expect.element(offer('Smoke alarm')).not.toBeInTheDocument();
  await expect.poll(storedTitles).toEqual(['Burst pipe', 'Lift stuck']);
  await expect.poll(() => offers.elements()).toHaveLength(2);
});

// WALK-14
test('two walks of one issue are both offered', async () => {
  await breakOff('Lift stuck');
  await breakOff('Lift stuck', { id: 'another' });
  drawOffers();
  await expect.poll(() => offers.elements()).toHaveLength(2);
});

// WALK-14
test("other people's walks are one line with their number", async () => {
  for (let walk = 1; walk <= 16; walk += 1) await breakOff(`Lift ${walk}`, { advisor: 'Bo' });
  drawOffers();
  const line = page.getByText('16 unfinished by others');
  await expect.element(line).toBeVisible();
  expect(line.element().closest('section')?.clientHeight).toBeLessThan(100);
  await expect.element(offer('Lift 7')).not.toBeInTheDocument();
  await line.click();
  await expect.element(offer('Lift 7')).toBeVisible();
  expect(await storedWalks()).toHaveLength(16);
});

// WALK-14
test('a phone that lost its name offers the walk that was open', async () => {
  // Other tests log out on the same phone.
  localStorage.removeItem('reslife.loggedOut');
  await breakOff('Smoke alarm', { advisor: 'Bo' });
  await breakOff('Lift stuck');
  forgetAdvisor();
  drawOffers();
  const last = offer('Lift stuck');
  await expect.element(last).toMatchTextContent(/It stays under Amara's name\./);
  expect(last.getByRole('button', { name: 'Erase it' }).elements()).toHaveLength(0);
  await expect.element(page.getByText('1 unfinished by somebody else')).toBeVisible();
  await expect.element(offer('Smoke alarm')).not.toBeInTheDocument();
  await last.getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByText('STEP 2')).toBeVisible();
});

// WALK-14
test('a walk stays folded after a logout', async () => {
  await breakOff('Lift stuck');
  forgetAdvisor();
  noteLogOut();
  onTestFinished(() => localStorage.removeItem('reslife.loggedOut'));
  drawOffers();
  await expect.element(page.getByText('1 unfinished by somebody else')).toBeVisible();
  await expect.element(offer('Lift stuck')).not.toBeInTheDocument();
});

// WALK-19
test("somebody else's walk is shown as theirs, after one's own, and cannot be erased", async () => {
  await breakOff('Lift stuck');
  await breakOff('Smoke alarm', { advisor: 'Bo' });
  drawOffers();
  await page.getByText('1 unfinished by somebody else').click();
  await expect.poll(titlesOffered).toEqual(['Lift stuck', 'Smoke alarm']);
  const theirs = offer('Smoke alarm');
  await expect.element(theirs).toMatchTextContent(/It stays under Bo's name\. You are Amara\./);
  expect(theirs.getByRole('button', { name: 'Erase it' }).elements()).toHaveLength(0);
  await expect.element(theirs.getByRole('button', { name: 'Go on' })).toBeVisible();
});

// WALK-10, WALK-20
test('a walk left on purpose is erased with an Undo, and the others are still offered', async () => {
  for (const title of ['Lift stuck', 'Smoke alarm']) await breakOff(title);
  drawOffers();
  await offer('Lift stuck').getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Lift stuck' })).toBeVisible();
  await button('Close').click();
  await button('exit').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(offer('Smoke alarm')).toBeVisible();
  await expect.poll(storedTitles).toEqual(['Smoke alarm']);
  await expect.poll(() => offers.elements()).toHaveLength(1);
  await button('Undo').click();
  await expect.element(offer('Lift stuck')).toMatchTextContent(/Unfinished at step 2/);
});

test('nothing is offered if there are no walks', async () => {
  drawOffers();
  await storedWalks();
  expect(offers.elements()).toHaveLength(0);
});

// WALK-14
test('a walk stored or erased elsewhere on the page appears or goes right away', async () => {
  await breakOff('Lift stuck');
  drawOffers();
  await expect.element(offer('Lift stuck')).toBeVisible();
  await breakOff('Smoke alarm');
  await expect.element(offer('Smoke alarm')).toBeVisible();
  await eraseWalk({ id: 'Lift-stuck' });
  await expect.element(offer('Lift stuck')).not.toBeInTheDocument();
});

test('the walk in the open panel is not offered behind it', async () => {
  for (const title of ['Lift stuck', 'Smoke alarm']) await breakOff(title);
  drawOffers();
  await offer('Lift stuck').getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Lift stuck' })).toBeVisible();
  await expect
    .poll(() => offers.elements().map((each) => each.querySelector('h2')?.textContent))
    .toEqual(['Smoke alarm']);
});
