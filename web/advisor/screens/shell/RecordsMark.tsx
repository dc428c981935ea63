import { ClipboardList } from '#kit/icon/drawings/signs/clipboard-list.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { useAdvisorName } from '../../../base/advisor-name.ts';
import { isUnsent } from '../../phone/outbox/outbox.ts';
import { useServerFacts, useStored } from '../../phone/outbox/use-stored.ts';
import classes from './RecordsMark.module.css';

/** A number next to the link to 'Records': the records of the stored name that have not arrived. The page itself says it in words. */
export const RecordsMark = () => {
  const name = useAdvisorName();
  const server = useServerFacts();
  const records = useStored('outbox');
  const unsent =
    server &&
    records?.filter((record) => record.advisor === name && isUnsent(record, server.epoch));
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
