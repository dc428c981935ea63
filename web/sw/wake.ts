import type { PushMessage } from '#core/notifications/push-message.ts';
import { wokenAddress } from '../base/worker/woken.ts';
import { wakeMessages as words } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shows a message until it is tapped, and tells the page that waits for a test (WAKE-10). */
async function show({ kind, category, area = '' }: PushMessage): Promise<void> {
  // A server of a later release may know more kinds.
  const what: string | undefined = words.kinds[kind];
  await self.registration.showNotification(words.title(what ?? words.kinds.escalation, category), {
    body: area,
    icon: '/icons/192.png',
    requireInteraction: true,
    data: wokenAddress({ category, area }),
  });
  // No page is in its scope.
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage(kind, []);
}

// It answers no request and stores nothing: no page is in its scope (WAKE-11).
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('push', (event) => {
  event.waitUntil(show((event.data?.json() ?? { kind: 'escalation' }) as PushMessage));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(String(event.notification.data)));
});
