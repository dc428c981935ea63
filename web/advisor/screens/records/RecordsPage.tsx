import { useEffect, useRef } from 'react';
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
import { OpenRecord } from './OpenRecord.tsx';
import { OtherAdvisors } from './OtherAdvisors.tsx';
import { RecordList } from './RecordList.tsx';
import classes from './RecordsPage.module.css';
import { useRecords } from './use-records.ts';
import { WaitingRecords } from './WaitingRecords.tsx';

/** An opened record has an entry of its own in the browser's history, so that Back leads to the list. */
type Entry = { readonly record?: string } | null;

/** The record that is open, and where the focus returns to when it is left. */
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

/** What this phone holds of the stored name, each with its receipt (OUTBOX-6, OUTBOX-30). */
export const RecordsPage = () => {
  usePageTitle(messages.advisorShell.records);
  const [, navigate] = useLocation();
  const opened = useOpened();
  const records = useRecords();
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
      <OtherAdvisors others={others} />
    </div>
  );
};
