import { createContext, use } from 'react';
import type { Campus } from '#core/campus/campus-schema.ts';
import { FirstActBox } from '../../guide/FirstActBox.tsx';
import { GuideText, type ContactTextProps } from '../../guide/GuideText.tsx';
import type { GuideTexts } from '../../guide/StepScreen.tsx';

/** The contacts that the texts of a preview name; undefined while they are not known. */
export const CampusOfPreview = createContext<Campus | undefined>(undefined);

const ContactText = (props: ContactTextProps) => {
  const campus = use(CampusOfPreview);
  if (campus) return <GuideText {...props} campus={campus} />;
  return props.as === 'calls' ? null : props.text;
};

/** What draws the texts of a preview: it asks nobody for the contacts. */
export const PREVIEW_TEXTS: GuideTexts = {
  ContactText,
  FirstAct: ({ text }) => (
    <FirstActBox>
      <ContactText text={text} />
    </FirstActBox>
  ),
};
