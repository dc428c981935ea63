import { ClipboardList, Plus, Star } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#kit/button/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { adminMessages } from '../messages.ts';
import type { StepEntry } from './state.ts';
import { RailItem } from './RailItem.tsx';
import classes from './StepRail.module.css';

const words = adminMessages.editor;

interface StepRailProps {
  /** The pane that is open: 'details', 'feedback' or the key of a step. */
  pane: string;
  onPane: (pane: string) => void;
  category: string | undefined;
  areDetailsSaved: boolean;
  entries: readonly StepEntry[];
  /** Why no step can be added; undefined where one can. */
  addLocked: string | undefined;
  onAdd: () => void;
  /** In a new issue only the details open (EDITOR-8). */
  isNew: boolean;
}

/** Issue details, Step 1 to n, ADD A STEP, Feedback (EDITOR-2). */
export const StepRail = ({
  pane,
  onPane,
  category,
  areDetailsSaved,
  entries,
  addLocked,
  onAdd,
  isNew,
}: StepRailProps) => {
  const lockId = useId();
  return (
    <nav className={classes.rail} aria-label={words.steps}>
      <ol className={classes.list}>
        <RailItem
          name={words.details}
          excerpt={category}
          node={<Icon icon={ClipboardList} size={14} strokeWidth={2} />}
          status={areDetailsSaved ? 'saved' : 'unsaved'}
          isOpen={pane === 'details'}
          onOpen={() => onPane('details')}
        />
        {entries.map(({ key, number, draft, status }) => (
          <RailItem
            key={key}
            name={words.step(number)}
            excerpt={draft.question?.trim() || words.emptyStep}
            node={number}
            status={status}
            isOpen={pane === key}
            disabled={isNew}
            onOpen={() => onPane(key)}
          />
        ))}
      </ol>
      <div className={classes.add}>
        <Button
          variant="dashed"
          wide
          icon={<Icon icon={Plus} size={18} />}
          disabled={addLocked !== undefined}
          aria-describedby={addLocked === undefined ? undefined : lockId}
          onClick={onAdd}
        >
          {words.addStep}
        </Button>
        {addLocked !== undefined && (
          <p id={lockId} className={classes.lock}>
            {addLocked}
          </p>
        )}
      </div>
      <ul className={classes.list}>
        <RailItem
          name={words.feedback}
          excerpt={words.feedbackExcerpt}
          node={<Icon icon={Star} size={14} strokeWidth={2} />}
          isOpen={pane === 'feedback'}
          disabled={isNew}
          onOpen={() => onPane('feedback')}
        />
      </ul>
    </nav>
  );
};
