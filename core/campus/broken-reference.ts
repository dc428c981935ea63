import { withContacts } from './contact-refs.ts';

// A slip of the finger leaves the opening brackets without the rest, or the rest without them.
const BROKEN =
  /\[\[[^\n[\]]{0,40}\]{0,2}|\[?\b\w{1,20}:[a-z0-9-]{1,100}\]\]|\[contact:[a-z][a-z0-9-]{0,100}\]/iu;

/**
 * Finds the first piece of a text that looks like a reference to a contact but is not; undefined if there is none (CONTACT-9).
 */
export function brokenReferenceIn(text: string): string | undefined {
  // A keyboard of another script types brackets and colons of its own.
  const plain = withContacts(text, () => '\n').normalize('NFKC');
  return BROKEN.exec(plain)?.[0].trim();
}
