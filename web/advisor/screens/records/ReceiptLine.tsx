import type { ReactNode } from 'react';
import type { RecordState } from '#core/outbox/record-life.ts';
import { Check } from '#kit/icon/drawings/actions/check.ts';
import { X } from '#kit/icon/drawings/actions/x.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { recordsMessages } from './messages.ts';
import classes from './ReceiptLine.module.css';

const words = recordsMessages.receipt;

/** How far a mark is: reached, the one that waits or was refused, or not yet. */
type Reached = 'done' | 'waits' | 'refused' | 'not yet';

type Mark = { readonly at: string; readonly reached: Reached; readonly text: ReactNode };

const MIDDLE: Record<RecordState, Omit<Mark, 'at'>> = {
  waiting: { reached: 'waits', text: words.notSent },
  sendingAgain: { reached: 'waits', text: words.sendingAgain },
  refused: { reached: 'refused', text: words.refused },
  received: { reached: 'done', text: words.sent },
};

interface ReceiptLineProps {
  state: RecordState;
  /** The words of the first and the last mark, if there is room for more than one. */
  here?: string;
  received?: ReactNode;
  upright?: boolean;
}

/** How far a record is: three marks on a line (OUTBOX-30). */
export const ReceiptLine = ({
  state,
  here = words.here,
  received = words.received,
  upright = false,
}: ReceiptLineProps) => {
  const marks: readonly Mark[] = [
    { at: 'here', reached: 'done', text: here },
    { at: 'between', ...MIDDLE[state] },
    { at: 'office', reached: state === 'received' ? 'done' : 'not yet', text: received },
  ];
  return (
    <ol className={classes.line} data-upright={upright}>
      {marks.map(({ at, reached, text }) => (
        // What has not come is only drawn: read out it would be taken for come.
        <li key={at} data-reached={reached} aria-hidden={reached === 'not yet' || undefined}>
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
