import { brokenReferenceIn } from '#core/campus/text-problems.ts';
import { nodeAt } from './chip-nodes.ts';

const NAME = 'broken-contact';

/** Underlines a text that is almost a reference to a contact (CONTACT-9), if the browser can style words without an element around them; returns a function that ends this. */
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
