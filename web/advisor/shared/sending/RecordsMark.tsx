import { ClipboardList } from '#kit/icon/drawings/signs/clipboard-list.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { useAdvisorName } from '../../../base/advisor-name.ts';
import { useKept } from '../../phone/store/use-kept.ts';
import classes from './RecordsMark.module.css';
import { isUnsent } from '../../phone/outbox/unsent.ts';
import { useOffice } from '../../phone/outbox/use-office.ts';

/** Beside the way to 'Records': how many of the stored name have not arrived, which the page says in words. */
export const RecordsMark = () => {
  const name = useAdvisorName();
  const office = useOffice();
  const records = useKept('outbox');
  const unsent =
    office &&
    records?.filter((record) => record.advisor === name && isUnsent(record, office.epoch));
  return (
    <>
      <Icon icon={ClipboardList} />
      {unsent && unsent.length > 0 && (
        <span className={classes.count} aria-hidden="true">
          {unsent.length}
        </span>
      )}
    </>
  );
};
