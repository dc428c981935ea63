import type { RecordState } from '#core/record-life.ts';
import { Check } from '#kit/icon/drawings/check.ts';
import { X } from '#kit/icon/drawings/x.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { recordsMessages } from './messages.ts';
import classes from './ReceiptLine.module.css';

const words = recordsMessages.receipt;

/** How far a mark is: reached, the one that waits or was refused, or not yet. */
type Reached = 'done' | 'waits' | 'refused' | 'not yet';

const MIDDLE: Record<RecordState, readonly [Reached, string]> = {
  waiting: ['waits', words.notSent],
  sendingAgain: ['waits', words.sendingAgain],
  refused: ['refused', words.refused],
  received: ['done', words.sent],
};

interface ReceiptLineProps {
  state: RecordState;
  /** The words of the first and the last mark, where there is room for more than one. */
  here?: string;
  received?: string;
  upright?: boolean;
}

/** How far a record is: three marks on a line (OUTBOX-30). */
export const ReceiptLine = ({
  state,
  here = words.here,
  received = words.received,
  upright = false,
}: ReceiptLineProps) => {
  const marks: readonly (readonly [Reached, string])[] = [
    ['done', here],
    MIDDLE[state],
    [state === 'received' ? 'done' : 'not yet', received],
  ];
  return (
    <ol className={classes.line} data-upright={upright}>
      {marks.map(([reached, text]) => (
        // What has not come is only drawn: read out it would be taken for come.
        <li key={text} data-reached={reached} aria-hidden={reached === 'not yet' || undefined}>
          <span className={classes.mark}>
            {reached === 'done' && <Icon icon={Check} size={10} strokeWidth={3.5} />}
            {reached === 'refused' && <Icon icon={X} size={10} strokeWidth={3.5} />}
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
};
