import type { PushAddress } from '#core/notifications/woken-phone.ts';
import { call } from '../../base/call.ts';
import { storage } from '../../base/safe-storage.ts';
import { addressIn, giveKey, takeKey } from '../../base/worker/phone-address.ts';
import { workerUrl } from '../../base/worker/worker-url.ts';

const KEY = 'reslife.woken';

/** Returns the key of this phone, which only it keeps; null if it is not woken (WAKE-3). */
export const keyOfPhone = (): string | null => storage.get(KEY);

/** Keeps the key, for the worker too. */
export async function keepKey(key: string): Promise<void> {
  storage.set(KEY, key);
  await giveKey(key);
}

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

/** Returns an address by which this browser is woken; throws `Blocked` if it may show nothing. */
export async function addressOfPhone(serverKey: string): Promise<PushAddress> {
  // Before anything else is waited for: browsers ask only while a press is fresh.
  if ((await Notification.requestPermission()) !== 'granted') throw new Blocked();
  return await addressIn(await registered(), serverKey);
}

/** Tells the server the address that this browser has now: its own worker may have missed that it changed (WAKE-13). */
export async function renewAddress(key: string, serverKey: string): Promise<void> {
  if (!mayNotify()) return;
  await giveKey(key);
  const push = await addressIn(await registered(), serverKey);
  await call('POST /api/phones/by-key/renew', { body: { key, push } });
}

/** Forgets the key, and the worker with its address. */
export async function forgetPhone(): Promise<void> {
  storage.remove(KEY);
  if (!canBeWoken()) return;
  await takeKey();
  const registration = await navigator.serviceWorker.getRegistration(workerUrl);
  await registration?.unregister();
}
