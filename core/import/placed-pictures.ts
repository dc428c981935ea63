import type { Opened } from './steps/opened-issues.ts';
import type { OutlinedBlock } from './outline/outline.ts';
import { hasWords } from './outline/looked.ts';
import type { SourceBlock } from './paragraphs/source.ts';

/** The places of a document's pictures. */
export type PlacedPictures = {
  /** The blocks whose pictures a step shows, in order, by the first block of the step. */
  readonly byStep: ReadonlyMap<number, readonly number[]>;
  /** The blocks whose pictures no step shows. */
  readonly left: readonly number[];
};

const hasPictures = ({ pictures, lost }: SourceBlock): boolean => pictures.length + lost > 0;

/** Maps the place of a block to the first block of its step. */
function ownersOf(opened: readonly Opened[]): ReadonlyMap<number, number> {
  const units = opened.flatMap((issue) => issue.units);
  return new Map(
    units.flatMap(({ places, sections }) =>
      [...places, ...sections].map((place) => [place, places[0] ?? place] as const),
    ),
  );
}

/**
 * Gives each picture to the step with the words around it. A picture without words goes to the step above it, and one
 * in a title or right below it goes to the next step (IMPORT-13).
 */
export function placePictures(
  outlined: readonly OutlinedBlock[],
  opened: readonly Opened[],
): PlacedPictures {
  const owners = ownersOf(opened);
  const byStep = new Map<number, readonly number[]>();
  const left: number[] = [];
  let waiting: number[] = [];
  let above: number | undefined;
  const give = (step: number, places: readonly number[]): void => {
    if (places.length > 0) byStep.set(step, [...(byStep.get(step) ?? []), ...places]);
  };
  for (const [place, { block, use }] of outlined.entries()) {
    const owner = owners.get(place);
    const own = hasPictures(block) ? [place] : [];
    if (owner !== undefined) {
      give(owner, [...waiting, ...own]);
      waiting = [];
      above = owner;
      continue;
    }
    const isOut = use === 'out';
    if (!isOut) above = undefined;
    if (isOut && (block.aside !== undefined || hasWords(block))) left.push(...own);
    else if (above === undefined) waiting.push(...own);
    else give(above, own);
  }
  const last = [...owners.values()].at(-1);
  if (last === undefined) left.push(...waiting);
  else give(last, waiting);
  return { byStep, left };
}
