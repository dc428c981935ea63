import { contactRef } from '#core/campus/contact-refs.ts';

/**
 * The text with a reference to a contact at `caret`, set off from the words around it by blanks, and where
 * the caret stands then (CAMPUS-5). In the midst of another reference it goes behind that one.
 */
export function withReference(
  text: string,
  caret: number,
  id: string,
): { text: string; caret: number } {
  const at = behindReference(text, Math.min(caret, text.length));
  const before = text.slice(0, at);
  const after = text.slice(at);
  const lead = before === '' || /[\s([“"'-]$/.test(before) ? '' : ' ';
  const trail = after === '' || /^[\s)\].,;:!?”"'-]/.test(after) ? '' : ' ';
  const inserted = `${lead}${contactRef(id)}`;
  return { text: `${before}${inserted}${trail}${after}`, caret: at + inserted.length };
}

function behindReference(text: string, caret: number): number {
  const start = text.lastIndexOf('[[', caret - 1);
  const end = start < 0 ? -1 : text.indexOf(']]', start);
  return end >= caret - 1 && end >= 0 && start < caret ? Math.max(end + 2, caret) : caret;
}
