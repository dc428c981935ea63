import { useLocation } from 'wouter';
import { ALL_CATEGORIES } from '#core/base/category.ts';
import { messages } from '../../../base/messages.ts';
import { paths } from '../../../base/paths.ts';
import { useListedCategory } from '../../base/use-listed-category.ts';
import { BackHeader } from './BackHeader.tsx';
import classes from './IssueCardsHeader.module.css';

/** A back action, and a link for whoever cannot find an issue (CARDS-1). */
export const IssueCardsHeader = () => {
  const [, navigate] = useLocation();
  const category = useListedCategory() ?? ALL_CATEGORIES;
  return (
    <BackHeader title={category}>
      <button
        type="button"
        className={classes.missing}
        onClick={() => navigate(paths.issueNotFound(category))}
      >
        {messages.issueCards.cantFind}
      </button>
    </BackHeader>
  );
};
