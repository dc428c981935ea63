import { ORIGINAL } from '#core/base/language.ts';
import type { Config } from '../base/config.ts';
import type { DoneAct, Email } from '../base/deps.ts';
import { webAddress } from '../http/network/web-address.ts';
import { actLetters } from '../base/words/act-letters.ts';
import { linesIn, wordsIn, type Words } from '../base/words/words.ts';

/** An act that is mailed to owners (ACTS-1). */
export type ToldAct = keyof typeof actLetters.acts;

const isTold = (what: string): what is ToldAct => Object.hasOwn(actLetters.acts, what);

/** Returns an act that is mailed to owners; undefined for any other. */
export function toldOf({ what, who, about }: Pick<DoneAct, 'what' | 'who' | 'about'>) {
  // An operator at the server, and who asks for an invitation once more, has no account that was stolen.
  if (who === null || !isTold(what)) return undefined;
  // The name of the campus and words of the search are settings too.
  const isSilent = linesIn(about, wordsIn(ORIGINAL)).length === 0;
  return what === 'settings.edit' && isSilent ? undefined : what;
}

/** More letters no line has: what people typed is not the mail's. */
const LETTERS = 300;

/** Puts what somebody typed on one line, without what mail programs make a link of. */
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

/** Makes the mail to an owner about what was done within an hour. */
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
