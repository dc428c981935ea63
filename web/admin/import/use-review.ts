import { useEffect, useMemo, useRef, useState } from 'react';
import type { Campus } from '#core/campus/setting.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { keepSaid } from '../shared/exchange/kept-import.ts';
import type { ShownDocument } from '../shared/exchange/opened-document.ts';
import { importMessages as words } from './messages.ts';
import { openReview, saidOf, type Review, type Said } from './review.ts';
import { REVIEWING } from './reviewing.ts';

/** The actions of the page; the same functions as long as it is open. */
export type Reviewing = ReturnType<typeof useReview>['reviewing'];

/** Holds a document under review; each correction is followed by new guesses at once (IMPORT-9), and kept (IMPORT-20). */
export function useReview({ document, said }: ShownDocument, campus: Campus, maySet: boolean) {
  const [review, setReview] = useState(() =>
    openReview(document, campus, { maySet, said: said as Said | undefined }),
  );
  const first = useRef(review);
  useEffect(() => {
    if (review !== first.current) void keepSaid(document, saidOf(review));
  }, [document, review]);
  const reviewing = useMemo(() => {
    const act =
      <Said extends readonly unknown[]>(change: (before: Review, ...said: Said) => Review) =>
      (...said: Said): void =>
        setReview((before) => change(before, ...said));
    return {
      correct: act(REVIEWING.correct),
      leaveOut: act(REVIEWING.leaveOut),
      restore: act(REVIEWING.restore),
      takeBack: act(REVIEWING.takeBack),
      split: act(REVIEWING.split),
      join: act(REVIEWING.join),
      answer: act(REVIEWING.answer),
      closeQuestions: act(REVIEWING.closeQuestions),
      chooseKey: act(REVIEWING.chooseKey),
      takeContact: act(REVIEWING.takeContact),
      rename: act(REVIEWING.rename),
      categorize: act(REVIEWING.categorize),
      settle: act(REVIEWING.settle),
      settleLike: act(REVIEWING.settleLike),
      askAgain: act(REVIEWING.askAgain),
      take: act(REVIEWING.take),
      takePicture: act(REVIEWING.takePicture),
    };
  }, []);
  const { wasCorrected } = review;
  useEffect(() => {
    const more = wasCorrected?.more;
    if (!more) return;
    const { agreed, split, changes, left, moved } = more;
    const said = left > 1 ? words.leftOut(left) : words.movedAway(moved);
    showToast({
      kind: 'status',
      tone: 'neutral',
      text: agreed ? words.agreed(agreed.count) : split ? words.wasSplit : said,
      ...(left > 1 && moved && { detail: words.movedAway(moved) }),
      action: {
        label: words.undo,
        onAction: () => {
          if (agreed) reviewing.askAgain(agreed.guesses);
          else if (split) reviewing.join(split);
          else reviewing.takeBack(changes);
        },
      },
    });
  }, [wasCorrected, reviewing]);
  return { review, reviewing };
}
