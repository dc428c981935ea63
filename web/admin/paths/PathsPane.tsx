import { useId, useMemo } from 'react';
import type { Campus } from '#core/campus/setting.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { Visit } from '#core/walk/walk.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { Printer } from '#kit/icon/drawings/actions/printer.ts';
import { useSettings } from '../base/queries.ts';
import { usePrintStored } from '../shared/print/use-print-stored.ts';
import pane from '../shared/page-parts/pane.module.css';
import { LoadFailed, Loading } from '../shared/states/ActionFailed.tsx';
import { pathsMessages as words } from './messages.ts';
import { PathList } from './PathList.tsx';
import classes from './PathsPane.module.css';
import { PathsPaper, usePrinting } from './PathsPaper.tsx';
import { AdoptPart } from './AdoptPart.tsx';
import { pathReader } from './read-path.ts';
import { PathLanguages, useReadLanguage } from './PathLanguages.tsx';
import { reviewTranslation, usePaths } from './use-paths.ts';

interface PathsPaneProps {
  issue: Issue;
  campus: Campus | undefined;
  isDirty: boolean;
  onWalk: (visits: readonly Visit[]) => void;
  /** Confirms that all paths were read; throws the reason if that was not saved. */
  onAdopt: () => Promise<void>;
}

/** The pane with all paths of the saved issue, which people read, check, print and review (PATHS-1, PATHS-2, PATHS-6, PATHS-7). */
export const PathsPane = ({ issue, campus, isDirty, onWalk, onAdopt }: PathsPaneProps) => {
  const { _id, version } = issue;
  const titleId = useId();
  const { languages, language, spoken } = useReadLanguage(issue);
  const paths = usePaths({ _id, version }, language);
  const { data, isError, refetch } = paths;
  const settings = useSettings();
  const hasPaths = data !== undefined && data.count > 0;
  const { print, busy } = usePrintStored(
    [paths, settings],
    `${_id} ${version} ${language}`,
    hasPaths,
  );
  const readPath = useMemo(
    () => data && pathReader(data.issueSteps, campus, spoken),
    [data, campus, spoken],
  );
  const printedAt = usePrinting();
  const isFirstOnly = data !== undefined && (data.isMore || data.count > data.paths.length);
  return (
    <>
      <div className={pane.head}>
        <h2 id={titleId} className={pane.title}>
          {words.title}
        </h2>
        {hasPaths && (
          <Button variant="quiet" icon={Printer} busy={busy} onClick={print}>
            {words.print}
          </Button>
        )}
      </div>
      <p className={pane.text}>{words.about}</p>
      {languages.length > 0 && (
        <PathLanguages {...{ _id, languages, language }} original={spoken.original} />
      )}
      {isDirty && <p className={classes.note}>{words.unsaved}</p>}
      {isError && <LoadFailed title={words.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data?.count === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
      {data && readPath && data.count > 0 && (
        <>
          {isFirstOnly && <p className={classes.note}>{words.firstOnly(data.paths.length)}</p>}
          <PathList
            key={language}
            {...{ issue, data, readPath, language, onWalk }}
            labelledBy={titleId}
          />
          <AdoptPart
            key={`review ${language}`}
            {...{ issue, data }}
            isTranslation={language !== undefined}
            onAdopt={
              language === undefined ? onAdopt : async () => await reviewTranslation(_id, language)
            }
          />
          {printedAt !== undefined && <PathsPaper {...{ issue, data, readPath, printedAt }} />}
        </>
      )}
    </>
  );
};
