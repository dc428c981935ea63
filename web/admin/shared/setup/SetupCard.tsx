import { useId } from 'react';
import { Link } from 'wouter';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { doneCount, SETUP_POINTS } from '#core/setup/setup.ts';
import type { SetupState } from '#core/setup/setup-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ProgressBar } from '#kit/layout/progress-bar/ProgressBar.tsx';
import { adminPaths } from '../../../base/admin-paths.ts';
import { PageButton } from '../../base/PageButton.tsx';
import { focusHeading } from '../../../base/page-title.ts';
import { useRole } from '../../base/role.ts';
import { putSetupAway } from './kept-setup.ts';
import { setupMessages as words } from './messages.ts';
import { nextPoint, placeOf } from './places.ts';
import classes from './SetupCard.module.css';
import { showUndoToast } from '../../base/undo-toast.ts';

const putAway = (): void => {
  putSetupAway(true);
  // The button that was pressed is gone.
  focusHeading();
  showUndoToast(words.isAway, () => putSetupAway(false));
};

/** Above the issues list, until all is done or it is put away: how far, and the next point (SETUP-9). */
export const SetupCard = ({ state }: { state: Pick<SetupState, 'done'> }) => {
  const role = useRole();
  const titleId = useId();
  const count = doneCount(state);
  const next = nextPoint(state, role);
  const place = next && placeOf(next);
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {ADMIN_PAGES.setup.title}
        </h2>
        <Button variant="plain" size="small" aria-label={words.putAwayName} onClick={putAway}>
          {words.putAway}
        </Button>
      </div>
      <ProgressBar
        label={words.progress}
        hideLabel
        value={(100 * count) / SETUP_POINTS.length}
        note={words.count(count, SETUP_POINTS.length)}
      />
      <div className={classes.next}>
        {next ? (
          <p className={classes.words}>
            {words.next} <b>{words.points[next].title}</b>
            <span className={classes.why}>{words.points[next].text}</span>
          </p>
        ) : (
          <p className={classes.words}>{words.ownerDoesRest}</p>
        )}
        <div className={classes.ways}>
          {next && place !== undefined && (
            <PageButton href={place}>{words.points[next].go}</PageButton>
          )}
          <Link href={adminPaths.setup}>{words.all}</Link>
        </div>
      </div>
    </section>
  );
};
