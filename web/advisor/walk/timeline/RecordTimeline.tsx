import { Fragment } from 'react';
import { timelineLines, timelineOf } from '#core/record/timeline.ts';
import type { OutboxRecord } from '../../phone/store/phone-store.ts';
import type { WireStep } from '#core/issue/wire-schema.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import { timelineMessages } from './messages.ts';
import classes from './Timeline.module.css';
import { TimelineButtons } from './TimelineButtons.tsx';

const words = timelineMessages;

interface RecordTimelineProps {
  record: OutboxRecord;
  /** Those of the revision that was walked; none if the phone does not have it. */
  steps: readonly WireStep[];
}

/** What happened in the walk of a record, line by line, ready for the incident report (TIMELINE-1 to TIMELINE-3). */
export const RecordTimeline = ({ record, steps }: RecordTimelineProps) => {
  const campus = useCampus();
  const { body } = record.life;
  if (!('issueStatus' in body)) return null;
  const { timeZone } = campus;
  const entries = timelineOf({ record: body, title: record.title, steps, campus });
  if (entries.length === 0) return null;
  // Two taps of one minute can read alike: a line is told from another by its place, which never changes.
  const lines = timelineLines(entries, timeZone).map((line, id) => ({ ...line, id }));
  return (
    <section aria-labelledby="timeline">
      <h3 id="timeline" className={classes.title}>
        {timeZone === undefined ? words.phoneTime : words.campusTime}
      </h3>
      <ol className={classes.lines}>
        {lines.map(({ id, at, did, day, time, text }) => (
          <Fragment key={id}>
            {day !== undefined && <li className={classes.day}>{day}</li>}
            <li className={classes.line} data-did={did}>
              <time dateTime={new Date(at).toISOString()}>{time}</time>
              <span>{text}</span>
            </li>
          </Fragment>
        ))}
      </ol>
      <TimelineButtons title={record.title} entries={entries} timeZone={timeZone} />
    </section>
  );
};
