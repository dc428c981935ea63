import type { PushAddress } from '#core/notifications/woken-phone.ts';
import { storage } from '../../base/safe-storage.ts';
import { workerUrl } from '../../base/worker/worker-url.ts';

const KEY = 'reslife.woken';

/** Returns the key of this phone, which it alone keeps; null if it is not woken (WAKE-3). */
export const keyOfPhone = (): string | null => storage.get(KEY);

export const keepKey = (key: string): void => storage.set(KEY, key);

/** Tells whether this browser can be woken: an iPhone can only by a page on its home screen, and none on plain http. */
export const canBeWoken = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Tells whether messages can be shown. */
export const mayNotify = (): boolean => canBeWoken() && Notification.permission === 'granted';

/** The person let no messages be shown, now or before. */
export class Blocked extends Error {}

/** Returns the registration of the worker, once it is at work: no page is in its scope, and `ready` never comes. */
async function registered(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerUrl);
  const worker = registration.installing ?? registration.waiting;
  if (worker && !registration.active)
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated' || worker.state === 'redundant') resolve();
      });
    });
  return registration;
}

/** Asks the push service of the browser for an address, which it gives this server alone. */
async function subscribed(
  { pushManager }: ServiceWorkerRegistration,
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

/** Returns an address by which this browser is woken; throws `Blocked` if it may show nothing. */
export async function addressOfPhone(serverKey: string): Promise<PushAddress> {
  // Before anything else is waited for: browsers ask only while a press is fresh.
  if ((await Notification.requestPermission()) !== 'granted') throw new Blocked();
  const { endpoint, keys } = (await subscribed(await registered(), serverKey)).toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** Forgets the key, and the worker with its address. */
export async function forgetPhone(): Promise<void> {
  storage.remove(KEY);
  if (!canBeWoken()) return;
  const registration = await navigator.serviceWorker.getRegistration(workerUrl);
  await registration?.unregister();
}
