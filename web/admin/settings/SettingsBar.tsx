import { useId } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { CircleCheck } from '#kit/icon/drawings/signs/circle-check.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { adminMessages } from '../base/messages.ts';
import { FormFailure } from '../shared/states/FormFailure.tsx';
import classes from './SettingsBar.module.css';
import type { SettingsForm } from './use-settings-form.ts';
import { settingsMessages } from './messages.ts';

const words = settingsMessages;

interface SettingsBarProps {
  form: SettingsForm;
  onSave: () => void;
}

/** How much is not saved and why a save failed, and the buttons that save it or put it back. */
export const SettingsBar = ({ form, onSave }: SettingsBarProps) => {
  const { changes, toMend, isSaving, failure, undo } = form;
  const textId = useId();
  const isFine = changes === 0;
  return (
    <div data-edge="" className={classes.bar}>
      {failure && (
        <div className={classes.failure}>
          <FormFailure text={failure.text} />
          {failure.isConflict && (
            <Button onClick={() => void form.loadTheirs()}>
              {adminMessages.editor.loadTheirs}
            </Button>
          )}
        </div>
      )}
      <p id={textId} className={classes.text} data-fine={isFine} role="status">
        <Icon icon={isFine ? CircleCheck : TriangleAlert} size={18} />
        <span>
          {isFine ? words.allSaved : words.notSaved(changes)}
          {toMend > 0 && `. ${words.toMend(toMend)}`}
        </span>
      </p>
      {!isFine && (
        <Button variant="plain" disabled={isSaving} onClick={undo}>
          {words.undo}
        </Button>
      )}
      <Button
        variant="primary"
        disabled={isFine}
        busy={isSaving}
        aria-describedby={textId}
        onClick={onSave}
      >
        {adminMessages.editor.save}
      </Button>
    </div>
  );
};
