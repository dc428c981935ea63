import { useId } from 'react';
import { Button } from '#kit/button/Button.tsx';
import { CircleCheck } from '#kit/icon/drawings/circle-check.ts';
import { TriangleAlert } from '#kit/icon/drawings/triangle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { adminMessages } from '../messages.ts';
import classes from './SaveBar.module.css';

const words = adminMessages.editor;

interface SaveBarProps {
  isSaved: boolean;
  /** When it was saved last. */
  savedText: string;
  /** Why it cannot be saved; undefined where it can. */
  reason: string | undefined;
  /** The issue is published: a save is live at once. */
  isLive: boolean;
  saving: boolean;
  onSave: () => void;
}

function textOf({ isSaved, savedText, reason, isLive }: SaveBarProps): string {
  if (reason !== undefined) return reason;
  if (isSaved) return savedText;
  return isLive ? words.liveHint : words.notSaved;
}

/** Save changes is disabled until what it would save is valid, and says why (EDITOR-6). */
export const SaveBar = (props: SaveBarProps) => {
  const { isSaved, reason, saving, onSave } = props;
  const textId = useId();
  const isFine = isSaved && reason === undefined;
  return (
    <div className={classes.bar}>
      <p id={textId} className={classes.text} data-fine={isFine}>
        <Icon icon={isFine ? CircleCheck : TriangleAlert} size={18} />
        <span>{textOf(props)}</span>
      </p>
      <Button
        variant="primary"
        disabled={reason !== undefined}
        busy={saving}
        aria-describedby={textId}
        onClick={onSave}
      >
        {words.save}
      </Button>
    </div>
  );
};
