import { Button } from '#kit/controls/button/Button.tsx';
import type { Alike } from './alike.ts';
import classes from './Import.module.css';
import { importMessages as words } from './messages.ts';
import type { Review } from './review.ts';
import type { ReviewedBlock } from './reviewed-source.ts';
import { SourceBlocks } from './SourceBlocks.tsx';
import type { Reviewing } from './use-review.ts';

interface LeftOutProps {
  review: Review;
  blocks: readonly ReviewedBlock[];
  open: number | undefined;
  onOpen: (place: number | undefined) => void;
  alike: (place: number) => Alike | undefined;
  reviewing: Reviewing;
}

/** Shows the parts of a document that are not imported; each can be brought back by one press (IMPORT-2). */
export const LeftOut = ({ review, blocks, open, onOpen, alike, reviewing }: LeftOutProps) => {
  const { blocks: source, splits } = review;
  const { fronts, listed, uses } = review.guessed;
  const inFronts = new Set([...fronts, ...listed].flat());
  const others = blocks.filter(({ place }) => !inFronts.has(place));
  const parts = [...fronts, ...listed].map((front) => ({ front, own: new Set(front) }));
  const shared = { source, splits, uses, open, onOpen, alike, reviewing };
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
              reviewing.correct(first, isTitle ? 'title' : 'step');
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
