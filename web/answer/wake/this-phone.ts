import type { PushAddress } from '#core/notifications/woken-phone.ts';
import { call } from '../../base/call.ts';
import { storage } from '../../base/safe-storage.ts';
import { addressIn, giveKey, takeKey } from '../../base/worker/phone-address.ts';
import { workerUrl } from '../../base/worker/worker-url.ts';

const KEY = 'reslife.woken';

/** Returns the key of this phone, which only the phone keeps; null if escalations do not wake it (WAKE-3). */
export const keyOfPhone = (): string | null => storage.get(KEY);

/** Keeps the key here, and for the worker. */
export async function keepKey(key: string): Promise<void> {
  storage.set(KEY, key);
  await giveKey(key);
}

/** Tells whether escalations can wake this browser: an iPhone only allows it from a page on its home screen, and plain http never does. */
export const canBeWoken = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Tells whether this page may show notifications. */
export const mayNotify = (): boolean => canBeWoken() && Notification.permission === 'granted';

/** The error if the person does not let notifications be shown, now or earlier. */
export class Blocked extends Error {}

/** Returns the registration of the worker once the worker is active. `ready` would never come, because no page is in the worker's scope. */
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

/** Returns an address by which the server wakes this browser; throws `Blocked` if the browser may show no notification. */
export async function addressOfPhone(serverKey: string): Promise<PushAddress> {
  // This comes before any other wait: browsers only ask while the press is recent.
  if ((await Notification.requestPermission()) !== 'granted') throw new Blocked();
  return await addressIn(await registered(), serverKey);
}

/** Tells the server the address that this browser has now, because the browser's own worker may have missed a change (WAKE-13). */
export async function renewAddress(key: string, serverKey: string): Promise<void> {
  if (!mayNotify()) return;
  await giveKey(key);
  const push = await addressIn(await registered(), serverKey);
  await call('POST /api/phones/by-key/renew', { body: { key, push } });
}

/** Removes the key, and the worker with its address. */
export async function forgetPhone(): Promise<void> {
  storage.remove(KEY);
  if (!canBeWoken()) return;
  await takeKey();
  const registration = await navigator.serviceWorker.getRegistration(workerUrl);
  await registration?.unregister();
}
