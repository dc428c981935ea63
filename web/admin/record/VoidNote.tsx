import type { OpenedRecord } from '#core/record/recorded-schema.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { useMay } from '../base/role.ts';
import { UndoVoid } from '../shared/voids/UndoVoid.tsx';
import { voidMessages as words } from '../shared/voids/messages.ts';
import { recordMessages } from './messages.ts';
import { whenOf } from '#core/record/record-text.ts';
import classes from './RecordPage.module.css';

/** A note that a record is void, with the reason and the author (PRIVACY-7), or that only its counts are left (PRIVACY-4). */
export const VoidNote = ({ record }: { record: OpenedRecord }) => {
  const { void: marked, isSwept, timeZone } = record;
  const mayUndo = useMay('owner') && marked?.canUndo;
  if (!marked && !isSwept) return null;
  return (
    <div className={classes.flag}>
      <Icon icon={TriangleAlert} size={18} />
      <div className={classes.void}>
        {marked && (
          <p>
            <b>{marked.reason}</b> <span>{words.by(marked.by, whenOf(marked.at, timeZone))}</span>
            {marked.count > 1 && <span>{` ${words.amongst(marked.count)}`}</span>}
            {marked.from !== undefined && (
              <span>{` ${words.countsUntil(whenOf(marked.from, timeZone))}`}</span>
            )}
          </p>
        )}
        {isSwept && <p>{recordMessages.swept}</p>}
        {marked && mayUndo && <UndoVoid marked={marked} />}
      </div>
    </div>
  );
};
