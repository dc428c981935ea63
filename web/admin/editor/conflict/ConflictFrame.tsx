import { useEffect, useId, useRef, type ReactNode } from 'react';
import { formatTime } from '#core/base/format.ts';
import { imageUrl } from '#core/base/image.ts';
import { textChange } from '#core/base/text-change.ts';
import type { PartConflict } from '#core/issue/issue-part-schema.ts';
import type { Side } from '#core/issue/three-way.ts';
import { Radio } from '#kit/controls/radio/Radio.tsx';
import { Image } from '#kit/layout/image/Image.tsx';
import { isolated } from '../../../guide/isolated.tsx';
import classes from './conflict.module.css';
import type { MemberContent } from './comparison.ts';
import { conflictWords } from './messages.ts';
import { marks } from '#core/base/mark-messages.ts';

/** Returns who made a change and when, such as '2:44 pm'; '' if that is not known. */
export const whoAndWhen = (change: PartConflict | undefined): [who: string, when: string] => [
  change?.by ?? conflictWords.somebody,
  change ? formatTime(change.at) : '',
];

type PartOfLineProps = { text: string; lang: string; ownFrom: number };

/** A part of a line, whose text from `ownFrom` on is in the language of the procedure. */
const PartOfLine = ({ text, lang, ownFrom }: PartOfLineProps) => {
  const from = Math.max(0, ownFrom);
  return (
    <>
      {from > 0 && <span>{isolated(text.slice(0, from))}</span>}
      {from < text.length && <span lang={lang}>{isolated(text.slice(from))}</span>}
    </>
  );
};

interface ContentLinesProps {
  content: MemberContent;
  /** The content before both changes: differences from it are underlined. */
  base: MemberContent | undefined;
  imageAlt: string;
  /** The language of the procedure (TRANSLATE-20). */
  lang: string;
}

export const ContentLines = ({ content, base, imageAlt, lang }: ContentLinesProps) => (
  <span className={classes.content}>
    {content.image !== undefined && (
      <Image src={imageUrl(content.image)} alt={imageAlt} height={112} />
    )}
    {content.lines.map(({ key, label, text, ownFrom = text.length }) => {
      const before = base?.lines.find((one) => one.key === key)?.text ?? '';
      const [start, changed, end] = base ? textChange(before, text) : [text, '', ''];
      return (
        <span key={key} className={classes.line}>
          {label !== '' && <span className={classes.muted}>{`${label}${marks.colon} `}</span>}
          <PartOfLine text={start} lang={lang} ownFrom={ownFrom} />
          {changed !== '' && (
            <ins>
              <PartOfLine text={changed} lang={lang} ownFrom={ownFrom - start.length} />
            </ins>
          )}
          <PartOfLine text={end} lang={lang} ownFrom={ownFrom - start.length - changed.length} />
        </span>
      );
    })}
  </span>
);

export const SIDES = ['mine', 'theirs'] as const;

interface TwoSidesProps {
  legend: string;
  names: Readonly<Record<Side, string>>;
  chosen: Side;
  onChoose: (side: Side) => void;
  children: (side: Side) => ReactNode;
}

/** The author's own side next to the other person's, to choose from (EDITOR-18). */
export const TwoSides = ({ legend, names, chosen, onChoose, children }: TwoSidesProps) => {
  const group = useId();
  return (
    <fieldset className={classes.member}>
      <legend>{legend}</legend>
      <div className={classes.pair}>
        {SIDES.map((side) => (
          <div key={side} className={classes.side} data-chosen={side === chosen || undefined}>
            <Radio
              name={group}
              value={side}
              checked={side === chosen}
              onChange={() => onChoose(side)}
              label={
                <>
                  <b className={classes.choice}>{names[side]}</b> {children(side)}
                </>
              }
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
};

type ConflictFrameProps = { title: string; text: ReactNode; children: ReactNode; bar: ReactNode };

/** The frame that replaces the fields while the author must decide something; its title has the focus. */
export const ConflictFrame = ({ title, text, children, bar }: ConflictFrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const main = heading.current?.closest('main');
    heading.current?.focus();
    // The pressed button is gone, so the title of the fields gets the focus.
    return () => {
      if (document.activeElement === document.body) main?.querySelector('h2')?.focus();
    };
  }, []);
  return (
    <>
      <div className={classes.scroll}>
        <div>
          <h2 ref={heading} className={classes.title} tabIndex={-1}>
            {title}
          </h2>
          <p className={classes.text}>{text}</p>
        </div>
        {children}
      </div>
      <div data-edge="" className={classes.bar}>
        {bar}
      </div>
    </>
  );
};
