import type { PushAddress } from '#core/notifications/woken-phone.ts';

/** The cache in which the worker finds the key of its phone, because a worker has no local storage. */
const CACHE = 'woken';
const PATH = '/escalation/key';

/** Gives the worker the key of this phone; with it, the worker tells the server of a new address (WAKE-13). */
export async function giveKey(key: string): Promise<void> {
  await (await caches.open(CACHE)).put(PATH, new Response(key));
}

export async function takeKey(): Promise<void> {
  await caches.delete(CACHE);
}

/** Returns the key that the worker was given; undefined if this phone is not woken. */
export const givenKey = async (): Promise<string | undefined> =>
  await (await caches.match(PATH, { cacheName: CACHE }))?.text();

/** Asks the browser's push service for an address that only this server may use; as long as there is one, it stays the same. */
async function subscribed(
  pushManager: PushManager,
  applicationServerKey: string,
): Promise<PushSubscription> {
  const ask = async () =>
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  try {
    return await ask();
  } catch (error) {
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    // The address belongs to another key: the server's key was replaced.
    await former.unsubscribe();
    return await ask();
  }
}

/** Returns the address by which the server wakes this browser; makes a new one if there is none. */
export async function addressIn(
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
  serverKey: string,
): Promise<PushAddress> {
  const { endpoint, keys } = (await subscribed(pushManager, serverKey)).toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}
