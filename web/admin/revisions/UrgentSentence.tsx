import { LIMITS } from '#core/base/limits.ts';
import { inOneLine } from '#core/campus/urgent.ts';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { isolated } from '../../guide/isolated.tsx';
import { changeNoteMessages as words } from './messages.ts';
import classes from './UrgentSentence.module.css';

/** Returns the error of a sentence or a note of a save; undefined if it has none. */
export const lengthError = (text: string | undefined): string | undefined =>
  (text?.length ?? 0) > LIMITS.changeNoteOfSave
    ? words.tooLong(LIMITS.changeNoteOfSave)
    : undefined;

interface UrgentSentenceProps {
  hint: string;
  value: string;
  onChange: (text: string) => void;
}

/** The sentence of an urgent correction, shown as advisors will see it (EDITOR-30). */
export const UrgentSentence = ({ hint, value, onChange }: UrgentSentenceProps) => {
  const { urgent } = inOneLine({ urgent: value });
  return (
    <>
      <TextArea
        label={words.sentence}
        hint={hint}
        error={lengthError(urgent)}
        rows={2}
        value={value}
        onChange={onChange}
      />
      {urgent !== undefined && (
        <div>
          <p className={classes.shown}>{words.shown}</p>
          <p className={classes.banner}>
            <Icon icon={TriangleAlert} size={18} />
            <span>
              <b>{words.preview}</b> {isolated(urgent)}
            </span>
          </p>
        </div>
      )}
    </>
  );
};
