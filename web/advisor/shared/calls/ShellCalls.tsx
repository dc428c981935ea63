import { ALL_CATEGORIES } from '#core/base/category.ts';
import { callMessages } from '../../../guide/call-messages.ts';
import { useListedCategory } from '../../base/use-listed-category.ts';
import { Calls } from './Calls.tsx';
import classes from './ShellCalls.module.css';

/** The bottom edge of every advisor's page is the calls (CALL-1); a dialog above it has no landmark of that name (LOOK-10). */
export const ShellCalls = () => {
  const listed = useListedCategory();
  return (
    <nav data-edge="" aria-label={callMessages.calls} className={classes.bar}>
      <Calls category={listed === ALL_CATEGORIES ? undefined : listed} />
    </nav>
  );
};
