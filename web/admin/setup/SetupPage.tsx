import { doneCount, isSetUp, SETUP_POINTS, type SetupPoint } from '#core/setup/setup.ts';
import type { SetupState } from '#core/setup/setup-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ProgressBar } from '#kit/layout/progress-bar/ProgressBar.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { usePageTitle } from '../../base/page-title.ts';
import { paths } from '../../base/paths.ts';
import { QrCode } from '../../base/QrCode.tsx';
import { useCampus } from '../base/queries.ts';
import { useMay } from '../base/role.ts';
import { LoadFailed, Loading } from '../shared/states/ActionFailed.tsx';
import { NotAllowed } from '../shared/states/NotAllowed.tsx';
import { MailProof } from './MailProof.tsx';
import { setupMessages as words } from './messages.ts';
import { Point } from './Point.tsx';
import classes from './Setup.module.css';
import { Starters } from './Starters.tsx';
import { useSetup } from './use-setup.ts';

/** Where each is done that is done on another page. */
const PLACES: Partial<Record<SetupPoint, string>> = {
  name: adminPaths.settings,
  emergency: adminPaths.settings,
  contacts: adminPaths.settings,
  people: adminPaths.people,
  codes: adminPaths.print('codes'),
};

/** What only owners do. */
const OF_OWNERS: ReadonlySet<SetupPoint> = new Set([
  'name',
  'emergency',
  'contacts',
  'mail',
  'people',
]);

const Zone = ({ timeZone }: Pick<SetupState, 'timeZone'>) => {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <p className={classes.quiet}>
      {here === timeZone ? words.zone(timeZone) : words.otherZone(here, timeZone)}
    </p>
  );
};

/** The address that a phone opens, to be read and to be scanned. */
const PhoneAddress = () => {
  const campus = useCampus();
  if (!campus) return null;
  const address = campus.publicUrl + paths.advisorLogin;
  return (
    <div className={classes.address}>
      <QrCode text={address} label={address} />
      <code>{address}</code>
    </div>
  );
};

const Parts = ({ point, state }: { point: SetupPoint; state: SetupState }) => {
  const isDone = state.done[point];
  const isOwner = useMay('owner');
  if (!isDone && OF_OWNERS.has(point) && !isOwner)
    return <p className={classes.quiet}>{words.ownersOnly}</p>;
  if (point === 'name') return <Zone timeZone={state.timeZone} />;
  if (point === 'mail' && !isDone) return <MailProof mail={state.mail} />;
  if (point === 'starters') return <Starters starters={state.starters} timeZone={state.timeZone} />;
  if (point === 'phone' && !isDone) return <PhoneAddress />;
  if (point === 'backup' && !isDone && state.isBackupScheduled)
    return <p className={classes.quiet}>{words.scheduled}</p>;
  return null;
};

const Points = ({ state, onLook }: { state: SetupState; onLook: () => void }) => {
  const isOwner = useMay('owner');
  const count = doneCount(state);
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <div>
          <p>{isSetUp(state) ? words.allDone : words.text}</p>
          <ProgressBar
            label={words.progress}
            value={(100 * count) / SETUP_POINTS.length}
            note={words.count(count, SETUP_POINTS.length)}
          />
        </div>
        <Button onClick={onLook}>{words.look}</Button>
      </div>
      <ol className={classes.points}>
        {SETUP_POINTS.map((point) => (
          <Point
            key={point}
            point={point}
            isDone={state.done[point]}
            href={OF_OWNERS.has(point) && !isOwner ? undefined : PLACES[point]}
          >
            <Parts point={point} state={state} />
          </Point>
        ))}
      </ol>
    </div>
  );
};

/** What a campus does before its first real call (SETUP-1). */
export const SetupPage = () => {
  const may = useMay('author');
  const setup = useSetup(may);
  usePageTitle(words.title);
  if (!may) return <NotAllowed needed="author" />;
  if (setup.isPending) return <Loading />;
  if (setup.isError && !setup.data)
    return <LoadFailed title={words.loadFailed} onRetry={() => void setup.refetch()} />;
  return <Points state={setup.data} onLook={() => void setup.refetch()} />;
};
