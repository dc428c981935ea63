import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { takeOverCode } from '#core/record/codes/receipt-code.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';
import { violations } from '#kit/test/axe.ts';
import { draw, eraseAll } from '#kit/test/draw.ts';
import { storeRecord } from '../../phone/outbox/outbox.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { isReportDue } from '../../phone/store/phone-store.ts';
import { savedWalk, saveWalk, warnNotSaved } from '../../phone/walks/saved-walks.ts';
import { amarasWalk } from '../../test/handed.ts';
import { emptyPhone, storedRecords, storedWalks, walkRests } from '../../test/phone.ts';
import { offerWalk } from '../state/handed-over.ts';
import { attendanceOf } from '../state/record-walk.ts';
import { offerUndo } from '../state/undo-outcome.ts';
import { watchWalk } from '../state/use-walking.ts';
import { withTap } from '../parts/escalate.tsx';
import { HandOver } from './HandOver.tsx';

beforeEach(async () => {
  await walkRests();
  await emptyPhone();
});
afterEach(() => vi.restoreAllMocks());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const code = page.getByRole('textbox', { name: /^Code on their phone/ });
const picture = page.getByRole('img', { name: /^Code to hand over/ });

async function handing(saved: SavedWalk) {
  await saveWalk(saved);
  const onHandedOver = vi.fn<() => void>();
  const walking = watchWalk(saved);
  onTestFinished(walking.persist());
  draw(
    <>
      <HandOver walking={walking} onClose={() => undefined} onHandedOver={onHandedOver} />
      <Toaster />
    </>,
  );
  await expect.element(picture).toBeVisible();
  return { onHandedOver, walking };
}

/** Waits until the store says that a code was shown, then returns the walk as a reopened page would read it. */
async function reopened({ id }: SavedWalk): Promise<SavedWalk> {
  await expect.poll(async () => (await savedWalk(id))?.firstCode).toBeDefined();
  const kept = await savedWalk(id);
  if (!kept) throw new Error('the walk is not stored');
  return kept;
}

const offered = async (saved: SavedWalk): Promise<string> =>
  takeOverCode((await offerWalk(saved)) ?? '');

// HANDOVER-3
test('a walk is handed over by the code on the other phone, and not by that of an older state', async () => {
  const older = amarasWalk();
  const saved = { ...older, description: 'Two rooms' };
  const { onHandedOver } = await handing(saved);
  expect(await violations()).toEqual([]);
  await code.fill(await offered(older));
  await button('They have it').click();
  await expect.element(page.getByText(/^Wrong code\. They may have/)).toBeVisible();
  expect(await storedWalks()).toHaveLength(1);
  await code.fill((await offered(saved)).toLowerCase().replace('-', ' '));
  await button('They have it').click();
  await expect.poll(() => onHandedOver.mock.calls.length).toBe(1);
  await expect.element(page.getByText('Handed over.')).toBeVisible();
  expect(await storedWalks()).toEqual([]);
});

// HANDOVER-1, ESCALATE-5
test('showing the code closes every Undo, but no alert that nobody has read', async () => {
  warnNotSaved();
  offerUndo(() => undefined);
  await handing(amarasWalk());
  await expect.element(button('Undo')).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/This phone is full/);
});

// HANDOVER-9
test("a walk that went on since its first code asks once for the other phone's code", async () => {
  const first = amarasWalk();
  await handing(first);
  const again = await reopened(first);
  eraseAll();
  const { onHandedOver } = await handing({ ...again, description: 'Two rooms' });
  await button('They have it').click();
  await expect.element(page.getByText(/^You have moved on\. Type the code/)).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(onHandedOver).not.toHaveBeenCalled();
  await button('They have it').click();
  await expect.poll(() => onHandedOver.mock.calls.length).toBe(1);
});

// HANDOVER-9
test('an unchanged walk is handed over again without asking', async () => {
  const first = amarasWalk();
  await handing(first);
  const again = await reopened(first);
  eraseAll();
  const { onHandedOver } = await handing(again);
  await button('They have it').click();
  await expect.poll(() => onHandedOver.mock.calls.length).toBe(1);
});

// HANDOVER-12
test('a call pressed next to the code is in the code, and stays after an Undo', async () => {
  const saved = amarasWalk();
  const { walking } = await handing(saved);
  walking.change((before) => withTap(before, { call: 'emergency' }, new Date()));
  const called = walking.now().saved;
  await code.fill(await offered(called));
  await button('They have it').click();
  await button('Undo').click();
  await expect
    .poll(async () => (await savedWalk(saved.id))?.trail.map(({ did }) => did))
    .toEqual(['no', 'call:emergency']);
});

// HANDOVER-3, HANDOVER-12
test('a call pressed during the handover does not bring the walk back, and is there after Undo', async () => {
  const saved = amarasWalk();
  const { walking } = await handing(saved);
  await reopened(saved);
  // Both happen in one task, before the phone's store has either.
  (button('They have it').element() as HTMLElement).click();
  walking.change((before) => withTap(before, { call: 'emergency' }, new Date()));
  await expect.element(button('Undo')).toBeVisible();
  await walkRests();
  expect(await storedWalks()).toEqual([]);
  await button('Undo').click();
  await expect
    .poll(async () => (await savedWalk(saved.id))?.trail.map(({ did }) => did))
    .toEqual(['no', 'call:emergency']);
});

// HANDOVER-10
test('a walk handed over by mistake comes back by Undo, with its answers and its report', async () => {
  const saved = amarasWalk();
  const body = { ...attendanceOf(saved, 'Escalated', null), report: 'due' as const };
  const said = { key: saved.id, address: 'POST /api/attend', title: saved.title } as const;
  await storeRecord({ ...said, advisor: 'Amara', body, ongoing: saved }, new Date());
  await handing(saved);
  await reopened(saved);
  const before = await storedWalks();
  await button('They have it').click();
  await expect.element(button('Undo')).toBeVisible();
  expect(await storedWalks()).toEqual([]);
  await button('Undo').click();
  await expect.poll(storedWalks).toEqual(before);
  expect((await storedRecords()).map(isReportDue)).toEqual([true]);
  expect(localStorage.getItem('reslife.handed')).toBe('[]');
});

// HANDOVER-8
test('a full phone says so, and keeps the walk and its report', async () => {
  const saved = amarasWalk();
  const body = { ...attendanceOf(saved, 'Escalated', null), report: 'due' as const };
  const said = { key: saved.id, address: 'POST /api/attend', title: saved.title } as const;
  await storeRecord({ ...said, advisor: 'Amara', body, ongoing: saved }, new Date());
  const { onHandedOver } = await handing(saved);
  await reopened(saved);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await button('They have it').click();
  await expect.element(page.getByText(/^This phone is full/)).toBeVisible();
  expect(onHandedOver).not.toHaveBeenCalled();
  expect(await storedWalks()).toHaveLength(1);
  expect(localStorage.getItem('reslife.handed')).toBe('[]');
  expect((await storedRecords()).map(isReportDue)).toEqual([true]);
});
