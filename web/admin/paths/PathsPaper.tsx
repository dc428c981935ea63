import { createPortal, flushSync } from 'react-dom';
import { useState } from 'react';
import { formatDate } from '#core/base/format.ts';
import type { Issue } from '#core/issue/issue.ts';
import { CategoryIcon } from '../../base/CategoryIcon.tsx';
import { printMessages } from '../shared/print/messages.ts';
import paper from '../shared/print/paper.module.css';
import type { Paths } from '../base/issues-api.ts';
import { pathsChecked } from '../shared/states/messages.ts';
import { useWindowEvent } from '../base/use-window-event.ts';
import { pathsMessages as words } from './messages.ts';
import classes from './PathsPaper.module.css';
import { PathLines } from './PathLines.tsx';
import { partsOf } from './path-parts.ts';
import type { PathReader } from './read-path.ts';
import { Written } from '../base/Written.tsx';

/** Returns the time at which printing began, as a UTC ISO instant; the parts for the paper are drawn before the printer reads the page. */
export function usePrinting(): string | undefined {
  const [since, setSince] = useState<string>();
  useWindowEvent('beforeprint', () => flushSync(() => setSince(new Date().toISOString())));
  useWindowEvent('afterprint', () => setSince(undefined));
  return since;
}

interface PathsPaperProps {
  issue: Pick<Issue, 'title' | 'category'>;
  data: Paths;
  readPath: PathReader;
  /** The time of printing as a UTC ISO instant. */
  printedAt: string;
}

/** The list of paths on paper, with room for check marks by hand; none of it is on the screen (PATHS-6). */
export const PathsPaper = ({ issue, data, readPath, printedAt }: PathsPaperProps) => {
  const places = data.paths.map(({ steps }) => steps);
  return createPortal(
    <div className={classes.paper}>
      <article className={paper.sheet}>
        <header className={paper.running}>
          <div className={paper.head}>
            <CategoryIcon category={issue.category} size={40} />
            <div>
              <h2 className={paper.name}>
                <Written of={issue} within={words.onPaper}>
                  {issue.title}
                </Written>
              </h2>
              <p>
                <span>{pathsChecked(data)}</span>
                {data.count > data.paths.length && (
                  <span>{`. ${words.firstOnly(data.paths.length)}`}</span>
                )}
              </p>
              <p>{printMessages.printed(formatDate(printedAt))}</p>
            </div>
          </div>
        </header>
        <ol className={classes.paths}>
          {data.paths.map(({ fingerprint, steps, check, reopened }, index) => (
            <li key={fingerprint} className={classes.path}>
              <span className={classes.box} data-checked={check ? '' : undefined} />
              <div>
                <p className={classes.number}>
                  {words.path(index + 1)} <span>{words.count(steps.length)}</span>
                </p>
                <PathLines
                  steps={readPath(steps).read}
                  parts={partsOf(steps, places.slice(0, index))}
                />
                {check && <p>{words.checkedBy(check.by, formatDate(check.at))}</p>}
                {reopened && !check && <p>{words.reopened}</p>}
              </div>
            </li>
          ))}
        </ol>
        <footer className={paper.foot}>{words.paperNote}</footer>
      </article>
    </div>,
    document.body,
  );
};
