import { stateOf } from '#core/outbox/record-life.ts';
import { onChange, read, change } from '../store/store.ts';
import { storeRecord, type Submission } from './outbox.ts';
import type { OutboxRecord } from '../store/phone-store.ts';
import { sendSoon } from './sender.ts';
import { newKey } from '../../../base/device.ts';

/** The result of the first try (RECORD-7, RECORD-8, RECORD-5): the server received it; the phone keeps it because no answer came; the try failed; or the server refused it. */
export type FirstTry = 'received' | 'saved' | 'failed' | 'refused';

const FIRST_TRY_MS = 5000;

function firstTryOf(record: OutboxRecord | undefined): FirstTry | undefined {
  // The record is no longer on the phone because the server has it.
  if (!record) return 'received';
  const { life } = record;
  const state = stateOf(life, undefined);
  if (state === 'received') return 'received';
  if (state === 'refused') return state;
  if (life.failures === 0) return undefined;
  return life.lastFailure === 'busy' || life.lastFailure === 'broken' ? 'failed' : 'saved';
}

/** Stores a record and sends it; resolves after the first try, or after 5 s. Throws `StorageFull` if nothing could be stored. */
export async function submit(submission: Submission, onStored?: () => void): Promise<FirstTry> {
  const body = { ...submission.body, device: await deviceId() };
  if (!(await storeRecord({ ...submission, body }, new Date()))) return 'saved';
  onStored?.();
  return await new Promise((resolve) => {
    const finish = (how: FirstTry): void => {
      stop();
      clearTimeout(timer);
      resolve(how);
    };
    const look = async (): Promise<void> => {
      const how = firstTryOf(
        await read(['outbox'], async ({ get }) => await get('outbox', submission.key)),
      );
      if (how) finish(how);
    };
    const stop = onChange((names) => {
      if (names.includes('outbox')) void look();
    });
    const timer = setTimeout(finish, FIRST_TRY_MS, 'saved');
    // A record may already have arrived because somebody pressed twice: then nothing is sent.
    void look();
    sendSoon(submission.key);
  });
}

const DEVICE = 'device';

/** Returns the random id by which records of this phone differ from another's; it is made at its first use. */
export async function deviceId(): Promise<string> {
  const known = await read(['facts'], async ({ get }) => await get('facts', DEVICE));
  if (known !== undefined) return known;
  return await change(['facts'], async ({ get, put }) => {
    const id = (await get('facts', DEVICE)) ?? newKey();
    await put('facts', DEVICE, id);
    return id;
  });
}
