import type { OutboxRecord } from '../../phone/store/phone-store.ts';
import { recordsMessages } from './messages.ts';
import { newestGroup } from './newest-group.ts';
import { RecordCard } from './RecordCard.tsx';
import classes from './RecordList.module.css';

interface RecordListProps {
  /** The newest first. */
  records: readonly OutboxRecord[];
  epoch: string | undefined;
  onOpen: (record: OutboxRecord) => void;
}

/** Those of the night or day first, then the earlier ones (OUTBOX-31). */
export const RecordList = ({ records, epoch, onOpen }: RecordListProps) => {
  const { label, since } = newestGroup(new Date());
  const isNew = ({ savedAt }: OutboxRecord): boolean => Date.parse(savedAt) >= since.getTime();
  const groups = [
    { name: label, members: records.filter(isNew) },
    { name: recordsMessages.groups.earlier, members: records.filter((each) => !isNew(each)) },
  ].filter(({ members }) => members.length > 0);
  return groups.map(({ name, members }) => (
    <section key={name} className={classes.group} aria-label={name}>
      <h2 className={classes.name}>{name}</h2>
      <ul className={classes.cards}>
        {members.map((record) => (
          <li key={record.life.key}>
            <RecordCard record={record} epoch={epoch} onOpen={() => onOpen(record)} />
          </li>
        ))}
      </ul>
    </section>
  ));
};
