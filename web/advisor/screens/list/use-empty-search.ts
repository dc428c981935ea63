import { useEffect } from 'react';

/** So long a search must stay empty while one types. */
const STAYS_MS = 2000;

async function note(search: string): Promise<void> {
  const { noteEmptySearch } = await import('../../phone/outbox/note-empty-search.ts');
  await noteEmptySearch(search);
}

/** Whether the address shows no search any more: it was cleared, or another page was opened. */
const isLeft = (): boolean =>
  (new URLSearchParams(window.location.search).get('search') ?? '').trim() === '';

/**
 * Tells the server which words were not found: once a search of the whole library, which is there, was
 * empty for two seconds, or was left before that; typing on is no leaving (MESSAGES-12). `search` is
 * undefined if something was found.
 */
export function useEmptySearch(search: string | undefined): void {
  useEffect(() => {
    if (search === undefined) return undefined;
    let isNoted = false;
    const noteOnce = (): void => {
      if (!isNoted) void note(search);
      isNoted = true;
    };
    const noteHidden = (): void => {
      if (document.hidden) noteOnce();
    };
    const timer = setTimeout(noteOnce, STAYS_MS);
    document.addEventListener('visibilitychange', noteHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', noteHidden);
      if (isLeft()) noteOnce();
    };
  }, [search]);
}
