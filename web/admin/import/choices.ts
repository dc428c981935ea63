import { PARTS, ROW_USES, type BlockUse } from '#core/import/outline/outline.ts';
import type { SourceBlock } from '#core/import/paragraphs/source.ts';
import { USES } from './messages.ts';

const ALL = Object.keys(USES) as BlockUse[];

/** Lists the uses of the paragraphs above one in its procedure, the nearest first. */
function usesAbove(
  place: number,
  blocks: readonly SourceBlock[],
  uses: readonly BlockUse[],
): readonly BlockUse[] {
  const above: BlockUse[] = [];
  for (let at = place - 1; at >= 0; at -= 1) {
    const use = uses[at] ?? 'out';
    if (use === 'title' || use === 'chapter' || blocks[at]?.kind === 'row') break;
    if (use !== 'out') above.push(use);
  }
  return above;
}

/** Returns the uses that a paragraph can have, given the uses of the others: it can be a part of a step only below a step, and an answer only below a possible question (IMPORT-9). */
export function choicesAt(
  place: number,
  blocks: readonly SourceBlock[],
  uses: readonly BlockUse[],
): readonly BlockUse[] {
  if (blocks[place]?.kind === 'row') return ALL.filter((use) => ROW_USES.has(use));
  const above = usesAbove(place, blocks, uses);
  const [nearest = 'section'] = above;
  const isBelow = nearest !== 'section';
  const step = above.find((use) => !PARTS.has(use));
  const canAsk = step !== 'words' || above.includes('question');
  const fits = (use: BlockUse): boolean => isBelow && (use === 'part' || canAsk);
  return ALL.filter((use) => !PARTS.has(use) || fits(use) || use === uses[place]);
}
