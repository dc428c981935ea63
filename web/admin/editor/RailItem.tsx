import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '#kit/icon/Icon.tsx';
import { adminMessages } from '../messages.ts';
import type { StepEntry } from './state.ts';
import classes from './StepRail.module.css';

const words = adminMessages.editor;

const STATUS: Record<StepEntry['status'], string> = {
  saved: words.saved,
  unsaved: words.notSaved,
  broken: words.broken,
};

interface RailItemProps {
  /** The whole of its accessible name; excerpt and status describe it (EDITOR-2). */
  name: string;
  excerpt: string | undefined;
  node: ReactNode;
  status?: StepEntry['status'];
  isOpen: boolean;
  disabled?: boolean;
  onOpen: () => void;
}

/** One place on the line of the stepper. */
export const RailItem = ({
  name,
  excerpt,
  node,
  status,
  isOpen,
  disabled = false,
  onOpen,
}: RailItemProps) => {
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  // A long line of steps scrolls; a new step may stand beyond its end.
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOpen]);
  return (
    <li
      ref={item}
      className={classes.item}
      data-open={isOpen || undefined}
      data-disabled={disabled || undefined}
    >
      <span className={classes.node} aria-hidden="true">
        {node}
      </span>
      {/* Its press reaches over the whole item; its name is the name alone. */}
      <button
        type="button"
        className={classes.button}
        aria-describedby={`${id}-excerpt ${id}-status`}
        aria-current={isOpen ? 'step' : undefined}
        disabled={disabled}
        onClick={onOpen}
      >
        {name}
      </button>
      <span id={`${id}-excerpt`} className={classes.excerpt}>
        {excerpt}
      </span>
      <span id={`${id}-status`} className={classes.status} data-status={status}>
        {status && (
          <Icon
            icon={status === 'saved' ? CircleCheck : TriangleAlert}
            size={18}
            label={STATUS[status]}
          />
        )}
      </span>
    </li>
  );
};
