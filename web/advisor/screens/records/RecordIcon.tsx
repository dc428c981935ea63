import type { Category } from '#core/base/category.ts';
import { ClipboardList } from '#kit/icon/drawings/signs/clipboard-list.ts';
import { MessageSquare } from '#kit/icon/drawings/signs/message-square.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { CategoryIcon } from '../../../base/CategoryIcon.tsx';
import { useTitles } from '../../phone/library/titles.ts';
import type { OutboxRecord } from '../../phone/store/phone-store.ts';
import classes from './RecordHead.module.css';

/** The category that a record is of, if the phone knows it. */
function useCategory({ life: { body } }: OutboxRecord): Category | undefined {
  const titles = useTitles();
  if ('issueId' in body) return titles?.issues.find(({ _id }) => _id === body.issueId)?.category;
  return 'category' in body ? (body.category ?? undefined) : undefined;
}

/** A record's category, else what kind of record it is. */
export const RecordIcon = ({ record }: { record: OutboxRecord }) => {
  const category = useCategory(record);
  if (category) return <CategoryIcon category={category} />;
  const isWalk = 'issueStatus' in record.life.body;
  return (
    <span className={classes.kind}>
      <Icon icon={isWalk ? ClipboardList : MessageSquare} size={22} />
    </span>
  );
};
