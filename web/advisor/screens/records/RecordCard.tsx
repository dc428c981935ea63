import { stateOf } from '#core/outbox/record-life.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import card from '#kit/layout/card/Card.module.css';
import { ChevronRight } from '#kit/icon/drawings/signs/chevron-right.ts';
import { RefreshCw } from '#kit/icon/drawings/actions/refresh-cw.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { outboxMessages } from '../../phone/outbox/messages.ts';
import { clockTime } from '../../base/clock-time.ts';
import type { OutboxRecord } from '../../phone/store/phone-store.ts';
import { sendNow } from '../../phone/outbox/sender.ts';
import { CopyRecord } from './CopyRecord.tsx';
import { copyMessages } from '../../walk/timeline/copy-messages.ts';
import { recordsMessages } from './messages.ts';
import { ReceiptLine } from './ReceiptLine.tsx';
import classes from './RecordCard.module.css';
import { ReceiptText } from './ReceiptText.tsx';
import { RecordHead } from './RecordHead.tsx';

const words = recordsMessages.receipt;

interface RecordCardProps {
  record: OutboxRecord;
  epoch: string | undefined;
  onOpen: () => void;
}

/** A record with its receipt (OUTBOX-30); one refused for good can be copied and tried again (OUTBOX-8). */
export const RecordCard = ({ record, epoch, onOpen }: RecordCardProps) => {
  const { title, savedAt, life } = record;
  const { key, receipt } = life;
  const state = stateOf(life, epoch);
  return (
    <article className={`${card.card} ${classes.record}`}>
      <RecordHead
        record={record}
        time={clockTime(savedAt)}
        end={<Icon icon={ChevronRight} size={22} directional />}
      >
        <h3>
          <button
            type="button"
            id={key}
            className={`${card.press} ${classes.title}`}
            onClick={onOpen}
          >
            {title}
          </button>
        </h3>
      </RecordHead>
      <ReceiptLine state={state} />
      {state === 'sendingAgain' && <p className={classes.word}>{words.restored}</p>}
      {receipt && state !== 'sendingAgain' && (
        <p className={classes.word}>
          <ReceiptText life={life} />
        </p>
      )}
      {state === 'refused' && (
        <>
          <p className={classes.word}>{words.refusedText}</p>
          <div className={`${card.buttons} ${classes.buttons}`}>
            <CopyRecord record={record} label={copyMessages.copyAsText} />
            <Button size="thumb" icon={<Icon icon={RefreshCw} />} onClick={() => void sendNow(key)}>
              {outboxMessages.sendNow}
            </Button>
          </div>
        </>
      )}
    </article>
  );
};
