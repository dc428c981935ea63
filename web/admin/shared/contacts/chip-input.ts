import { placeOf } from './chip-nodes.ts';
import type { Stretch } from './chip-text.ts';

/** Returns what an input takes the place of; undefined if the engine does not say. */
export function targetOf(event: InputEvent, box: Node): Stretch | undefined {
  const [range] = event.getTargetRanges();
  return (
    range && [
      placeOf(box, range.startContainer, range.startOffset),
      placeOf(box, range.endContainer, range.endOffset),
    ]
  );
}

/** Tells whether an engine may do an input itself, with its spelling and its corrections: within words that stay. */
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

/** Returns the words that an input writes, '' for a deletion; undefined if it does something else. */
export function wordsOf({ inputType, data, dataTransfer }: InputEvent): string | undefined {
  if (inputType.startsWith('delete')) return '';
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return '\n';
  if (!/^insert(Replacement)?(Text|From)/.test(inputType)) return undefined;
  return data ?? dataTransfer?.getData('text/plain');
}

/** Returns the place in the text under a pointer; undefined beside the text. */
export function placeUnder(box: Node, { clientX, clientY }: MouseEvent | React.MouseEvent) {
  // Each engine has one of the two.
  const position = document.caretPositionFromPoint?.(clientX, clientY);
  const range = position ? undefined : document.caretRangeFromPoint?.(clientX, clientY);
  const node = position?.offsetNode ?? range?.startContainer;
  if (!node || !box.contains(node)) return undefined;
  return placeOf(box, node, position?.offset ?? range?.startOffset ?? 0);
}
