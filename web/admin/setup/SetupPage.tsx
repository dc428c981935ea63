import { useState } from 'react';
import type { BackupFailure } from '#core/setup/backup-schema.ts';
import { formatDate } from '#core/base/format.ts';
import { doneCount, SETUP_POINTS, type SetupPoint } from '#core/setup/setup.ts';
import type { SetupState } from '#core/setup/setup-schema.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ProgressBar } from '#kit/layout/progress-bar/ProgressBar.tsx';
import { usePageTitle } from '../../base/page-title.ts';
import { paths } from '../../base/paths.ts';
import { QrCode } from '../../base/QrCode.tsx';
import { useCampus, useSettings } from '../base/queries.ts';
import { isLoopback } from '../base/loopback.ts';
import { useRole } from '../base/role.ts';
import { useArrival } from '../base/use-arrival.ts';
import { backupMessages } from '../shared/setup/backup-messages.ts';
import { LoadFailed, Loading } from '../shared/states/ActionFailed.tsx';
import { putSetupAway, useKeptSetup } from '../shared/setup/kept-setup.ts';
import { MailProof } from './MailProof.tsx';
import { setupMessages as words } from '../shared/setup/messages.ts';
import { ELSEWHERE, mayDo } from '../shared/setup/places.ts';
import { Point } from './Point.tsx';
import { Procedures } from './Procedures.tsx';
import column from '../shared/page-parts/column.module.css';
import classes from './Setup.module.css';
import { useSetup } from '../shared/setup/use-setup.ts';

const Zone = ({ timeZone }: Pick<SetupState, 'timeZone'>) => {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <p className={classes.quiet}>
      {here === timeZone ? words.zone(timeZone) : words.otherZone(here, timeZone)}
    </p>
  );
};

/** Returns the reason why no phone reaches an address, or cannot be ready offline there; undefined if there is none (SETUP-11). */
function phoneHurdle(publicUrl: string): string | undefined {
  if (isLoopback(publicUrl)) return words.noPhoneReaches;
  return publicUrl.startsWith('http:') ? words.needsHttps : undefined;
}

/** The address that a phone opens, as text and as a QR code. */
const PhoneAddress = () => {
  const campus = useCampus();
  if (!campus) return null;
  const address = campus.publicUrl + paths.advisorLogin;
  const hurdle = phoneHurdle(campus.publicUrl);
  return (
    <div className={classes.address}>
      {hurdle !== undefined && <p className={classes.hurdle}>{hurdle}</p>}
      <QrCode text={address} label={address} />
      <code>{address}</code>
    </div>
  );
};

/** A sentence that says why there is no backup, and what to do on the server (SETUP-12). */
const BackupFailed = ({ at, reason, timeZone }: BackupFailure & Pick<SetupState, 'timeZone'>) => {
  const [now] = useState(() => new Date());
  return (
    <p className={classes.hurdle}>
      {backupMessages.failed(at, reason, now, timeZone)} {words.mendBackup}
    </p>
  );
};

const Parts = ({ point, state }: { point: SetupPoint; state: SetupState }) => {
  const isDone = state.done[point];
  const role = useRole();
  if (!isDone && !mayDo(point, role)) return <p className={classes.quiet}>{words.ownersOnly}</p>;
  // The time zone must be right before the first record, because the records' days depend on it.
  if (point === 'name' && state.finished === null) return <Zone timeZone={state.timeZone} />;
  if (point === 'mail' && !isDone) return <MailProof mail={state.mail} />;
  if (point === 'starters') return <Procedures {...state} isDone={isDone} />;
  if (point === 'phone' && !isDone) return <PhoneAddress />;
  if (point === 'backup' && state.backupFailure)
    return <BackupFailed {...state.backupFailure} timeZone={state.timeZone} />;
  return null;
};

/** The time at which a point was done, if it is known. */
const DONE_AT = {
  mail: ({ mail }: SetupState) => mail.proven,
  codes: ({ codes }: SetupState) => codes,
  phone: ({ phone }: SetupState) => phone,
  backup: ({ backup }: SetupState) => backup,
} satisfies Record<keyof typeof words.doneOn, unknown>;

const hasDay = (point: SetupPoint): point is keyof typeof DONE_AT => point in DONE_AT;

/** Returns the obstacle to a point; if there is none, its purpose. */
function purposeOf(point: SetupPoint, state: SetupState): string | undefined {
  const { areasWithout, mail, isBackupScheduled, backupFailure } = state;
  if (point === 'contacts' && areasWithout.length > 0) return words.areasWithout(areasWithout);
  if (point === 'mail' && !mail.isSent) return words.noMail;
  if (point === 'backup' && backupFailure) return undefined;
  if (point === 'backup' && isBackupScheduled) return words.scheduled;
  return words.points[point].text;
}

/** Returns the purpose of a point, or, once it is done, its result, unless the point's name says everything (SETUP-14). */
function textOf(
  point: SetupPoint,
  state: SetupState,
  emergency: string | undefined,
): string | undefined {
  if (!state.done[point]) return purposeOf(point, state);
  if (point === 'emergency' && emergency) return words.firstCall(emergency);
  const dayIn = (at: string): string => formatDate(at, state.timeZone);
  const reviews = state.procedures.flatMap(({ reviewed }) => reviewed ?? []);
  const last = reviews.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1);
  if (point === 'starters' && last)
    return words.allReviewed(reviews.length, last.by, dayIn(last.at));
  const at = hasDay(point) && DONE_AT[point](state);
  return at && hasDay(point) ? words.doneOn[point](dayIn(at)) : undefined;
}

function summaryOf({ finished, timeZone }: SetupState, count: number): string {
  if (finished === null) return words.text;
  if (count === SETUP_POINTS.length) return words.allDone;
  return words.openAgain(formatDate(finished, timeZone));
}

const Points = ({ state, onLook }: { state: SetupState; onLook: () => void }) => {
  const role = useRole();
  const isAway = useKeptSetup() === 'away';
  const count = doneCount(state);
  const emergency = useSettings().data?.campus.emergency.number.trim();
  return (
    <div className={column.page}>
      <div className={classes.head}>
        <ProgressBar
          label={summaryOf(state, count)}
          value={(100 * count) / SETUP_POINTS.length}
          note={words.count(count, SETUP_POINTS.length)}
        />
        <div className={classes.buttons}>
          {isAway && <Button onClick={() => putSetupAway(false)}>{words.showAgain}</Button>}
          <Button onClick={onLook}>{words.look}</Button>
        </div>
      </div>
      <ol className={classes.points}>
        {SETUP_POINTS.map((point) => (
          <Point
            key={point}
            point={point}
            isDone={state.done[point]}
            text={textOf(point, state, emergency)}
            href={mayDo(point, role) ? ELSEWHERE[point] : undefined}
          >
            <Parts point={point} state={state} />
          </Point>
        ))}
      </ol>
    </div>
  );
};

/** The page with the steps that a campus takes before its first real call (SETUP-1). */
export const SetupPage = () => {
  const setup = useSetup(true, 0);
  usePageTitle(ADMIN_PAGES.setup.title);
  // This runs after the title, which takes the focus.
  useArrival(setup.data !== undefined);
  if (setup.isPending) return <Loading />;
  if (setup.isError && !setup.data)
    return <LoadFailed title={words.loadFailed} onRetry={() => void setup.refetch()} />;
  return <Points state={setup.data} onLook={() => void setup.refetch()} />;
};
