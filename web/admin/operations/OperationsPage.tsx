import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { JobState, Operations, QueueState } from '#core/api/operations-schema.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { usePageTitle } from '../../base/page-title.ts';
import { adminCall } from '../base/admin-api.ts';
import { LoadFailed, Loading } from '../shared/states/ActionFailed.tsx';
import { SettingsPart } from '../shared/page-parts/SettingsPart.tsx';
import { operationsMessages as words } from './messages.ts';
import column from '../shared/page-parts/column.module.css';
import classes from './Operations.module.css';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

type StateProps = { state: Operations };

const ServerPart = ({ state }: StateProps) => {
  const { version, startedAt, database, disk, timeZone } = state;
  const { connections } = database;
  return (
    <SettingsPart id="server" title={words.server} text={words.asOf(state.at, timeZone)}>
      <dl className={classes.facts}>
        <Fact name={words.release}>{version}</Fact>
        <Fact name={words.since}>{words.moment(startedAt, timeZone)}</Fact>
        <Fact name={words.database}>{`${database.kind} ${database.version}`}</Fact>
        <Fact name={words.size}>{words.bytes(database.bytes)}</Fact>
        {database.damage !== undefined && (
          <Fact name={words.damage}>
            <p className={classes.wrong}>{words.damaged(database.damage)}</p>
          </Fact>
        )}
        {connections && (
          <Fact name={words.connections}>
            {words.connectionsOf(connections.open, connections.idle, connections.wanted)}
          </Fact>
        )}
        <Fact name={words.disk}>{disk ? words.diskOf(disk.free, disk.size) : words.noDisk}</Fact>
      </dl>
    </SettingsPart>
  );
};

interface QueueProps {
  name: string;
  queue: QueueState;
  timeZone: string;
  children?: ReactNode;
}

const Queue = ({ name, queue, timeZone, children }: QueueProps) => (
  <Fact name={name}>
    <p>
      {queue.oldest === null
        ? words.nothingWaits
        : words.waits(queue.waiting, words.moment(queue.oldest, timeZone))}
    </p>
    {queue.givenUp > 0 && <p className={classes.wrong}>{words.givenUp(queue.givenUp)}</p>}
    {children}
  </Fact>
);

const SendingPart = ({ state: { mail, notifications, timeZone } }: StateProps) => (
  <SettingsPart id="sending" title={words.sending} text={words.sendingText}>
    <dl className={classes.facts}>
      {mail.isSent ? (
        <Queue name={words.mail} queue={mail} timeZone={timeZone}>
          {mail.isTlsOptional && <p className={classes.wrong}>{words.inClear}</p>}
        </Queue>
      ) : (
        <Fact name={words.mail}>{words.asFiles}</Fact>
      )}
      <Queue name={words.notifications} queue={notifications} timeZone={timeZone} />
    </dl>
  </SettingsPart>
);

function lastOf({ every, endedAt }: JobState, timeZone: string): string {
  if (endedAt === null) return words.notYet(every);
  return words.ended(words.moment(endedAt, timeZone), every);
}

const JobsPart = ({ state: { jobs, timeZone } }: StateProps) => (
  <SettingsPart id="jobs" title={words.jobs} text={words.jobsText}>
    <dl className={classes.facts}>
      {jobs.map((job) => (
        <Fact key={job.name} name={words.job(job.name)}>
          <p>{lastOf(job, timeZone)}</p>
          {job.isFailed && <p className={classes.wrong}>{words.failed}</p>}
        </Fact>
      ))}
    </dl>
  </SettingsPart>
);

/** The page that shows the state of the server (OPERATIONS-1). */
export const OperationsPage = () => {
  usePageTitle(ADMIN_PAGES.operations.title);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['operations'],
    queryFn: async () => await adminCall('GET /api/operations'),
    gcTime: 0,
  });
  if (isError && !isFetching)
    return <LoadFailed title={words.loadFailed} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <div className={column.page}>
      <ServerPart state={data} />
      <SendingPart state={data} />
      <JobsPart state={data} />
      <p>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {words.refresh}
        </Button>
      </p>
    </div>
  );
};
