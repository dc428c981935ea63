import { hasText, memberOf } from '../../../base/parse-as.ts';
import { holderOf } from '#core/record/holder.ts';
import { decodeWalk } from '#core/walk/stored-walk.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { canResume, type StoredWalk } from '../store/phone-store.ts';
import { change, read } from '../store/store.ts';
import { forgetUnsavedWalk } from '../store/unsaved-walk.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { outboxMessages } from '../outbox/messages.ts';

/** Saves a walk unless it is finished, which another tab may not show yet (WALK-14); without `isNotified` this page is not told. */
export async function saveWalk(walk: StoredWalk, isNotified = true): Promise<void> {
  await change(
    ['walks', 'outbox'],
    async ({ get, put }) => {
      if (canResume(await get('outbox', walk.id))) await put('walks', walk.id, walk);
    },
    ['walks'],
    isNotified,
  );
  forgetUnsavedWalk(walk);
}

/** Erases an unfinished walk, and nothing that was finished (WALK-20); `saveWalk` brings it back. */
export async function eraseWalk({ id }: Pick<SavedWalk, 'id'>): Promise<void> {
  forgetUnsavedWalk({ id });
  await change(['walks'], async ({ remove }) => await remove('walks', id));
}

/** No new member may be added here, because walks that an older app began lack it. */
const TEXTS = [
  'id',
  'advisor',
  'issueId',
  'title',
  'startedAt',
] as const satisfies readonly (keyof SavedWalk)[];

/** Returns true if a stored walk can be listed and opened; one that cannot is set aside and stays on the phone (BROWSER-4). */
export function isWhole(stored: unknown): stored is StoredWalk {
  const moments = memberOf(stored, 'moments') ?? [];
  return (
    TEXTS.every((name) => hasText(stored, name)) &&
    Array.isArray(memberOf(stored, 'trail')) &&
    Array.isArray(moments) &&
    moments.every((moment) => hasText(moment, 'did'))
  );
}

const decoded = (saved: StoredWalk | undefined): SavedWalk | undefined =>
  isWhole(saved) ? { ...saved, walk: decodeWalk(saved.walk) } : undefined;

/** Returns an unfinished walk to continue; undefined if it was finished or erased since, or is damaged. One that this app cannot continue opens on its final screen with its text. */
export async function savedWalk(id: string): Promise<SavedWalk | undefined> {
  const saved = await read(['walks'], async ({ get }) => await get('walks', id));
  return decoded(saved);
}

/** Returns all stored walks that can be opened. */
export const savedWalks = async (): Promise<readonly StoredWalk[]> =>
  (await read(['walks'], async ({ all }) => await all('walks'))).filter(isWhole);

/** Returns the newest unfinished walk of an issue: one of `advisor` comes before those of others, and a walk that counts before practice. */
export async function unfinishedWalk(
  issueId: string,
  advisor: string,
): Promise<SavedWalk | undefined> {
  const [newest] = (await savedWalks())
    .filter((walk) => walk.issueId === issueId)
    .sort(
      (a, b) =>
        Number(holderOf(b) === advisor) - Number(holderOf(a) === advisor) ||
        Number(a.isPractice ?? false) - Number(b.isPractice ?? false) ||
        b.startedAt.localeCompare(a.startedAt),
    );
  return decoded(newest);
}

export function warnNotSaved(): void {
  showToast({ text: outboxMessages.notStored, kind: 'alert' });
}

/** Saves a walk (`saveWalk`); if it cannot be saved, the walk goes on anyway, and the app says so. */
export async function storeWalk(walk: SavedWalk, isNotified = true): Promise<void> {
  try {
    await saveWalk(walk, isNotified);
  } catch {
    warnNotSaved();
  }
}
