import { Fragment, type ReactNode } from 'react';
import type { WireStep } from '#core/issue/wire-schema.ts';
import type { TimelineLine } from '#core/record/timeline.ts';
import { isOwnAnswerOf } from '#core/step/own-answers.ts';
import { isolated } from '../../../guide/isolated.tsx';

interface EventTextProps {
  line: TimelineLine;
  title: string;
  /** The step of the line, if the phone knows it. */
  step: WireStep | undefined;
  /** The language in which the procedure is written. */
  lang: string | undefined;
}

/** Returns the words of the procedure in a line, in their order there. */
function ownWords({ line, title, step }: EventTextProps): readonly string[] {
  const { did, asked = '', answer = '' } = line;
  if (did === 'began') return [title];
  if (!step) return [];
  const isTick = step.answerType === 'Show a confirmation checkbox';
  return isTick || isOwnAnswerOf(step, answer) ? [asked, answer] : [asked];
}

/** The text of an event, with the words of the procedure in their language, so that a screen reader speaks them right (TRANSLATE-21). */
export const EventText = (props: EventTextProps) => {
  const parts: ReactNode[] = [];
  const { text } = props.line;
  const words = ownWords(props);
  let rest = text;
  // Short words, such as the answer 'A', may also be in a name or in the page's words before them, so they are looked for from the end.
  for (const own of [...words].reverse()) {
    const at = own === '' ? -1 : rest.lastIndexOf(own);
    if (at < 0) continue;
    parts.unshift(
      <Fragment key={at}>
        <span lang={props.lang}>{isolated(own)}</span>
        {isolated(rest.slice(at + own.length))}
      </Fragment>,
    );
    rest = rest.slice(0, at);
  }
  return (
    // A browser that translates the page replaces its text nodes, so other parts must be another element.
    <span key={[text, ...words].join('\n')}>
      {isolated(rest)}
      {parts}
    </span>
  );
};
