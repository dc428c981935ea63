import { useMemo, useState } from 'react';
import type { Campus } from '#core/campus/setting.ts';
import type { OpenedDocument } from '../shared/exchange/opened-document.ts';
import { openReview, REVIEWING, type Review } from './review.ts';

/** The actions of the page; the same functions as long as it is open. */
export type Reviewing = ReturnType<typeof useReview>['reviewing'];

/** A document under review; each correction is followed by new guesses at once (IMPORT-9). */
export function useReview(document: OpenedDocument, campus: Campus, maySet: boolean) {
  const [review, setReview] = useState(() => openReview(document, campus, maySet));
  const reviewing = useMemo(() => {
    const act =
      <Said extends readonly unknown[]>(change: (before: Review, ...said: Said) => Review) =>
      (...said: Said): void =>
        setReview((before) => change(before, ...said));
    return {
      correct: act(REVIEWING.correct),
      takeContact: act(REVIEWING.takeContact),
      rename: act(REVIEWING.rename),
      categorize: act(REVIEWING.categorize),
      take: act(REVIEWING.take),
      takePicture: act(REVIEWING.takePicture),
    };
  }, []);
  return { review, reviewing };
}
