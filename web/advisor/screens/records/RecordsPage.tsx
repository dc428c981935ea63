import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { isToSend } from '#core/outbox/record-life.ts';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { ClipboardList } from '#kit/icon/drawings/signs/clipboard-list.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { messages } from '../../../base/messages.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import { paths } from '../../../base/paths.ts';
import { recordsMessages } from './messages.ts';
import { HandedOverLines } from './HandedOverLines.tsx';
import { OpenRecord } from './OpenRecord.tsx';
import { RecordList } from './RecordList.tsx';
import { useReportsElsewhere } from './reports-elsewhere.ts';
import { useAdvisorName } from '../../../base/advisor-name.ts';
import { isSilent, type OutboxRecord } from '../../phone/store/phone-store.ts';
import { useServerFacts, useStored } from '../../phone/outbox/use-stored.ts';
import { Users } from '#kit/icon/drawings/signs/users.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { CloudUpload } from '#kit/icon/drawings/actions/cloud-upload.ts';
import { RefreshCw } from '#kit/icon/drawings/actions/refresh-cw.ts';
import { outboxMessages } from '../../phone/outbox/messages.ts';
import { sendNow } from '../../phone/outbox/sender.ts';
import classes from './RecordsPage.module.css';

const words = recordsMessages.waiting;

/** The state of the browser's history entry: an opened record has its own, so that Back leads to the list. */
type Entry = { readonly record?: string } | null;

/** Returns the key of the open record, and gives the focus back when the record is left. */
function useOpened(): string | undefined {
  const opened = useHistoryState<Entry>()?.record;
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (opened === undefined && last.current !== undefined) {
      document.getElementById(last.current)?.focus();
    }
    last.current = opened;
  }, [opened]);
  return opened;
}

/** The page with the records of the stored name on this phone, each with its receipt (OUTBOX-6, OUTBOX-30). */
export const RecordsPage = () => {
  usePageTitle(messages.advisorShell.records);
  const [, navigate] = useLocation();
  const opened = useOpened();
  const name = useAdvisorName();
  const records = useRecords();
  useReportsElsewhere(records?.own ?? []);
  if (!records) return null;
  const { own, others, epoch } = records;
  const open = own.find(({ life }) => life.key === opened);
  if (open) {
    return (
      <div className={classes.page}>
        <OpenRecord key={open.life.key} record={open} epoch={epoch} />
      </div>
    );
  }
  const waiting = own.filter(({ life }) => isToSend(life, epoch));
  return (
    <div className={classes.page}>
      {waiting.length > 0 && <WaitingRecords records={waiting} />}
      <RecordList
        records={own}
        epoch={epoch}
        onOpen={({ life }) => navigate(paths.records, { state: { record: life.key } })}
      />
      {own.length === 0 && (
        <EmptyState
          icon={<Icon icon={ClipboardList} size={40} />}
          title={recordsMessages.empty.title}
        >
          {recordsMessages.empty.text}
        </EmptyState>
      )}
      <HandedOverLines name={name} />
      <OtherAdvisors others={others} />
    </div>
  );
};

/** The records of the stored name on this phone, newest first, and the number of other advisors' records (OUTBOX-6). */
type Records = {
  readonly own: readonly OutboxRecord[];
  readonly others: readonly { readonly name: string; readonly count: number }[];
  /** The last known epoch of the server, by which receipts are judged. */
  readonly epoch: string | undefined;
};

function useRecords(): Records | undefined {
  const name = useAdvisorName();
  const records = useStored('outbox')?.filter((record) => !isSilent(record));
  const server = useServerFacts();
  if (!records || !server) return undefined;
  const counts = new Map<string, number>();
  for (const { advisor } of records) {
    if (advisor !== name) counts.set(advisor, (counts.get(advisor) ?? 0) + 1);
  }
  return {
    own: records
      .filter(({ advisor }) => advisor === name)
      .sort((a, b) => b.savedAt.localeCompare(a.savedAt)),
    others: Array.from(counts, ([other, count]) => ({ name: other, count })),
    epoch: server.epoch,
  };
}

/** Shows the stored name and how many records other advisors left on this phone, and nothing else of theirs (OUTBOX-6). */
const OtherAdvisors = ({ others }: Pick<Records, 'others'>) => (
  <ul className={classes.others}>
    {others.map(({ name, count }) => (
      <li key={name} className={classes.other}>
        <Icon icon={Users} size={22} />
        <div>
          <p className={classes.otherName}>{name}</p>
          <p className={classes.count}>{recordsMessages.others(count)}</p>
        </div>
      </li>
    ))}
  </ul>
);

/** Says that records are waiting, tries all of them at once, and shows the result (OUTBOX-30). */
const WaitingRecords = ({ records }: { records: readonly OutboxRecord[] }) => {
  const [isPressed, setIsPressed] = useState(false);
  // A press clears the earlier failures, so a failure that is shown afterward is the result of that press.
  const failure = records.find(({ life }) => life.failures > 0)?.life.lastFailure;
  const send = async (): Promise<void> => {
    await Promise.all(records.map(async ({ life }) => await sendNow(life.key)));
    setIsPressed(true);
  };
  return (
    <section className={classes.waiting} aria-label={words.title(records.length)}>
      <Icon icon={CloudUpload} size={22} />
      <div>
        <h2 className={classes.waitingTitle}>{words.title(records.length)}</h2>
        <p className={classes.waitingText}>{words.text}</p>
        <p role="status" className={classes.waitingText}>
          {isPressed && failure && words.failed[failure]}
        </p>
      </div>
      <Button
        variant="primary"
        size="thumb"
        wide
        busy={isPressed && !failure}
        icon={RefreshCw}
        onClick={() => void send()}
      >
        {outboxMessages.sendNow}
      </Button>
    </section>
  );
};
