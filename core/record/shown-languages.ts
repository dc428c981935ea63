import type { Walk } from '../walk/walk.ts';
import { parseMomentAct } from './moment-act.ts';
import type { Moment } from './moment-schema.ts';
import { momentsWith } from './walk-moments.ts';

/** A step that was shown in a language from some time on. The language is a BCP 47 tag, or '' for the original. */
type Shown = { readonly step: string; readonly at: number; readonly language: string };

/** The pattern of a language tag that has a name. Anybody can send a record with any text as its language. */
const TAG = /^(?:[a-z]{2,3}(?:-[A-Z][a-z]{3})?)?$/;

const shownBy = (moments: readonly Moment[]): readonly Shown[] =>
  moments.flatMap(({ step, at, did }) => {
    const act = parseMomentAct(did);
    const isShown = act?.kind === 'shown' && TAG.test(act.value);
    return isShown ? { step, at, language: act.value } : [];
  });

/** Returns the language in which a step was shown at a time, in ms after Start, or undefined for the original (TRANSLATE-11). */
export function shownIn(
  moments: readonly Moment[],
  step: string,
  at = Infinity,
): string | undefined {
  const own = shownBy(moments).filter((one) => one.step === step && one.at <= at);
  return own.at(-1)?.language || undefined;
}

/** Lists the languages, each once, in which a step was shown, or any step if `step` is undefined. */
export function languagesShown(moments: readonly Moment[], step?: string): readonly string[] {
  const own = shownBy(moments).filter((one) => step === undefined || one.step === step);
  return [...new Set(own.map(({ language }) => language))].filter(Boolean);
}

/** Adds a moment, `at` ms after Start, with the language in which the walk's step is shown ('' for the original). It adds none if the moments already say so (TRANSLATE-11). */
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
