import { LANGUAGES } from '#core/base/language.ts';
import { NAMELESS } from '#core/privacy/retention.ts';
import { wordsIn, type Words } from '../base/words/words.ts';

/** The most characters of a stranger's text in an email. */
const LETTERS = 40;

/** Returns a stranger's words as one line of an email: at most 40 characters, which cannot become a link or an address (NOTIFICATIONS-14). */
export function quoted(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .replaceAll(/\p{C}+/gu, ' ')
    .replaceAll(/[:/\\@#?&=<>%]+/g, ' ')
    .replaceAll(/[“”„‟]/g, '"')
    // A dot between letters would make the text a host name.
    .replaceAll(/(?<=[\p{L}\p{N}])[.。．｡]+(?=[\p{L}\p{N}])/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(plain);
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS).join('').trimEnd()}…` : plain;
}

/** Returns the line of an email with the area that a phone sent, or '' without an area (AREAS-10). */
export function areaLine({ escalation }: Words, sent: string | null | undefined): string {
  const name = quoted(sent ?? '');
  return name === '' ? '' : escalation.areaLine(name);
}

/** Returns the line of an email with the name that an advisor typed. The name cannot end its own quotation (NOTIFICATIONS-14). */
export const nameLine = ({ escalation }: Words, typed: string): string =>
  escalation.nameLine(quoted(typed));

/** Returns an email without the name of an advisor. Only the name's own line changes, since the same letters elsewhere may be a link or another name (PRIVACY-11). */
export function withoutName(text: string, advisor: string): string {
  // The email may be in any of the languages.
  return LANGUAGES.map(wordsIn).reduce(
    (left, words) =>
      left.replaceAll(`\n${nameLine(words, advisor)}\n`, `\n${nameLine(words, NAMELESS)}\n`),
    text,
  );
}
