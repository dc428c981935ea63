import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  isShellCached,
  offersWorkers,
  onShellChange,
} from '../../shared/background/cached-shell.ts';
import { hold } from '#kit/overlays/dialog/hold.ts';
import { clockTime } from '../../shared/clock-time.ts';
import { onChange, openStore } from '../../phone/store/store.ts';
import { translations } from '../../phone/library/reading.ts';
import { isLibraryStored } from '../../phone/library/store-library.ts';
import { useTitles } from '../../phone/library/titles.ts';
import { storage } from '../../../base/safe-storage.ts';
import { useStored } from '../../phone/outbox/use-stored.ts';
import { Unproven } from '../../shared/forms/unproven.tsx';
import { StorageWarning } from '../../shared/record-notices.tsx';
import { UnfinishedWalks } from '../../walk/screen/UnfinishedWalks.tsx';
import classes from './shell-notices.module.css';
import { offlineMessages as words } from './offline-messages.ts';

/** The time in ms after which a library that was not refreshed may be wrong. */
const STALE_MS = 7 * 24 * 60 * 60 * 1000;

const isStale = (asOf: string): boolean => Date.now() - Date.parse(asOf) > STALE_MS;

/** Returns true if all translations that this phone reads are here, too; only then is their code loaded. */
const areAllTranslated = async (): Promise<boolean> =>
  (await (await translations())?.areTranslationsStored()) ?? true;

type Readiness = 'all' | 'original' | 'no';

async function isAllStored(): Promise<Readiness> {
  const { lasts } = await openStore();
  if (!lasts || !(await isShellCached()) || !(await isLibraryStored())) return 'no';
  return (await areAllTranslated()) ? 'all' : 'original';
}

/** Returns whether the app and the library, at least in the original, are on this phone; undefined until that is known. */
function useReadiness(): Readiness | undefined {
  const [isReady, setIsReady] = useState<Readiness>();
  useEffect(() => {
    const look = (): void => void isAllStored().then(setIsReady, () => setIsReady('no'));
    look();
    const stops = [onShellChange(look), onChange((names) => names.includes('guides') && look())];
    return () => stops.forEach((stop) => stop());
  }, []);
  return isReady;
}

/** A badge that says if the app really works without a signal (OFFLINE-2). */
export const OfflineBadge = () => {
  const titles = useTitles();
  const isReady = useReadiness();
  if (!offersWorkers()) return <Badge tone="warning" text={words.needsHttps} />;
  if (isReady === undefined) return null;
  if (isReady === 'no' || !titles) return <Badge tone="warning" text={words.notReady} />;
  const { asOf, issues } = titles;
  if (issues.length === 0) return <Badge tone="warning" text={words.none} />;
  return (
    <Badge
      tone={isStale(asOf) || isReady === 'original' ? 'warning' : 'positive'}
      text={words.ready(issues.length, clockTime(asOf), isReady === 'original')}
    />
  );
};

const Badge = ({ tone, text }: { tone: 'positive' | 'warning'; text: string }) => (
  <p role="status" className={classes.badge}>
    <span className={classes.lamp} data-tone={tone} aria-hidden="true" />
    <span>{text}</span>
  </p>
);

/** The notices about this phone above every advisor's page; the next page begins with room for them. */
export const PhoneNotices = () => {
  const notices = useRef<HTMLDivElement>(null);
  const isKnown = useStored('walks') !== undefined;
  useLayoutEffect(() => {
    const room = notices.current?.parentElement;
    if (!isKnown || !room) return undefined;
    let height = room.offsetHeight;
    room.style.minHeight = '';
    const observer = new ResizeObserver(() => {
      // If a notice appears or disappears, everything below it moves (KIT-31).
      if (room.offsetHeight !== height && room.parentElement) hold(room.parentElement);
      height = room.offsetHeight;
      storage.set('reslife.notices', `${height}px`);
    });
    observer.observe(room);
    return () => observer.disconnect();
  }, [isKnown]);
  return (
    <div ref={notices}>
      <StorageWarning />
      <Unproven isOnce />
      <UnfinishedWalks />
    </div>
  );
};
