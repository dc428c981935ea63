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

// Texts that are typed and not saved, beside a translation that others save too.

/** A typed text, the original that was read with it, and the saved text from before the typing began. */
export type TypedText = TranslatedText & { readonly base: TranslatedText | null };
export type TypedTexts = { readonly [P in TextPlace]?: TypedText };

/** The texts as a save sends them; null takes one away. */
export type SentTexts = Readonly<Record<string, TranslatedText | null>>;

type Entry = [TextPlace, TypedText];

const entriesOf = (typed: TypedTexts) => Object.entries(typed) as Entry[];

function without(typed: TypedTexts, place: TextPlace): TypedTexts {
  const { [place]: _, ...others } = typed;
  return others;
}

const savedAt = (saved: TranslatedTexts, place: TextPlace): TranslatedText | null =>
  saved[place] ?? null;

/** Returns the typed texts with one as it is typed; one that is as it was saved is not typed. */
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

/** Returns the typed texts with a saved one said to be right still, though its original changed (TRANSLATE-32). */
export function withStillRight(
  typed: TypedTexts,
  saved: TranslatedTexts,
  { place, text: of }: OriginalText,
): TypedTexts {
  const base = savedAt(saved, place);
  return base ? { ...typed, [place]: { text: base.text, of, base } } : typed;
}

/** Tells whether a saved text is only said to be right, and not typed anew. */
export const isStillRight = (typed: TypedText | undefined): boolean =>
  typed !== undefined && typed.text === typed.base?.text;

/** Tells whether two texts are the same, made from the same original. */
export const isSameText = (a?: TranslatedText, b?: TranslatedText): boolean =>
  a?.text === b?.text && a?.of === b?.of;

const isSame = (a: TranslatedText | null, b: TranslatedText | null): boolean => a?.text === b?.text;

/** Returns the typed texts beside newer saved ones, without what is saved like that by now. */
export function besideSaved(typed: TypedTexts, saved: TranslatedTexts): TypedTexts {
  const left = entriesOf(typed).flatMap(([place, one]): Entry[] => {
    const there = savedAt(saved, place);
    const stored = normalizeText(place, one);
    if (stored.text === (there?.text ?? '') && (!there || there.of === stored.of)) return [];
    // Somebody else who saved the same words takes nothing away.
    return [[place, isSame(one.base, there) ? { ...one, base: there } : one]];
  });
  return Object.fromEntries(left);
}

/** Returns the typed texts after a save of those that were sent: what was typed on meanwhile stays. */
export function afterSave(typed: TypedTexts, sent: TypedTexts, saved: TranslatedTexts): TypedTexts {
  const left = entriesOf(typed).flatMap(([place, one]): Entry[] => {
    const before = sent[place];
    if (!before) return [[place, one]];
    const isTypedOn = one.text !== before.text || one.of !== before.of;
    return isTypedOn ? [[place, { ...one, base: savedAt(saved, place) }]] : [];
  });
  return Object.fromEntries(left);
}

/** A text that somebody else saved while it was typed. */
export type TextConflict = { readonly place: TextPlace; readonly mine: TypedText };

/** Lists the texts of the issue that somebody else saved otherwise while they were typed here (TRANSLATE-33). */
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

/** Returns the typed texts once the author chose: theirs is no longer typed, mine is typed over theirs. */
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

/** Returns the typed texts of the issue: those of a removed step stay typed, and are neither counted nor sent. */
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

/** Belongs only to this tab, as the editor's drafts do (EDITOR-16). */
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
