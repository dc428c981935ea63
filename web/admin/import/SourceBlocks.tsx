import { useLayoutEffect, useRef } from 'react';
import { ROW_USES, type BlockUse } from '#core/import/outline.ts';
import type { Piece, PieceUse, SourceBlock } from '#core/import/source.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import classes from './Import.module.css';
import { importMessages, USES } from './messages.ts';
import type { Review } from './use-review.ts';

const words = importMessages;

const ALL = Object.keys(USES) as BlockUse[];

/** What is not marked: it stands in the issue, or is nothing but a number. */
const AS_IT_STANDS: ReadonlySet<PieceUse> = new Set(['words', 'title', 'label', 'out']);

type Text = { readonly cell: number; readonly text: string };

const textsOf = ({ text, cells }: SourceBlock): readonly Text[] => [
  { cell: -1, text },
  ...cells.map((one, cell) => ({ cell, text: one.text })),
];

/** A text with what became of its pieces: what stands on as words is plain, everything else is marked. */
const MarkedText = ({ text, pieces }: { text: string; pieces: readonly Piece[] }) => {
  const own = pieces.toSorted((a, b) => a.from - b.from);
  return (
    <span className={classes.text}>
      {own.map(({ from, to, use }) =>
        AS_IT_STANDS.has(use) ? (
          <span key={from}>{text.slice(from, to)}</span>
        ) : (
          <mark key={from} data-use={use}>
            {text.slice(from, to)}
          </mark>
        ),
      )}
    </span>
  );
};

interface SourceBlocksProps {
  /** The places of the blocks. */
  places: readonly number[];
  pieces: readonly Piece[];
  review: Review;
}

const OneBlock = ({
  place,
  pieces,
  review,
}: {
  place: number;
  pieces: readonly Piece[];
  review: Review;
}) => {
  const select = useRef<HTMLSelectElement>(null);
  const block = review.blocks[place];
  const use = review.uses[place] ?? 'step';
  // A corrected paragraph may stand in another issue now, where it is another element: the focus follows it.
  const { wasCorrected } = review;
  useLayoutEffect(() => {
    if (wasCorrected === place && document.activeElement === document.body) select.current?.focus();
  }, [wasCorrected, place]);
  if (!block) return null;
  const texts = textsOf(block).filter(({ text }) => text.trim() !== '');
  const choices = block.kind === 'row' ? ALL.filter((one) => ROW_USES.has(one)) : ALL;
  const said = texts.map(({ text }) => text.trim()).join(' ');
  return (
    <div className={classes.block}>
      <p>
        {block.label !== '' && <b className={classes.label}>{block.label} </b>}
        {texts.map(({ cell, text }) => (
          <MarkedText
            key={cell}
            text={text}
            pieces={pieces.filter((piece) => piece.block === place && piece.cell === cell)}
          />
        ))}
      </p>
      <Dropdown<BlockUse>
        ref={select}
        label={words.use(said.length > 40 ? `${said.slice(0, 40).toWellFormed()}…` : said)}
        hideLabel
        value={use}
        options={choices.map((value) => ({ value, label: USES[value] }))}
        onChange={(next) => review.correct(place, next)}
      />
    </div>
  );
};

/** Paragraphs of the document as they stand there, each with what it is taken for, to be corrected. */
export const SourceBlocks = ({ places, pieces, review }: SourceBlocksProps) =>
  places.map((place) => <OneBlock key={place} place={place} pieces={pieces} review={review} />);
