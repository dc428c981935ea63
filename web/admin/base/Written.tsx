import type { ReactNode } from 'react';
import { around } from '#core/base/text-change.ts';
import { useLanguageOf, type IssueReference } from './queries.ts';

interface SpokenProps {
  /** The language of the text; undefined for a word of the page. */
  lang: string | undefined;
  children: ReactNode;
  /** Returns the page's sentence around the text. */
  within?: (text: string) => string;
}

/** A text in its own language, so that a screen reader pronounces it right. */
export const Spoken = ({ lang, children, within }: SpokenProps) => {
  const text = <span lang={lang}>{children}</span>;
  if (!within) return text;
  const [before, after] = around(within);
  return (
    // A browser that translates the page replaces its text nodes, so another sentence must be another element.
    <span key={before + after}>
      {before}
      {text}
      {after}
    </span>
  );
};

/** A title or text of a procedure within the page's own words, in the language in which it was written (TRANSLATE-20). */
export const Written = ({ of, ...text }: Omit<SpokenProps, 'lang'> & { of: IssueReference }) => (
  <Spoken lang={useLanguageOf()(of)} {...text} />
);
