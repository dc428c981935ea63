import { useCallback, useId, useMemo } from 'react';
import type { Campus } from '#core/campus/setting.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { CheckedPath } from '#core/issue/path-check-schema.ts';
import type { Visit } from '#core/walk/walk.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { Printer } from '#kit/icon/drawings/actions/printer.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { ProgressBar } from '#kit/layout/progress-bar/ProgressBar.tsx';
import { useSession } from '../../base/session.ts';
import { useSettings } from '../base/queries.ts';
import { usePrintStored } from '../shared/print/use-print-stored.ts';
import pane from '../shared/page-parts/pane.module.css';
import { LoadFailed, Loading } from '../shared/states/ActionFailed.tsx';
import { pathsChecked } from '../shared/states/messages.ts';
import { pathsMessages as words } from './messages.ts';
import { PathRow } from './PathRow.tsx';
import classes from './PathsPane.module.css';
import { PathsPaper, usePrinting } from './PathsPaper.tsx';
import { AdoptPart } from './AdoptPart.tsx';
import { pathReader } from './read-path.ts';
import { tickPath, usePaths } from './use-paths.ts';

interface PathsPaneProps {
  issue: Pick<Issue, '_id' | 'version' | 'isArchived' | 'title' | 'category' | 'updatedAt'>;
  campus: Campus | undefined;
  isDirty: boolean;
  onWalk: (visits: readonly Visit[]) => void;
  /** Says that all of it was read; throws why that was not saved. */
  onAdopt: () => Promise<void>;
}

/** All paths of the saved issue as sentences, to be read, ticked, printed and reviewed (PATHS-1, PATHS-2, PATHS-6, PATHS-7). */
export const PathsPane = ({ issue, campus, isDirty, onWalk, onAdopt }: PathsPaneProps) => {
  const { _id, version, isArchived } = issue;
  const titleId = useId();
  const paths = usePaths({ _id, version });
  const { data, isError, refetch } = paths;
  const settings = useSettings();
  const hasPaths = data !== undefined && data.count > 0;
  const { print, busy } = usePrintStored([paths, settings], `${_id} ${version}`, hasPaths);
  const readPath = useMemo(() => data && pathReader(data.issueSteps, campus), [data, campus]);
  const printedAt = usePrinting();
  const session = useSession();
  const me = session ? session.name || session.email : null;
  const tick = useCallback(
    async (path: CheckedPath, isChecked: boolean) =>
      await tickPath({ _id, version }, path, isChecked, me),
    [_id, version, me],
  );
  const isFirstOnly = data !== undefined && (data.isMore || data.count > data.paths.length);
  return (
    <>
      <div className={pane.head}>
        <h2 id={titleId} className={pane.title}>
          {words.title}
        </h2>
        {hasPaths && (
          <Button
            variant="quiet"
            icon={<Icon icon={Printer} size={18} />}
            busy={busy}
            onClick={print}
          >
            {words.print}
          </Button>
        )}
      </div>
      <p className={pane.text}>{words.about}</p>
      {isDirty && <p className={classes.note}>{words.unsaved}</p>}
      {isError && <LoadFailed title={words.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data?.count === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
      {data && readPath && data.count > 0 && (
        <>
          <div className={classes.counts}>
            <p className={classes.checked} role="status">
              {pathsChecked(data)}
            </p>
            <ProgressBar
              label={words.progress}
              hideLabel
              value={(100 * data.checked) / Math.max(1, data.paths.length)}
            />
            {isFirstOnly && <p className={classes.note}>{words.firstOnly(data.paths.length)}</p>}
          </div>
          <ol className={classes.paths} aria-labelledby={titleId}>
            {data.paths.map((path) => (
              <PathRow
                key={path.fingerprint}
                path={path}
                number={data.numbers.get(path.fingerprint) ?? 0}
                readPath={readPath}
                said={data.said.get(path.fingerprint) ?? []}
                isArchived={isArchived}
                onTick={tick}
                onWalk={onWalk}
              />
            ))}
          </ol>
          <AdoptPart
            issue={issue}
            reviewed={data.reviewed}
            unchecked={data.paths.length - data.checked}
            onAdopt={onAdopt}
          />
          {printedAt !== undefined && <PathsPaper {...{ issue, data, readPath, printedAt }} />}
        </>
      )}
    </>
  );
};
