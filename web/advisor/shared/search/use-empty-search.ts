import { useEffect } from 'react';
import { ALL_CATEGORIES } from '#core/base/category.ts';
import { paths } from '../../../base/paths.ts';

/** The time in ms for which a search must stay empty while somebody types. */
const STAYS_MS = 2000;

/** Reports a search that found nothing. */
export async function note(search: string): Promise<void> {
  await (await import('../../phone/outbox/note-empty-search.ts')).noteEmptySearch(search);
}

/** Returns true if the address no longer shows a search: it was cleared, or another page was opened. */
const isLeft = (): boolean =>
  (new URLSearchParams(window.location.search).get('search') ?? '').trim() === '';

/** Reports words that found nothing for two seconds, or until they were left; typing on is not leaving (MESSAGES-12). */
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

/** Reports words that found other procedures than the one that was meant: after them somebody said what is missing (MESSAGES-12). */
export function useVainSearch(search: string): void {
  useEffect(
    () => () => {
      if (window.location.href.endsWith(paths.issueNotFound(ALL_CATEGORIES))) void note(search);
    },
    [search],
  );
}
