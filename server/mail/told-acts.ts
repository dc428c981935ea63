import { ORIGINAL } from '#core/base/language.ts';
import type { Config } from '../base/config.ts';
import type { DoneAct, Email } from '../base/deps.ts';
import { webAddress } from '../http/network/web-address.ts';
import { actLetters } from '../base/words/act-letters.ts';
import { linesIn, wordsIn, type Words } from '../base/words/words.ts';

/** A kind of act about which owners get an email (ACTS-1). */
export type ToldAct = keyof typeof actLetters.acts;

const isTold = (what: string): what is ToldAct => Object.hasOwn(actLetters.acts, what);

/** Returns the kind of an act about which owners get an email; undefined for any other act. */
export function toldOf({ what, who, about }: Pick<DoneAct, 'what' | 'who' | 'about'>) {
  // Owners are warned because an account may be stolen. The operator at the server has no account, and neither does somebody who asks for an invitation again.
  if (who === null || !isTold(what)) return undefined;
  // The settings also hold the name of the campus and the search words, about which there is no email.
  const isSilent = linesIn(about, wordsIn(ORIGINAL)).length === 0;
  return what === 'settings.edit' && isSilent ? undefined : what;
}

/** The most letters of a line, so that nobody can send owners a long text of their own. */
const LETTERS = 300;

/** Puts text that somebody typed on one line, without anything that mail programs turn into a link. */
function inOneLine(text: string): string {
  const plain = text.replaceAll(/\p{C}+|\w+:\/\/|www\./giu, ' ').trim();
  return Array.from(plain).slice(0, LETTERS).join('');
}

export function linesOf(
  words: Words,
  { at, network, count, about }: DoneAct,
  { act, by, timeZone }: { act: ToldAct; by: string; timeZone: string },
): string {
  const { acts, dates } = words;
  const when = `${dates.formatMoment(at, timeZone)} (${timeZone})`;
  const times = count > 1 ? ` (${count})` : '';
  return [acts.line(when, by, acts.acts[act], times, network), ...linesIn(about, words)]
    .map(inOneLine)
    .join('\n');
}

type Listed = {
  act: ToldAct;
  linesIn: (words: Words) => readonly string[];
  isMore: boolean;
};

/** Makes the email that tells an owner about the acts of an hour. */
export function actsEmail(
  recipient: string,
  { act, linesIn, isMore }: Listed,
  { publicUrl, localPasswords }: Pick<Config, 'publicUrl' | 'localPasswords'>,
): Email {
  const [forgot, people, trail] = [
    webAddress(publicUrl, 'forgotPassword'),
    webAddress(publicUrl, 'people'),
    webAddress(publicUrl, 'trail'),
  ];
  return {
    recipient,
    letter: (words) => {
      const { acts } = words;
      return {
        subject: acts.subject(acts.acts[act]),
        paragraphs: [
          acts.done,
          ...linesIn(words),
          ...(isMore ? [acts.more] : []),
          acts.known,
          localPasswords ? acts.notYou(forgot) : acts.notYouByCampus,
          acts.other(people, trail),
        ],
      };
    },
  };
}
