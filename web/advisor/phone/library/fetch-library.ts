import { ALL_CATEGORIES } from '#core/base/category.ts';
import { pathOf } from '#core/base/api-path.ts';
import type { CampusHere } from '#core/campus/campus-schema.ts';
import type { PublishedIssue, PublishedTitle } from '#core/issue/wire-schema.ts';
import { readAnswer } from '../../../base/http.ts';

const PATH = pathOf('/api/advisor/issues/{category}', { category: ALL_CATEGORIES });

const TITLES = '/api/advisor/titles';

/** An answer of the server, undefined if the known ETag is still current, with what its headers say about the server. */
type Fetched<T> = {
  readonly answer: T | undefined;
  readonly etag: string | undefined;
  readonly epoch: string | undefined;
  readonly date: string | undefined;
};

type Library = { readonly data: readonly PublishedIssue[]; readonly campus?: CampusHere };

const ANSWER_MS = 30_000;

/** Asks the server, and waits at most half a minute for its answer. The browser's cache revalidates. */
const asked = async (path: string): Promise<Response> =>
  await fetch(path, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) });

/** Returns the titles for a list, which the browser already requested because of the page's header (CARDS-12). Throws as `fetchLibrary` does. */
export async function fetchTitles(): Promise<readonly PublishedTitle[]> {
  const { data } = await readAnswer(await asked(TITLES));
  return data as readonly PublishedTitle[];
}

/** Asks for an answer, and does not read it again if its ETag is `known`. Throws NetworkError and ApiError. */
export async function fetchNewer<T>(path: string, known?: string): Promise<Fetched<T>> {
  const response = await asked(path);
  const header = (name: string) => response.headers.get(name) ?? undefined;
  const etag = response.ok ? header('ETag') : undefined;
  const server = { etag, epoch: header('Reslife-Epoch'), date: header('Date') };
  if (etag !== undefined && etag === known) {
    await response.body?.cancel();
    return { answer: undefined, ...server };
  }
  return { answer: (await readAnswer(response)) as T, ...server };
}

/** Asks for all published issues, and for the campus. */
export const fetchLibrary = async (known?: string): Promise<Fetched<Library>> =>
  await fetchNewer(PATH, known);
