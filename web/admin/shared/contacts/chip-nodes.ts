import { contactRef, splitContacts, type TextPiece } from '#core/campus/contact-refs.ts';
import type { Stretch } from './chip-text.ts';

type Chip = HTMLElement & { dataset: { contact: string } };

const isChip = (node: Node | undefined): node is Chip =>
  node instanceof HTMLElement && node.dataset['contact'] !== undefined;

// The last line break only gives the last line its height, and the caret a place after a chip.
const isFiller = (node: Node | undefined): node is HTMLBRElement =>
  node instanceof HTMLBRElement && !node.nextSibling;

function readNode(node: Node): string {
  if (node instanceof Text) return node.data;
  if (isChip(node)) return contactRef(node.dataset.contact);
  if (node instanceof HTMLBRElement) return isFiller(node) ? '' : '\n';
  // A browser may put a line into an element of its own.
  return (node.previousSibling ? '\n' : '') + readNodes(node);
}

/** Returns the text that a box shows, with its chips as references. */
export const readNodes = ({ childNodes }: Node): string => [...childNodes].map(readNode).join('');

const isDrawn = (node: Node | undefined, piece: TextPiece | undefined): boolean =>
  piece !== undefined &&
  ('text' in piece
    ? node instanceof Text && node.data === piece.text
    : isChip(node) && node.dataset.contact === piece.contact);

/** Draws a text into a box, and keeps each node that already shows its piece; returns true if some node was not right. */
export function drawNodes(
  box: Element,
  text: string,
  chipOf: (id: string) => HTMLElement,
): boolean {
  const pieces = splitContacts(text);
  if (!isFiller(box.lastChild ?? undefined)) box.append(document.createElement('br'));
  const nodes = [...box.childNodes].slice(0, -1);
  const short = Math.min(nodes.length, pieces.length);
  let from = 0;
  while (from < short && isDrawn(nodes[from], pieces[from])) from += 1;
  let same = 0;
  while (same < short - from && isDrawn(nodes.at(-1 - same), pieces.at(-1 - same))) same += 1;
  const gone = nodes.slice(from, nodes.length - same);
  const added = pieces.slice(from, pieces.length - same);
  const next = box.childNodes[nodes.length - same] ?? null;
  for (const node of gone) node.remove();
  for (const piece of added)
    box.insertBefore('text' in piece ? new Text(piece.text) : chipOf(piece.contact), next);
  return gone.length + added.length > 0;
}

/** Returns the number of characters before a place in a box; for a place in a chip, those up to its end. */
export function placeOf(box: Node, node: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(box, 0);
  range.setEnd(node, offset);
  return readNodes(range.cloneContents()).length;
}

/** Returns the node and the offset for a place in the text of a box; for a place in a chip, those before the chip. */
export function nodeAt(box: Node, place: number): [Node, number] {
  let left = place;
  let index = 0;
  for (const node of box.childNodes) {
    const { length } = readNode(node);
    if (node instanceof Text && left <= length) return [node, left];
    if (left < Math.max(length, 1)) break;
    left -= length;
    index += 1;
  }
  return [box, index];
}

/** Marks the chip that begins at a place of the text, and unmarks all others. */
export function markChip(box: Node, place: number | undefined): void {
  let at = 0;
  for (const node of box.childNodes) {
    if (isChip(node)) node.toggleAttribute('data-on', at === place);
    at += readNode(node).length;
  }
}

export function selectedIn(box: Node): Stretch | undefined {
  const selection = getSelection();
  if (!selection?.rangeCount) return undefined;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  if (!box.contains(startContainer) || !box.contains(endContainer)) return undefined;
  return [placeOf(box, startContainer, startOffset), placeOf(box, endContainer, endOffset)];
}

export function selectIn(box: Node, [from, to]: Stretch): void {
  getSelection()?.setBaseAndExtent(...nodeAt(box, from), ...nodeAt(box, to));
}

/** Moves a caret that the browser put into a chip, as Firefox does, out of it, to the side from which it did not come. */
export function leaveChip(box: Node, cameFrom: number): void {
  const selection = getSelection();
  const { anchorNode } = selection ?? {};
  if (!anchorNode || !selection?.isCollapsed) return;
  const index = [...box.childNodes].findIndex((node) => isChip(node) && node.contains(anchorNode));
  if (index === -1) return;
  const isFromBehind = cameFrom >= placeOf(box, box, index + 1);
  selection.collapse(box, isFromBehind ? index : index + 1);
}
