import { placeOf } from './chip-nodes.ts';
import type { Stretch } from './chip-text.ts';

/** Returns the part of the text that an input replaces; undefined if the browser does not say. */
export function targetOf(event: InputEvent, box: Node): Stretch | undefined {
  const [range] = event.getTargetRanges();
  return (
    range && [
      placeOf(box, range.startContainer, range.startOffset),
      placeOf(box, range.endContainer, range.endOffset),
    ]
  );
}

/** Tells if the browser may handle an input itself, with its spelling and corrections: only within words that stay. */
export function isNative(event: InputEvent, box: Node): boolean {
  const { inputType, data } = event;
  const [range] = event.getTargetRanges();
  if (!range || data?.includes('\n')) return false;
  const { startContainer: node, startOffset, endContainer, endOffset } = range;
  if (!(node instanceof Text) || node !== endContainer || node.parentNode !== box) return false;
  if (/^insert(Replacement)?Text$/.test(inputType)) return true;
  const gone = endOffset - startOffset;
  return /^delete(Content|Word|.*Line)/.test(inputType) && gone > 0 && gone < node.length;
}

/** Returns the words that an input adds, '' for a deletion; undefined if it does something else. */
export function wordsOf({ inputType, data, dataTransfer }: InputEvent): string | undefined {
  if (inputType.startsWith('delete')) return '';
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return '\n';
  if (!/^insert(Replacement)?(Text|From)/.test(inputType)) return undefined;
  return data ?? dataTransfer?.getData('text/plain');
}

/** Returns the place in the text under a pointer; undefined if the pointer is outside the text. */
export function placeUnder(box: Node, { clientX, clientY }: MouseEvent | React.MouseEvent) {
  // Each browser has one of the two methods.
  const position = document.caretPositionFromPoint?.(clientX, clientY);
  const range = position ? undefined : document.caretRangeFromPoint?.(clientX, clientY);
  const node = position?.offsetNode ?? range?.startContainer;
  if (!node || !box.contains(node)) return undefined;
  return placeOf(box, node, position?.offset ?? range?.startOffset ?? 0);
}
