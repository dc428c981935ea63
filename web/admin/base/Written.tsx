import type { ReactNode } from 'react';
import { around } from '#core/base/text-change.ts';
import { useLanguageOf, type IssueReference } from './queries.ts';

interface SpokenProps {
  /** Undefined for a word of the page. */
  lang: string | undefined;
  children: ReactNode;
  /** The sentence of the page around it. */
  within?: (text: string) => string;
}

/** A text in a language of its own, so that a screen reader speaks it so. */
export const Spoken = ({ lang, children, within }: SpokenProps) => {
  const text = <span lang={lang}>{children}</span>;
  if (!within) return text;
  const [before, after] = around(within);
  return (
    // A browser that translates takes the place of the words: another sentence takes another element.
    <span key={before + after}>
      {before}
      {text}
      {after}
    </span>
  );
};

/** A title or text of a procedure among the words of a page, in the language in which it was written (TRANSLATE-20). */
export const Written = ({ of, ...text }: Omit<SpokenProps, 'lang'> & { of: IssueReference }) => (
  <Spoken lang={useLanguageOf()(of)} {...text} />
);
