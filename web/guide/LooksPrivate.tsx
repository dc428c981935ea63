import { looksPrivate, type LooksPrivate as Kind } from '#core/privacy/looks-private.ts';

const WORDS: Readonly<Record<Kind, string>> = {
  phone: 'a telephone number',
  student: 'a student number',
  room: 'a name with a room',
};

/** Asks whether to leave out words that seem to be about somebody (PRIVACY-14). */
export const LooksPrivate = ({ text }: { text: string }) => {
  const kind = looksPrivate(text);
  return kind && <span>{`This looks like ${WORDS[kind]}; leave it out?`}</span>;
};
