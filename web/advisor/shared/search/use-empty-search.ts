import { useEffect } from 'react';
import { ALL_CATEGORIES } from '#core/base/category.ts';
import { paths } from '../../../base/paths.ts';

/** The time in ms for which a search must find nothing before it is reported. */
const STAYS_MS = 2000;

/** Reports a search that found nothing. */
export async function note(search: string): Promise<void> {
  await (await import('../../phone/outbox/note-empty-search.ts')).noteEmptySearch(search);
}

/** Returns true if the address no longer has a search, because it was cleared or another page was opened. */
const isLeft = (): boolean =>
  (new URLSearchParams(window.location.search).get('search') ?? '').trim() === '';

/** Reports words that found nothing for two seconds, or until the advisor left them; typing more letters does not count as leaving (MESSAGES-12). */
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

/** Reports words that found only procedures that the advisor did not mean, because the advisor then said what is missing (MESSAGES-12). */
export function useVainSearch(search: string): void {
  useEffect(
    () => () => {
      if (window.location.href.endsWith(paths.issueNotFound(ALL_CATEGORIES))) void note(search);
    },
    [search],
  );
}
