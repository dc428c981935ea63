import { wordsOfTreeProblem } from '../base/messages.ts';
import { ActionFailed, FormFailure } from '../shared/states/ActionFailed.tsx';
import classes from './OpenRevision.module.css';
import type { RestoreFailure } from './restore.ts';

interface RestoreFailedProps {
  failure: RestoreFailure;
  onRetry: () => Promise<void>;
}

/** Why a revision was not restored, in place (REVISION-4, SHELL-5). */
export const RestoreFailed = ({ failure, onRetry }: RestoreFailedProps) => (
  <div className={classes.buttons}>
    <div>
      {failure.canRetry ? (
        <ActionFailed text={failure.text} onRetry={onRetry} />
      ) : (
        <FormFailure text={failure.text} />
      )}
      {failure.problems.length > 0 && (
        <ul className={classes.hint}>
          {failure.problems.map((problem) => {
            const { where, what } = wordsOfTreeProblem(problem);
            return (
              <li key={`${where} ${what}`}>
                <b>{where}:</b> {what}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  </div>
);
