import { useState } from 'react';
import { ownNameOf } from '#core/base/language-name.ts';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import { Link } from 'wouter';
import type { Issue } from '#core/issue/issue.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Label } from '#kit/controls/label/Label.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { textMessages } from '../../base/text-messages.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { adminMessages } from '../../base/messages.ts';
import { PATHS_PANE } from '../../paths/CheckedPaths.tsx';
import { translationsMessages as words } from './messages.ts';
import classes from './Translations.module.css';
import type { Texts } from './use-texts.ts';

interface PublishLanguageProps {
  issue: Issue;
  language: ProcedureLanguage;
  isPublished: boolean;
  /** True if its texts came with the starter library and were not reviewed (TRANSLATE-42). */
  notReviewed: boolean;
  /** True if it is published as soon as a second person approves it. */
  isWaiting: boolean;
  texts: Texts;
  mayChange: boolean;
  /** True if no typed text has a mistake. */
  mayBeSaved: boolean;
  titleId: string;
}

/** The head of a language: how much is translated, if advisors get it, and the buttons that publish and withdraw it (TRANSLATE-34). */
export const PublishLanguage = (props: PublishLanguageProps) => {
  const { issue, language, isPublished, notReviewed, isWaiting, texts, titleId } = props;
  const { mayChange, mayBeSaved } = props;
  const { current, stale, missing } = texts.progress;
  // This is the question: the texts that an incomplete language lacks, or if the language should be withdrawn.
  const [left, setLeft] = useState<string>();
  const [isWithdrawn, setWithdrawn] = useState(false);
  const busy = texts.busy === 'publish';
  const publish = async (partly?: true): Promise<void> => {
    setLeft(undefined);
    setLeft(await texts.publish(true, partly));
  };
  const open = textMessages.left(missing, stale);
  const canPublish = mayChange && !issue.isArchived;
  return (
    <div className={classes.head}>
      <div className={classes.state}>
        <h2 id={titleId} className={classes.title} lang={language}>
          {ownNameOf(language)}
        </h2>
        {isPublished && !isWaiting && issue.publish && (
          <Label tone="positive">{words.isPublished}</Label>
        )}
        {isPublished && isWaiting && <Label tone="warning">{words.waiting}</Label>}
        {notReviewed && (
          <p className={classes.muted}>
            {adminMessages.issues.starter}.{' '}
            <Link href={adminPaths.issue(issue._id, PATHS_PANE, language)}>{words.readPaths}</Link>
          </p>
        )}
        <p>
          {words.progress(current, current + stale + missing)}
          {open !== '' && <span className={classes.muted}>{` (${open})`}</span>}
        </p>
        {isPublished && !issue.publish && <p className={classes.muted}>{words.withIssue}</p>}
      </div>
      {canPublish &&
        (isPublished ? (
          <Button busy={busy} onClick={() => setWithdrawn(true)}>
            {words.withdraw(language)}
          </Button>
        ) : (
          <Button busy={busy} disabled={!mayBeSaved} onClick={() => void publish()}>
            {words.publish(language)}
          </Button>
        ))}
      <ConfirmationDialog
        open={left !== undefined}
        modalTitle={words.partlyTitle(language)}
        description={words.partlyText(left ?? '')}
        confirmLabel={words.partly}
        onConfirm={() => void publish(true)}
        primary="cancel"
        cancelLabel={words.cancel}
        onCancel={() => setLeft(undefined)}
      />
      <ConfirmationDialog
        open={isWithdrawn}
        modalTitle={words.withdrawTitle(language)}
        description={words.withdrawText}
        confirmLabel={words.withdraw(language)}
        onConfirm={() => {
          setWithdrawn(false);
          void texts.publish(false);
        }}
        cancelLabel={words.cancel}
        onCancel={() => setWithdrawn(false)}
      />
    </div>
  );
};
