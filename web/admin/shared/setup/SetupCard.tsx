import { Link } from 'wouter';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { doneCount, SETUP_POINTS } from '#core/setup/setup.ts';
import type { SetupState } from '#core/setup/setup-schema.ts';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { X } from '#kit/icon/drawings/actions/x.ts';
import { mayAs } from '#core/people/role.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { focusHeading } from '../../../base/page-title.ts';
import { useRole } from '../../base/role.ts';
import { putSetupAway } from './kept-setup.ts';
import { missingNumbersMessages } from '../states/messages.ts';
import { setupMessages as words } from './messages.ts';
import { nextPoint, placeOf } from './places.ts';
import classes from './SetupCard.module.css';
import { showUndoToast } from '../../base/undo-toast.ts';

const putAway = (): void => {
  putSetupAway(true);
  // The pressed button is gone, so the heading gets the focus.
  focusHeading();
  showUndoToast(words.isAway, () => putSetupAway(false));
};

interface SetupCardProps {
  state: Pick<SetupState, 'done'>;
  /** The number of numbers that advisors need and the campus lacks (CAMPUS-17). */
  missing: number;
}

/** A line above the issues list that says how far the setup is, with the next point, until all is done or somebody hides it (SETUP-9). */
export const SetupCard = ({ state, missing }: SetupCardProps) => {
  const role = useRole();
  const { done } = state;
  const count = doneCount(state);
  const next = nextPoint(state, role);
  // Until both points are done, the next point asks for numbers anyway.
  const isShort = missing > 0 && done.emergency && done.contacts;
  return (
    <section className={classes.line} aria-label={ADMIN_PAGES.setup.title}>
      <span className={classes.dots} aria-hidden="true">
        {SETUP_POINTS.map((point, place) => (
          <i key={point} data-done={place < count || undefined} />
        ))}
      </span>
      <p className={classes.words}>
        <b>{words.count(count, SETUP_POINTS.length)}.</b>{' '}
        {isShort ? (
          <b className={classes.short}>{missingNumbersMessages.missing(missing)}.</b>
        ) : (
          <span>{next ? `${words.next} ${words.points[next].title}` : words.ownerDoesRest}</span>
        )}
      </p>
      {isShort && mayAs(role, 'owner') && (
        <Link href={adminPaths.contacts}>{missingNumbersMessages.setThem(missing)}</Link>
      )}
      {!isShort && next && <Link href={placeOf(next)}>{words.points[next].go}</Link>}
      <Link className={classes.all} href={adminPaths.setup}>
        {words.all}
      </Link>
      <IconButton icon={X} label={words.putAwayName} onClick={putAway} />
    </section>
  );
};
