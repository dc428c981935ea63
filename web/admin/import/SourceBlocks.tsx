import { ROW_USES, type BlockUse } from '#core/import/outline.ts';
import type { Piece, PieceUse, SourceBlock } from '#core/import/source.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import classes from './Import.module.css';
import { ASIDES, importMessages as words, USES } from './messages.ts';
import type { ReviewedBlock } from './reviewed-issues.ts';
import type { Reviewing } from './use-review.ts';

const ALL = Object.keys(USES) as BlockUse[];

/** The uses that are not marked: the text is in the issue, or is just a number. */
const AS_IT_STANDS: ReadonlySet<PieceUse> = new Set(['words', 'title', 'label', 'out']);

type Text = { readonly cell: number; readonly text: string };

const textsOf = ({ text, cells }: SourceBlock): readonly Text[] => [
  { cell: -1, text },
  ...cells.map((one, cell) => ({ cell, text: one.text })),
];

/** A text with the use of its pieces: words of the issue are plain, everything else is marked. */
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

/** Returns the id of the control that sets the use of a paragraph, by which the focus is found again. */
export const controlId = (place: number): string => `use-${place}`;

type OneBlockProps = { reviewed: ReviewedBlock; block: SourceBlock; correct: Reviewing['correct'] };

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
          <MarkedText key={cell} text={text} pieces={pieces.filter((one) => one.cell === cell)} />
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

/** The paragraphs of the document unchanged, each with its guessed use, which can be corrected. */
export const SourceBlocks = ({ blocks, source, correct }: SourceBlocksProps) =>
  blocks.map((reviewed) => {
    const block = source[reviewed.place];
    return block && <OneBlock key={reviewed.place} {...{ reviewed, block, correct }} />;
  });
