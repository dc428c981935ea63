import { useLocation } from 'wouter';
import { ALL_CATEGORIES } from '#core/base/category.ts';
import { messages } from '../../../base/messages.ts';
import { paths } from '../../../base/paths.ts';
import { useListedCategory } from '../../base/use-listed-category.ts';
import { BackTop } from './BackTop.tsx';
import classes from './IssueCardsTop.module.css';

/** A back action, and a link for whoever cannot find an issue (CARDS-1). */
export const IssueCardsTop = () => {
  const [, navigate] = useLocation();
  const category = useListedCategory() ?? ALL_CATEGORIES;
  return (
    <BackTop title={category}>
      <button
        type="button"
        className={classes.missing}
        onClick={() => navigate(paths.issueNotFound(category))}
      >
        {messages.issueCards.cantFind}
      </button>
    </BackTop>
  );
};
