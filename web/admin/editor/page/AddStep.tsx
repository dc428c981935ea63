import { useId } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { Plus } from '#kit/icon/drawings/actions/plus.ts';
import { adminMessages } from '../../base/messages.ts';
import classes from './AddStep.module.css';

interface AddStepProps {
  /** The reason why no step can be added now; undefined if one can. */
  locked: string | undefined;
  onAdd: () => void;
}

export const AddStep = ({ locked, onAdd }: AddStepProps) => {
  const lockId = useId();
  return (
    <div className={classes.add}>
      <Button
        variant="dashed"
        wide
        icon={Plus}
        disabled={locked !== undefined}
        aria-describedby={locked === undefined ? undefined : lockId}
        onClick={onAdd}
      >
        {adminMessages.editor.addStep}
      </Button>
      {locked !== undefined && (
        <p id={lockId} className={classes.lock}>
          {locked}
        </p>
      )}
    </div>
  );
};
