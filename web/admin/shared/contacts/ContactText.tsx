import { splitContacts } from '#core/campus/contact-refs.ts';
import { isolated } from '../../../guide/isolated.tsx';
import { inWords } from '../../base/in-words.ts';
import { useCampusInTexts } from '../../base/queries.ts';
import { contactChip } from './contact-chip.ts';

/** A text to be read, in which each contact is the same chip as where the text is written (CAMPUS-16). */
export const ContactText = ({ text }: { text: string }) => {
  const campus = useCampusInTexts();
  if (!campus) return isolated(inWords(text, campus));
  return splitContacts(text).map((piece, index) =>
    'text' in piece ? (
      isolated(piece.text)
    ) : (
      <span
        key={index}
        ref={(place) => place?.replaceChildren(contactChip(piece.contact, campus))}
      />
    ),
  );
};
