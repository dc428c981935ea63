import type { BlockUse } from '#core/import/outline.ts';
import { ROW_USES } from '#core/import/outline.ts';
import type { Piece, PieceUse, SourceBlock } from '#core/import/source.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import classes from './Import.module.css';
import { ASIDES, importMessages, USES } from './messages.ts';
import type { ReviewedBlock } from './reviewed-issues.ts';
import type { Reviewing } from './use-review.ts';

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
const MarkedText = ({ text, pieces }: { text: string; pieces: readonly Piece[] }) => (
  <span className={classes.text}>
    {pieces.map(({ from, to, use }) =>
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

/** The control that says what a paragraph is, by which the focus is found again. */
export const controlId = (place: number): string => `use-${place}`;

interface OneBlockProps {
  reviewed: ReviewedBlock;
  block: SourceBlock;
  correct: Reviewing['correct'];
}

const OneBlock = ({ reviewed: { place, use, pieces }, block, correct }: OneBlockProps) => {
  const texts = textsOf(block).filter(({ text }) => text.trim() !== '');
  const choices = block.kind === 'row' ? ALL.filter((one) => ROW_USES.has(one)) : ALL;
  const said = texts.map(({ text }) => text.trim()).join(' ');
  return (
    <div className={classes.block}>
      <p>
        {block.aside && <b className={classes.label}>{ASIDES[block.aside]}: </b>}
        {block.label !== '' && <b className={classes.label}>{block.label} </b>}
        {texts.map(({ cell, text }) => (
          <MarkedText
            key={cell}
            text={text}
            pieces={pieces.filter((piece) => piece.cell === cell)}
          />
        ))}
        {texts.length === 0 && <span>{words.picture}</span>}
      </p>
      <Dropdown<BlockUse>
        id={controlId(place)}
        label={words.use(said.length > 40 ? `${said.slice(0, 40).toWellFormed()}…` : said)}
        hideLabel
        value={use}
        options={choices.map((value) => ({ value, label: USES[value] }))}
        onChange={(next) => correct(place, next)}
      />
    </div>
  );
};

interface SourceBlocksProps {
  blocks: readonly ReviewedBlock[];
  source: readonly SourceBlock[];
  correct: Reviewing['correct'];
}

/** Paragraphs of the document as they stand there, each with what it is taken for, to be corrected. */
export const SourceBlocks = ({ blocks, source, correct }: SourceBlocksProps) =>
  blocks.map((reviewed) => {
    const block = source[reviewed.place];
    return block && <OneBlock key={reviewed.place} {...{ reviewed, block, correct }} />;
  });
