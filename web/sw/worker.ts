import { answer } from './answer.ts';
import { cacheShell, removeOldShells } from './shells.ts';

declare const self: ServiceWorkerGlobalScope;

const shell = __SHELL__;

// The next page that opens gets this version; pages that are open keep theirs (docs/decisions/phone/022).
self.addEventListener('install', (event) => {
  event.waitUntil(cacheShell(shell).then(async () => await self.skipWaiting()));
});

// Even the page of the first visit may lose its signal.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The id of the page that opened last, until it makes a request: by then the page is there, and the one before it is gone. */
let opened = '';

self.addEventListener('fetch', (event) => {
  answer(event, shell, self.location.origin);
  const { request, resultingClientId, clientId } = event;
  if (request.mode === 'navigate') opened = resultingClientId;
  else if (clientId !== '' && clientId === opened) {
    opened = '';
    event.waitUntil(removeOldShells(self, shell.name, clientId));
  }
});
