import { useMemo, useState } from 'react';
import type { IssueCategory } from '#core/base/category.ts';
import type { Campus } from '#core/campus/campus-schema.ts';
import {
  EXCHANGE_FORMAT,
  EXCHANGE_VERSION,
  type SentFile,
} from '#core/exchange/exchange-schema.ts';
import { exchangedGuess, type Renamed } from '#core/import/exchanged-guess.ts';
import { guessIssues, type GuessedIssue } from '#core/import/guessed-issues.ts';
import type { BlockUse } from '#core/import/outline.ts';
import type { OpenedDocument } from '../exchange/opened-document.ts';

/** An issue as it would come in: what was made of the document, with what somebody says otherwise. */
export type ReviewedIssue = GuessedIssue & {
  readonly isTaken: boolean;
  readonly isRenamed: boolean;
};

/** A document under review: what is made of it, and what somebody corrects; each correction is guessed anew at once (IMPORT-9). */
export function useReview({ name, source: { blocks }, key }: OpenedDocument, campus: Campus) {
  const [corrections, setCorrections] = useState<ReadonlyMap<number, BlockUse>>(new Map());
  const [renamed, setRenamed] = useState<ReadonlyMap<number, Renamed>>(new Map());
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set());
  const [wasCorrected, setWasCorrected] = useState<number>();
  const [categoryOfAll, setCategoryOfAll] = useState<IssueCategory>();
  const guessed = useMemo(
    () => guessIssues(blocks, { name, campus }, corrections),
    [blocks, name, campus, corrections],
  );

  const issues = guessed.issues.map((issue): ReviewedIssue => {
    const own = renamed.get(issue.key);
    const category = own?.category ?? categoryOfAll ?? issue.category;
    return {
      ...issue,
      title: own?.title ?? issue.title,
      category,
      isCategoryGuessed: issue.isCategoryGuessed && !own?.category && !categoryOfAll,
      isTaken: !refused.has(issue.key),
      isRenamed: own?.title !== undefined,
    };
  });

  return {
    blocks,
    uses: guessed.uses,
    left: guessed.left,
    issues,
    categoryOfAll,
    /** Says what a paragraph is; undefined guesses it again. */
    correct: (block: number, use: BlockUse | undefined): void => {
      const next = new Map(corrections);
      if (use) next.set(block, use);
      else next.delete(block);
      setCorrections(next);
      setWasCorrected(block);
    },
    /** The block that was corrected last. */
    wasCorrected,
    isCorrected: (block: number): boolean => corrections.has(block),
    rename: (issue: number, more: Renamed): void =>
      setRenamed((before) => new Map(before).set(issue, { ...before.get(issue), ...more })),
    /** One category for all; what was chosen for one of them before goes. */
    categorize: (category: IssueCategory | undefined): void => {
      setCategoryOfAll(category);
      const titles = Array.from(
        renamed,
        ([issue, { category: _, ...rest }]) => [issue, rest] as const,
      );
      setRenamed(new Map(titles));
    },
    take: (issue: number, isTaken: boolean): void => {
      const next = new Set(refused);
      if (isTaken) next.delete(issue);
      else next.add(issue);
      setRefused(next);
    },
    /** What is sent of the issues that are taken: a file of one issue each, under an id that stays. */
    parts: (): readonly SentFile[] =>
      issues
        .filter(({ isTaken }) => isTaken)
        .map((issue) => ({
          format: EXCHANGE_FORMAT,
          version: EXCHANGE_VERSION,
          issues: [exchangedGuess(`${key}-${issue.key}`, issue)],
        })),
  };
}

export type Review = ReturnType<typeof useReview>;
