import { messages } from '../messages.ts';
import { storage } from '../safe-storage.ts';

/** The storage key of the language that was chosen for procedures. */
const READING = 'reslife.reading';

const YEAR = 365 * 24 * 60 * 60;

/** Writes the cookie by which the server chooses the language of pages and worker; without a code, removes it. */
function remember(code: string | undefined): void {
  const age = code === undefined ? 0 : YEAR;
  document.cookie = `language=${code ?? ''}; path=/; max-age=${age}; samesite=lax`;
}

/** Stores the app in the language of the cookie, if this device stores the app at all; throws if it could not. */
async function storeApp(): Promise<void> {
  const registration =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration('/') : undefined;
  if (!registration?.active) {
    // Otherwise pages in two languages would be stored: the worker is removed, and the next page begins anew.
    await registration?.unregister();
    await fetch(location.href, { method: 'HEAD' });
    return;
  }
  await registration.update();
  const next = registration.installing ?? registration.waiting;
  if (!next) return;
  await new Promise<void>((resolve, reject) => {
    const look = (): void => {
      if (next.state === 'activated') resolve();
      if (next.state === 'redundant') reject(new Error('The app was not stored'));
    };
    next.addEventListener('statechange', look);
    look();
  });
}

/** Remembers a language on this device, stores the app in it and shows it (LANG-9). */
export async function chooseLanguage(code: string): Promise<void> {
  // The choice is for procedures, too (TRANSLATE-23).
  const read = storage.get(READING);
  storage.set(READING, code);
  const before = /(?:^|; )language=([\w-]+)/.exec(document.cookie)?.[1];
  remember(code);
  try {
    await storeApp();
    location.reload();
  } catch {
    remember(before);
    if (read === null) storage.remove(READING);
    else storage.set(READING, read);
    const { showToast } = await import('#kit/overlays/toast/toasts.ts');
    showToast({ kind: 'alert', text: messages.notLoaded.text });
  }
}
