import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { storeCampus } from '../phone/library/local-copy.ts';
import { storeTitles } from '../phone/library/titles.ts';
import type { OutboxRecord, StoredWalk } from '../phone/store/phone-store.ts';
import { change, read } from '../phone/store/store.ts';

const frame = async (): Promise<unknown> => await new Promise(requestAnimationFrame);

/** Waits until the sender rests: requests still in progress do not belong to the next test; one that hangs is waited for a second. */
async function senderRests(): Promise<void> {
  for (let frames = 0; frames < 60; frames += 1) {
    const { held = [], pending = [] } = await navigator.locks.query();
    if (![...held, ...pending].some(({ name }) => name?.endsWith('sender'))) return;
    await frame();
  }
}

/** Waits until a drawn walk is saved after its last frame, so that it is not saved in the test that follows. */
export async function walkRests(): Promise<void> {
  await import('../phone/walks/saved-walks.ts');
  await frame();
  await frame();
  await new Promise((resolve) => setTimeout(resolve));
}

/** Empties the phone, except the names in its local storage. */
export async function emptyPhone(): Promise<void> {
  const all = ['walks', 'outbox', 'guides', 'facts'] as const;
  await change(all, async ({ clear }) => {
    for (const name of all) await clear(name);
  });
  await senderRests();
  storeTitles({ asOf: '', issues: [] });
  storeCampus(NEW_CAMPUS);
  localStorage.removeItem('reslife.titles');
  localStorage.removeItem('reslife.campus');
  localStorage.removeItem('reslife.duty');
  localStorage.removeItem('reslife.area');
  localStorage.removeItem('reslife.handed');
  localStorage.removeItem('reslife.reading');
  localStorage.removeItem('reslife.walk-language');
}

/** Lists the walks under way that the phone keeps, the newest first, for tests. */
export async function storedWalks(): Promise<StoredWalk[]> {
  const walks = await read(['walks'], async ({ all }) => await all('walks'));
  return walks.sort((a, b) => b.startedAt.localeCompare(a.startedAt));
}

/** Lists the records that the phone keeps, the oldest first, for tests. */
export async function storedRecords(): Promise<OutboxRecord[]> {
  const records = await read(['outbox'], async ({ all }) => await all('outbox'));
  return records.sort((a, b) => a.savedAt.localeCompare(b.savedAt));
}
