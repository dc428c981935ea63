import { Smartphone } from '#kit/icon/drawings/signs/smartphone.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { useHandedOver } from '../../walk/state/handed-over.ts';
import { recordsMessages } from './messages.ts';
import { useRecordClock } from './record-clock.ts';
import classes from './RecordsPage.module.css';

/** Lists the walks that an advisor of this name handed over from this phone, the newest first (HANDOVER-3). */
export const HandedOverLines = ({ name }: { name: string }) => {
  const clock = useRecordClock();
  const own = useHandedOver()?.filter(({ from }) => from === name) ?? [];
  if (own.length === 0) return null;
  return (
    <ul className={classes.others}>
      {own.toReversed().map(({ id, title, to, at }) => (
        <li key={`${id} ${at}`} className={classes.other}>
          <Icon icon={Smartphone} size={22} />
          <div>
            <p className={classes.otherName}>{title}</p>
            <p className={classes.count}>{recordsMessages.handedOver(to, clock.time(at))}</p>
          </div>
        </li>
      ))}
    </ul>
  );
};
