const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns a version 4 UUID from 16 random bytes, which it overwrites. */
export function uuidFrom(bytes: Uint8Array): string {
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Returns a new Idempotency-Key. `randomUUID` is missing on a plain-http address of the local network (OFFLINE-1). */
export function newKey(): string {
  return typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : uuidFrom(crypto.getRandomValues(new Uint8Array(16)));
}

/** Puts text on the clipboard; returns false if there is no clipboard, as on a plain-http address (OFFLINE-1), or if the page may not use it. */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) return false;
  return await clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** Asks the browser to keep the phone's storage; the browser may refuse without saying so. */
export async function requestPersistence(): Promise<void> {
  // `storage` is missing on a plain-http address of the local network (OFFLINE-1).
  const { storage } = navigator as Partial<Navigator>;
  await storage?.persist?.().catch(() => false);
}

/** Keeps the screen on until the returned function is called (NIGHT-2), if the browser allows it, while the page is visible. */
export function keepScreenOn(): () => void {
  const { wakeLock } = navigator as Partial<Navigator>;
  if (!wakeLock) return () => undefined;
  let held: WakeLockSentinel | undefined;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (document.hidden) return;
    const lock = await wakeLock.request('screen');
    if (isOver) await lock.release();
    else held = lock;
  };
  // A browser refuses this if the battery is low.
  const tryToHold = (): void => void ask().catch(() => undefined);
  tryToHold();
  document.addEventListener('visibilitychange', tryToHold);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', tryToHold);
    void held?.release();
  };
}
