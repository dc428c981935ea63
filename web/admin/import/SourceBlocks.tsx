import { useMemo, useState } from 'react';
import type { BlockUse } from '#core/import/outline/outline.ts';
import { unsplitPlace, type Split } from '#core/import/paragraphs/split-blocks.ts';
import type { Piece, PieceUse, SourceBlock } from '#core/import/paragraphs/source.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { useWrittenIn } from '../base/queries.ts';
import type { Alike } from './alike.ts';
import { choicesAt } from './choices.ts';
import { ASIDES, importMessages as words, USES } from './messages.ts';
import type { CheckedBlock } from './checked-source.ts';
import classes from './SourceBlocks.module.css';
import { SplitText } from './SplitText.tsx';
import type { CheckActs } from './use-check.ts';
import { marks } from '#core/base/mark-messages.ts';

/** The uses of text that are not marked, because the text is in the issue, or is only a number. */
const AS_IT_STANDS: ReadonlySet<PieceUse> = new Set(['words', 'title', 'label', 'out']);

type Text = { readonly cell: number; readonly text: string };

const textsOf = ({ text, cells }: SourceBlock): readonly Text[] => [
  { cell: -1, text },
  ...cells.map((one, cell) => ({ cell, text: one.text })),
];

/** A text with the use of each piece: words of the issue are plain, and everything else is marked. */
const MarkedText = ({
  text,
  pieces,
  lang,
}: {
  text: string;
  pieces: readonly Piece[];
  lang: string;
}) => (
  <span className={classes.text} lang={lang}>
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

/** Returns the id of a paragraph, by which it gets the focus again. */
export const paragraphId = (place: number): string => `paragraph-${place}`;

function signOf({ use, steps }: CheckedBlock): string {
  if (use === 'title') return words.titleSign;
  return use === 'chapter' ? words.chapterSign : steps.join(', ');
}

interface UsedAsProps {
  checked: CheckedBlock;
  source: readonly SourceBlock[];
  splits: readonly Split[];
  /** The use of each paragraph of the document. */
  uses: readonly BlockUse[];
  /** Returns the paragraphs like the one at a place. */
  alike: (place: number) => Alike | undefined;
  acts: CheckActs;
}

/** The possible uses of a paragraph, each of which is one press away. */
const UsedAs = ({ checked, source, splits, uses, alike, acts }: UsedAsProps) => {
  const { place, use } = checked;
  const choices = choicesAt(place, source, uses);
  const others = useMemo(() => alike(place), [alike, place]);
  const [isSplitting, setSplitting] = useState(false);
  const { text = '', isSplitOff = false } = source[place] ?? {};
  return (
    <div className={classes.uses}>
      <div role="group" aria-label={words.usedAs}>
        {choices.map((one) => (
          <Button
            key={one}
            size="small"
            selected={one === use}
            onClick={() => acts.correct(place, one)}
          >
            {USES[one]}
          </Button>
        ))}
      </div>
      {others && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            if (others.isLeftOut) acts.restore(place, others.places);
            else acts.leaveOut(place, others.places);
          }}
        >
          {(others.isLeftOut ? words.restoreEvery : words.leaveOutEvery)(
            others.phrase,
            others.count,
          )}
        </Button>
      )}
      {isSplitOff && (
        <Button size="small" variant="quiet" onClick={() => acts.join(unsplitPlace(splits, place))}>
          {words.join}
        </Button>
      )}
      {/\S\s+\S/.test(text) && !isSplitting && (
        <Button size="small" variant="quiet" onClick={() => setSplitting(true)}>
          {words.split}
        </Button>
      )}
      {isSplitting && (
        <SplitText
          text={text}
          onSplit={(at) => {
            setSplitting(false);
            acts.split(place, at);
          }}
        />
      )}
    </div>
  );
};

interface OneBlockProps extends UsedAsProps {
  block: SourceBlock;
  /** The number of the document's page that begins with this paragraph. */
  page: number | undefined;
  lang: string;
  isOpen: boolean;
  onOpen: (place: number | undefined) => void;
}

const OneBlock = ({ isOpen, onOpen, page, lang, ...props }: OneBlockProps) => {
  const { checked, block } = props;
  const { place, use, pieces } = checked;
  const texts = textsOf(block).filter(({ text }) => text.trim() !== '');
  return (
    <li className={classes.block} data-use={use} data-open={isOpen || undefined}>
      <span className={classes.sign}>
        {page !== undefined && <span className={classes.page}>{words.page(page)}</span>}
        {signOf(checked)}
      </span>
      <button
        type="button"
        id={paragraphId(place)}
        className={classes.paragraph}
        aria-expanded={isOpen}
        onClick={() => onOpen(isOpen ? undefined : place)}
      >
        {block.aside && <b>{`${ASIDES[block.aside]}${marks.colon} `}</b>}
        {block.label !== '' && <span>{block.label} </span>}
        {texts.map(({ cell, text }) => (
          <MarkedText
            key={cell}
            text={text}
            lang={lang}
            pieces={pieces.filter((one) => one.cell === cell)}
          />
        ))}
        {texts.length === 0 && <span>{words.picture}</span>}
      </button>
      {isOpen && <UsedAs {...props} />}
    </li>
  );
};

interface SourceBlocksProps {
  blocks: readonly CheckedBlock[];
  source: readonly SourceBlock[];
  splits: readonly Split[];
  uses: readonly BlockUse[];
  /** The place of the paragraph whose uses are shown. */
  open: number | undefined;
  onOpen: (place: number | undefined) => void;
  alike: (place: number) => Alike | undefined;
  acts: CheckActs;
}

/** The unchanged paragraphs of the document; those left out are struck through. The open one shows its use, which can be corrected. */
export const SourceBlocks = ({ blocks, source, open, ...rest }: SourceBlocksProps) => {
  const lang = useWrittenIn()({ isStarter: false });
  return (
    <ol>
      {blocks.map((checked, index) => {
        const block = source[checked.place];
        const above = source[blocks[index - 1]?.place ?? -1]?.page;
        return (
          block && (
            <OneBlock
              key={checked.place}
              {...{ checked, block, source, lang, ...rest }}
              page={block.page === above ? undefined : block.page}
              isOpen={open === checked.place}
            />
          )
        );
      })}
    </ol>
  );
};
