import type { BodyOf, EndpointAddress, EndpointAt } from '#core/api/api.ts';
import type { PushMessage } from '#core/notifications/push-message.ts';
import { memberOf } from '../base/parse-as.ts';
import { addressIn, givenKey } from '../base/worker/phone-address.ts';
import { wokenAddress } from '../base/worker/woken.ts';
import { wakeMessages as words } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shows a message until somebody taps it, and tells the page that waits for a test (WAKE-10). */
async function show({ kind, category, area = '' }: PushMessage): Promise<void> {
  // A server of a later release may send kinds that this worker does not know.
  const what: string | undefined = words.kinds[kind];
  await self.registration.showNotification(words.title(what ?? words.kinds.escalation, category), {
    body: area,
    icon: '/icons/192.png',
    requireInteraction: true,
    data: wokenAddress({ category, area }),
  });
  // No page is in this worker's scope, so uncontrolled pages are asked, too.
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage(kind, []);
}

type ByKey = EndpointAddress & `POST /api/phones/by-key${string}`;

async function ask<A extends ByKey>(address: A, data: BodyOf<EndpointAt<A>>): Promise<Response> {
  const answer = await fetch(address.slice('POST '.length), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** Tells the server the browser's new address after the old one ended (WAKE-13). */
async function renew(): Promise<void> {
  const key = await givenKey();
  if (key === undefined) return;
  const answer = await ask('POST /api/phones/by-key', { key });
  const serverKey = memberOf(memberOf(await answer.json(), 'data'), 'serverKey');
  const push = await addressIn(self.registration, String(serverKey));
  await ask('POST /api/phones/by-key/renew', { key, push });
}

// The new worker takes over right away: no page is in its scope, so it answers no request (WAKE-11).
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('push', (event) => {
  event.waitUntil(show((event.data?.json() ?? { kind: 'escalation' }) as PushMessage));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew()));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(String(event.notification.data)));
});
