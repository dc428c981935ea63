import { Button } from '#kit/controls/button/Button.tsx';
import classes from './Import.module.css';
import { importMessages as words } from './messages.ts';
import type { Review } from './review.ts';
import type { ReviewedBlock } from './reviewed-issues.ts';
import { SourceBlocks } from './SourceBlocks.tsx';
import type { Reviewing } from './use-review.ts';

/** The part of the page with the parts left out. */
export const LEFT_OUT_ID = 'left-out';

type LeftOutProps = { review: Review; blocks: readonly ReviewedBlock[]; reviewing: Reviewing };

/** Shows the parts of a document that are not imported; each can be brought back by one press (IMPORT-2). */
export const LeftOut = ({ review, blocks, reviewing }: LeftOutProps) => {
  const { source } = review.document;
  const { fronts, listed } = review.guessed;
  if (blocks.length === 0) return null;
  const inFronts = new Set([...fronts, ...listed].flat());
  const others = blocks.filter(({ place }) => !inFronts.has(place));
  const parts = [...fronts, ...listed].map((front) => ({ front, own: new Set(front) }));
  return (
    <section id={LEFT_OUT_ID} tabIndex={-1} className={classes.issue} aria-label={words.left}>
      <div className={classes.head}>
        <h2>{words.left}</h2>
        <p className={classes.quiet}>{words.leftText}</p>
      </div>
      {parts.map(({ front: [first = 0, ...more], own }) => (
        <div key={first} className={classes.above}>
          {listed.some(([place]) => place === first) && (
            <p className={classes.quiet}>{words.listed}</p>
          )}
          <SourceBlocks
            blocks={blocks.filter(({ place }) => own.has(place))}
            source={source.blocks}
            correct={reviewing.correct}
          />
          <div className={classes.back}>
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                const isTitle = source.blocks[first]?.kind === 'heading';
                reviewing.correct(first, isTitle ? 'title' : 'step');
              }}
            >
              {words.bringBack(more.length + 1)}
            </Button>
          </div>
        </div>
      ))}
      {others.length > 0 && (
        <div className={classes.above}>
          <SourceBlocks blocks={others} source={source.blocks} correct={reviewing.correct} />
        </div>
      )}
    </section>
  );
};
