import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TreeProblem } from '#core/tree/tree-check.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { adminPaths } from '../../../base/admin-paths.ts';
import { adminMessages } from '../../base/messages.ts';
import { wordsOfTreeProblem } from '../../base/problem-words.ts';
import classes from './ProblemList.module.css';
import { marks } from '#core/base/mark-messages.ts';

interface ProblemListProps {
  issueId: string;
  problems: readonly TreeProblem[];
  /** The buttons that solve a problem right away. */
  quickFixes?: ReadonlyMap<TreeProblem, ReactNode>;
}

export const ProblemList = ({ issueId, problems, quickFixes }: ProblemListProps) => (
  <ul className={classes.problems}>
    {problems.map((problem) => {
      const { where, what } = wordsOfTreeProblem(problem);
      return (
        <li key={`${where} ${what}`} className={classes.problem} data-blocking={problem.blocking}>
          <Icon icon={TriangleAlert} />
          <div>
            <p>
              <b>{`${where}${marks.colon}`}</b> {what}
            </p>
            {quickFixes?.get(problem)}
            {problem.step === null ? (
              <Link href={adminPaths.issue(issueId)}>{adminMessages.editor.goToDetails}</Link>
            ) : (
              <Link href={adminPaths.issue(issueId, problem.step)}>
                {adminMessages.editor.goToStep(problem.number)}
              </Link>
            )}
          </div>
        </li>
      );
    })}
  </ul>
);
