import { LANGUAGES } from '#core/base/language.ts';
import { NAMELESS } from '#core/privacy/retention.ts';
import { wordsIn, type Words } from '../base/words/words.ts';

/** The letters of a stranger's text that a mail has. */
const LETTERS = 40;

/** Returns a stranger's words on one line of a mail: at most 40 characters, with nothing to become a link or address (NOTIFICATIONS-14). */
export function quoted(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .replaceAll(/\p{C}+/gu, ' ')
    .replaceAll(/[:/\\@#?&=<>%]+/g, ' ')
    .replaceAll(/[“”„‟]/g, '"')
    // A dot between letters makes a name of a host.
    .replaceAll(/(?<=[\p{L}\p{N}])[.。．｡]+(?=[\p{L}\p{N}])/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(plain);
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS).join('').trimEnd()}…` : plain;
}

/** Returns the line of a mail with the area that a phone sent; '' without one (AREAS-10). */
export function areaLine({ escalation }: Words, sent: string | null | undefined): string {
  const name = quoted(sent ?? '');
  return name === '' ? '' : escalation.areaLine(name);
}

/** Returns the line of a mail with the name that an advisor typed: it cannot end its own quotation (NOTIFICATIONS-14). */
export const nameLine = ({ escalation }: Words, typed: string): string =>
  escalation.nameLine(quoted(typed));

/** Returns a mail without the name of an advisor: only in that line, since the same letters elsewhere may be a link or another name (PRIVACY-11). */
export function withoutName(text: string, advisor: string): string {
  // The mail may be in any language.
  return LANGUAGES.map(wordsIn).reduce(
    (left, words) =>
      left.replaceAll(`\n${nameLine(words, advisor)}\n`, `\n${nameLine(words, NAMELESS)}\n`),
    text,
  );
}
