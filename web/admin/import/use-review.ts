import { useMemo, useState } from 'react';
import type { IssueCategory } from '#core/base/category.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { BlockUse } from '#core/import/outline.ts';
import type { OpenedDocument } from '../shared/exchange/opened-document.ts';
import { openReview, REVIEWING, type Renamed, type Review } from './review.ts';

/** The actions of the page; the same functions as long as it is open. */
export type Reviewing = {
  readonly correct: (block: number, use: BlockUse | undefined) => void;
  readonly takeContact: (id: string, isTaken: boolean) => void;
  readonly rename: (issue: number, more: Renamed) => void;
  readonly categorize: (category: IssueCategory | undefined) => void;
  readonly take: (issue: number, isTaken: boolean) => void;
  readonly takePicture: (step: string, isTaken: boolean) => void;
};

/** A document under review; each correction is followed by new guesses at once (IMPORT-9). */
export function useReview(document: OpenedDocument, campus: Campus, maySet: boolean) {
  const [review, setReview] = useState(() => openReview(document, campus, maySet));
  const reviewing = useMemo((): Reviewing => {
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
