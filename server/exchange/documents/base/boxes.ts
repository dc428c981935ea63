import type { SourceBlock } from '#core/import/paragraphs/source.ts';

/** Returns a paragraph and the blocks of the text boxes anchored in it. A box of a single line joins the paragraph, and longer boxes follow it. */
export function withBoxes(
  block: SourceBlock,
  boxed: readonly SourceBlock[],
): readonly SourceBlock[] {
  const [box, ...more] = boxed.filter(({ aside }) => aside === undefined);
  const canJoin = block.kind !== 'heading' && block.text.trim() !== '';
  if (!canJoin || box?.kind !== 'line' || more.length > 0) return [block, ...boxed];
  const whole = {
    ...block,
    text: `${block.text}\n${box.text}`,
    pictures: [...block.pictures, ...box.pictures],
    lost: block.lost + box.lost,
  };
  return [whole, ...boxed.filter((one) => one !== box)];
}
