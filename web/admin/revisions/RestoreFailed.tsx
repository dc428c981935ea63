import { wordsOfTreeProblem } from '../messages.ts';
import { ActionFailed } from '../states/ActionFailed.tsx';
import { FormFailure } from '../states/FormFailure.tsx';
import type { RestoreFailure } from './restore.ts';

interface RestoreFailedProps {
  failure: RestoreFailure | undefined;
  onRetry: () => Promise<void>;
}

/** Why a revision was not restored, in place (REVISION-4, SHELL-5). */
export const RestoreFailed = ({ failure, onRetry }: RestoreFailedProps) => {
  if (failure?.canRetry) return <ActionFailed text={failure.text} onRetry={onRetry} />;
  return (
    <>
      <FormFailure text={failure?.text} />
      {failure && failure.problems.length > 0 && (
        <ul>
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
    </>
  );
};
