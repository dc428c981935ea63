import { newKey } from '../../../base/device.ts';
import { change, read } from './store.ts';

const DEVICE = 'device';

/** The random id by which records of one phone are told from another's; made at its first use. */
export async function deviceId(): Promise<string> {
  const known = await read(['facts'], async ({ get }) => await get('facts', DEVICE));
  if (known !== undefined) return known;
  return await change(['facts'], async ({ get, put }) => {
    const id = (await get('facts', DEVICE)) ?? newKey();
    await put('facts', DEVICE, id);
    return id;
  });
}
