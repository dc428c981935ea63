import { useLocation } from 'wouter';
import { ALL_CATEGORIES } from '#core/category.ts';
import { IconButton } from '#kit/button/IconButton.tsx';
import { ArrowLeft } from '#kit/icon/drawings/arrow-left.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import classes from './IssueCardsTop.module.css';
import { useBack } from './use-back.ts';
import { useListedCategory } from '../list/use-listed-category.ts';

/** A back action, and a link for whoever cannot find an issue (CARDS-1). */
export const IssueCardsTop = () => {
  const [, navigate] = useLocation();
  const goBack = useBack();
  const category = useListedCategory() ?? ALL_CATEGORIES;
  return (
    <div className={classes.row}>
      <IconButton icon={ArrowLeft} size="thumb" label={messages.back} onClick={goBack} />
      <h1 className={classes.title}>{category}</h1>
      <button
        type="button"
        className={classes.missing}
        onClick={() => navigate(paths.issueNotFound(category))}
      >
        {messages.issueCards.cantFind}
      </button>
    </div>
  );
};
