import { useEffect, useState } from 'react';
import { isShellCached, offersWorkers, onShellChange } from '../../phone/worker/cached-shell.ts';
import { outboxMessages } from '../../phone/outbox/messages.ts';
import { clockTime } from '../../base/clock-time.ts';
import { onChange, openStore } from '../../phone/store/store.ts';
import { isLibraryStored } from '../../phone/library/store-library.ts';
import { useTitles } from '../../phone/library/titles.ts';
import { ClipboardList } from '#kit/icon/drawings/signs/clipboard-list.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { useAdvisorName } from '../../../base/advisor-name.ts';
import { useStored, useServerFacts } from '../../phone/outbox/use-stored.ts';
import { isUnsent } from '../../phone/outbox/outbox.ts';
import { StorageWarning } from '../../shared/sending/record-notices.tsx';
import { UnfinishedWalks } from '../../walk/screen/UnfinishedWalks.tsx';
import { LogOut } from '#kit/icon/drawings/actions/log-out.ts';
import { MessageSquare } from '#kit/icon/drawings/signs/message-square.ts';
import { Moon } from '#kit/icon/drawings/signs/moon.ts';
import { Sun } from '#kit/icon/drawings/signs/sun.ts';
import classes from './shell-notices.module.css';

const words = outboxMessages.offline;

/** A library that nobody has looked at for longer may be wrong. */
const STALE_MS = 7 * 24 * 60 * 60 * 1000;

const isStale = (asOf: string): boolean => Date.now() - Date.parse(asOf) > STALE_MS;

async function isAllStored(): Promise<boolean> {
  const { lasts } = await openStore();
  return lasts && (await isShellCached()) && (await isLibraryStored());
}

/** Whether the app and the library are on this phone; undefined until that was looked up. */
function useIsReady(): boolean | undefined {
  const [isReady, setIsReady] = useState<boolean>();
  useEffect(() => {
    const look = (): void => void isAllStored().then(setIsReady, () => setIsReady(false));
    look();
    const stops = [onShellChange(look), onChange((names) => names.includes('guides') && look())];
    return () => stops.forEach((stop) => stop());
  }, []);
  return isReady;
}

/** Says truly whether the app works without a signal (OFFLINE-2). */
export const OfflineBadge = () => {
  const titles = useTitles();
  const isReady = useIsReady();
  if (!offersWorkers()) return <Badge tone="warning" text={words.needsHttps} />;
  if (isReady === undefined) return null;
  if (!isReady || !titles) return <Badge tone="warning" text={words.notReady} />;
  const { asOf, issues } = titles;
  return (
    <Badge
      tone={isStale(asOf) ? 'warning' : 'positive'}
      text={words.ready(issues.length, clockTime(asOf))}
    />
  );
};

const Badge = ({ tone, text }: { tone: 'positive' | 'warning'; text: string }) => (
  <p role="status" className={classes.badge}>
    <span className={classes.lamp} data-tone={tone} aria-hidden="true" />
    {text}
  </p>
);

/** Beside the way to 'Records': how many of the stored name have not arrived, which the page says in words. */
export const RecordsMark = () => {
  const name = useAdvisorName();
  const server = useServerFacts();
  const records = useStored('outbox');
  const unsent =
    server &&
    records?.filter((record) => record.advisor === name && isUnsent(record, server.epoch));
  return (
    <>
      <Icon icon={ClipboardList} />
      {unsent && unsent.length > 0 && (
        <span className={classes.count} aria-hidden="true">
          {unsent.length}
        </span>
      )}
    </>
  );
};

/** What stands above every advisor's page of what this phone keeps. */
export const PhoneNotices = () => (
  <>
    <StorageWarning />
    <UnfinishedWalks />
  </>
);

const drawings = { feedback: MessageSquare, dark: Moon, light: Sun, logout: LogOut } as const;

/** Beside an entry of the menu: nobody sees one with the first paint. */
export const EntryIcon = ({ of }: { of: keyof typeof drawings }) => <Icon icon={drawings[of]} />;
