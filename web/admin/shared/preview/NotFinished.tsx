import { Link } from 'wouter';
import type { Stop } from '#core/walk/draft-walk.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { takeFocus } from '../../../guide/StepScreen.tsx';
import { BRANCH_WORDS } from '../../base/messages.ts';
import { previewMessages as words } from './messages.ts';
import classes from './NotFinished.module.css';

/** Moves the focus as in a walk, but never out of a field next to the preview in which somebody types (PREVIEW-4). */
export const focusBeside = (shown: HTMLElement | null): void => {
  const active = document.activeElement;
  const isField = active?.matches('input, textarea, select, [role="textbox"]');
  const isTyping = isField && !active?.closest('[data-preview]');
  if (!isTyping) takeFocus(shown);
};

interface NotFinishedProps {
  issueId: string;
  /** The place where the preview stopped; undefined if the issue has no step. */
  stop: Stop | undefined;
  onStep: (() => void) | undefined;
}

/** A message that a preview cannot go on, with a link to the unfinished step (PREVIEW-3). */
export const NotFinished = ({ issueId, stop, onStep }: NotFinishedProps) => (
  <div className={classes.stop}>
    <Icon icon={TriangleAlert} size={22} />
    <div>
      <h3 ref={focusBeside} className={classes.title} tabIndex={-1} data-autofocus>
        {words.notFinished}
      </h3>
      {stop ? (
        <>
          <p>
            {stop.branch
              ? words.unfinishedAnswer(stop.number, BRANCH_WORDS[stop.branch])
              : words.unfinishedStep(stop.number)}
          </p>
          <Link href={adminPaths.issue(issueId, stop.step)} onClick={onStep}>
            {words.goToStep(stop.number)}
          </Link>
        </>
      ) : (
        <p>{words.noSteps}</p>
      )}
    </div>
  </div>
);
