import { useEffect } from 'react';
import { loadAll, OnceLoaded, onDemand } from '../../../base/on-demand/on-demand.ts';
import { isReportDue, type OutboxRecord } from '../../phone/store/phone-store.ts';
import { recordsMessages } from './messages.ts';
import { useRecordClock } from './record-clock.ts';
import { stateOf } from '#core/outbox/record-life.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import card from '#kit/layout/card/Card.module.css';
import { ChevronRight } from '#kit/icon/drawings/signs/chevron-right.ts';
import { RefreshCw } from '#kit/icon/drawings/actions/refresh-cw.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { outboxMessages } from '../../phone/outbox/messages.ts';
import { sendNow } from '../../phone/outbox/sender.ts';
import type { CopyNightProps } from './CopyNight.tsx';
import { CopyRecord, titleLang } from './record-text.tsx';
import { ToldLater } from '../../walk/parts/escalate.tsx';
import { reportMessages } from '../../walk/parts/report-messages.ts';
import { copyMessages } from '../../walk/parts/text-messages.ts';
import { ReceiptLine, ReceiptText, RecordHead } from './record-head.tsx';
import classes from './RecordList.module.css';

const words = recordsMessages.groups;

interface RecordListProps {
  /** The records, the newest first. */
  records: readonly OutboxRecord[];
  epoch: string | undefined;
  onOpen: (record: OutboxRecord) => void;
}

/** A list of records: those of this night or day come first, then the earlier ones (OUTBOX-30). */
export const RecordList = ({ records, epoch, onOpen }: RecordListProps) => {
  const now = new Date();
  const { label, since } = newestGroup(now);
  const night = nightBegan(now);
  const ofNight = records.filter(({ savedAt }) => Date.parse(savedAt) >= night.getTime());
  const isNew = ({ savedAt }: OutboxRecord): boolean => Date.parse(savedAt) >= since.getTime();
  const groups = [
    { name: label, members: records.filter(isNew) },
    { name: recordsMessages.groups.earlier, members: records.filter((each) => !isNew(each)) },
  ].filter(({ members }) => members.length > 0);
  return groups.map(({ name, members }, place) => (
    <section key={name} className={classes.group} aria-label={name}>
      <h2 className={classes.name}>{name}</h2>
      <ul className={classes.cards}>
        {members.map((record) => (
          <li key={record.life.key}>
            <RecordCard record={record} epoch={epoch} onOpen={() => onOpen(record)} />
          </li>
        ))}
      </ul>
      {place === 0 && ofNight.length > 0 && <Night records={ofNight} since={night} epoch={epoch} />}
    </section>
  ));
};

const CopyNight = onDemand('CopyNight', async () => await import('./CopyNight.tsx'));

const Night = (props: CopyNightProps) => {
  useEffect(() => void loadAll([CopyNight]).catch(() => undefined), []);
  return <OnceLoaded part={CopyNight} {...props} />;
};

const EVENING = 18;
const MORNING = 6;

/** Returns the noon at which the current or the last night began: this way midnight splits no shift, and in the morning the whole night is still shown. */
export function nightBegan(now: Date): Date {
  const noon = new Date(now);
  if (now.getHours() < EVENING) noon.setDate(noon.getDate() - 1);
  noon.setHours(12, 0, 0, 0);
  return noon;
}

/** Returns the name and the beginning of the newest group of records, by the phone's clock. */
export function newestGroup(now: Date): { label: string; since: Date } {
  const hour = now.getHours();
  if (hour >= EVENING || hour < MORNING) return { label: words.tonight, since: nightBegan(now) };
  const since = new Date(now);
  since.setHours(0, 0, 0, 0);
  return { label: words.today, since };
}

interface RecordCardProps {
  record: OutboxRecord;
  epoch: string | undefined;
  onOpen: () => void;
}

/** A record with its receipt (OUTBOX-30); one that the server refused for good can be copied and tried again (OUTBOX-8). */
const RecordCard = ({ record, epoch, onOpen }: RecordCardProps) => {
  const { title, savedAt, life } = record;
  const { key, receipt } = life;
  const state = stateOf(life, epoch);
  const clock = useRecordClock();
  return (
    <article className={`${card.card} ${classes.record}`}>
      <RecordHead
        record={record}
        time={clock.time(savedAt)}
        end={<Icon icon={ChevronRight} size={22} />}
      >
        <h3>
          <button
            type="button"
            id={key}
            className={`${card.press} ${classes.title}`}
            lang={titleLang(record)}
            onClick={onOpen}
          >
            {title}
          </button>
        </h3>
      </RecordHead>
      <ReceiptLine state={state} />
      {state === 'sendingAgain' && <p>{recordsMessages.receipt.restored}</p>}
      {receipt && state !== 'sendingAgain' && (
        <p>
          <ReceiptText life={life} />
        </p>
      )}
      <ToldLater recordKey={key} isLine />
      {isReportDue(record) && <p className={classes.due}>{reportMessages.due}</p>}
      {state === 'refused' && (
        <>
          <p>{recordsMessages.receipt.refusedText}</p>
          <div className={`${card.buttons} ${classes.buttons}`}>
            <CopyRecord record={record} label={copyMessages.copyAsText} />
            <Button size="thumb" icon={RefreshCw} onClick={() => void sendNow(key)}>
              {outboxMessages.sendNow}
            </Button>
          </div>
        </>
      )}
    </article>
  );
};
