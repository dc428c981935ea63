import { useRef } from 'react';
import { LIMITS } from '#core/base/limits.ts';
import { plainText } from '#core/campus/contact-refs.ts';
import { mayGoUnread } from '#core/campus/unread-words.ts';
import { inOneLine } from '#core/campus/urgent.ts';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { isolated } from '../../guide/isolated.tsx';
import { useCampusInTexts, useSettings } from '../base/queries.ts';
import { InsertContact } from '../shared/contacts/ContactTools.tsx';
import { changeNoteMessages as words } from './messages.ts';
import classes from './UrgentSentence.module.css';

/** Returns the error of a sentence or a note of a save; undefined if it has none. */
export const lengthError = (text: string | undefined): string | undefined =>
  (text?.length ?? 0) > LIMITS.changeNoteOfSave
    ? words.tooLong(LIMITS.changeNoteOfSave)
    : undefined;

/** Returns the error of a correction's sentence; where publishing needs a second person, also that it may not go unread (REVIEW-20). */
export function useSentenceError(text: string | undefined): string | undefined {
  const isUnread = useSettings().data?.secondPerson === true;
  const tooLong = lengthError(text);
  if (tooLong !== undefined || text === undefined || !isUnread) return tooLong;
  return mayGoUnread(text) ? undefined : words.notUnread;
}

type UrgentSentenceProps = { hint: string; value: string; onChange: (text: string) => void };

/** The sentence of an urgent correction, with the contacts it can name, shown as advisors will see it (EDITOR-30, PUBLISH-16). */
export const UrgentSentence = ({ hint, value, onChange }: UrgentSentenceProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const campus = useCampusInTexts();
  const { urgent } = inOneLine({ urgent: value });
  const error = useSentenceError(urgent);
  return (
    <>
      <div>
        <TextArea
          ref={field}
          label={words.sentence}
          hint={hint}
          error={error}
          rows={2}
          value={value}
          onChange={onChange}
        />
        <InsertContact
          field={field}
          name={words.intoSentence}
          text={value}
          onChange={onChange}
          campus={campus}
        />
      </div>
      {urgent !== undefined && (
        <div>
          <p className={classes.shown}>{words.shown}</p>
          <p className={classes.banner}>
            <Icon icon={TriangleAlert} size={18} />
            <span>
              <b>{words.preview}</b> {isolated(campus ? plainText(urgent, campus) : urgent)}
            </span>
          </p>
        </div>
      )}
    </>
  );
};
