import { encodeHandOver, handedOf } from '#core/record/hand-over.ts';
import { hasText } from '../../../base/parse-as.ts';
import { localCopy } from '../../phone/library/local-copy.ts';
import { recordAfter } from '../../phone/outbox/outbox.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { canResume } from '../../phone/store/phone-store.ts';
import { change } from '../../phone/store/store.ts';
import { forgetUnsavedWalk } from '../../phone/store/unsaved-walk.ts';

/** A walk that another phone has now: the advisors on both phones, and the time at which it was handed over, as a UTC ISO instant. */
export type HandedOver = {
  readonly id: string;
  readonly title: string;
  readonly from: string;
  /** The advisor who took it over; '' if the name is not known. */
  readonly to: string;
  readonly at: string;
};

const isHandedOver = (one: unknown): one is HandedOver =>
  (['id', 'title', 'from', 'to', 'at'] as const).every((member) => hasText(one, member));

const isList = (stored: unknown): stored is readonly HandedOver[] =>
  Array.isArray(stored) && stored.every(isHandedOver);

/** The most walks that are listed: beyond that, the oldest is dropped. */
const MOST = 20;

const handed = localCopy('reslife.handed', isList);

/** Returns the walks handed over on this phone, the oldest first. */
export const useHandedOver = handed.useIt;

/** Returns the walk with the code that was shown for it; if it already has one, the first code stays (HANDOVER-9). */
export const withCode = (saved: SavedWalk, code: string): SavedWalk =>
  saved.firstCode === undefined ? { ...saved, firstCode: code } : saved;

/** Returns a walk's code, which reserves higher correction numbers for the other phone than this phone will use from now on (HANDOVER-4). Undefined if the walk cannot be handed over. */
export async function offerWalk(saved: SavedWalk): Promise<string | undefined> {
  const record = await recordAfter(saved.id, { type: 'passedOn' });
  if (!canResume(record)) return undefined;
  const handed = handedOf(saved);
  const next = record ? record.life.correction + 1 : 0;
  return encodeHandOver({ ...handed, corrections: Math.max(handed.corrections, next) });
}

/** Saves a walk that came to this phone or came back, unless it ended here since; this phone has its report again (REPORT-11). */
export async function takeIn(walk: SavedWalk, isNotified = true): Promise<boolean> {
  const isKept = await change(
    ['walks', 'outbox'],
    async ({ get, put }) => {
      const record = await get('outbox', walk.id);
      if (!canResume(record)) return false;
      if (record) await put('outbox', walk.id, { ...record, isHandedOver: false });
      await put('walks', walk.id, walk);
      return true;
    },
    ['walks', 'outbox'],
    isNotified,
  );
  forgetUnsavedWalk(walk);
  return isKept;
}

/** Takes back a walk that was handed over by mistake (HANDOVER-10). Throws `StorageFull`; the walk then stays handed over. */
export async function takeBack(walk: SavedWalk): Promise<void> {
  await takeIn(walk);
  handed.store((handed.stored() ?? []).filter(({ id }) => id !== walk.id));
}

/** Removes a walk that another phone has: one line about it stays (HANDOVER-3), and its report goes (REPORT-11). Throws `StorageFull`. */
export async function letGo(walk: SavedWalk, from: string, to: string, now: Date): Promise<void> {
  const { id, title } = walk;
  // The line is stored first, so that a phone that dies in between still offers the walk.
  const line = { id, title, from, to, at: now.toISOString() };
  const before = handed.stored() ?? [];
  handed.store([...before.filter((one) => one.id !== id), line].slice(-MOST));
  forgetUnsavedWalk({ id });
  try {
    await change(['walks', 'outbox'], async ({ get, put, remove }) => {
      const record = await get('outbox', id);
      if (record) await put('outbox', id, { ...record, isHandedOver: true });
      await remove('walks', id);
    });
  } catch (error) {
    handed.store(before);
    throw error;
  }
}
