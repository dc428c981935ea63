import { useCallback, useEffect, useRef, useState } from 'react';
import type { Attendance } from '#core/record/attendance.ts';
import { timelineOf } from '#core/record/timeline.ts';
import { useOf } from '#kit/base/use-of.ts';
import { FeedbackFields } from '../../../guide/FinalScreen.tsx';
import { useCampus } from '../../phone/library/local-copy.ts';
import { addFeedback } from '../../phone/outbox/corrected-record.ts';
import { warnNotSaved } from '../../phone/walks/saved-walks.ts';
import { savedIn, type WatchedWalk } from '../state/use-walking.ts';
import { TimelineButtons } from './copy-text.tsx';
import { feedbackMessages as words } from './text-messages.ts';
import classes from './after-outcome.module.css';

/** The fields for stars and a comment that were not given before the outcome; they correct the record once (WALK-34). */
const LateFeedback = ({ walking }: { walking: WatchedWalk }) => {
  const { rating, description } = useOf(walking, savedIn);
  const [isWhole] = useState(rating > 0 && description !== '');
  const [isOpen, setOpen] = useState(false);
  const stored = useRef({ rating, description });
  const store = useCallback(() => {
    const { saved } = walking.now();
    const { rating, description } = stored.current;
    if (saved.rating === rating && saved.description === description) return;
    stored.current = saved;
    const feedback = { description: saved.description.trim(), rating: saved.rating };
    addFeedback({ id: saved.id, feedback }).catch(warnNotSaved);
  }, [walking]);
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const { current } = part;
    // Each star is a field of its own, so a correction at every change would soon make one too many.
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (!current?.contains(relatedTarget as Node | null)) store();
    };
    // The walk has ended: if it were kept as unfinished, it would be stored in the place of the feedback.
    walking.giveUp();
    current?.addEventListener('focusout', leave);
    addEventListener('pagehide', store);
    document.addEventListener('visibilitychange', store);
    return () => {
      current?.removeEventListener('focusout', leave);
      removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', store);
      store();
      // After Undo the walk goes on.
      walking.persist();
    };
  }, [store, walking]);
  if (isWhole) return null;
  return (
    <details
      ref={part}
      className={classes.feedback}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.add}</summary>
      {isOpen && (
        <FeedbackFields
          rating={rating}
          description={description}
          onChange={(entered) => walking.change((walk) => ({ ...walk, ...entered }))}
        />
      )}
    </details>
  );
};

export interface AfterOutcomeProps {
  record: Attendance;
  walking: WatchedWalk;
}

/** The offers that may follow an outcome: stars, a comment, and the timeline (TIMELINE-3, WALK-34). */
export const AfterOutcome = ({ record, walking }: AfterOutcomeProps) => {
  const campus = useCampus();
  const { title, walk } = walking.now().saved;
  const entries = timelineOf({ record, title, steps: walk.steps, campus });
  return (
    <>
      <LateFeedback walking={walking} />
      <TimelineButtons title={title} entries={entries} timeZone={campus.timeZone} />
    </>
  );
};
