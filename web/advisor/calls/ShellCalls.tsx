import { ALL_CATEGORIES } from '#core/category.ts';
import { useListedCategory } from '../list/use-listed-category.ts';
import { Calls } from './Calls.tsx';
import classes from './ShellCalls.module.css';

/** The bottom edge of every advisor's page is the calls (CALL-1). */
export const ShellCalls = () => {
  const listed = useListedCategory();
  return (
    <div className={classes.bar}>
      <Calls category={listed === ALL_CATEGORIES ? undefined : listed} />
    </div>
  );
};
