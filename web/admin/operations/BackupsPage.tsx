import { useQuery } from '@tanstack/react-query';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import type { BackupStatus } from '#core/setup/backup-schema.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { CircleCheck } from '#kit/icon/drawings/signs/circle-check.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { usePageTitle } from '../../base/page-title.ts';
import { adminCall } from '../base/admin-api.ts';
import { backupMessages as words } from '../shared/setup/backup-messages.ts';
import column from '../shared/page-parts/column.module.css';
import { SettingsPart } from '../shared/page-parts/SettingsPart.tsx';
import { Unloaded } from '../shared/states/ActionFailed.tsx';
import classes from './BackupsPage.module.css';

/** Returns a headline such as 'Backup of 02:00; restore proven 21 Nov'. */
function headline({ last, proven, timeZone }: BackupStatus, now: Date): string {
  const backup = last === null ? words.none : words.of(last, now, timeZone);
  return `${backup}; ${proven === null ? words.notProven : words.proven(proven, timeZone)}`;
}

function troubles(status: BackupStatus, now: Date): string[] {
  const { failure, isLate, drillFailure, isUnproven, timeZone } = status;
  return [
    ...(failure ? [words.failed(failure.at, failure.reason, now, timeZone)] : []),
    ...(isLate ? [words.late] : []),
    ...(drillFailure ? [words.drillFailed(drillFailure.at, drillFailure.reason, timeZone)] : []),
    ...(isUnproven ? [words.unproven] : []),
  ];
}

const BackupState = ({ data, now }: { data: BackupStatus; now: Date }) => {
  const wrong = troubles(data, now);
  const isFine = wrong.length === 0;
  return (
    <div className={classes.state}>
      <p className={classes.line} data-fine={isFine}>
        <Icon icon={isFine ? CircleCheck : TriangleAlert} size={18} />
        <b>{headline(data, now)}</b>
      </p>
      {wrong.map((text) => (
        <p key={text} className={classes.wrong}>
          {text}
        </p>
      ))}
    </div>
  );
};

/** The page that tells owners if there is a backup of today and a successful test restore, or how backups are set up (BACKUP-14). */
export const BackupsPage = () => {
  usePageTitle(ADMIN_PAGES.backups.title);
  const backups = useQuery({
    queryKey: ['backups'],
    queryFn: async () => await adminCall('GET /api/backups'),
    gcTime: 0,
  });
  const { data, dataUpdatedAt } = backups;
  if (!data) return <Unloaded loading={backups} failed={words.loadFailed} />;
  return (
    <div className={column.page}>
      <SettingsPart id="backups">
        {data.isScheduled ? (
          <BackupState data={data} now={new Date(dataUpdatedAt)} />
        ) : (
          <p className={classes.state}>{words.notScheduled}</p>
        )}
      </SettingsPart>
    </div>
  );
};
