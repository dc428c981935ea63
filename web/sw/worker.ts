import { answer } from './answer.ts';
import { cacheShell, removeOldShells } from './shells.ts';

declare const self: ServiceWorkerGlobalScope;

const shell = __SHELL__;

// The next page that opens is this version's; those that are open stay as they are (docs/decisions/phone/022).
self.addEventListener('install', (event) => {
  event.waitUntil(cacheShell(shell).then(async () => await self.skipWaiting()));
});

// The page of the first visit is without a signal too, perhaps.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The page opened last, until it asks for something: by then it is there, and the one before it is gone. */
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
