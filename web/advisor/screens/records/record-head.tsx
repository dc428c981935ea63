import type { ReactNode } from 'react';
import { Label } from '#kit/controls/label/Label.tsx';
import type { OutboxRecord } from '../../phone/store/phone-store.ts';
import { practiceMessages } from '../../walk/parts/messages.ts';
import type { Category } from '#core/base/category.ts';
import { ClipboardList } from '#kit/icon/drawings/signs/clipboard-list.ts';
import { MessageSquare } from '#kit/icon/drawings/signs/message-square.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { OUTCOME_TONE } from '../../../base/outcome-tone.ts';
import { CategoryIcon } from '../../../base/CategoryIcon.tsx';
import { useTitles } from '../../phone/library/titles.ts';
import { recordedOutcome } from '#core/record/taken-back.ts';
import type { RecordState, RecordLife } from '#core/outbox/record-life.ts';
import { Check } from '#kit/icon/drawings/actions/check.ts';
import { X } from '#kit/icon/drawings/actions/x.ts';
import { recordsMessages } from './messages.ts';
import { useRecordClock } from './record-clock.ts';
import { receiptTexts } from './record-text.tsx';
import classes from './record-head.module.css';

const words = recordsMessages.receipt;

interface RecordHeadProps {
  record: OutboxRecord;
  children: ReactNode;
  time: string;
  end?: ReactNode;
}

export const RecordHead = ({ record, children, time, end }: RecordHeadProps) => {
  const { body } = record.life;
  const outcome = 'issueStatus' in body ? recordedOutcome(body) : undefined;
  return (
    <div className={classes.head}>
      <RecordIcon record={record} />
      <div className={classes.headText}>
        {children}
        <p className={classes.meta}>
          {outcome && <Label tone={OUTCOME_TONE[outcome]}>{outcome}</Label>}
          {'practice' in body && body.practice && <Label>{practiceMessages.practice}</Label>}
          <span>{time}</span>
        </p>
      </div>
      {end !== undefined && <span className={classes.end}>{end}</span>}
    </div>
  );
};

function useCategory({ life: { body } }: OutboxRecord): Category | undefined {
  const titles = useTitles();
  if ('issueId' in body) return titles?.issues.find(({ _id }) => _id === body.issueId)?.category;
  return 'category' in body ? (body.category ?? undefined) : undefined;
}

const RecordIcon = ({ record }: { record: OutboxRecord }) => {
  const category = useCategory(record);
  if (category) return <CategoryIcon category={category} />;
  const isWalk = 'issueStatus' in record.life.body;
  return (
    <span className={classes.kind}>
      <Icon icon={isWalk ? ClipboardList : MessageSquare} size={22} />
    </span>
  );
};

/** The state of a mark: it was reached, waits, was refused, or was not reached yet. */
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
  /** The words of the first and the last mark, if there is room for more than one word. */
  here?: string;
  received?: ReactNode;
  upright?: boolean;
}

/** Shows the progress of a record by three marks on a line (OUTBOX-30). */
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
        // A mark that is not reached yet is only drawn: if a screen reader read it, it would sound as if it were reached.
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

/** Says that the server has a record, or had it before the last change; shows nothing if the server never had it. */
export const ReceiptText = ({ life }: { life: RecordLife<unknown> }) => {
  const { receipt, correction } = life;
  const clock = useRecordClock();
  if (!receipt) return null;
  const { received, code } = receiptTexts(receipt, receipt.correction === correction, clock);
  return (
    <>
      <span>{received}</span> <span className={classes.code}>{code}</span>
    </>
  );
};
