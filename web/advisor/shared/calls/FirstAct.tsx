import { FirstActBox } from '../../../guide/FirstActBox.tsx';
import { ContactText } from './ContactText.tsx';

/** What is to be done first, with the contacts that the phone knows (WALK-23). */
export const FirstAct = ({ text }: { text: string }) => (
  <FirstActBox>
    <ContactText text={text} />
  </FirstActBox>
);
