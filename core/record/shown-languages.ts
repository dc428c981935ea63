import type { Walk } from '../walk/walk.ts';
import { parseMomentAct } from './moment-act.ts';
import type { Moment } from './moment-schema.ts';
import { momentsWith } from './walk-moments.ts';

/** A step shown in a language, from a time on: its BCP 47 tag, '' for the original. */
type Shown = { readonly step: string; readonly at: number; readonly language: string };

/** A tag that has a name: anybody can send a record, with any word in it. */
const TAG = /^(?:[a-z]{2,3}(?:-[A-Z][a-z]{3})?)?$/;

const shownBy = (moments: readonly Moment[]): readonly Shown[] =>
  moments.flatMap(({ step, at, did }) => {
    const act = parseMomentAct(did);
    const isShown = act?.kind === 'shown' && TAG.test(act.value);
    return isShown ? { step, at, language: act.value } : [];
  });

/** Returns the language in which a step was shown at a time, in ms after Start; undefined for the original (TRANSLATE-11). */
export function shownIn(
  moments: readonly Moment[],
  step: string,
  at = Infinity,
): string | undefined {
  const own = shownBy(moments).filter((one) => one.step === step && one.at <= at);
  return own.at(-1)?.language || undefined;
}

/** Lists the languages in which a step was shown, or any step if none is named, each once. */
export function languagesShown(moments: readonly Moment[], step?: string): readonly string[] {
  const own = shownBy(moments).filter((one) => step === undefined || one.step === step);
  return [...new Set(own.map(({ language }) => language))].filter(Boolean);
}

/** Adds a moment, `at` ms after Start, with the language in which the walk's step is shown ('' for the original), unless the moments already say it (TRANSLATE-11). */
export function momentsWithLanguage(
  moments: readonly Moment[],
  walk: Walk,
  language: string,
  at: number,
): readonly Moment[] {
  const step = walk.onFinalScreen ? undefined : walk.path.at(-1)?.step;
  if (step === undefined || language === (shownIn(moments, step) ?? '')) return moments;
  return momentsWith(moments, walk, { kind: 'shown', value: language }, at);
}
