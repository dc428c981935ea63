import { beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '#core/base/limits.ts';
import { decodeHandOver } from '#core/record/hand-over.ts';
import type * as table from '#core/record/saved-walk.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { persistUnsavedWalk, restoreUnsavedWalk } from '../../phone/store/unsaved-walk.ts';
import { change, openStore } from '../../phone/store/store.ts';
import { eraseWalk, savedWalk, saveWalk } from '../../phone/walks/saved-walks.ts';
import { amarasWalk, codeOf, GUIDE } from '../../test/handed.ts';
import { emptyPhone } from '../../test/phone.ts';
import { offerWalk } from './handed-over.ts';
import { attendanceOf } from './record-walk.ts';
import { lookAt, takeOver } from './taken-over.ts';

// One more row of the table is all that a new member of a walk takes.
vi.mock('#core/record/saved-walk.ts', async (original) => {
  const { SAVED_WALK } = await original<typeof table>();
  return {
    SAVED_WALK: { ...SAVED_WALK, room: 'text same', mood: 'text none', desk: 'stays same' },
  };
});

type MadeUp = { readonly room?: string; readonly mood?: string; readonly desk?: string };

const walkWith = (members: MadeUp): SavedWalk => amarasWalk(members as Partial<SavedWalk>);

const ALL = { room: 'Röom 4', mood: 'calm', desk: 'north' };
const BY_CODE = { room: ALL.room, mood: ALL.mood };

beforeEach(async () => {
  await emptyPhone();
  await change(['guides'], async ({ put }) => await put('guides', GUIDE._id, GUIDE));
});

/** Hands the walk over to Ben, whose phone has nothing of it. */
async function takenByBen(walk: SavedWalk): Promise<SavedWalk> {
  const code = await offerWalk(walk);
  await eraseWalk(walk);
  const found = await lookAt(GUIDE._id, code ?? '', 'Ben');
  if (found.kind !== 'ready') throw new Error(`the code is ${found.kind}`);
  return (await takeOver(found, 'Ben', new Date())).walk;
}

// HANDOVER-13, WALK-14
test('a member that is only in the table is stored with its walk, also by a closing page', async () => {
  const walk = walkWith(ALL);
  await saveWalk(walk);
  expect(await savedWalk(walk.id)).toEqual(walk);
  await eraseWalk(walk);
  persistUnsavedWalk(walk);
  await restoreUnsavedWalk(await openStore());
  expect(await savedWalk(walk.id)).toEqual(walk);
});

// HANDOVER-13, HANDOVER-2
test.each([
  [ALL, BY_CODE],
  [{ room: 'Room 4' }, { room: 'Room 4' }],
  [{ mood: 'calm' }, { mood: 'calm' }],
  [{}, {}],
])('another phone takes over %j as %j, and hands it on', async (members, came) => {
  const taken = await takenByBen(walkWith(members));
  expect(await savedWalk(taken.id)).toEqual(taken);
  const rest = Object.entries(taken).filter(([member]) => member in ALL);
  expect(Object.fromEntries(rest)).toEqual(came);
  expect(decodeHandOver((await offerWalk(taken)) ?? '')).toMatchObject(came);
});

test('a code without the new members is the same as that of an app that does not know them', () => {
  const plain = walkWith({});
  const code = codeOf(plain);
  expect(codeOf({ ...plain, desk: 'north', room: '', mood: '' } as SavedWalk)).toBe(code);
  expect(codeOf({ ...plain, room: 'Room 4' } as SavedWalk)).not.toBe(code);
});

// HANDOVER-11
test('a code with a text that is too long for its member is refused', async () => {
  const mood = 'x'.repeat(LIMITS.text);
  expect(await offerWalk(walkWith({ mood }))).toBeDefined();
  expect(await offerWalk(walkWith({ mood: `${mood}x` }))).toBeUndefined();
});

const record = (walk: SavedWalk) => attendanceOf(walk, 'Resolved', null);

// HANDOVER-13, RECORD-1
test('the record has the members that the table names, and no empty ones', async () => {
  const { room, desk } = ALL;
  expect(record(walkWith(ALL))).toEqual({ ...record(walkWith({})), room, desk });
  expect(record(walkWith({ room: '' }))).toEqual(record(walkWith({})));
  expect(record(await takenByBen(walkWith(ALL)))).toMatchObject({ room });
});
