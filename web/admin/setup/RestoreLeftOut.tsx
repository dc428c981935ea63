import { useState } from 'react';
import type { SetupState } from '#core/setup/setup-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { useSubmit } from '../shared/account/use-submit.ts';
import { bringBack } from '../shared/setup/adopt.ts';
import { setupMessages as words } from '../shared/setup/messages.ts';
import classes from './Setup.module.css';

/** A button that restores the starter texts that were left out, after naming those that advisors will get (SETUP-15). */
export const RestoreLeftOut = ({ leftOut }: Pick<SetupState, 'leftOut'>) => {
  // These are the texts that were named, even if others have been left out since.
  const [asked, setAsked] = useState<SetupState['leftOut']>();
  const restoring = useSubmit(async () => {
    await bringBack(asked ?? []);
    setAsked(undefined);
  });
  const titles = (isPublished: boolean) =>
    (asked ?? []).filter(({ publish }) => publish === isPublished).map(({ title }) => title);
  return (
    <>
      {leftOut.length > 0 && (
        <Button size="small" onClick={() => setAsked(leftOut)}>
          {words.restoreLeftOut(leftOut.length)}
        </Button>
      )}
      {asked && (
        <ConfirmationDialog
          open
          modalTitle={words.restoreTitle(asked.length)}
          description={
            <div className={classes.words}>
              {words.restoreText(titles(true), titles(false)).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          }
          primary="cancel"
          confirmLabel={words.restore}
          busy={restoring.busy}
          onConfirm={() => void restoring.submit()}
          cancelLabel={words.keepOut}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
};
