import type { ReactNode } from 'react';
import { useLanguageOf, type IssueReference } from './queries.ts';

/** Takes the place of a text while its sentence is written. */
const PLACE = '\u{FFFC}';

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
  const sentence = within(PLACE);
  const [before, after] = sentence.split(PLACE);
  return (
    // A browser that translates takes the place of the words: another sentence takes another element.
    <span key={sentence}>
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
