import { ALL_CATEGORIES } from '#core/category.ts';
import { pathOf } from '#core/api-path.ts';
import type { PublishedIssue } from '#core/wire-schema.ts';
import { readAnswer } from '../../call.ts';

const PATH = pathOf('/api/advisor/issues/{category}', { category: ALL_CATEGORIES });

/** All published issues, or that they are those the ETag names; and what the office says of itself. */
export type FetchedLibrary = {
  readonly issues: readonly PublishedIssue[] | 'unchanged';
  readonly etag: string | undefined;
  readonly epoch: string | undefined;
  readonly date: string | undefined;
};

const ANSWER_MS = 30_000;

/** Asks the office for all published issues. Throws NetworkError and ApiError. */
export async function fetchLibrary(etag?: string): Promise<FetchedLibrary> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), ANSWER_MS);
  try {
    const response = await fetch(PATH, {
      headers: { Accept: 'application/json', ...(etag === undefined ? {} : { 'If-None-Match': etag }) },
      // The phone keeps them itself: the browser's cache would answer in place of the office.
      cache: 'no-store',
      redirect: 'error',
      signal: timeout.signal,
    });
    const issues =
      response.status === 304
        ? ('unchanged' as const)
        : ((await readAnswer(response)) as readonly PublishedIssue[]);
    const header = (name: string) => response.headers.get(name) ?? undefined;
    return { issues, etag: header('ETag'), epoch: header('Reslife-Epoch'), date: header('Date') };
  } finally {
    clearTimeout(timer);
  }
}
