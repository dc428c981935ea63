import type { ReactNode } from 'react';
import { Label } from '#kit/controls/label/Label.tsx';
import type { OutboxRecord } from '../../phone/store/phone-store.ts';
import { practiceMessages } from '../../walk/practice/messages.ts';
import classes from './RecordHead.module.css';
import { RecordIcon } from './RecordIcon.tsx';

interface RecordHeadProps {
  record: OutboxRecord;
  /** The heading. */
  children: ReactNode;
  time: string;
  /** At the end: an arrow. */
  end?: ReactNode;
}

/** What a record is of, how it ended and when. */
export const RecordHead = ({ record, children, time, end }: RecordHeadProps) => {
  const { body } = record.life;
  const outcome = 'issueStatus' in body ? body.issueStatus : undefined;
  return (
    <div className={classes.head}>
      <RecordIcon record={record} />
      <div className={classes.words}>
        {children}
        <p className={classes.meta}>
          {outcome && (
            <Label tone={outcome === 'Resolved' ? 'positive' : 'danger'}>{outcome}</Label>
          )}
          {'practice' in body && body.practice && <Label>{practiceMessages.practice}</Label>}
          {time}
        </p>
      </div>
      {end !== undefined && <span className={classes.end}>{end}</span>}
    </div>
  );
};
