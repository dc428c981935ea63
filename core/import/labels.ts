import type { SourceBlock } from './source.ts';

/** The form of a block in its document, once typed numbers and signs are split from its words. */
export type Shape = {
  readonly kind: SourceBlock['kind'];
  readonly level: number;
  /** '4', '2.1', 'b': what 'go to step …' calls it; '' without one. */
  readonly label: string;
  /** The index of its first word, after a typed label. */
  readonly from: number;
};

const STEP = /^\s*step\s+(\d{1,3}[a-z]?)\s*(?:[.:)|–—-]+\s*|\s+|$)/i;
const NUMBER =
  /^\s*\(?(?:(\d{1,2}(?:\.\d{1,2})*)(?:[.):]* \| |[.):]+\s+|\s*\t\s*)|(\d{1,2}(?:\.\d){1,3})\s+(?!(?:[ap]\.?m|h|miles?|km|metres?|meters?|feet|ft)\b)|([\u2460-\u2473\u2776-\u277F])\s*)(?=\S)/i;
/** The number of a heading with letters in it: 'C.1', '3.3A'. */
const CHAPTER =
  /^\s*(?:(?:protocol|procedure|section|chapter|part|scenario|appendix|tab)\s+(?:[A-Z]|\d{1,2}|[IVX]{1,4})\s*(?:[.:–—]|-\s)|[A-Z]\.\d{1,2}(?:\.\d{1,2})*|\d{1,2}\.\d{1,2}[A-Z])[.:)]?\s+(?=\S)/i;
const LETTER = /^\s*\(?([a-z]|[ivx]{2,5})[.)]\s+(?:\| )?(?=\S)/i;
const BULLET =
  /^(\s*)(?:(?:[-–—•*·▪‣◦☐☑□✓✔●○■➔➢➤►▶◆❖»\uF0B7\uF0A7\uF0D8\uF06F]|\[[ xX]?\])\s+|o\t\s*)(?=\S)/;

/** Returns the label itself of what a program draws or somebody typed: '4.' and '(4)' are both '4'. */
export const bareLabel = (label: string): string =>
  label
    .replace(/^\s*step\s+/i, '')
    .replaceAll(/[^\p{L}\p{N}.]/gu, '')
    .replace(/\.+$/, '')
    .toLowerCase();

/** '①' and '❶' are 1. */
const digitOf = (sign: string): string =>
  String(1 + ((sign.codePointAt(0) ?? 0) - (sign < '\u2776' ? 0x2460 : 0x2776)));

const typed = (match: RegExpExecArray, kind: 'numbered' | 'bullet', level: number): Shape => ({
  kind,
  level,
  label:
    kind === 'numbered'
      ? (match[1] ?? match[2] ?? (match[3] ? digitOf(match[3]) : '')).toLowerCase()
      : '',
  from: match[0].length,
});

/** Returns the shape of a block; a heading 'Step 3' is a numbered line. */
export function shapeOf({ kind, level, label, text, isBold }: SourceBlock): Shape {
  const plain = { kind, level, label: bareLabel(label), from: 0 };
  if (kind === 'row') return plain;
  const step = STEP.exec(text);
  if (step && kind !== 'bullet') return typed(step, 'numbered', 0);
  if (kind === 'heading') {
    const number = NUMBER.exec(text) ?? CHAPTER.exec(text);
    return { ...plain, from: number?.[0].length ?? 0 };
  }
  const chapter = kind === 'line' && isBold ? CHAPTER.exec(text) : null;
  if (chapter) return { ...plain, from: chapter[0].length };
  if (kind === 'numbered') return plain;
  const number = NUMBER.exec(text);
  if (number) return typed(number, 'numbered', level);
  const letter = LETTER.exec(text);
  if (letter) return typed(letter, 'numbered', Math.max(1, kind === 'line' ? level : level + 1));
  const bullet = kind === 'line' ? BULLET.exec(text) : null;
  return bullet
    ? typed(bullet, 'bullet', Math.max(level, (bullet[1] ?? '').length > 1 ? 1 : 0))
    : plain;
}
