import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { CheckedPath } from '#core/issue/path-check-schema.ts';
import type { Visit } from '#core/walk/walk.ts';
import { useSession } from '../../base/session.ts';
import { partsOf } from './path-parts.ts';
import { PathRow } from './PathRow.tsx';
import classes from './PathsPane.module.css';
import type { PathReader } from './read-path.ts';
import { tickPath, type ListedPaths } from './use-paths.ts';

interface PathListProps {
  issue: Pick<Issue, '_id' | 'version' | 'isArchived'>;
  data: ListedPaths;
  readPath: PathReader;
  /** The language in which the paths are read; undefined means the original. */
  language: ProcedureLanguage | undefined;
  labelledBy: string;
  onWalk: (visits: readonly Visit[]) => void;
}

const isReopened = ({ check, reopened }: CheckedPath): boolean => !check && reopened !== null;

/** The list of paths, of which one is open: the one that somebody opened, otherwise the first that must be checked again or is not checked (PATHS-8). */
export const PathList = ({
  issue,
  data,
  readPath,
  language,
  labelledBy,
  onWalk,
}: PathListProps) => {
  const { _id, version, isArchived } = issue;
  const { paths, apart } = data;
  const list = useRef<HTMLOListElement>(null);
  const isGoingOn = useRef(false);
  /** The fingerprint of the path that somebody opened; null if all are closed. */
  const [chosen, setChosen] = useState<string | null>();
  const session = useSession();
  const me = session ? session.name || session.email : null;
  const next = paths.find(isReopened) ?? paths.find(({ check }) => !check);
  const open = chosen === undefined ? next?.fingerprint : chosen;
  const place = paths.findIndex(({ fingerprint }) => fingerprint === open);
  const parts = useMemo(() => {
    const places = paths.map(({ steps }) => steps);
    return partsOf(places[place] ?? [], places.slice(0, Math.max(0, place)));
  }, [paths, place]);
  const onOpen = useCallback(
    ({ fingerprint }: CheckedPath, isOpen: boolean) => setChosen(isOpen ? fingerprint : null),
    [],
  );
  const onTick = useCallback(
    async (path: CheckedPath, isChecked: boolean, isRead: boolean) => {
      if (isRead) isGoingOn.current = true;
      setChosen((before) => (isRead || before === path.fingerprint ? undefined : before));
      await tickPath({ _id, version, language }, path, isChecked, me);
    },
    [_id, version, language, me],
  );
  useEffect(() => {
    const line = open ? list.current?.querySelector<HTMLElement>('[aria-controls]') : null;
    line?.closest('li')?.scrollIntoView({ block: 'nearest' });
    if (!isGoingOn.current) return;
    isGoingOn.current = false;
    // The pressed button is gone, so the next path to read, or the review, gets the focus.
    (line ?? list.current?.parentElement?.querySelector('section'))?.focus({ preventScroll: true });
  }, [open]);
  return (
    <ol ref={list} className={classes.paths} aria-labelledby={labelledBy}>
      {paths.map((path, index) => (
        <PathRow
          key={path.fingerprint}
          issueId={_id}
          path={path}
          number={index + 1}
          readPath={readPath}
          apart={apart[index] ?? []}
          parts={path.fingerprint === open ? parts : undefined}
          isArchived={isArchived}
          onOpen={onOpen}
          onTick={onTick}
          onWalk={onWalk}
        />
      ))}
    </ol>
  );
};
