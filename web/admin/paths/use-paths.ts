import { useQuery } from '@tanstack/react-query';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { CheckedPath } from '#core/issue/path-check-schema.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { isApiError } from '../../base/http.ts';
import { adminCall } from '../base/admin-api.ts';
import { showFailure } from '../shared/draft/failure.ts';
import { getPaths, type Paths } from '../base/issues-api.ts';
import { queryClient, renewIssues } from '../base/queries.ts';
import { pathsMessages as words } from './messages.ts';
import { stepsApart, type Places } from './path-parts.ts';

type Versioned = Pick<Issue, '_id' | 'version'>;

/** The language of paths: the original if none is named. */
type Language = ProcedureLanguage | undefined;

const listKey = ({ _id, version }: Versioned, language: Language) => [
  'paths',
  _id,
  version,
  language,
];
const countKey = ({ _id, version }: Versioned) => ['path-counts', _id, version];

/** The listed paths; `apart` has the places of the steps that tell each path from the others, in the order of the paths. */
export type ListedPaths = Paths & { readonly apart: readonly Places[] };

/** Loads the paths of the issue as saved at its version, as they are read in a language (PATHS-1, TRANSLATE-43). */
export const usePaths = (issue: Versioned, language: Language) =>
  useQuery({
    queryKey: listKey(issue, language),
    queryFn: async (): Promise<ListedPaths> => {
      const loaded = await getPaths(issue._id, language);
      return { ...loaded, apart: stepsApart(loaded.paths.map(({ steps }) => steps)) };
    },
    gcTime: 0,
    staleTime: Infinity,
  });

/** Loads the paths of an issue again, after somebody reviewed it (PATHS-7). */
export async function renewPaths(id: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['paths', id] });
}

/** Says that all paths of an issue were read in a language (TRANSLATE-43). */
export async function reviewTranslation(id: string, language: ProcedureLanguage): Promise<void> {
  const params = { id, language };
  await adminCall('PUT /api/issue/{id}/translations/{language}/review', { params });
  await renewPaths(id);
  await queryClient.invalidateQueries({ queryKey: ['translations', id] });
  await renewIssues();
}

/** Loads how many of its paths are checked (PATHS-4); undefined until then. */
export const usePathCounts = (issue: Versioned) =>
  useQuery({
    queryKey: countKey(issue),
    queryFn: async () => {
      const params = { id: issue._id };
      return await adminCall('GET /api/issue/{id}/paths', { params, query: { paths: 'count' } });
    },
  }).data;

let lastTick: Promise<unknown> = Promise.resolve();

/** Sends one tick after another: answers that cross would leave the older state. */
async function inTurn<T>(send: () => Promise<T>): Promise<T> {
  const next = lastTick.then(send);
  lastTick = next.catch(() => undefined);
  return await next;
}

/** Ticks a path by the name of the person signed in, at once; if the server does not take it, it is undone, and said (PATHS-2). */
export async function tickPath(
  { language, ...issue }: Versioned & { language: Language },
  { fingerprint, check: before }: CheckedPath,
  isChecked: boolean,
  by: string | null,
): Promise<void> {
  const queryKey = listKey(issue, language);
  const check = isChecked ? { at: new Date().toISOString(), by } : null;
  /** Changes only this path: others may be ticked meanwhile. */
  const show = (next: CheckedPath['check']) =>
    queryClient.setQueryData<ListedPaths>(
      queryKey,
      (known) =>
        known && {
          ...known,
          paths: known.paths.map((path) =>
            path.fingerprint === fingerprint ? { ...path, check: next } : path,
          ),
        },
    );
  show(check);
  try {
    const params = { id: issue._id, fingerprint };
    const body = { isChecked, ...(language !== undefined && { language }) };
    const counts = await inTurn(
      async () => await adminCall('PUT /api/issue/{id}/paths/{fingerprint}', { params, body }),
    );
    // The path shows the last tick or untick that was asked for: another may still wait.
    queryClient.setQueryData<ListedPaths>(
      queryKey,
      (known) => known && { ...known, ...counts, paths: known.paths },
    );
    if (language === undefined) queryClient.setQueryData(countKey(issue), counts);
    await renewIssues();
  } catch (error) {
    // This also happens if the current state does not load.
    show(before);
    if (isApiError(error, 'VERSION_CONFLICT')) {
      showToast({ text: words.changed, kind: 'alert' });
      await queryClient.invalidateQueries({ queryKey });
    } else showFailure(words.notTicked, error);
  }
}
