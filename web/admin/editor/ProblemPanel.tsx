import { memo } from 'react';
import type { Campus } from '#core/campus-schema.ts';
import type { Issue } from '#core/issue.ts';
import { problemsInTree, type TreeProblem } from '#core/tree-check.ts';
import { Check } from '#kit/icon/drawings/check.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { adminMessages } from '../messages.ts';
import { ProblemList } from '../issues/ProblemList.tsx';
import classes from './ProblemPanel.module.css';

const words = adminMessages.editor;

const CHECKS: readonly { code: TreeProblem['code']; text: string }[] = [
  { code: 'BROKEN_STEP', text: words.allComplete },
  { code: 'UNREACHABLE', text: words.allReached },
  { code: 'ENDLESS_LOOP', text: words.noEndlessLoop },
];

/** The state of the tree in a few words: blocking problems come before warnings. */
function titleOf(steps: number, problems: readonly TreeProblem[]): string {
  const blocking = problems.filter((problem) => problem.blocking).length;
  if (steps === 0) return words.noStepsYet;
  if (blocking > 0) return words.toFix(blocking);
  return problems.length > 0 ? words.warnings(problems.length) : words.nothingToFix;
}

interface ProblemPanelProps {
  issue: Pick<Issue, '_id' | 'steps' | 'firstAct'>;
  /** Undefined where the settings did not load: contacts are not looked at. */
  campus?: Campus | undefined;
}

/**
 * What the tree check says about the saved steps, and what is in order (EDITOR-21). It is rendered anew
 * for what was saved, not for what is typed.
 */
export const ProblemPanel = memo(({ issue, campus }: ProblemPanelProps) => {
  const { steps, firstAct } = issue;
  const problems = problemsInTree(steps, { firstAct, campus });
  const passed = CHECKS.filter(({ code }) => problems.every((problem) => problem.code !== code));
  return (
    <section className={classes.panel} aria-label={words.problems}>
      <h2 className={classes.title}>{titleOf(issue.steps.length, problems)}</h2>
      <ProblemList issueId={issue._id} problems={problems} />
      <ul className={classes.checks}>
        {issue.steps.length > 0 &&
          passed.map(({ code, text }) => (
            <li key={code}>
              <Icon icon={Check} size={16} />
              {text}
            </li>
          ))}
      </ul>
    </section>
  );
});
