import { formatDate } from '#core/base/format.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { dayAndTime } from '../base/moment.ts';
import { messages } from '../../base/messages.ts';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { SettingsPart } from '../shared/page-parts/SettingsPart.tsx';
import classes from './Privacy.module.css';
import { UndoVoid } from '../shared/voids/UndoVoid.tsx';
import { useVoids } from '../shared/voids/use-voids.ts';
import { voidMessages as words } from '../shared/voids/messages.ts';

/** The records that were marked as void in the last 30 days, each with its Undo (PRIVACY-9). */
export const VoidsPart = () => {
  const { data, isError, refetch } = useVoids();
  return (
    <SettingsPart id="voids" title={words.list} text={words.listText}>
      {isError && (
        <div className={classes.link}>
          <FormFailure text={words.listFailed} />
          <Button onClick={() => void refetch()}>{messages.tryAgain}</Button>
        </div>
      )}
      {data?.voids.length === 0 && <p className={classes.none}>{words.none}</p>}
      {data && data.voids.length > 0 && (
        <ul>
          {data.voids.map((marked) => {
            const { _id, at, by, reason, count, from } = marked;
            return (
              <li key={_id} className={classes.row}>
                <p>
                  <b>{reason}</b>
                  <span>{words.row(count, by, formatDate(at, data.timeZone))}</span>
                  {from && <span>{words.countsUntil(dayAndTime(from, data.timeZone))}</span>}
                </p>
                <UndoVoid marked={marked} />
              </li>
            );
          })}
        </ul>
      )}
    </SettingsPart>
  );
};
