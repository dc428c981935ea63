import { ALL_CATEGORIES } from '#core/category.ts';
import { pathOf } from '#core/api-path.ts';
import type { CampusHere } from '#core/campus-schema.ts';
import type { PublishedIssue } from '#core/wire-schema.ts';
import { readAnswer } from '../../call.ts';

const PATH = pathOf('/api/advisor/issues/{category}', { category: ALL_CATEGORIES });

/** All published issues, or that they are those the ETag names; and what the office says of itself. */
export type FetchedLibrary = {
  readonly issues: readonly PublishedIssue[] | 'unchanged';
  /** What the campus set; undefined where nothing changed. */
  readonly campus?: CampusHere | undefined;
  readonly etag: string | undefined;
  readonly epoch: string | undefined;
  readonly date: string | undefined;
};

type Library = { readonly data: readonly PublishedIssue[]; readonly campus?: CampusHere };

const ANSWER_MS = 30_000;

/**
 * Asks the office for all published issues; those of the ETag `known` are not read again. The browser's
 * cache revalidates, and on the first visit takes what the page's header had it ask for.
 * Throws NetworkError and ApiError.
 */
export async function fetchLibrary(known?: string): Promise<FetchedLibrary> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), ANSWER_MS);
  try {
    const response = await fetch(PATH, {
      headers: { Accept: 'application/json' },
      redirect: 'error',
      signal: timeout.signal,
    });
    const header = (name: string) => response.headers.get(name) ?? undefined;
    const etag = response.ok ? header('ETag') : undefined;
    const office = { etag, epoch: header('Reslife-Epoch'), date: header('Date') };
    if (etag !== undefined && etag === known) {
      await response.body?.cancel();
      return { issues: 'unchanged', ...office };
    }
    const { data: issues, campus } = (await readAnswer(response)) as Library;
    return { issues, campus, ...office };
  } finally {
    clearTimeout(timer);
  }
}
