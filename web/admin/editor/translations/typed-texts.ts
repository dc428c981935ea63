import {
  stateOf,
  type OriginalText,
  type TextPlace,
  type TranslatedText,
  type TranslatedTexts,
} from '#core/issue/translation.ts';
import { normalizeText } from '#core/issue/translation-problems.ts';
import { parseAs } from '../../../base/parse-as.ts';
import { safeStorage } from '../../../base/safe-storage.ts';

// This file keeps typed texts that are not saved, next to a translation that others may save too.

/** A typed text, with the original that the author read and the saved text from before the typing began. */
export type TypedText = TranslatedText & { readonly base: TranslatedText | null };
export type TypedTexts = { readonly [P in TextPlace]?: TypedText };

/** The texts in the form of a save; null removes a text. */
export type SentTexts = Readonly<Record<string, TranslatedText | null>>;

type Entry = [TextPlace, TypedText];

const entriesOf = (typed: TypedTexts) => Object.entries(typed) as Entry[];

function without(typed: TypedTexts, place: TextPlace): TypedTexts {
  const { [place]: _, ...others } = typed;
  return others;
}

const savedAt = (saved: TranslatedTexts, place: TextPlace): TranslatedText | null =>
  saved[place] ?? null;

/** Returns the typed texts with a new one; if it equals the saved one, it no longer counts as typed. */
export function withTyped(
  typed: TypedTexts,
  saved: TranslatedTexts,
  { place, text: of }: OriginalText,
  text: string,
): TypedTexts {
  const base = typed[place] ? typed[place].base : savedAt(saved, place);
  if (text === (base?.text ?? '')) return without(typed, place);
  return { ...typed, [place]: { text, of, base } };
}

/** Returns the typed texts with a saved one confirmed as still right although its original changed (TRANSLATE-32). */
export function withStillRight(
  typed: TypedTexts,
  saved: TranslatedTexts,
  { place, text: of }: OriginalText,
): TypedTexts {
  const base = savedAt(saved, place);
  return base ? { ...typed, [place]: { text: base.text, of, base } } : typed;
}

/** Tells if a saved text is only confirmed, and not typed again. */
export const isStillRight = (typed: TypedText | undefined): boolean =>
  typed !== undefined && typed.text === typed.base?.text;

/** Tells if two texts are the same and were made from the same original. */
export const isSameText = (a?: TranslatedText, b?: TranslatedText): boolean =>
  a?.text === b?.text && a?.of === b?.of;

const isSame = (a: TranslatedText | null, b: TranslatedText | null): boolean => a?.text === b?.text;

/** Returns the typed texts next to newer saved ones, without those that are saved in the same words by now. */
export function besideSaved(typed: TypedTexts, saved: TranslatedTexts): TypedTexts {
  const left = entriesOf(typed).flatMap(([place, one]): Entry[] => {
    const there = savedAt(saved, place);
    const stored = normalizeText(place, one);
    if (stored.text === (there?.text ?? '') && (!there || there.of === stored.of)) return [];
    // If somebody else saved the same words as before, the typed text stays as it is.
    return [[place, isSame(one.base, there) ? { ...one, base: there } : one]];
  });
  return Object.fromEntries(left);
}

/** Returns the typed texts after some were saved: text that was typed during the save stays. */
export function afterSave(typed: TypedTexts, sent: TypedTexts, saved: TranslatedTexts): TypedTexts {
  const left = entriesOf(typed).flatMap(([place, one]): Entry[] => {
    const before = sent[place];
    if (!before) return [[place, one]];
    const isTypedOn = one.text !== before.text || one.of !== before.of;
    return isTypedOn ? [[place, { ...one, base: savedAt(saved, place) }]] : [];
  });
  return Object.fromEntries(left);
}

/** A text that somebody else saved while the author typed it. */
export type TextConflict = { readonly place: TextPlace; readonly mine: TypedText };

/** Lists the texts of the issue that somebody else saved differently while the author typed them (TRANSLATE-33). */
export function conflictsOf(
  originals: readonly OriginalText[],
  typed: TypedTexts,
  saved: TranslatedTexts,
): TextConflict[] {
  return originals.flatMap(({ place }) => {
    const mine = typed[place];
    if (!mine) return [];
    const there = savedAt(saved, place);
    const isDisputed = !isSame(mine.base, there) && mine.text !== (there?.text ?? '');
    return isDisputed ? [{ place, mine }] : [];
  });
}

/** Returns the typed texts after the author chose: if theirs was chosen, the text is no longer typed; if mine, it is typed on top of theirs. */
export function withChoices(
  typed: TypedTexts,
  saved: TranslatedTexts,
  choices: Readonly<Record<string, 'mine' | 'theirs'>>,
): TypedTexts {
  const left = entriesOf(typed).flatMap(([place, one]): Entry[] => {
    const { [place]: side } = choices;
    if (side === 'theirs') return [];
    return [[place, side === 'mine' ? { ...one, base: savedAt(saved, place) } : one]];
  });
  return Object.fromEntries(left);
}

/** Returns the typed texts that the issue has: those of a removed step stay typed, but are neither counted nor sent. */
export function ofIssue(originals: readonly OriginalText[], typed: TypedTexts): TypedTexts {
  const places = new Set<string>(originals.map(({ place }) => place));
  return Object.fromEntries(entriesOf(typed).filter(([place]) => places.has(place)));
}

export const sentTexts = (typed: TypedTexts): SentTexts =>
  Object.fromEntries(
    entriesOf(typed).map(([place, { text, of }]) => [
      place,
      text.trim() === '' ? null : { text, of },
    ]),
  );

/** Lists the texts that are missing, or whose original changed. */
export const openTexts = (
  originals: readonly OriginalText[],
  saved: TranslatedTexts,
): OriginalText[] => originals.filter((one) => stateOf(one, saved) !== 'current');

/** The storage of this tab only, as for the editor's drafts (EDITOR-16). */
const tab = safeStorage(() => window.sessionStorage);

const keyOf = (issue: string, language: string): string => `reslife.texts.${issue}.${language}`;

const isTypedTexts = (stored: unknown): stored is TypedTexts =>
  typeof stored === 'object' && stored !== null;

export const storedTexts = (issue: string, language: string): TypedTexts =>
  parseAs(tab.get(keyOf(issue, language)), isTypedTexts) ?? {};

export function storeTexts(issue: string, language: string, typed: TypedTexts): void {
  const key = keyOf(issue, language);
  if (Object.keys(typed).length === 0) tab.remove(key);
  else tab.set(key, JSON.stringify(typed));
}
