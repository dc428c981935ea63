import { brokenReferenceIn } from '#core/campus/text-problems.ts';
import { nodeAt } from './chip-nodes.ts';

const NAME = 'broken-contact';

/** Underlines what is nearly a reference to a contact (CONTACT-9), where an engine paints words that no node surrounds; returns its end. */
export function markBroken(box: Node, text: string): (() => void) | undefined {
  const found = brokenReferenceIn(text);
  const at = found === undefined ? -1 : text.indexOf(found);
  if (found === undefined || at < 0 || typeof Highlight === 'undefined') return undefined;
  const range = document.createRange();
  range.setStart(...nodeAt(box, at));
  range.setEnd(...nodeAt(box, at + found.length));
  const marks = CSS.highlights.get(NAME) ?? new Highlight();
  CSS.highlights.set(NAME, marks.add(range));
  return () => marks.delete(range);
}
