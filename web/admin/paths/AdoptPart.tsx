import { useId, useRef } from 'react';
import type { Issue } from '#core/issue/issue.ts';
import type { Adoption } from '#core/issue/path-check-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { PageButton } from '../base/PageButton.tsx';
import { useSettings } from '../base/queries.ts';
import { BackToSetup } from '../shared/setup/BackToSetup.tsx';
import { useKeptSetup } from '../shared/setup/kept-setup.ts';
import { setupMessages } from '../shared/setup/messages.ts';
import { adoptFailure, adoptionInWords } from '../shared/setup/adopt.ts';
import { useSetup } from '../shared/setup/use-setup.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { PATHS_PANE } from './CheckedPaths.tsx';
import { pathsMessages as words } from './messages.ts';
import classes from './PathsPane.module.css';

interface AdoptPartProps {
  issue: Pick<Issue, '_id' | 'updatedAt' | 'isArchived'>;
  reviewed: Adoption;
  /** The number of listed paths that nobody ticked yet. */
  unchecked: number;
  onAdopt: () => Promise<void>;
}

/** Below the last path: who reviewed the issue and when, 'Reviewed' once all are ticked, and the issue to read next (PATHS-7, PATHS-9). */
export const AdoptPart = ({ issue, reviewed, unchecked, onAdopt }: AdoptPartProps) => {
  const part = useRef<HTMLElement>(null);
  const timeZone = useSettings().data?.timeZone;
  const isSettingUp = useKeptSetup() !== 'done';
  const left = (useSetup(isSettingUp).data?.procedures ?? []).filter(
    (one) => one.reviewed === null && one._id !== issue._id,
  );
  const adopting = useSubmit(async () => {
    await onAdopt();
    // The button that was pressed is gone: one goes on with the next.
    (part.current?.querySelector('a') ?? part.current)?.focus();
  }, adoptFailure);
  const hint = useId();
  const isEdited = reviewed !== null && issue.updatedAt > reviewed.at;
  const [next] = left;
  const isAsked = (!reviewed || isEdited) && !issue.isArchived;
  const href = next && adminPaths.issue(next._id, PATHS_PANE);
  return (
    <section ref={part} className={classes.review} aria-label={words.review} tabIndex={-1}>
      <p>
        <span>{reviewed ? `${adoptionInWords(reviewed, timeZone)}.` : words.notReviewed}</span>{' '}
        {isEdited && <span>{words.editedSince}</span>}
      </p>
      {isAsked && unchecked > 0 && (
        <p id={hint} className={classes.note}>
          {words.unchecked(unchecked)}
        </p>
      )}
      <div className={classes.ways}>
        {isAsked && (
          <Button
            variant="primary"
            busy={adopting.busy}
            disabled={unchecked > 0}
            aria-describedby={unchecked > 0 ? hint : undefined}
            onClick={() => void adopting.submit()}
          >
            {setupMessages.reviewed}
          </Button>
        )}
        {next && href !== undefined && (
          <PageButton variant={reviewed && !isEdited ? 'primary' : 'secondary'} href={href}>
            {words.next(next.title)}
          </PageButton>
        )}
        {isSettingUp && <BackToSetup />}
        {left.length > 1 && <span className={classes.note}>{setupMessages.left(left.length)}</span>}
      </div>
      <FormFailure text={adopting.failure} />
    </section>
  );
};
