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

/** The language of paths; undefined means the original. */
type Language = ProcedureLanguage | undefined;

const listKey = ({ _id, version }: Versioned, language: Language) => [
  'paths',
  _id,
  version,
  language,
];
const countKey = ({ _id, version }: Versioned) => ['path-counts', _id, version];

/** The listed paths; `apart` has, for each path in turn, the places of the steps that tell it apart from the others. */
export type ListedPaths = Paths & { readonly apart: readonly Places[] };

/** Loads the paths of an issue as saved in its version, in the language in which they are read (PATHS-1, TRANSLATE-43). */
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

/** Confirms that all paths of an issue were read in a language (TRANSLATE-43). */
export async function reviewTranslation(id: string, language: ProcedureLanguage): Promise<void> {
  const params = { id, language };
  await adminCall('PUT /api/issue/{id}/translations/{language}/review', { params });
  await renewPaths(id);
  await queryClient.invalidateQueries({ queryKey: ['translations', id] });
  await renewIssues();
}

/** Loads how many paths of an issue are checked (PATHS-4); undefined until then. */
export const usePathCounts = (issue: Versioned) =>
  useQuery({
    queryKey: countKey(issue),
    queryFn: async () => {
      const params = { id: issue._id };
      return await adminCall('GET /api/issue/{id}/paths', { params, query: { paths: 'count' } });
    },
  }).data;

let lastTick: Promise<unknown> = Promise.resolve();

/** Sends one check after another, because answers that cross would leave the older state. */
async function inTurn<T>(send: () => Promise<T>): Promise<T> {
  const next = lastTick.then(send);
  lastTick = next.catch(() => undefined);
  return await next;
}

/** Checks a path right away under the name of the person signed in; if the server does not accept it, the check is undone with a message (PATHS-2). */
export async function tickPath(
  { language, ...issue }: Versioned & { language: Language },
  { fingerprint, check: before }: CheckedPath,
  isChecked: boolean,
  by: string | null,
): Promise<void> {
  const queryKey = listKey(issue, language);
  const check = isChecked ? { at: new Date().toISOString(), by } : null;
  /** Changes only this path, because others may be checked at the same time. */
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
    // The path shows the last state that was asked for, because another request may still wait.
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
