import { useId, useRef } from 'react';
import type { Issue } from '#core/issue/issue.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { PageButton } from '../base/PageButton.tsx';
import type { Paths } from '../base/issues-api.ts';
import { useSettings } from '../base/queries.ts';
import { BackToSetup } from '../shared/setup/BackToSetup.tsx';
import { useKeptSetup } from '../shared/setup/kept-setup.ts';
import { setupMessages } from '../shared/setup/messages.ts';
import { adoptFailure, adoptionInWords } from '../shared/setup/adopt.ts';
import { useSetup } from '../shared/setup/use-setup.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { pathsChecked } from '../shared/states/messages.ts';
import { PATHS_PANE } from './CheckedPaths.tsx';
import { pathsMessages as words } from './messages.ts';
import classes from './PathsPane.module.css';
import { Written } from '../base/Written.tsx';

interface AdoptPartProps {
  issue: Pick<Issue, '_id' | 'isArchived'>;
  data: Pick<Paths, 'reviewed' | 'isEdited' | 'paths' | 'checked' | 'count' | 'isMore'>;
  onAdopt: () => Promise<void>;
  /** True if a translation is reviewed: the issue to read next is then not shown. */
  isTranslation: boolean;
}

/** The part below the paths that is always in sight: how many are checked, who reviewed the issue and when, the button 'Reviewed' once all are checked, and the issue to read next (PATHS-7, PATHS-9). */
export const AdoptPart = ({ issue, data, onAdopt, isTranslation }: AdoptPartProps) => {
  const { reviewed, isEdited, paths, checked } = data;
  const unchecked = paths.length - checked;
  const part = useRef<HTMLElement>(null);
  const timeZone = useSettings().data?.timeZone;
  const isSettingUp = useKeptSetup() !== 'done' && !isTranslation;
  const next = (useSetup(isSettingUp).data?.procedures ?? []).find(
    (one) => one.reviewed === null && one._id !== issue._id,
  );
  const adopting = useSubmit(async () => {
    await onAdopt();
    // The pressed button is gone, so the link to the next procedure gets the focus.
    (part.current?.querySelector('a') ?? part.current)?.focus();
  }, adoptFailure);
  const countId = useId();
  const isAsked = (!reviewed || isEdited) && !issue.isArchived;
  const href = next && adminPaths.issue(next._id, PATHS_PANE);
  return (
    <section ref={part} className={classes.review} aria-label={words.review} tabIndex={-1}>
      <div className={classes.words}>
        <p id={countId} className={classes.checked} role="status">
          {pathsChecked(data)}
        </p>
        <p className={classes.note}>
          <span>{reviewed ? `${adoptionInWords(reviewed, timeZone)}.` : words.notReviewed}</span>{' '}
          {isEdited && <span>{words.editedSince}</span>}
        </p>
      </div>
      <div className={classes.ways}>
        {isAsked && (
          <Button
            variant={unchecked > 0 ? 'secondary' : 'primary'}
            busy={adopting.busy}
            aria-disabled={unchecked > 0}
            aria-describedby={unchecked > 0 ? countId : undefined}
            onClick={() => void adopting.submit()}
          >
            {setupMessages.reviewed}
          </Button>
        )}
        {next && href !== undefined && (
          <PageButton variant={reviewed && !isEdited ? 'primary' : 'secondary'} href={href}>
            <Written of={next} within={words.next}>
              {next.title}
            </Written>
          </PageButton>
        )}
        {isSettingUp && <BackToSetup />}
      </div>
      <FormFailure text={adopting.failure} />
    </section>
  );
};
