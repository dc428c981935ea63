import type { Campus } from '#core/campus/setting.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';
import classes from './DutyCalendars.module.css';
import { DutyCalendars } from './DutyCalendars.tsx';
import { DutyWeeks } from './DutyWeeks.tsx';
import { rotaMessages as words } from './messages.ts';
import { RotaPeople } from './RotaPeople.tsx';
import { useRota } from './use-rota.ts';

/** The fourteen days above the areas, shown once a contact has a calendar (ROTA-34). */
export const WeeksOfDuty = ({ campus }: { campus: Campus }) => {
  const { data } = useRota();
  if (!data || data.calendars.length === 0) return null;
  return <DutyWeeks campus={campus} timeZone={data.timeZone} />;
};

/** The calendars below the areas, and the people once there is a calendar. Each change is saved by itself (ROTA-36). */
export const RotaParts = ({ campus }: { campus: Campus }) => {
  const rota = useRota();
  if (rota.isError && !rota.data)
    return (
      <div className={classes.waits}>
        <FormFailure text={words.loadFailed} />
        <Button onClick={() => void rota.refetch()}>{words.tryAgain}</Button>
      </div>
    );
  if (!rota.data) return null;
  return (
    <>
      <DutyCalendars rota={rota.data} contacts={campus.contacts} now={rota.dataUpdatedAt} />
      {(rota.data.calendars.length > 0 || rota.data.people.length > 0) && (
        <RotaPeople rota={rota.data} />
      )}
    </>
  );
};
