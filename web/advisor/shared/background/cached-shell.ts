import { SHELL_CACHE } from '../../../base/worker/caches.ts';
import { workerUrl } from '../../../base/worker/worker-url.ts';

/** Returns true if the browser can store the app at all; no browser can at a plain-http address of the network (OFFLINE-1). */
export function offersWorkers(): boolean {
  return window.isSecureContext && 'serviceWorker' in navigator;
}

/** Returns true if a worker answers this page's requests: it has then stored everything that the page may load later. */
export const isWorkerInCharge = (): boolean =>
  offersWorkers() && navigator.serviceWorker.controller !== null;

/** Returns true if the advisors' pages open on this phone without a network. */
export async function isShellCached(): Promise<boolean> {
  if (!offersWorkers()) return false;
  try {
    const registration = await navigator.serviceWorker.getRegistration('/');
    const names = await caches.keys();
    return Boolean(registration?.active) && names.some((name) => name.startsWith(SHELL_CACHE));
  } catch {
    // A private window may have workers but refuse to store anything.
    return false;
  }
}

/** Calls back whenever the answer of isShellCached may have changed; returns a function that stops the calls. */
export function onShellChange(listener: () => void): () => void {
  if (!offersWorkers()) return () => undefined;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', listener);
  return () => serviceWorker.removeEventListener('controllerchange', listener);
}

/** Stores the app on this phone, and looks for a new version right away and whenever the page is seen again (OFFLINE-6). */
export async function cacheShell(): Promise<void> {
  if (!offersWorkers()) return;
  try {
    const registration = await navigator.serviceWorker.register(workerUrl);
    const look = async () => {
      if (!document.hidden) await registration.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', () => void look());
    await look();
  } catch {
    // Without a network, or if nothing may be stored, the next page that opens tries again.
  }
}
