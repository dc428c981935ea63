import { looksPrivate, type LooksPrivate as Kind } from '#core/privacy/looks-private.ts';

const WORDS: Readonly<Record<Kind, string>> = {
  phone: 'a phone number',
  student: 'a student ID',
  room: 'a name and a room',
};

/** Asks whether to leave out words that seem to be about somebody (PRIVACY-14). */
export const LooksPrivate = ({ text }: { text: string }) => {
  const kind = looksPrivate(text);
  return kind && <span>{`This looks like ${WORDS[kind]}. Leave it out?`}</span>;
};
