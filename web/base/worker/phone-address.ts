import type { PushAddress } from '#core/notifications/woken-phone.ts';

/** The cache in which the worker finds the key of its phone: it has no local storage. */
const CACHE = 'woken';
const PATH = '/escalation/key';

/** Gives the worker the key of this phone, by which it tells the server of a new address (WAKE-13). */
export async function giveKey(key: string): Promise<void> {
  await (await caches.open(CACHE)).put(PATH, new Response(key));
}

export async function takeKey(): Promise<void> {
  await caches.delete(CACHE);
}

/** Returns the key that the worker was given; undefined if this phone is not woken. */
export const givenKey = async (): Promise<string | undefined> =>
  await (await caches.match(PATH, { cacheName: CACHE }))?.text();

/** Asks the push service of the browser for an address, which it gives only this server; the same while it has one. */
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
    // It was for another key: the server's secret was made anew.
    await former.unsubscribe();
    return await ask();
  }
}

/** Returns the address by which this browser is woken, a new one where it has none. */
export async function addressIn(
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
  serverKey: string,
): Promise<PushAddress> {
  const { endpoint, keys } = (await subscribed(pushManager, serverKey)).toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}
