import { useQuery } from '@tanstack/react-query';
import type { BackupStatus } from '#core/setup/backup-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { CircleCheck } from '#kit/icon/drawings/signs/circle-check.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { adminCall } from '../../base/admin-api.ts';
import { messages } from '../../../base/messages.ts';
import { FormFailure } from '../states/ActionFailed.tsx';
import { SettingsPart } from '../page-parts/SettingsPart.tsx';
import classes from './BackupPart.module.css';
import { backupMessages as words } from './messages.ts';

/** 'Backup of 02:00; restore proven 21 Nov'. */
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

/** Tells owners whether there is a backup of today and a proven restore; shows nothing if no backups are scheduled (BACKUP-14). */
export const BackupPart = () => {
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    queryKey: ['backups'],
    queryFn: async () => await adminCall('GET /api/backups'),
    gcTime: 0,
  });
  if (data ? !data.isScheduled : !isError) return null;
  return (
    <SettingsPart id="backups" title={words.title}>
      {data ? (
        <BackupState data={data} now={new Date(dataUpdatedAt)} />
      ) : (
        <div className={classes.state}>
          <FormFailure text={words.loadFailed} />
          <Button onClick={() => void refetch()}>{messages.tryAgain}</Button>
        </div>
      )}
    </SettingsPart>
  );
};
