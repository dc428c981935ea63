import { createContext, use } from 'react';
import type { IssueCategory } from '#core/base/category.ts';
import type { Directory } from '#core/campus/setting.ts';
import { primaryContact } from '#core/campus/campus.ts';
import type { CampusNow } from '#core/campus/duty.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Phone } from '#kit/icon/drawings/actions/phone.ts';
import { Siren } from '#kit/icon/drawings/signs/siren.ts';
import { callMessages } from '../../../guide/call-messages.ts';
import { FirstActBox, GuideText, type ContactTextProps } from '../../../guide/GuideText.tsx';
import type { GuideTexts } from '../../../guide/StepScreen.tsx';
import { previewMessages } from './messages.ts';
import classes from './PreviewCalls.module.css';

const words = previewMessages.calls;

/** The contacts that the texts of a preview name; undefined while they are not known. */
export const CampusOfPreview = createContext<Directory | undefined>(undefined);

const ContactText = (props: ContactTextProps) => {
  const campus = use(CampusOfPreview);
  if (campus) return <GuideText {...props} campus={campus} />;
  return props.as === 'calls' ? null : props.text;
};

/** The components that draw the texts of a preview, without asking the server for the contacts. */
export const PREVIEW_TEXTS: GuideTexts = {
  ContactText,
  FirstAct: ({ text, ...box }) => (
    <FirstActBox {...box}>
      <ContactText text={text} />
    </FirstActBox>
  ),
};

interface PreviewCallsProps {
  campus: Directory & { readonly now?: CampusNow };
  category: IssueCategory;
  /** Hears a sentence that says what a press would do on an advisor's phone. */
  onPress: (text: string) => void;
}

/** The calls under a walk, as advisors have them; here they only say what they would do (PREVIEW-2, CALL-1). */
export const PreviewCalls = ({ campus, category, onPress }: PreviewCallsProps) => {
  const contact = primaryContact(campus, category);
  return (
    <nav aria-label={words.label} className={classes.calls}>
      {contact ? (
        <Button
          variant="danger"
          size="thumb"
          wide
          icon={Phone}
          onClick={() => onPress(words.wouldCall(contact.name, contact.why))}
        >
          <span>{callMessages.call(contact.name)}</span>
        </Button>
      ) : (
        <p className={classes.noContact}>{callMessages.notSet}</p>
      )}
      <Button size="thumb" wide onClick={() => onPress(words.wouldOpen)}>
        {words.contacts}
      </Button>
      <Button size="thumb" wide icon={Siren} onClick={() => onPress(words.wouldEscalate)}>
        <span>{words.escalateNow}</span>
      </Button>
    </nav>
  );
};
