import { useId, type ReactNode } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { Plus } from '#kit/icon/drawings/actions/plus.ts';
import classes from './ListFoot.module.css';

interface ListFootProps {
  add: string;
  onAdd: () => void;
  /** The reason why nothing can be added; absent while something can. */
  full: string | undefined;
  /** The other ways to add, after the button. */
  children?: ReactNode;
}

export const ListFoot = ({ add, onAdd, full, children }: ListFootProps) => {
  const fullId = useId();
  return (
    <div className={classes.foot}>
      <Button
        variant="dashed"
        icon={Plus}
        disabled={full !== undefined}
        aria-describedby={fullId}
        onClick={onAdd}
      >
        {add}
      </Button>
      {children}
      <p id={fullId} className={classes.full}>
        {full}
      </p>
    </div>
  );
};
