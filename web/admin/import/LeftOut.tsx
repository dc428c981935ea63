import { Button } from '#kit/controls/button/Button.tsx';
import type { Alike } from './alike.ts';
import classes from './Import.module.css';
import { importMessages as words } from './messages.ts';
import type { DocumentCheck } from './check.ts';
import type { CheckedBlock } from './checked-source.ts';
import { SourceBlocks } from './SourceBlocks.tsx';
import type { CheckActs } from './use-check.ts';

interface LeftOutProps {
  check: DocumentCheck;
  blocks: readonly CheckedBlock[];
  open: number | undefined;
  onOpen: (place: number | undefined) => void;
  alike: (place: number) => Alike | undefined;
  acts: CheckActs;
}

/** The parts of a document that are not imported; one press brings each of them back (IMPORT-2). */
export const LeftOut = ({ check, blocks, open, onOpen, alike, acts }: LeftOutProps) => {
  const { blocks: source, splits } = check;
  const { fronts, listed, uses } = check.guessed;
  const inFronts = new Set([...fronts, ...listed].flat());
  const others = blocks.filter(({ place }) => !inFronts.has(place));
  const parts = [...fronts, ...listed].map((front) => ({ front, own: new Set(front) }));
  const shared = { source, splits, uses, open, onOpen, alike, acts };
  return (
    <>
      <h2>{words.left}</h2>
      {parts.map(({ front: [first = 0, ...more], own }) => (
        <div key={first} className={classes.part}>
          {listed.some(([place]) => place === first) && (
            <p className={classes.quiet}>{words.listed}</p>
          )}
          <SourceBlocks {...shared} blocks={blocks.filter(({ place }) => own.has(place))} />
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              const isTitle = source[first]?.kind === 'heading';
              acts.correct(first, isTitle ? 'title' : 'step');
            }}
          >
            {words.bringBack(more.length + 1)}
          </Button>
        </div>
      ))}
      {others.length > 0 && (
        <div className={classes.part}>
          <SourceBlocks {...shared} blocks={others} />
        </div>
      )}
    </>
  );
};
