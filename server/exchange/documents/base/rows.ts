import { BLOCK_LENGTH } from '#core/import/paragraphs/text-blocks.ts';
import { lineBlock, type SheetColumn, type SourceBlock } from '#core/import/paragraphs/source.ts';

/** Returns a row of a table as one block of cells, in which the columns that have no name of ours share a cell. A row that is too long for one step becomes lines. */
export function rowBlocks(
  cells: readonly { column: SheetColumn; text: string }[],
): readonly SourceBlock[] {
  const full = cells.filter(({ text }) => text.trim() !== '');
  const length = full.reduce((sum, { text }) => sum + text.length + 1, 0);
  if (length > 2 * BLOCK_LENGTH) return full.map(({ text }) => lineBlock(text, { isApart: true }));
  const others = full.filter(({ column }) => column === 'other').map(({ text }) => text.trim());
  const own = full.filter(({ column }) => column !== 'other');
  const all =
    others.length > 0 ? [...own, { column: 'other' as const, text: others.join('\n') }] : own;
  return all.length > 0 ? [lineBlock('', { kind: 'row', cells: all })] : [];
}
