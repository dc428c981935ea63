import { LIMITS } from '#core/base/limits.ts';
import { mayGoUnread } from '#core/campus/unread-words.ts';
import { inOneLine } from '#core/campus/urgent.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { isolated } from '../../guide/isolated.tsx';
import { useCampusInTexts, useSettings } from '../base/queries.ts';
import { ContactField } from '../shared/contacts/ContactField.tsx';
import { changeNoteMessages as words } from './messages.ts';
import { inWords } from '../base/in-words.ts';
import classes from './UrgentSentence.module.css';

export const lengthError = (text: string | undefined): string | undefined =>
  (text?.length ?? 0) > LIMITS.changeNoteOfSave
    ? words.tooLong(LIMITS.changeNoteOfSave)
    : undefined;

/** Returns the error in an urgent message; if publishing needs a second person, also that the message must not go unread (REVIEW-20). */
export function useSentenceError(text: string | undefined): string | undefined {
  const isUnread = useSettings().data?.secondPerson === true;
  const tooLong = lengthError(text);
  if (tooLong !== undefined || text === undefined || !isUnread) return tooLong;
  return mayGoUnread(text) ? undefined : words.notUnread;
}

type UrgentSentenceProps = { hint: string; value: string; onChange: (text: string) => void };

/** The field for the message of an urgent correction, which may name contacts, shown as advisors will see it (EDITOR-30, PUBLISH-16). */
export const UrgentSentence = ({ hint, value, onChange }: UrgentSentenceProps) => {
  const campus = useCampusInTexts();
  const { urgent } = inOneLine({ urgent: value });
  const error = useSentenceError(urgent);
  return (
    <>
      <ContactField
        label={words.sentence}
        hint={hint}
        error={error}
        rows={2}
        name={words.intoSentence}
        value={value}
        onChange={onChange}
        campus={campus}
      />
      {urgent !== undefined && (
        <div>
          <p className={classes.shown}>{words.shown}</p>
          <p className={classes.banner}>
            <Icon icon={TriangleAlert} size={18} />
            <span>
              <b>{words.preview}</b> {isolated(inWords(urgent, campus))}
            </span>
          </p>
        </div>
      )}
    </>
  );
};
