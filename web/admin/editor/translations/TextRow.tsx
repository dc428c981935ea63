import type { Campus } from '#core/campus/setting.ts';
import { contactsIn } from '#core/campus/contact-refs.ts';
import { textChange } from '#core/base/text-change.ts';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import {
  stateOf,
  stepOfPlace,
  type OriginalText,
  type TranslatedMember,
  type TranslatedText,
} from '#core/issue/translation.ts';
import type { StepText } from '#core/step/step-texts.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Label } from '#kit/controls/label/Label.tsx';
import hidden from '#kit/base/hidden.module.css';
import { isolated } from '../../../guide/isolated.tsx';
import { inWords } from '../../base/in-words.ts';
import { adminMessages } from '../../base/messages.ts';
import { labelOfPlace } from '../../base/text-names.ts';
import { ContactField } from '../../shared/contacts/ContactField.tsx';
import { ContactText } from '../../shared/contacts/ContactText.tsx';
import { translationsMessages as words } from './messages.ts';
import { problemOfText } from './problem-words.ts';
import classes from './Translations.module.css';
import { isStillRight, type TypedText } from './typed-texts.ts';

const { contactTexts, notSaved } = adminMessages.editor;

type Field = StepText['field'];
type Longer = { readonly rows: number; readonly name: string };

/** The fields for longer texts: their number of rows, and their name in the dialog that inserts a contact. */
const LONGER: { readonly [F in Field]: Longer | undefined } & {
  readonly [M in TranslatedMember]?: Longer;
} = {
  firstAct: { rows: 2, name: contactTexts.firstAct },
  question: { rows: 3, name: contactTexts.question },
  'confirmationAction.confirmationText': { rows: 2, name: contactTexts.confirmation },
  'yesAction.customText': undefined,
  'noAction.customText': undefined,
};

interface TextRowProps {
  original: OriginalText;
  saved: TranslatedText | undefined;
  typed: TypedText | undefined;
  language: ProcedureLanguage;
  originalLanguage: string;
  campus: Campus | undefined;
  /** True if the text waits next to the one that advisors read. */
  isWaiting: boolean;
  /** Hears typed text; absent if the text can only be read. */
  onType: ((original: OriginalText, text: string) => void) | undefined;
  onStillRight: (original: OriginalText) => void;
}

type OriginalProps = Pick<TextRowProps, 'original' | 'saved' | 'originalLanguage' | 'campus'>;

/** The original; if it changed since the translation was made, both the old and the new one (TRANSLATE-32). */
const Original = ({ original, saved, originalLanguage, campus }: OriginalProps) => {
  const { text } = original;
  if (text === '') return <p className={classes.muted}>{words.noOriginal}</p>;
  if (!saved || saved.of === text) {
    return (
      <p className={classes.text} lang={originalLanguage}>
        <ContactText text={text} />
      </p>
    );
  }
  const [was, is] = [inWords(saved.of, campus), inWords(text, campus)];
  const [start, changed, end] = textChange(was, is);
  return (
    <dl className={classes.change}>
      <dt>{words.was}</dt>
      <dd lang={originalLanguage}>
        <del>{isolated(was)}</del>
      </dd>
      <dt>{words.is}</dt>
      <dd lang={originalLanguage}>
        {isolated(start)}
        {changed !== '' && <ins>{isolated(changed)}</ins>}
        {isolated(end)}
      </dd>
    </dl>
  );
};

/** One text next to its translation, with its state (TRANSLATE-31, TRANSLATE-32). */
export const TextRow = (props: TextRowProps) => {
  const { original, saved, typed, language, campus, isWaiting, onType, onStillRight } = props;
  const { place, text: of } = original;
  const { step, field = place } = stepOfPlace(place) ?? {};
  const texts = saved ? { [place]: saved } : {};
  const state = stateOf(original, texts);
  const text = typed?.text ?? saved?.text ?? '';
  const label = words.field(labelOfPlace(place), language);
  const longer = LONGER[field as Field | TranslatedMember];
  const named = contactsIn(of);
  const namesContacts = named.length > 0 || contactsIn(text).length > 0;
  const error = typed && problemOfText(place, typed, campus);
  const canStay =
    state === 'stale' &&
    !typed &&
    saved &&
    problemOfText(place, { text: saved.text, of }, campus) === undefined;
  return (
    <div className={classes.row} data-place={place}>
      <div>
        <p className={classes.caption}>
          <span>{words.original}</span>
          {!typed && state === 'missing' && <Label tone="warning">{words.missing}</Label>}
          {!typed && state === 'stale' && <Label tone="warning">{words.changed}</Label>}
          {typed && <Label tone="warning">{notSaved}</Label>}
          {isWaiting && <Label>{words.waiting}</Label>}
        </p>
        <Original {...props} />
      </div>
      {onType ? (
        <div className={classes.translation}>
          <ContactField
            label={label}
            name={longer?.name ?? label}
            lang={language}
            value={text}
            onChange={(next) =>
              onType(original, field === 'question' ? next : next.replaceAll(/\n+/g, ' '))
            }
            campus={namesContacts ? campus : undefined}
            among={named}
            {...(longer && {
              rows: longer.rows,
              isOneLine: step === undefined || field !== 'question',
            })}
            {...(error !== undefined && { error })}
            {...(isStillRight(typed) && { hint: words.rightOnceSaved })}
          />
          {canStay && (
            <Button size="small" onClick={() => onStillRight(original)}>
              {words.stillRight} <span className={hidden.hidden}>{labelOfPlace(place)}</span>
            </Button>
          )}
        </div>
      ) : (
        <div className={classes.translation}>
          <p className={classes.caption}>{label}</p>
          <p className={classes.text} lang={language} dir="auto">
            {text === '' ? '' : <ContactText text={text} />}
          </p>
        </div>
      )}
    </div>
  );
};
