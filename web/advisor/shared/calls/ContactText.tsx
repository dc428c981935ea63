import { GuideText, type ContactTextProps } from '../../../guide/GuideText.tsx';
import { useCampus } from '../../phone/library/local-copy.ts';

/** A text with the contacts it names, as the phone knows them. */
export const ContactText = (props: ContactTextProps) => (
  <GuideText {...props} campus={useCampus()} />
);
