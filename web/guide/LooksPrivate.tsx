import { looksPrivate } from '#core/privacy/looks-private.ts';
import { privateMessages as words } from './private-messages.ts';

/** Asks whether to leave out words that seem to be about a person (PRIVACY-14). */
export const LooksPrivate = ({ text }: { text: string }) => {
  const kind = looksPrivate(text);
  return kind && <span>{words.leaveOut(kind)}</span>;
};
