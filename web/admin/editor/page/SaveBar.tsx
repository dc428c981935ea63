import { useId, useState } from 'react';
import type { ChangeNote } from '#core/campus/urgent-schema.ts';
import type { Issue } from '#core/issue/issue.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { CircleCheck } from '#kit/icon/drawings/signs/circle-check.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { topModal } from '#kit/overlays/dialog/modals.ts';
import { onDemand } from '../../../base/on-demand/on-demand.ts';
import { adminMessages } from '../../base/messages.ts';
import { useWindowEvent } from '../../base/use-window-event.ts';
import { changeNoteMessages } from '../../revisions/messages.ts';
import { LoadedPart } from '../../shared/states/LoadedPart.tsx';
import { partsNotLoaded, stepMessages } from '../actions/messages.ts';
import type { EditorActions } from '../actions/actions.ts';
import classes from './SaveBar.module.css';

const words = adminMessages.editor;

/** The fields of one line, in which Enter has no other use; 'Do this first' is one of them, although it is shown on two lines. */
const ONE_LINE =
  'main :is(input[type="text"], input[type="date"], [data-one-line] :is(textarea, [role="textbox"]))';

type SaveKeys = Record<'onSave' | 'onContinue', () => void>;

/** Saves by Control or Command and S, and continues by Control or Command and Enter; Enter without a modifier saves in a field of one line (EDITOR-41). */
export function useSaveKeys({ onSave, onContinue }: SaveKeys): void {
  useWindowEvent('keydown', (event) => {
    const { key, target, isComposing } = event;
    const isHeld = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const isEnter = key === 'Enter' && !event.defaultPrevented && !isComposing;
    const saves = isHeld && key.toLowerCase() === 's';
    const isInLine = target instanceof Element && target.matches(ONE_LINE);
    if (!saves && !(isEnter && (isHeld || (isInLine && !event.shiftKey)))) return;
    // Over a dialog nothing is saved, but the browser must not save the page either.
    if (topModal()) {
      if (saves) event.preventDefault();
      return;
    }
    event.preventDefault();
    if (event.repeat) return;
    if (isEnter && isHeld) onContinue();
    else onSave();
  });
}

/** Returns the save of a pane with its note, and the note of a save that is not done yet, because the author may have to decide a conflict first (EDITOR-30). */
export function useChangeNote(pane: string, savePane: EditorActions['savePane']) {
  const [notes, setNotes] = useState<Readonly<Record<string, ChangeNote>>>({});
  return {
    changeNote: notes[pane],
    save: async (changeNote?: ChangeNote): Promise<boolean> => {
      if (changeNote) setNotes((all) => ({ ...all, [pane]: changeNote }));
      const isDone = await savePane(pane, changeNote);
      if (isDone) setNotes(({ [pane]: _, ...others }) => others);
      return isDone;
    },
  };
}

const ChangeNoteDialog = onDemand(
  'ChangeNoteDialog',
  async () => await import('./ChangeNoteDialog.tsx'),
);

/** The part that an urgent correction publishes right away, while the rest waits for approval: if changes wait already, only the message (REVIEW-20). */
export type UrgentAlone = 'words' | 'sentence';

/** Returns that part for an issue whose saves are not published right away; undefined for any other issue. */
export function urgentAloneOf(issue: Issue | undefined, isLive: boolean): UrgentAlone | undefined {
  if (!issue?.publish || isLive) return undefined;
  return issue.pending ? 'sentence' : 'words';
}

interface SaveBarProps {
  isSaved: boolean;
  savedText: string;
  /** The reason why it cannot be saved; undefined if it can. */
  reason: string | undefined;
  /** True if the issue is published and a save is published right away. */
  isLive: boolean;
  urgentAlone?: UrgentAlone | undefined;
  saving: boolean;
  /** The note of a save that is not done yet. */
  earlierNote?: ChangeNote | undefined;
  onSave: (changeNote?: ChangeNote) => Promise<boolean>;
  onContinue: () => void;
}

function textOf({ isSaved, savedText, reason, isLive }: SaveBarProps): string {
  if (reason !== undefined) return reason;
  if (isSaved) return savedText;
  return isLive ? words.liveHint : words.notSaved;
}

/** The bar with the button Save changes, which is disabled until the step or the details are valid, and says why (EDITOR-6, EDITOR-30). */
export const SaveBar = (props: SaveBarProps) => {
  const { isSaved, reason, isLive, urgentAlone, saving, earlierNote = {} } = props;
  const { onSave, onContinue } = props;
  const textId = useId();
  const [isAsked, setAsked] = useState(false);
  const [changeNote, setChangeNote] = useState<ChangeNote>(earlierNote);
  const isFine = isSaved && reason === undefined;
  const saveWithNote = async (): Promise<void> => {
    setAsked(false);
    // A typed note stays until it is saved.
    if (await onSave(changeNote)) setChangeNote({});
  };
  return (
    <div data-edge="" className={classes.bar}>
      <p id={textId} className={classes.text} data-fine={isFine}>
        <Icon icon={isFine ? CircleCheck : TriangleAlert} size={18} />
        <span>{textOf(props)}</span>
      </p>
      <div className={classes.ways}>
        {(isLive || urgentAlone) && (
          <Button
            disabled={reason !== undefined}
            // The button is not disabled, because it gets the focus back from the dialog whose save is running.
            aria-disabled={saving}
            onClick={() => setAsked(true)}
          >
            {urgentAlone ? changeNoteMessages.alone : changeNoteMessages.open}
          </Button>
        )}
        <div className={classes.buttons}>
          <Button
            disabled={reason !== undefined}
            aria-disabled={saving}
            aria-describedby={textId}
            title={stepMessages.continueKeys}
            onClick={onContinue}
          >
            {stepMessages.saveAndContinue}
          </Button>
          <Button
            variant="primary"
            disabled={reason !== undefined}
            busy={saving}
            aria-describedby={textId}
            title={stepMessages.saveKeys}
            onClick={() => void onSave()}
          >
            {words.save}
          </Button>
        </div>
      </div>
      {isAsked && (
        <LoadedPart
          part={ChangeNoteDialog}
          failed={partsNotLoaded.changeNote}
          room={classes.notLoaded}
        >
          <ChangeNoteDialog
            changeNote={changeNote}
            onChange={setChangeNote}
            isSaved={isSaved}
            urgentAlone={urgentAlone}
            onSave={() => void saveWithNote()}
            onCancel={() => setAsked(false)}
          />
        </LoadedPart>
      )}
    </div>
  );
};
