import { memo, type ReactNode } from 'react';
import { applyQuickFix } from '#core/tree/quick-fix.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import type { TreeProblem } from '#core/tree/tree-check.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ProblemList } from '../page-parts/ProblemList.tsx';
import { adminMessages, BRANCH_WORDS } from '../../base/messages.ts';
import type { DraftTree } from './draft-tree.ts';
import { treeMessages } from './messages.ts';
import classes from './TreePanel.module.css';

const words = adminMessages.editor;

type Judged = Pick<DraftTree, 'problems' | 'shownProblems' | 'entries'>;

/** Returns the state of the tree in a few words, with problems that block publishing first; it never says that all is right while a step is not saved (EDITOR-21). */
export function problemsTitle({ problems, shownProblems, entries }: Judged, hasSteps: boolean) {
  if (!hasSteps) return words.noStepSaved;
  const blocking = shownProblems.filter((problem) => problem.blocking).length;
  if (blocking > 0) return words.toFix(blocking);
  const lacks = problems.find((problem) => problem.blocking);
  if (lacks && lacks.number !== null) return words.notFinished(lacks.number);
  if (shownProblems.length > 0) return words.warnings(shownProblems.length);
  return entries.some(({ isUnsaved }) => isUnsaved) ? words.nothingButUnsaved : words.nothingToFix;
}

interface TreeProblemsProps {
  issueId: string;
  tree: DraftTree;
  hasSteps: boolean;
  onQuickFix: (step: string, draft: StepDraft) => void;
}

/** The problems that the tree check finds in the draft (EDITOR-21, TREE-4). */
export const TreeProblems = memo(({ issueId, tree, hasSteps, onQuickFix }: TreeProblemsProps) => {
  const { shownProblems, quickFixes, steps } = tree;
  const buttons = new Map(
    [...quickFixes].map(([problem, quickFix]): [TreeProblem, ReactNode] => {
      const step = steps.find(({ _id }) => _id === quickFix.step);
      const { _id, ...draft } = { _id: quickFix.step, ...(step && applyQuickFix(step, quickFix)) };
      return [
        problem,
        <span key={_id} className={classes.quickFix}>
          <Button variant="secondary" size="small" onClick={() => onQuickFix(_id, draft)}>
            {treeMessages.quickFix(BRANCH_WORDS[quickFix.branch], quickFix.target)}
          </Button>
        </span>,
      ];
    }),
  );
  return (
    <section className={classes.problems} aria-label={words.problems}>
      <h2 className={classes.title}>{problemsTitle(tree, hasSteps)}</h2>
      {shownProblems.length > 0 && (
        <ProblemList issueId={issueId} problems={shownProblems} quickFixes={buttons} />
      )}
    </section>
  );
});
